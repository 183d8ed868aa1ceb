"""Running games whose rules no server has: their players agree to continue under the newest rules or to a result, and nothing is
lost."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.core.state import State
from ilion.server import messages as m
from ilion.server.api.tables import get_chat, get_table
from ilion.server.clock import now
from ilion.server.live.chat import store_line
from ilion.server.live.missing_rules import STUCK_AFTER
from ilion.server.live.thinking import NoDecision
from ilion.server.notice_rules import DEFAULTS, NoticeSettings
from ilion.server.parts import Server
from ilion.server.problems import ApiError
from ilion.server.storage.accounts import User
from ilion.server.storage.history import Filters
from ilion.server.storage.schema import consents, deliveries, host_steps, log_entries, notices, rated_games, snapshots, tables
from ilion.table.errors import RoundRuns
from ilion.table.snapshot import FORMAT
from tests.outside import GAME, lay_out
from tests.server.harness import Client, Running, play_out
from tests.server.in_process import TWO_SEATS, Work, with_server
from tests.server.noticing import Club, in_club
from tests.server.reviewing import begun_game, play
from tests.server.test_upgrades import change, verified
from tests.server.tournaments import announce, people, resign_all, running

GONE = "7 0123456789abcdef"  # rules that no server has


def with_evaluation(folder: Path, work: Work) -> None:
    """Run a server whose bots evaluate positions at once."""
    with_server(folder, work, prepare=lambda server: setattr(server.workers, "chances", evaluate))


async def evaluate(state: State, resigned: Sequence[int], user_id: str, table: str) -> list[float]:
    await asyncio.sleep(0)
    return [0.25 + 0.5 * seat for seat in range(state.seats)]


async def cannot_evaluate(state: State, resigned: Sequence[int], user_id: str, table: str) -> list[float]:
    raise NoDecision


async def half_a_game(server: Server, *, rated: bool = False) -> tuple[str, User, User]:
    """Begin a game of two, and forget its rules."""
    id, ann, bob = await begun_game(server, rated=rated, moves=5)
    await set_rules(server, id, GONE)
    return id, ann, bob


async def set_rules(server: Server, id: str, rules: str) -> None:
    """Let a table have other rules, and no snapshot: the first one comes after a random number of entries."""

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(update(tables).where(tables.c.id == id).values(rules=rules))
        await connection.execute(delete(snapshots).where(snapshots.c.table == id))

    await server.store.write(work)
    server.rooms.rooms.clear()


async def row_of(server: Server, id: str) -> Any:
    return (await server.store.read(select(tables).where(tables.c.id == id)))[0]


async def make_unreadable(server: Server, id: str) -> None:
    """Let the last move be one that the newest rules do not have."""
    entries = await server.store.read(select(log_entries).where(log_entries.c.table == id).order_by(log_entries.c.seq))
    last = next(entry for entry in reversed(entries) if entry.kind == "play")
    data = json.loads(last.data)
    data["events"][0] = data["events"][0].partition(" ")[0] + " 99 coins"
    change = update(log_entries).where(log_entries.c.table == id, log_entries.c.seq == last.seq).values(data=json.dumps(data))
    await server.store.write(lambda connection: connection.execute(change))


async def refused(work: Awaitable[object]) -> tuple[int, str]:
    with pytest.raises(ApiError) as found:
        await work
    return found.value.status, found.value.key


def test_a_game_goes_on_by_the_newest_rules_once_everybody_has_agreed(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id, ann, bob = await half_a_game(server)
        before = await get_table(id, ann, server)
        assert before.unsupported_reason is not None
        assert before.missing_rules is not None
        assert (before.missing_rules.can_continue, before.missing_rules.needed, before.missing_rules.choices) == (True, [0, 1], {})
        await server.missing_rules.agree(id, ann, "continue")
        await server.missing_rules.agree(id, bob, "adjudicate")
        found = await get_table(id, None, server)
        assert found.missing_rules is not None
        assert found.missing_rules.choices == {0: "continue", 1: "adjudicate"}
        assert (await row_of(server, id)).rules == GONE, "they do not agree, so nothing happens"
        await server.missing_rules.agree(id, bob, None)
        await server.missing_rules.agree(id, bob, "continue")

        after = await get_table(id, ann, server)
        assert (after.unsupported_reason, after.missing_rules, after.status) == (None, None, "running")
        assert after.rules == before.missing_rules.rules
        assert after.continues is not None
        assert after.continues.startswith(f"{GONE} after ")
        assert not after.practice
        assert not await server.store.read(select(consents))
        room = await server.rooms.get(id)
        await play(server, room)
        server.rooms.rooms.clear()
        again = await server.rooms.get(id)
        assert again.table.state.to_bytes() == room.table.state.to_bytes(), "it is read again as it was"
        assert f'[Rules "{GONE}"]' in await server.archive.earlier_record(id, ann)
        assert await refused(server.missing_rules.agree(id, ann, "adjudicate")) == (409, "rules-known")

    with_evaluation(tmp_path, work)


def test_a_result_by_the_bots_evaluation_is_marked_everywhere_and_never_rated(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id, ann, bob = await half_a_game(server, rated=True)
        await server.missing_rules.agree(id, ann, "adjudicate")
        server.workers.chances = cannot_evaluate  # type: ignore[method-assign]
        assert await refused(server.missing_rules.agree(id, bob, "adjudicate")) == (503, "no-evaluation")
        assert (await row_of(server, id)).status == "running"
        server.workers.chances = evaluate  # type: ignore[method-assign]
        await server.missing_rules.agree(id, bob, "adjudicate")
        room = await server.rooms.get(id)
        assert room.table.places() == [2, 1]
        assert '[Adjudicated "2 1 by evaluation 0.25 0.75"]' in room.session.record(None)
        assert not await server.store.read(select(rated_games))
        ((line,), _) = await server.history.games(bob.id, bob.id, Filters())
        assert (line["place"], line["rated"], line["adjudicated"]) == (1, False, True)
        assert await refused(server.reviews.request(id, ann.id, "127.0.0.1")) == (409, "review-adjudicated")

    with_evaluation(tmp_path, work)


@pytest.mark.parametrize(("scores", "by", "places"), [(None, "nothing", [1, 1]), ([3, 8], "scores", [2, 1])])
def test_a_game_that_the_newest_rules_cannot_read_only_gets_a_result(
    tmp_path: Path, scores: list[int] | None, by: str, places: list[int]
) -> None:
    async def work(server: Server) -> None:
        id, ann, bob = await half_a_game(server)
        await make_unreadable(server, id)
        if scores is not None:
            frozen = {"format": FORMAT, "position": "trojan-horse/7 wind: strong", "length": 1, "scores": scores}
            await server.store.save_snapshots([(id, 1, zlib.compress(json.dumps(frozen).encode()))])
        info = (await get_table(id, ann, server)).missing_rules
        assert info is not None
        assert not info.can_continue
        assert await refused(server.missing_rules.agree(id, ann, "continue")) == (409, "position-unknown")
        for user in (ann, bob):
            await server.missing_rules.agree(id, user, "adjudicate")
        found = await get_table(id, ann, server)
        assert (found.status, found.rules) == ("over", GONE)
        assert found.adjudication is not None
        assert (found.adjudication.by, found.adjudication.places) == (by, places)
        assert f'[Adjudicated "{places[0]} {places[1]} by {by}"]' in await server.archive.record(id, None, None)
        ((line,), _) = await server.history.games(ann.id, ann.id, Filters())
        assert line["adjudicated"]
        assert (await row_of(server, id)).due is None

    with_evaluation(tmp_path, work)


def test_nobody_else_decides_and_nothing_is_offered_while_a_server_has_the_rules(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id, ann, bob = await half_a_game(server)
        stranger, _ = await server.accounts.create_guest()
        assert await refused(server.missing_rules.agree(id, stranger, "adjudicate")) == (403, "no-seat")
        server.membership.alive = {"left": '{"trojan-horse": [1]}', "right": '{"trojan-horse": [1, 7]}'}
        assert (await get_table(id, ann, server)).missing_rules is None
        assert await refused(server.missing_rules.agree(id, ann, "continue")) == (409, "rules-known")
        server.membership.alive = {"left": '{"trojan-horse": [1]}'}
        assert (await get_table(id, ann, server)).missing_rules is not None
        await server.missing_rules.agree(id, ann, "continue")
        server.membership.alive = {}

        rules = (await get_table(id, ann, server)).missing_rules
        assert rules is not None
        await set_rules(server, id, rules.rules)  # they come back before everybody has agreed
        room = await server.rooms.get(id)
        await play(server, room)
        await set_rules(server, id, GONE)
        found = (await get_table(id, ann, server)).missing_rules
        assert found is not None
        assert found.choices == {}, "the game went on, so what somebody agreed to is over"
        await server.missing_rules.agree(id, bob, "continue")
        assert (await row_of(server, id)).rules == GONE

    with_evaluation(tmp_path, work)


def test_a_host_decides_for_people_who_do_not_after_their_time(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id, _, _ = await half_a_game(server, rated=True)
        await server.store.write(lambda connection: connection.execute(update(tables).values(due=now() + 10**9)))
        assert await refused(server.moderation.adjudicate_table("host", id, "nobody answers")) == (409, "not-stuck")
        await server.store.write(lambda connection: connection.execute(update(tables).values(due=now() - 1)))
        await server.moderation.adjudicate_table("host", id, "nobody answers")
        assert (await server.rooms.get(id)).table.places() == [2, 1]
        (step,) = await server.store.read(select(host_steps))
        assert (step.what, step.about, step.reason) == ("adjudicate", id, "nobody answers")

        without_clock, _, _ = await half_a_game(server)
        assert await refused(server.moderation.adjudicate_table("host", without_clock, "…")) == (409, "not-stuck")
        earlier = update(tables).where(tables.c.id == without_clock).values(updated=now() - STUCK_AFTER)
        await server.store.write(lambda connection: connection.execute(earlier))
        await server.moderation.adjudicate_table("host", without_clock, "…")
        assert (await server.rooms.get(without_clock)).table.over

    with_evaluation(tmp_path, work)


def test_a_choice_that_is_taken_back_while_the_bots_evaluate_counts(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id, ann, bob = await half_a_game(server)
        await server.missing_rules.agree(id, ann, "adjudicate")

        async def meanwhile(state: State, resigned: Sequence[int], user_id: str, table: str) -> list[float]:
            await server.missing_rules.agree(id, ann, None)
            return await evaluate(state, resigned, user_id, table)

        server.workers.chances = meanwhile  # type: ignore[method-assign]
        assert await refused(server.missing_rules.agree(id, bob, "adjudicate")) == (409, "busy")
        row = await row_of(server, id)
        assert (row.status, row.rules) == ("running", GONE)
        info = (await get_table(id, bob, server)).missing_rules
        assert info is not None
        assert info.choices == {1: "adjudicate"}, "what Bob has chosen stays"
        server.workers.chances = evaluate  # type: ignore[method-assign]
        await server.missing_rules.agree(id, ann, "adjudicate")
        assert (await row_of(server, id)).status == "over"

    with_evaluation(tmp_path, work)


def test_a_table_of_a_duplicate_round_only_gets_a_result_and_its_players_read_their_chat(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        players = await people(server, 4)
        id = await announce(server, players[0], players, duplicate=True, game="trojan-horse", seats=2, rounds=1)
        await server.tournaments.start(id, players[0].id)
        await server.tournament_rounds.advance(id)
        table, other = await running(server, id)
        room = await server.rooms.get(table)
        by_id = {player.id: player for player in players}
        own = [by_id[str(seat.holder)] for seat in room.table.seats]
        await store_line(server.store, table, {"at": 0, "name": own[0].name, "seat": 0, "text": "hello"}, own[0].id)
        await set_rules(server, table, GONE)

        info = (await get_table(table, own[0], server)).missing_rules
        assert info is not None
        assert not info.can_continue, "by other rules its deals would not be those of the other tables"
        assert await refused(server.missing_rules.agree(table, own[0], "continue")) == (409, "position-unknown")
        for player in players:
            if player in own:
                assert [line.text for line in await get_chat(table, player, server)] == ["hello"]
            else:
                with pytest.raises(RoundRuns):
                    await get_chat(table, player, server)
        with pytest.raises(RoundRuns):
            await get_chat(table, None, server)
        assert await refused(get_chat("none", own[0], server)) == (404, "no-table")

        for player in own:
            await server.missing_rules.agree(table, player, "adjudicate")
        assert [line.text for line in await get_chat(table, own[1], server)] == ["hello"]
        with pytest.raises(RoundRuns):
            await get_chat(table, None, server)
        await resign_all(server, other, [0])
        assert [line.text for line in await get_chat(table, None, server)] == ["hello"], "the round is over"

    with_evaluation(tmp_path, work)


def test_renaming_somebody_keeps_the_position_of_a_snapshot(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id, ann, bob = await half_a_game(server)
        known = (await get_table(id, ann, server)).missing_rules
        assert known is not None
        await set_rules(server, id, known.rules)
        room = await server.rooms.get(id)
        while room.table.draft:
            await play(server, room)
        state = room.table.state.to_bytes()
        await server.rooms.store_snapshots()
        gone = update(tables).where(tables.c.id == id).values(rules=GONE)
        await server.store.write(lambda connection: connection.execute(gone))
        server.rooms.rooms.clear()
        await make_unreadable(server, id)  # so only the snapshot has the position
        await server.moderation.rename("host", ann.id, "Camilla", "…")
        info = (await get_table(id, ann, server)).missing_rules
        assert info is not None
        assert info.can_continue
        for user in (ann, bob):
            await server.missing_rules.agree(id, user, "continue")
        found = (await server.rooms.get(id)).table
        assert found.seats[0].name == "Camilla"
        assert found.state.to_bytes() == state

    with_evaluation(tmp_path, work)


def test_people_who_are_away_are_told_once_that_a_table_waits_for_their_choice(tmp_path: Path) -> None:
    async def work(club: Club) -> None:
        server = club.server
        ann, bob = await club.account("ann", "Ann"), await club.account("bob", "Bob")
        id, other = await club.table(ann, bob), await club.table(ann, bob)

        async def told(person: User) -> list[str]:
            return [row.table for row in await server.notices.listed(person.id) if row.kind == "missing-rules"]

        async def to_send(person: User) -> int:
            mine = select(deliveries).join(notices, notices.c.id == deliveries.c.notice).where(notices.c.kind == "missing-rules")
            return len(await server.store.read(mine.where(deliveries.c.user_id == person.id, deliveries.c.due.is_not(None))))

        rules = (await row_of(server, id)).rules
        await server.missing_rules.tell_people()
        assert await told(ann) == [], "nothing is missing"
        quiet = NoticeSettings(quiet_from=0, quiet_to=23)
        await server.notices.change_settings(bob.id, quiet)
        await set_rules(server, id, GONE)
        for _ in range(2):
            await server.missing_rules.tell_people()
        assert (await told(ann), await told(bob)) == ([id], [id])
        assert (await to_send(ann), await to_send(bob)) == (1, 1)
        (row,) = await server.store.read(select(notices).where(notices.c.user_id == ann.id, notices.c.kind == "missing-rules"))
        assert json.loads(row.about) == {"names": "Bob", "game": "trojan-horse"}
        due = select(deliveries.c.due).join(notices, notices.c.id == deliveries.c.notice)
        due = due.where(notices.c.user_id == bob.id, notices.c.kind == "missing-rules")
        (later,) = await server.store.read(due)
        assert later.due == quiet.after_quiet_hours(later.due), "quiet hours are kept"

        await get_table(id, ann, server)  # she has looked
        assert (await to_send(ann), await to_send(bob)) == (0, 1)
        await server.missing_rules.agree(id, bob, "continue")
        assert await to_send(bob) == 0
        await server.missing_rules.agree(id, bob, None)
        await server.missing_rules.tell_people()
        assert await told(bob) == [id], "once is enough"

        await server.notices.change_settings(bob.id, NoticeSettings({**DEFAULTS, "missing-rules": frozenset()}))
        await set_rules(server, other, GONE)
        await server.missing_rules.tell_people()
        assert (await told(ann), await told(bob)) == ([other, id], [id]), "he has switched it off"
        assert await server.missing_rules.is_open(other)
        sender = server.notice_sender
        (row,) = await server.store.read(select(notices).where(notices.c.table == other, notices.c.kind == "missing-rules"))
        assert await sender._is_needed(row)
        await set_rules(server, other, rules)
        assert not await sender._is_needed(row), "a server has the rules again"

    in_club(tmp_path, work)


def test_a_server_that_stops_leaves_the_position_of_every_running_game(tmp_path: Path) -> None:
    ids: list[str] = []

    async def begin(server: Server) -> None:
        ann, _ = await server.accounts.create_guest()
        room = (await server.lobby.create_table(ann, TWO_SEATS))[0]
        bob, _ = await server.accounts.create_guest()
        room = await server.lobby.join(room.id, bob, m.Join())
        for _ in range(3):
            await play(server, room)
        ids.append(room.id)

    async def look(server: Server) -> None:
        (row,) = await server.store.read(select(snapshots))
        assert row.table == ids[0]
        assert row.seq == len(await server.store.entries(ids[0]))
        await server.store.save_snapshots([(ids[0], row.seq - 1, b"older"), ("gone", 1, b"of no table")])
        (same,) = await server.store.read(select(snapshots))
        assert same.data == row.data

    with_evaluation(tmp_path, begin)
    with_evaluation(tmp_path, look)


def test_a_move_whose_player_is_gone_before_it_is_stored_is_in_the_position_that_a_server_leaves(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id = (await begun_game(server, rated=False, moves=3))[0]
        room = await server.rooms.get(id)
        length = room.table.length
        async with server.store.write_lock:  # so nothing can be stored meanwhile
            move = asyncio.create_task(play(server, room))
            while server.store.idle.is_set():
                await asyncio.sleep(0)
            move.cancel()
            await asyncio.gather(move, return_exceptions=True)
            leaving = asyncio.create_task(server.rooms.store_snapshots())
            await asyncio.sleep(0)
        await leaving
        (row,) = await server.store.read(select(snapshots))
        assert row.seq == len(await server.store.entries(id)) == length + 1

    with_evaluation(tmp_path, work)


def test_a_server_that_stops_asks_a_database_that_is_gone_for_one_game_and_not_for_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def is_gone(id: str) -> bytes | None:
        asked.append(id)
        raise TimeoutError

    async def work(server: Server) -> None:
        for _ in range(3):
            room = await server.rooms.get((await begun_game(server, rated=False, moves=1))[0])
            room.stale = room.interrupted = True
        with monkeypatch.context() as without:
            without.setattr(server.store, "snapshot", is_gone)
            with pytest.raises(TimeoutError):
                await server.rooms.store_snapshots()
        assert len(asked) == 1

    with_evaluation(tmp_path, work)


def test_a_person_who_is_erased_is_gone_from_a_game_that_went_on_by_other_rules(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id, ann, bob = await half_a_game(server)
        await server.moderation.rename("host", ann.id, "Penthesilea", "…")
        for user in (ann, bob):
            await server.missing_rules.agree(id, user, "continue")
        await server.moderation.rename("host", ann.id, "Camilla", "…")
        stored = "".join(row.data for row in await server.store.read(select(log_entries)))
        assert "Penthesilea" not in stored
        server.rooms.rooms.clear()
        assert (await server.rooms.get(id)).table.seats[0].name == "Camilla"

    with_evaluation(tmp_path, work)


def test_a_release_without_the_old_rules_lets_people_decide_and_a_rollback_goes_on(tmp_path: Path) -> None:
    old, new = (lay_out(tmp_path / name) for name in ("old", "new"))
    change(new / "river_run" / "game.py", "rules_version = 1", "rules_version = 2")
    change(new / "river_run" / "rules.py", "self.trick[seat] > self.trick[winner]", "self.trick[seat] < self.trick[winner]")
    server = Running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", "--workers", "1", "--reviews", "off", path=old)

    def restart(release: Path) -> None:
        server.stop()
        server.path = release
        server.start()

    try:
        ann, bob = Client(server), Client(server)
        together = ann.make("me", "open", game=GAME)["table"]["id"]
        bob.join(together)
        alone = ann.make("me", {"kind": "bot", "level": "random"}, game=GAME)["table"]["id"]
        play_out([ann.socket(together), bob.socket(together)], most=2)
        play_out([ann.socket(alone)], most=1)

        restart(new)
        assert ann.socket(together).closed() == 4409
        answer = ann.http.post(f"/api/tables/{together}/missing-rules", json={"way": "continue"})
        assert answer.json()["missing_rules"] == {
            "rules": answer.json()["missing_rules"]["rules"],
            "can_continue": True,
            "needed": [0, 1],
            "choices": {"0": "continue"},
        }
        assert Client(server).http.post(f"/api/tables/{together}/missing-rules", json={"way": "continue"}).status_code == 401

        restart(old)  # rolled back before everybody agreed
        play_out([ann.socket(together), bob.socket(together)], most=1)

        restart(new)
        for player in (ann, bob):
            answer = player.http.post(f"/api/tables/{together}/missing-rules", json={"way": "continue"})
            assert answer.status_code == 200, answer.text
        assert answer.json()["unsupported_reason"] is None
        sockets = [ann.socket(together), bob.socket(together)]
        play_out(sockets)
        assert all(socket.now["status"] == "over" for socket in sockets)
        record = ann.http.get(f"/api/tables/{together}/record").text
        assert '[Rules "2 ' in record
        assert '[Continues "1 ' in record
        assert verified(record, new, tmp_path)
        earlier = ann.http.get(f"/api/tables/{together}/record/earlier").text
        assert '[Rules "1 ' in earlier
        assert verified(earlier, old, tmp_path), "a program that has the rules can check the first part"

        answer = ann.http.post(f"/api/tables/{alone}/missing-rules", json={"way": "adjudicate"})
        assert answer.json()["status"] == "over", "the bot agrees by itself"
        socket = ann.socket(alone)
        socket.until("welcome")
        assert socket.now["result"]["adjudication"]["by"] == "evaluation"
    finally:
        if server.process.poll() is None:
            server.kill()
