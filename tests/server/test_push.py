"""Push: according to RFC 8291, to public addresses only, and nobody waits for a slow device."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select

from ilion.server.jobs import web_push
from ilion.server.jobs.web_push import EndpointRefused, PushSender, check_keys, encrypt, is_public
from ilion.server.problems import ApiError
from ilion.server.storage.notices import notify
from ilion.server.storage.schema import push_devices, server_keys
from ilion.table.clock import MINUTE
from tests.server.noticing import Club, in_club
from tests.server.push_receiver import PushReceiver, padded, unpadded


def test_messages_are_encrypted_as_the_example_of_rfc_8291() -> None:
    number = int.from_bytes(padded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    sender = ec.derive_private_key(number, ec.SECP256R1())
    p256dh = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    found = encrypt(
        b"When I grow up, I want to be a watermelon", p256dh, "BTBZMqHH6r4Tts7J_aSIgg", sender, padded("DGv6ra1nlYgDCS1FRnbzlw")
    )
    assert unpadded(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6"
        "cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_push_service_is_told_who_sends_and_the_key_is_the_same_after_a_restart(tmp_path: Path, browser: PushReceiver) -> None:
    keys: list[str] = []

    async def work(club: Club) -> None:
        ann = await club.account(f"ann{len(keys)}", "Ann")
        await club.subscribe(ann.id, browser)
        assert await club.server.notice_sender.push_message(ann.id, {"title": "Hello"}) == 1
        claims = browser.claims()
        assert claims["aud"] == browser.endpoint.removesuffix("/push/abc")
        assert claims["sub"] == "https://ilion.example"
        assert claims["key"] == club.server.notice_sender.push_sender().public_key
        keys.append(claims["key"])

    in_club(tmp_path, work)
    in_club(tmp_path, work)
    assert keys[0] == keys[1]


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_whose_subscription_has_ended_is_forgotten(tmp_path: Path, browser: PushReceiver, status: int) -> None:
    async def work(club: Club) -> None:
        ann = await club.account("ann", "Ann")
        await club.subscribe(ann.id, browser)
        browser.status = status
        assert await club.server.notice_sender.push_message(ann.id, {"title": "Hello"}) == 0
        assert not await club.read(select(push_devices))

    in_club(tmp_path, work)


def test_a_push_service_that_is_down_gets_the_message_later(tmp_path: Path, browser: PushReceiver) -> None:
    async def work(club: Club) -> None:
        ann = await club.account("ann", "Ann")
        await club.subscribe(ann.id, browser)
        await club.server.store.write(lambda connection: notify(connection, ann.id, "friend", about={"name": "Wim"}))
        browser.status = 503
        await club.send()
        browser.status = 201
        await club.send()
        assert not browser.messages, "not at once"
        await club.wait(5 * MINUTE)
        await club.send()
        assert len(browser.messages) == 1

    in_club(tmp_path, work)


def test_a_host_that_cannot_be_found_now_is_tried_later_and_a_private_one_is_forgotten(
    tmp_path: Path, browser: PushReceiver
) -> None:
    async def work(club: Club) -> None:
        ann = await club.account("ann", "Ann")
        keys = browser.subscription()["keys"]
        await club.server.push_devices.add(ann.id, "https://no-such-host.invalid/1", keys["p256dh"], keys["auth"], "")
        assert await club.server.notice_sender.push_message(ann.id, {"title": "Hello"}) is None, "the network may be down"
        assert len(await club.read(select(push_devices))) == 1
        club.server.rooms.settings = replace(club.server.settings, private_push=False)
        await club.subscribe(ann.id, browser)
        await club.server.notice_sender.push_message(ann.id, {"title": "Hello"})
        assert [row.endpoint for row in await club.read(select(push_devices))] == ["https://no-such-host.invalid/1"]
        assert not browser.messages

    in_club(tmp_path, work)


def test_a_text_that_is_too_long_for_a_push_service_is_shortened(tmp_path: Path, browser: PushReceiver) -> None:
    async def work(club: Club) -> None:
        ann = await club.account("ann", "Ann")
        await club.subscribe(ann.id, browser)
        assert await club.server.notice_sender.push_message(ann.id, {"title": "Ilion", "body": "Ψ" * 5_000, "url": "/notices"}) == 1
        (message,) = browser.messages
        assert message["url"] == "/notices"
        assert message["body"].startswith("Ψ" * 500)
        assert message["body"].endswith("…")

    in_club(tmp_path, work)


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://127.0.0.1/push",
        "https://localhost/push",
        "https://[::1]/push",
        "https://[::ffff:127.0.0.1]/push",
        "https://10.0.0.1/push",
        "https://169.254.169.254/latest/meta-data",
        "https://0.0.0.0/push",
        "http://8.8.8.8/push",
        "ftp://8.8.8.8/push",
        "https://user@8.8.8.8/push",
        "https://8.8.8.8:99999/push",
        "https://no-such-host.invalid/push",
        "https://[/push",
        "https://x..y/push",
        f"https://{'a' * 64}.com/push",
        "https://8.8.8.8/pu\u015fh",
        "https://8.8.8.8/a b",
    ],
)
def test_only_public_addresses_over_https_are_called(endpoint: str) -> None:
    sender = PushSender(ec.generate_private_key(ec.SECP256R1()), "https://ilion.example")
    with pytest.raises(EndpointRefused):
        asyncio.run(sender.check(endpoint))
    with pytest.raises(EndpointRefused):
        asyncio.run(sender.send(endpoint, *_keys(), b"hello"))


def _keys() -> tuple[str, str]:
    receiver = PushReceiver()
    receiver.close()
    keys = receiver.subscription()["keys"]
    return keys["p256dh"], keys["auth"]


def test_public_addresses_are_public() -> None:
    assert is_public("8.8.8.8")
    assert is_public("2001:4860:4860::8888")
    assert not any(
        is_public(address) for address in ("192.168.1.1", "100.64.0.1", "fe80::1%eth0", "fd00::1", "224.0.0.1", "2002:7f00:1::")
    )


class Dripping:
    """A push service that answers a byte at a time and never ends its first line."""

    def __init__(self) -> None:
        self.calls = 0
        self.hangs_up = False

    async def __aenter__(self) -> Dripping:
        self.server = await asyncio.start_server(self._answer, "127.0.0.1", 0)
        self.endpoint = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}/push"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.calls += 1
        try:
            writer.write(b"HTTP/1.1 ")
            while not writer.is_closing() and not self.hangs_up:
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(0.01)
        except OSError:
            pass
        finally:
            writer.close()


def test_a_push_service_that_drips_its_answer_is_left_at_the_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_push, "TIMEOUT", 0.2)

    async def run() -> None:
        async with Dripping() as service:
            sender = PushSender(ec.generate_private_key(ec.SECP256R1()), "https://ilion.example", allow_private=True)
            while not service.calls:  # on a busy machine the time may be over before the service is reached
                with pytest.raises(TimeoutError):
                    await sender.send(service.endpoint, *_keys(), b"hello")
                monkeypatch.setattr(web_push, "TIMEOUT", 2 * web_push.TIMEOUT)
            assert service.calls == 1

    asyncio.run(run())


def test_slow_push_services_keep_back_no_other_work_and_no_other_device(tmp_path: Path, browser: PushReceiver) -> None:
    """Ten devices that never answer take none of the threads in which passwords are checked."""

    async def work(club: Club) -> None:
        async with Dripping() as service:
            ann = await club.account("ann", "Ann")
            keys = browser.subscription()["keys"]
            for number in range(10):
                await club.server.push_devices.add(ann.id, f"{service.endpoint}/{number}", keys["p256dh"], keys["auth"], "")
            await club.subscribe(ann.id, browser)
            test = asyncio.create_task(club.server.notice_sender.test_push(ann.id, {"title": "Hello"}))
            while service.calls < 10 or not browser.messages:
                await asyncio.sleep(0.01)
            assert await asyncio.to_thread(lambda: "free") == "free"
            with pytest.raises(ApiError, match="under way already"):
                await club.server.notice_sender.test_push(ann.id, {"title": "Hello"})
            assert not test.done()
            test.cancel()
            await asyncio.gather(test, return_exceptions=True)
            test = asyncio.create_task(club.server.notice_sender.test_push(ann.id, {"title": "Hello"}))
            while service.calls < 20 or len(browser.messages) < 2:
                await asyncio.sleep(0.01)
            service.hangs_up = True
            assert await test == 1

    in_club(tmp_path, work)


def test_a_device_that_cannot_be_called_keeps_back_no_other(tmp_path: Path, browser: PushReceiver) -> None:
    async def work(club: Club) -> None:
        ann = await club.account("ann", "Ann")
        keys = browser.subscription()["keys"]
        for endpoint in ("https://[/", f"https://{'a' * 64}.com/"):
            await club.server.push_devices.add(ann.id, endpoint, keys["p256dh"], keys["auth"], "")
        await club.server.push_devices.add(ann.id, f"{browser.endpoint}/0", "AAAA", "AAAA", "")
        await club.subscribe(ann.id, browser)
        assert await club.server.notice_sender.push_message(ann.id, {"title": "Hello"}) == 1
        left = {row.endpoint for row in await club.read(select(push_devices))}
        assert left == {browser.endpoint, f"{browser.endpoint}/0"}, "only what can never be called is forgotten"

    in_club(tmp_path, work)


@pytest.mark.parametrize(("p256dh", "auth"), [("", ""), ("BAAA", "A" * 22), ("A" * 87, "A" * 22), ("B" * 87, "AAAA")])
def test_wrong_keys_of_a_subscription_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(ApiError, match="P-256"):
        check_keys(p256dh, auth)


def test_the_server_s_private_key_is_in_no_answer_log_or_repr(
    tmp_path: Path, browser: PushReceiver, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async def work(club: Club) -> None:
        ann = await club.account("ann", "Ann")
        await club.subscribe(ann.id, browser)
        browser.status = 500
        await club.server.notice_sender.push_message(ann.id, {"title": "Hello"})
        stored = {row.name: bytes(row.value) for row in await club.read(select(server_keys))}
        secret = club.server.keys.vapid.private_numbers().private_value
        shown = caplog.text + repr(club.server.keys) + repr(club.server.notice_sender.push_sender()) + str(browser.headers)
        for form in (
            str(secret),
            f"{secret:x}",
            unpadded(secret.to_bytes(32, "big")),
            *(value.hex() for value in stored.values()),
        ):
            assert form not in shown

    in_club(tmp_path, work)
