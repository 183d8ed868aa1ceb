"""Reviews for the players: the permission to request and to read them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from ilion.review import Review
from ilion.server import messages as m
from ilion.server.app import create_app
from ilion.server.jobs import reviews as jobs
from ilion.server.live.rooms import TableSession
from ilion.server.parts import Server
from ilion.table.log import Entry
from tests.server.harness import Client, Running, Socket
from tests.server.protocol.test_secrecy import Plan, best_plan
from tests.server.reviewing import until_ready, with_reviews

LANGUAGES = ("en", "de", "fr", "es", "nl")


def short_game(ann: Client, bob: Client, moves: int = 5, **more: Any) -> tuple[str, Socket, Socket]:
    """A game of some moves, which bob then resigns."""
    table = ann.make("me", "open", **more)["table"]["id"]
    bob.join(table)
    a, b = ann.socket(table), bob.socket(table)
    for s in (a, b):
        s.until("welcome")
    for _ in range(moves):
        actor = a if a.now["moves"] else b
        assert actor.play(actor.now["moves"][0]["text"])["type"] == "ack"
        for s in (a, b):
            s.ask("ping")
    return table, a, b


def resign(a: Socket, b: Socket) -> None:
    b.ask("resign")
    a.until(lambda message: message.get("now", {}).get("status") == "over")


def test_nothing_of_a_review_is_reachable_while_the_game_runs(server: Running, ann: Client, bob: Client) -> None:
    table, a, b = short_game(ann, bob)
    address = f"/api/tables/{table}/review"
    before = requested(ann)
    for answer in (
        ann.http.post(address),
        ann.http.get(address),
        ann.http.get(f"{address}.json"),
        ann.http.get(f"{address}/events/3?seat=0"),
        ann.http.post(f"{address}/answer", json={"n": 3, "seat": 0, "move": "1"}),
        ann.http.post(f"/api/tables/{table}/practise", json={"n": 3, "seat": 0}),
    ):
        assert answer.status_code == 409, answer.text
        assert set(answer.json()) == {"type", "title", "status", "detail", "key"}
    assert requested(ann) == before, "nothing was computed"
    resign(a, b)
    assert ann.http.get(address).json()["key"] == "review-none", "nobody has requested one"


def requested(client: Client) -> float:
    lines = client.http.get("/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("ilion_reviews_total"))


def test_a_player_requests_a_review_and_everybody_may_read_it(server: Running, ann: Client, bob: Client, eve: Client) -> None:
    table, a, b = short_game(ann, bob)
    resign(a, b)
    address = f"/api/tables/{table}/review"
    eve.http.patch("/api/me", json={"name": "Eve"})
    refused = eve.http.post(address)
    assert (refused.status_code, refused.json()["key"]) == (403, "review-not-yours")
    assert Client(server).http.post(address).status_code == 401
    asked = ann.http.post(address)
    assert asked.status_code == 202, asked.text
    m.ReviewPending.model_validate(asked.json(), strict=True)
    for s in (a, b):
        assert s.until("review")["state"] in ("refining", "ready")
    found = eve.http.get(address)
    assert found.status_code == 200
    m.ReviewReady.model_validate(found.json())
    review = Review.from_dict(found.json()["review"])
    for summary in review.seats:
        assert summary.start + summary.luck + summary.own + summary.others == summary.end
    assert review.seats[1].end == 0, "bob has resigned"
    while ann.http.get(address).json()["state"] != "ready":
        a.until("review")
    file = eve.http.get(f"{address}.json")
    assert "attachment" in file.headers["content-disposition"]
    assert file.json() == ann.http.get(address).json()["review"]
    assert bob.http.post(address).status_code == 200, "it is there already"

    for event in file.json()["events"]:
        if event["cause"] == "resignation":
            continue
        for seat in (0, 1):
            told = {}
            for language in LANGUAGES:
                answer = eve.http.get(f"{address}/events/{event['n']}?seat={seat}&language={language}")
                assert answer.status_code == 200, answer.text
                told[language] = answer.json()
            one = m.ReviewedPosition.model_validate(told["en"])
            own = event["seat"] == seat
            assert one.before.viewer == seat
            assert (one.before.moves is not None) == own
            assert (one.played.preview is not None) == own
            assert (one.best is not None) == (own and event["judged"] is not None)
            if own:
                assert one.played.move == event["move"]
                assert one.played.facts
                assert told["de"]["played"]["facts"] != told["en"]["played"]["facts"]
                past = a.ask("past", number=event["n"] - 1, seat=seat)
                assert told["en"]["before"]["view"] == past["view"]
    assert eve.http.get(f"{address}/events/999?seat=0").json()["key"] == "no-event"
    assert eve.http.get(f"{address}/events/0?seat=0").json()["key"] == "no-event"
    assert eve.http.get(f"{address}/events/3?seat=5").json()["key"] == "no-seat"
    check_answers(eve, address, file.json())


def check_answers(eve: Client, address: str, document: dict[str, Any]) -> None:
    """A move that was not played is judged by a search; those in the review already need none."""
    event = next(event for event in document["events"] if event["judged"] is not None)
    place = {"n": event["n"], "seat": event["seat"]}
    for text, value in ((event["move"], event["judged"]["v_played"]), (event["judged"]["best"], event["judged"]["v_best"])):
        answer = eve.http.post(f"{address}/answer", json=place | {"move": text})
        assert answer.status_code == 200, answer.text
        assert answer.json()["v_answer"] == value
    moves = eve.http.get(f"{address}/events/{event['n']}?seat={event['seat']}").json()["before"]["moves"]
    others = [move["text"] for move in moves if move["text"] not in (event["move"], event["judged"]["best"])]
    verdict = m.ReviewVerdict.model_validate(eve.http.post(f"{address}/answer", json=place | {"move": others[0]}).json())
    assert verdict.move == others[0]
    for wrong, status in (("nonsense", 422), ("helper>palace", 422)):
        refused = eve.http.post(f"{address}/answer", json=place | {"move": wrong})
        assert refused.status_code == status, refused.text
    refused = eve.http.post(f"{address}/answer", json=place | {"seat": 1 - event["seat"], "move": others[0]})
    assert refused.json()["key"] == "no-decision"


def test_a_table_that_does_not_exist_has_no_review(ann: Client) -> None:
    ann.http.patch("/api/me", json={"name": "Ann"})
    for method, path in (("POST", "review"), ("GET", "review"), ("GET", "review.json"), ("GET", "review/events/1?seat=0")):
        answer = ann.http.request(method, f"/api/tables/nowhere/{path}")
        assert (answer.status_code, answer.json()["key"]) == (404, "no-table")
    answer = ann.http.post("/api/tables/nowhere/practise", json={"n": 0, "seat": 0})
    assert (answer.status_code, answer.json()["key"]) == (404, "no-table")


def test_practice_is_a_table_like_any_other_but_unrated(server: Running, ann: Client, bob: Client, eve: Client) -> None:
    table, a, b = short_game(ann, bob)
    resign(a, b)
    events = a.now["events"]
    made = eve.http.post(f"/api/tables/{table}/practise", json={"n": events, "seat": 1, "level": "random"})
    assert made.status_code == 201, made.text
    info = made.json()["table"]
    assert (info["practice"], info["rated"], info["public"], info["status"]) == (True, False, False, "running")
    assert [(seat["kind"], seat["yours"]) for seat in info["seats"]] == [("bot", False), ("person", True)]
    mine = eve.socket(info["id"])
    welcome = mine.until("welcome")
    assert welcome["table"]["practice"]
    if not mine.now["moves"]:
        mine.until(lambda message: bool(message.get("now", {}).get("moves")))
    assert mine.play(mine.now["moves"][0]["text"])["type"] == "ack"
    assert '[Position "?"]' in eve.http.get(f"/api/tables/{info['id']}/record").text
    mine.ask("resign")
    assert '[Position "trojan-horse/1 ' in eve.http.get(f"/api/tables/{info['id']}/record").text
    assert eve.http.post(f"/api/tables/{info['id']}/rematch", json={}).json()["key"] == "practice"
    address = f"/api/tables/{table}/practise"
    for body, status, key in (
        ({"n": events, "seat": 2}, 422, "no-seat"),
        ({"n": events + 1, "seat": 0}, 422, "no-position"),
        ({"n": -1, "seat": 0}, 422, "malformed"),
        ({"n": 3, "seat": 0, "level": "search:seconds=99"}, 422, "option"),
    ):
        refused = eve.http.post(address, json=body)
        assert refused.status_code == status, refused.text
        assert refused.json()["key"] == key, refused.text


@pytest.mark.parametrize("viewer", [0, 1])
def test_worlds_that_look_alike_to_a_seat_are_reviewed_alike_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, viewer: int
) -> None:
    """Two finished games that a seat could not distinguish give it the same answer for every event."""
    monkeypatch.setattr(jobs, "MAX_SECONDS", 0.0)  # one pass is enough
    plan = best_plan("trojan-horse", viewer)

    async def work(server: Server) -> None:
        told, records = [], []
        for script in plan.scripts:
            id, record = await scripted_game(server, plan, script)
            await until_ready(server)
            records.append(record)
            told.append(await events_told(server, id, viewer))
        assert records[0] != records[1], "the worlds did differ"
        for real, twin in zip(*told, strict=True):
            assert real == twin
        assert any(json.loads(event)["best"] for event in told[0])

    with_reviews(tmp_path, work)


async def scripted_game(server: Server, plan: Plan, script: list[str]) -> tuple[str, list[str]]:
    """Play the moves of a plan, resign, and request a review; return the table and its events."""
    user, _ = await server.accounts.create_guest()
    seats = [m.SeatSpec(kind="me", name="Name"), m.SeatSpec(kind="hotseat", name="Other")]
    room, _ = await server.lobby.create_table(user, m.NewTable(game="trojan-horse", seats=seats, script=script))
    for seat, text in plan.moves:

        def command(session: TableSession, seat: int = seat, text: str = text) -> list[Entry]:
            return session.table.play(seat, text, session.table.seq(seat), f"key {session.table.length}", 0, final=True)

        await server.rooms.run_command(room.id, command)
    await server.rooms.run_command(room.id, lambda session: session.table.resign(1, "random", 0))
    await server.reviews.request(room.id, user.id, "here")
    return room.id, [str(event) for event in room.table.record.events]


async def events_told(server: Server, id: str, viewer: int) -> list[str]:
    """Return the server's messages about each event of a review, as seen by a seat."""
    app = create_app(server.settings)
    app.state.server = server
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as client:
        document = (await client.get(f"/api/tables/{id}/review.json")).json()
        told = []
        for event in document["events"]:
            if event["cause"] != "resignation":
                answer = await client.get(f"/api/tables/{id}/review/events/{event['n']}?seat={viewer}&language=fr")
                assert answer.status_code == 200, answer.text
                told.append(answer.text)
        return told
