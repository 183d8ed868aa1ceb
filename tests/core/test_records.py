"""A game is its record: it replays exactly, and cuts, changes and hidden events are noticed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import ilion
from ilion import CHANCE, OVER, Game, IllegalMove, InvalidRecord, Record, Rng, State
from ilion.core.record import Event

GAMES = [ilion.load(id) for id in ilion.games()]
each_game = pytest.mark.parametrize("game", GAMES, ids=ilion.games())


def play(game: Game[Any], seed: int = 1, events: int | None = None) -> tuple[Record, State]:
    """A random game, or its first events."""
    state: State = game.new(game.seats[-1])
    record = Record.from_state(state, Date="2000-01-01")
    rng = Rng(seed)
    while state.actor != OVER and (events is None or len(record.events) < events):
        actions = state.legal_actions()
        record.add(state, state.draw(rng) if state.actor == CHANCE else actions[rng.below(len(actions))])
    return record, state


@each_game
def test_a_record_comes_back_from_its_text(game: Game[Any]) -> None:
    record, state = play(game)
    read = Record.parse(str(record))
    assert read == record
    assert str(read) == str(record)
    assert read.verify() == state
    assert read.tags["Result"] == " ".join(map(str, state.scores()))


@each_game
def test_a_record_gives_every_state_to_keep(game: Game[Any]) -> None:
    record, last = play(game)
    states = list(record.states())
    assert len(states) == len(record.events) + 1
    assert states[0] == game.new(game.seats[-1])
    assert states[-1] == last
    again = record.states()
    next(again).apply_nth(0)
    assert next(again) == states[1]


@each_game
def test_comments_empty_lines_and_spacing_do_not_matter(game: Game[Any]) -> None:
    record, _ = play(game)
    loose = str(record).replace("\n* ", " ; a comment\n\n; another\n   * ").replace("\n", "  \r\n")
    assert Record.parse(loose) == record


@each_game
def test_a_record_cut_off_after_any_line_is_noticed(game: Game[Any]) -> None:
    lines = str(play(game, events=40)[0]).splitlines()
    for end in range(len(lines)):
        if any(line for line in lines[end:]):
            with pytest.raises(InvalidRecord):
                Record.parse("\n".join(lines[:end]))


@each_game
def test_a_line_altered_doubled_or_left_out_is_noticed(game: Game[Any]) -> None:
    lines = str(play(game, events=40)[0]).splitlines()
    for at, line in enumerate(lines):
        changes = [[line, line], [line[:-1]], [line + "x"], [line[:2] + "?" + line[3:]]]
        if not line.startswith(("[Options ", "[Check ")):  # default options and the check may be left out
            changes.append([])
        for change in changes:
            if line and change != [line]:
                with pytest.raises(InvalidRecord):
                    Record.parse("\n".join([*lines[:at], *change, *lines[at + 1 :]]))


@each_game
def test_two_events_exchanged_are_noticed(game: Game[Any]) -> None:
    lines = str(play(game, events=40)[0]).splitlines()
    first = lines.index("") + 1
    for at in range(first, len(lines) - 1):
        if lines[at] != lines[at + 1]:
            with pytest.raises(InvalidRecord):
                Record.parse("\n".join([*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]))


@each_game
def test_a_record_by_hand_needs_no_check_but_legal_moves(game: Game[Any]) -> None:
    record, state = play(game, events=40)
    lines = [line for line in str(record).splitlines() if not line.startswith("[Check ")]
    assert Record.parse("\n".join(lines)).verify() == state
    with pytest.raises(InvalidRecord, match=rf"line {len(lines)}: .*is not understood here"):
        Record.parse("\n".join([*lines[:-1], lines[-1].split()[0] + " nonsense"])).verify()
    with pytest.raises(InvalidRecord, match=rf"line {len(lines) + 1}: “77 x”: "):
        Record.parse("\n".join([*lines, "77 x"])).verify()


@each_game
def test_a_wrong_result_is_noticed(game: Game[Any]) -> None:
    record, state = play(game)
    record.tags["Result"] = " ".join("99" for _ in range(state.seats))
    with pytest.raises(InvalidRecord, match="the record says 99"):
        record.verify()
    del record.tags["Result"]
    with pytest.raises(InvalidRecord, match="the record says nothing"):
        record.verify()


@each_game
def test_nothing_can_follow_the_end(game: Game[Any]) -> None:
    record, _ = play(game)
    record.events.append(record.events[-1])
    with pytest.raises(InvalidRecord, match="comes after the end of the game"):
        record.verify()


@each_game
@pytest.mark.parametrize("rules", ["999 0123456789abcdef", "0", ""])
def test_a_record_by_other_rules_is_refused(game: Game[Any], rules: str) -> None:
    text = str(play(game, events=20)[0])
    lines = [f'[Rules "{rules}"]' if line.startswith("[Rules ") else line for line in text.splitlines() if "[Check" not in line]
    if not rules:
        lines = [line for line in lines if not line.startswith("[Rules ")]
    with pytest.raises(InvalidRecord, match=r"rules|Rules"):
        Record.parse("\n".join(lines)).verify()


@each_game
def test_rules_of_the_same_version_that_behave_otherwise_are_refused(game: Game[Any]) -> None:
    record, _ = play(game, events=20)
    record.rules = f"{game.rules_version} 0123456789abcdef"
    with pytest.raises(InvalidRecord, match="played under rules"):
        record.verify()


@each_game
def test_events_taken_back_are_undone(game: Game[Any]) -> None:
    record, state = play(game, events=30)
    earlier, then = play(game, events=25)
    record.take_back(5)
    assert record.active_events() == list(range(25))
    assert Record.parse(str(record)).verify() == then
    assert str(record).endswith("\n< 5\n")
    record.events += play(game, events=30)[0].events[25:]
    assert record.active_events() == [*range(25), *range(31, 36)]
    assert Record.parse(str(record)).verify() == state
    assert len(earlier.events) == 25


@each_game
def test_a_finished_game_taken_back_has_no_result(game: Game[Any]) -> None:
    record, _ = play(game)
    record.take_back(1)
    assert "Result" not in record.tags
    assert record.verify().actor != OVER


@each_game
def test_more_than_there_is_cannot_be_taken_back(game: Game[Any]) -> None:
    record, _ = play(game, events=6)
    for n in (0, -1, 7):
        with pytest.raises(ValueError, match="6 events can be undone"):
            record.take_back(n)
    record.take_back(6)
    with pytest.raises(ValueError, match="0 events can be undone"):
        record.take_back(1)
    text = "\n".join(line for line in str(record).splitlines() if "[Check" not in line)
    with pytest.raises(InvalidRecord, match="takes back more events than there are"):
        Record.parse(text + "\n< 1\n").verify()


@each_game
def test_an_illegal_event_is_neither_noted_nor_made(game: Game[Any]) -> None:
    record, state = play(game, events=30)
    before, events = state.to_bytes(), list(record.events)
    with pytest.raises(IllegalMove):
        record.add(state, 1 << 20)
    assert (state.to_bytes(), record.events) == (before, events)


@each_game
def test_the_record_of_a_seat_has_its_own_eyes_only(game: Game[Any]) -> None:
    record, _ = play(game)
    record.tags["Secret"] = "0123"
    for seat in [None, *range(record.seats)]:
        theirs = record.for_seat(seat)
        assert len(theirs.events) == len(record.events)
        assert theirs.tags["Viewer"] == ("spectator" if seat is None else str(seat))
        assert "Secret" not in str(theirs)
        assert theirs.tags["Result"] == record.tags["Result"]
        assert Record.parse(str(theirs)) == theirs
        with pytest.raises(InvalidRecord, match="one seat’s view"):
            theirs.verify()
    with pytest.raises(ValueError, match="there is no seat 99"):
        record.for_seat(99)


HOSTILE = ['"]\n[Game "chess"]', "line\nline", '\\"', "\x00\x1b[31m", "; no comment", "", " ", "“é”😀", "\u2028", "\x85", "\ud800"]


@pytest.mark.parametrize("value", HOSTILE, ids=ascii)
def test_a_hostile_tag_comes_back_as_it_was(value: str) -> None:
    record, _ = play(GAMES[0], events=5)
    record.tags["Event"] = value
    assert Record.parse(str(record)) == record
    assert Record.parse(str(record)).game is GAMES[0]


def begun_later(game: Game[Any]) -> tuple[Record, State]:
    """A game that begins in the middle of another and is played to its end."""
    _, state = play(game, events=60)
    record, rng = Record.from_state(state), Rng(2)
    while state.actor != OVER:
        actions = state.legal_actions()
        record.add(state, state.draw(rng) if state.actor == CHANCE else actions[rng.below(len(actions))])
    return record, state


@each_game
def test_a_game_can_begin_at_a_position(game: Game[Any]) -> None:
    record, last = begun_later(game)
    assert record.position is not None
    read = Record.parse(str(record))
    assert read == record
    assert read.verify() == last
    assert next(read.states()) == play(game, events=60)[1]
    assert Record.from_state(game.new()).position is None


@each_game
def test_a_seat_is_not_told_at_which_position_its_game_began(game: Game[Any]) -> None:
    record, _ = begun_later(game)
    for seat in (None, 0, 1):
        seen = record.for_seat(seat)
        assert seen.position == "?"
        assert Record.parse(str(seen)) == seen
        with pytest.raises(InvalidRecord, match="cannot be replayed"):
            seen.verify()


@each_game
def test_a_damaged_position_is_refused(game: Game[Any]) -> None:
    record, _ = begun_later(game)
    position = record.position or ""
    head, _, rest = position.partition(";")
    for damaged in (
        "",
        "?",
        "chess/1 seats=2",
        position[:3],
        position + "; nonsense: 1",
        f"{head}; nonsense{rest}",
        play(game)[1].position(),
        *(game.new(seats).position() for seats in game.seats if seats != record.seats),
    ):
        record.position = damaged
        with pytest.raises(InvalidRecord, match="Position"):
            Record.parse(str(record))
    record.position, text = position, str(record)
    with pytest.raises(InvalidRecord, match="altered"):
        Record.parse(text.replace('[Position "', '[Position " ', 1))


@pytest.mark.parametrize("name", ["Game", "Check", "Rules", "", "two words", 'x"]\n[Game', "1st", "naïve"])
def test_a_tag_with_a_name_that_the_text_cannot_hold_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="cannot be the name of a tag"):
        Record.from_state(GAMES[0].new(), **{name: "x"})


HEAD = f'[Ilion "1"]\n[Game "{GAMES[0].id}"]\n[Rules "1 0"]\n'


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\0",
        '[Ilion "2"]',
        HEAD,
        HEAD + '[Seats "two"]',
        HEAD + '[Seats "99"]',
        HEAD + f'[Seats "{"9" * 5000}"]',
        HEAD + '[Seats "2"]\n[Options "x=1"]',
        HEAD + '[Seats "2"]\n[Options "="]',
        HEAD + '[Seats "2"]\n[Seats "2"]',
        HEAD + '[Seats "2"]\n* x\n[Late "1"]',
        HEAD + '[Seats "2"]\n[Bad "\\x"]',
        HEAD + '[Seats "2"]\n[Bad "a" "b"]',
        HEAD + '[Seats "2"]\n< 0',
        HEAD + '[Seats "2"]\n< 9999999',
        HEAD + '[Seats "2"]\n< -1',
        HEAD + '[Seats "2"]\n100 x',
        HEAD + '[Seats "2"]\n-1 x',
        HEAD + '[Seats "2"]\n*',
        HEAD + '[Seats "2"]\n[Surrogate "\\ud800"]\n[Check "0"]',
        HEAD.replace(GAMES[0].id, "chess") + '[Seats "2"]',
    ],
    ids=lambda text: ascii(text[-30:]),
)
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(InvalidRecord):
        Record.parse(text)


@given(st.text(max_size=300) | st.lists(st.sampled_from([*HEAD.splitlines(), '[Seats "2"]', "* red", "0 1", "< 1"])).map("\n".join))
@example("[")
def test_garbage_raises_nothing_but_invalid_record(text: str) -> None:
    for body in (text, HEAD + '[Seats "2"]\n' + text):
        try:
            Record.parse(body).verify()
        except InvalidRecord:
            continue


@each_game
@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_an_altered_record_raises_nothing_but_invalid_record(game: Game[Any], data: st.DataObject) -> None:
    text = str(play(game, events=30)[0])
    if data.draw(st.booleans()):
        text = "\n".join(line for line in text.splitlines() if "[Check" not in line)
    at = data.draw(st.integers(0, len(text)))
    altered = text[:at] + data.draw(st.text(max_size=5)) + text[at + data.draw(st.integers(0, 5)) :]
    try:
        record = Record.parse(altered)
        record.verify()
        record.for_seat(None)
    except InvalidRecord:
        pass


class Looks(list[Event]):
    """Events that count how often one of them is accessed."""

    n = 0

    def __getitem__(self, place: Any) -> Any:
        self.n += 1
        return super().__getitem__(place)

    def __iter__(self) -> Iterator[Event]:
        return (self[place] for place in range(len(self)))


def test_taking_back_again_and_again_does_not_look_at_the_whole_game_each_time() -> None:
    record, _ = play(GAMES[0], events=20)
    events = record.events = Looks(record.events)
    looks = []
    for _ in range(3):
        before = events.n
        for _ in range(50):
            record.events.append(Event(0, "again"))
            record.take_back(1)
        looks.append(events.n - before)
    assert looks[1] == looks[2], looks


def test_active_events_are_right_after_events_were_removed_or_exchanged() -> None:
    record, _ = play(GAMES[0], events=20)
    record.active_events().clear()
    assert record.active_events() == list(range(20)), "the caller may change the list"
    last = record.events.pop()
    assert record.active_events() == list(range(19))
    record.events.append(Event(CHANCE, "", 2))
    assert record.active_events() == list(range(17))
    record.events[-1] = last
    assert record.active_events() == list(range(20))
