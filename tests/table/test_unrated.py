"""A guest asks a rated table to play unrated: the permission, the votes, and the consequences."""

from __future__ import annotations

from typing import Any

import pytest

from ilion.bots.names import KINDS
from ilion.core.registry import load
from ilion.core.rules_tag import rules_tag
from ilion.table import asking, fairness, protocol, seating
from ilion.table.callers import Caller
from ilion.table.clock import TimeControl
from ilion.table.errors import Forbidden, NotNow, TableError
from ilion.table.info import TableHeader
from ilion.table.levels import bot_levels
from ilion.table.log import Entry
from ilion.table.seating import User
from ilion.table.session import Session
from ilion.table.snapshot import freeze, thaw
from ilion.table.table import Setup, Table

DAYS = TimeControl("correspondence", days=1)
LIVE = TimeControl("realtime", bank=600_000)
LEVELS = bot_levels(load("horus"), KINDS)
ANN, BOB = (User(name, name.title(), has_account=True) for name in ("ann", "bob"))
GUEST, OTHER = User("guest", "Gus"), User("other", "Olga")
NOW = 1_000


class Room:
    """A table with its log, as on a host."""

    def __init__(self, *kinds: str, control: TimeControl = DAYS, **setup: Any) -> None:
        self.setup = Setup("horus", rules_tag(load("horus")), len(kinds), {}, b"s" * 32, control, rated=True, **setup)
        table = Table(self.setup)
        self.log = seating.fill_seats(table, [{"kind": kind} for kind in kinds], ANN, "", {}, LEVELS, NOW)
        self.session: Session[Caller] = Session(TableHeader("t", ANN.id), table, LEVELS)

    def add(self, entries: list[Entry]) -> list[str]:
        """Store entries, and return their kinds."""
        self.log += entries
        return [entry.kind for entry in entries]

    def join(self, user: User, seat: int | None = None) -> list[str]:
        number = seating.seat_to_join(self.session, user.id, seat)
        return self.add(seating.join(self.session, user, number, None, "", NOW))

    def leave(self, user: User) -> list[str]:
        return self.add(seating.leave(self.session, user.id, NOW) + asking.settle(self.session, NOW))

    def ask(self, user: User = GUEST, pledge: str = "", invited_to: int | None = None) -> list[str]:
        return self.add(asking.ask(self.session, user, None, pledge, invited_to, NOW))

    def answer(self, user: User, accept: bool) -> list[str]:
        message = {"type": "answer-unrated", "accept": accept}
        return self.add(protocol.run(self.session, Caller(user.id), message, NOW))

    def seen(self, user: User) -> Any:
        return self.session.info(user.id)["unrated_request"]

    def is_rated(self) -> bool:
        """Whether the table is rated; the same for everybody who reads the log, from its beginning or from any snapshot."""
        again = Table(self.setup)
        for number, entry in enumerate(self.log):
            again.fold(entry)
            thawed = thaw(self.setup, freeze(again))
            for later in self.log[number + 1 :]:
                thawed.fold(later)
            assert thawed.setup == self.session.table.setup
            assert thawed.unrated.to_data() == self.session.table.unrated.to_data()
        assert again.setup == self.session.table.setup
        return again.setup.rated


def key_of(work: Any) -> str:
    with pytest.raises((NotNow, Forbidden)) as caught:
        work()
    return str(caught.value.key)


def test_everybody_must_agree_and_then_the_table_is_unrated_and_the_guest_sits() -> None:
    room = Room("me", "open", "open", "open")
    room.join(BOB)
    room.ask()
    assert room.seen(ANN) == {"yours": False, "open": True, "name": "Gus", "pending": [0, 1]}
    assert room.seen(GUEST) == {"yours": True, "open": True, "name": "", "pending": []}
    assert room.seen(OTHER) is None
    assert room.answer(ANN, accept=True) == ["vote-unrated"]
    assert room.answer(ANN, accept=True) == [], "once is enough"
    assert room.seen(BOB)["pending"] == [1]
    assert room.seen(GUEST)["pending"] == [], "a guest does not learn who has agreed"
    assert room.is_rated()
    assert room.answer(BOB, accept=True) == ["vote-unrated", "unrated", "sit"]
    assert not room.is_rated()
    assert room.session.table.seats[2].holder == GUEST.id
    assert room.seen(ANN) is None
    room.join(OTHER)
    assert room.session.table.running, "other guests may sit down now"
    assert not room.is_rated()


def test_one_refusal_ends_the_question_and_the_guest_learns_only_that_the_table_stays_rated() -> None:
    room = Room("me", "open", "open")
    room.join(BOB)
    room.ask()
    room.answer(ANN, accept=True)
    assert room.answer(BOB, accept=False) == ["vote-unrated"]
    assert room.is_rated()
    assert room.seen(ANN) is None
    assert room.seen(GUEST) == {"yours": True, "open": False, "name": "", "pending": []}
    assert key_of(room.ask) == "asked-before"
    assert key_of(lambda: room.answer(ANN, accept=True)) == "no-question"
    assert room.ask(OTHER) == ["ask-unrated"], "each guest may ask once"


def test_somebody_who_has_agreed_may_think_better_of_it() -> None:
    room = Room("me", "open", "open")
    room.join(BOB)
    room.ask()
    room.answer(ANN, accept=True)
    room.answer(ANN, accept=False)
    assert room.is_rated()
    assert room.seen(BOB) is None


