"""Accounts with which a program plays: everybody sees it, and they have ratings of their own."""

from __future__ import annotations

from pathlib import Path

from ilion.server import messages as m
from ilion.server.parts import Server
from tests.server.in_process import with_server
from tests.server.people import profile_of, rate, refused
from tests.server.test_ratings import account, begin, resign


def test_everybody_sees_that_an_account_is_a_program_s(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, engine = await account(server, "ann"), await account(server, "engine")
        await server.profiles.change(engine, {"program": True})
        await rate(server, engine, 30.0, 1.0)
        await rate(server, ann, 20.0, 1.0)
        lines, _ = await server.profiles.ladder.page("horus", None, {}, None)
        assert [(line["handle"], line["program"]) for line in lines] == [("engine", True), ("ann", False)]
        assert (await profile_of(server, "engine", ann)).program
        assert not (await profile_of(server, "ann", engine)).program
        assert (await server.profiles.settings(engine))["program"]

    with_server(tmp_path, work)


def test_a_program_has_a_rating_like_a_person(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, engine = await account(server, "ann"), await account(server, "engine")
        await server.profiles.change(engine, {"program": True})
        await resign(server, await begin(server, ann, engine), 0)
        (rating,) = (await profile_of(server, "engine", ann)).ratings
        assert rating.rating > 1000

    with_server(tmp_path, work)


def test_a_person_s_rating_does_not_become_a_program_s(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, bob = await account(server, "ann"), await account(server, "bob")
        await resign(server, await begin(server, ann, bob), 0)
        assert await refused(server.profiles.change(ann, {"program": True, "show_profile": "nobody"})) == "program-late"
        settings = await server.profiles.settings(ann)
        assert (settings["program"], settings["show_profile"]) == (False, "everybody"), "all of it or nothing"

    with_server(tmp_path, work)


def test_quick_match_is_for_people(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        engine = await account(server, "engine")
        await server.profiles.change(engine, {"program": True})
        wish = m.NewWish(games=["horus"], clocks=["day"], seats=[2])
        assert await refused(server.quick_match.wish(engine, wish, "192.0.2.1")) == "program-waits"

    with_server(tmp_path, work)