def test_people_who_sit_down_meanwhile_must_agree_and_people_who_leave_need_not() -> None:
    room = Room("me", "open", "open", "open")
    room.join(BOB)
    room.ask()
    room.answer(BOB, accept=True)
    room.leave(BOB)
    room.join(BOB)
    assert room.seen(ANN)["pending"] == [0, 1], "somebody who comes back is asked again"
    room.answer(ANN, accept=True)
    assert room.leave(BOB) == ["leave", "unrated", "sit"], "everybody who is left has agreed"
    assert not room.is_rated()


def test_the_question_ends_when_nobody_is_left_who_could_agree() -> None:
    room = Room("me", "open", "bot")
    room.ask()
    assert room.leave(ANN) == ["leave", "drop-unrated"]
    assert room.is_rated()
    assert key_of(lambda: room.ask(OTHER)) == "nobody-to-ask", "bots do not agree"


def test_the_question_ends_when_the_game_begins() -> None:
    room = Room("me", "open")
    room.ask()
    room.join(BOB)
    assert room.session.table.running
    assert room.is_rated()
    assert room.seen(ANN) is None
    assert key_of(lambda: room.answer(ANN, accept=True)) == "no-question"
    assert key_of(lambda: room.ask(OTHER)) == "begun"


def test_a_table_whose_seats_are_sealed_is_asked_nothing_any_more() -> None:
    room = Room("me", "open")
    room.ask()
    room.add(seating.join(room.session, BOB, 1, None, fairness.pledge_of("value"), NOW))
    assert not room.session.table.started
    assert room.seen(ANN) is None
    assert key_of(lambda: room.ask(OTHER)) == "begun"


def test_a_guest_takes_the_question_back_and_nobody_else_does() -> None:
    room = Room("me", "open")
    room.ask()
    assert key_of(lambda: asking.withdraw(room.session, OTHER.id, NOW)) == "no-question"
    room.add(asking.withdraw(room.session, GUEST.id, NOW))
    assert room.seen(ANN) is None
    assert room.is_rated()
    assert key_of(room.ask) == "asked-before"


def test_one_question_at_a_time() -> None:
    room = Room("me", "open", "open")
    room.ask()
    assert key_of(lambda: room.ask(OTHER)) == "asked-already"
    assert room.seen(OTHER) is None


def test_a_guest_who_makes_an_account_and_sits_asks_no_more() -> None:
    room = Room("me", "open", "open")
    room.ask()
    room.join(User(GUEST.id, GUEST.name, has_account=True))
    assert room.is_rated()
    assert room.seen(ANN) is None
    assert room.seen(GUEST) is None


def test_a_guest_who_is_not_there_gets_no_seat_at_a_live_table() -> None:
    for there in (False, True):
        room = Room("me", "open", control=LIVE)
        room.ask()
        if there:
            room.session.callers.add(Caller(GUEST.id))
        assert room.answer(ANN, accept=True) == ["vote-unrated", "unrated", *(["sit", "start"] if there else [])]
        assert not room.is_rated()


def test_the_value_of_the_guest_takes_part_in_the_draws() -> None:
    room = Room("me", "open")
    room.ask(pledge=fairness.pledge_of("value"))
    assert room.answer(ANN, accept=True) == ["vote-unrated", "unrated", "sit", "seal"]
    assert room.session.table.pending_reveals == [1]
    with pytest.raises(TableError):
        Room("me", "open").ask(pledge="not a pledge")


def test_an_invited_guest_gets_the_seat_of_the_invitation_if_it_is_still_theirs() -> None:
    room = Room("me", "open", "invited")
    room.ask(invited_to=2)
    room.answer(ANN, accept=True)
    assert room.session.table.seats[2].holder == GUEST.id
    room = Room("me", "open", "invited")
    room.ask(invited_to=2)
    room.add(seating.change_seat(room.session, 2, {"kind": "invited"}, None, NOW))  # for somebody else
    room.answer(ANN, accept=True)
    assert room.session.table.seats[1].holder == GUEST.id


def test_a_table_can_be_unrated_without_a_seat_for_the_guest() -> None:
    room = Room("me", "open", "invited")
    room.ask()
    room.join(BOB)
    room.answer(BOB, accept=True)
    assert room.answer(ANN, accept=True) == ["vote-unrated", "unrated"], "the last seat is kept for somebody else"
    assert not room.is_rated()


@pytest.mark.parametrize(
    ("room", "user", "key"),
    [
        (Room("me", "open"), BOB, "can-sit"),
        (Room("me", "open", tournament="cup"), GUEST, "tournament"),
        (Room("me", "invited"), GUEST, "full"),
        (Room("open", "open"), GUEST, "nobody-to-ask"),
    ],
)
def test_where_the_question_is_not_offered(room: Room, user: User, key: str) -> None:
    length = room.session.table.length
    assert key_of(lambda: room.ask(user)) == key
    assert room.session.table.length == length


def test_an_unrated_table_is_asked_nothing() -> None:
    room = Room("me", "open", "open")
    room.ask()
    room.answer(ANN, accept=True)
    assert key_of(lambda: room.ask(OTHER)) == "not-rated"


def test_only_those_whom_it_concerns_are_sent_the_question() -> None:
    room = Room("me", "open")
    callers = {name: Caller(name) for name in ("ann", "guest", "other")}
    room.session.callers |= set(callers.values())
    room.ask()
    sent = {caller.user_id: message["table"] for message, to in room.session.table_messages() for caller in to}
    assert sent["ann"]["unrated_request"]["name"] == "Gus"
    assert sent["guest"]["unrated_request"]["yours"]
    assert sent["other"]["unrated_request"] is None
