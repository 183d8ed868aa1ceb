"""`ilion review`: a finished game in figures and words."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ilion import Record, Rng
from ilion.review import Review, review
from ilion.review.seating import seating_in, seating_of
from ilion.table.proof import RESIGNED, record_for
from tests.cli.conftest import Command
from tests.review.games import TINY, random_game
from tests.table.tables import begun, move, played, setup, some_move

LANGUAGES = {
    "en": "Decisions of Player A: ",
    "de": "Entscheidungen von Spieler A: ",
    "fr": "Décisions de Joueur A\u00a0: ",
    "es": "Decisiones de Jugador A: ",
    "nl": "Beslissingen van Speler A: ",
}


@pytest.fixture(scope="module")
def finished() -> Record:
    return random_game("trojan-horse", 3)


def saved(tmp_path: Path, record: Record) -> str:
    (tmp_path / "game.ilion").write_text(str(record), "utf-8")
    return "game.ilion"


@pytest.mark.bulk
def test_the_figures_of_every_player_add_up_as_they_are_shown(ilion_command: Command, tmp_path: Path, finished: Record) -> None:
    shown = ilion_command("review", saved(tmp_path, finished), "--seat", "2", "--json", "review.json", "--svg", "review.svg")
    assert shown.code == 0, shown.err
    rows = [line.split()[2:7] for line in shown.out.splitlines() if line.startswith("Player ") and ":" not in line]
    assert len(rows) == 2
    for start, luck, own, others, end in ([int(number) for number in row] for row in rows):
        assert start + luck + own + others == end
    made = Review.from_json((tmp_path / "review.json").read_text("utf-8"))
    assert made.game == "trojan-horse"
    assert json.loads((tmp_path / "review.json").read_text("utf-8"))["format"] == 1
    assert "The moments that mattered most for Player B" in shown.out
    for n in made.turning[1]:
        assert f"\n  {n:4} " in shown.out
    picture = ElementTree.parse(tmp_path / "review.svg").getroot()
    assert len(picture.findall("{http://www.w3.org/2000/svg}polyline")) == 2


@pytest.mark.bulk
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_told_in_every_language(ilion_command: Command, tmp_path: Path, finished: Record, language: str) -> None:
    shown = ilion_command("review", saved(tmp_path, finished), "--language", language)
    assert shown.code == 0, shown.err
    assert LANGUAGES[language] in shown.out


def test_a_game_that_is_not_over_gets_no_review(ilion_command: Command, tmp_path: Path, finished: Record) -> None:
    cut = Record(finished.game, finished.seats, finished.options, events=finished.events[:20])
    shown = ilion_command("review", saved(tmp_path, cut), "--json", "review.json")
    assert shown.code == 2
    assert "this game is not over: a review is only made afterwards" in shown.err
    assert "diese Partie ist nicht zu Ende" in ilion_command("review", "game.ilion", "--language", "de").err
    assert not (tmp_path / "review.json").exists()


def resigned(record: Record, n: int, seats: str) -> Record:
    """The record that a server writes when seats resigned after n events."""
    return Record(record.game, record.seats, record.options, events=record.events[:n], tags={RESIGNED: seats})


def test_a_game_that_ended_by_a_resignation_gets_a_review(ilion_command: Command, tmp_path: Path, finished: Record) -> None:
    shown = ilion_command("review", saved(tmp_path, resigned(finished, 20, "1")), "--seat", "2", "--json", "review.json")
    assert shown.code == 0, shown.err
    assert "Player B resigns." in shown.out
    made = Review.from_json((tmp_path / "review.json").read_text("utf-8"))
    assert [seat.end for seat in made.seats] == [10_000, 0]
    assert (made.events[-1].cause, made.events[-1].n, made.events[-1].seat) == ("resignation", 20, 1)


def test_the_record_of_a_table_that_somebody_left_gets_a_review(ilion_command: Command, tmp_path: Path) -> None:
    table, _ = begun(setup("trojan-horse", 3))
    for seat in (2, 0):
        table.resign(seat, "random", 0)
    assert table.over
    (tmp_path / "game.ilion").write_text(record_for(table, None), "utf-8")
    shown = ilion_command("review", "game.ilion", "--json", "review.json")
    assert shown.code == 0, shown.err
    made = Review.from_json((tmp_path / "review.json").read_text("utf-8"))
    assert [seat.end for seat in made.seats] == [0, 10_000, 0]
    assert "Player A resigns." in shown.out  # its own resignation is what mattered most for it
    assert "Player C resigns." not in shown.out


def test_the_record_of_a_game_that_was_played_out_says_who_resigned_and_when() -> None:
    """A bot played on for the seat, which may come first by the rules and still cannot win."""
    table, entries = begun(setup("trojan-horse", 3))
    rng = Rng(1)
    for _ in range(12):
        entries += move(table, some_move(table, rng))
    first_to_leave = table.actor
    assert first_to_leave is not None
    entries += table.resign(first_to_leave, "random", 0)
    n = len(table.record.events)
    for new in played(table, rng):
        entries += new
    assert table.over
    assert not table.ended_by_resignation
    record = Record.parse(record_for(table, None))
    assert record.tags[RESIGNED] == f"{first_to_leave}@{n}"
    seating = seating_in(record)
    assert seating == seating_of(table.setup, entries), "the file tells what the server knows"
    made = review(record, TINY)
    resignation = next(place for place, event in enumerate(made.events) if event.cause == "resignation")
    assert made.events[resignation].seat == first_to_leave
    assert made.events[resignation - 1].n <= n < made.events[resignation + 1].n
    assert not any(event.v[first_to_leave] for event in made.events[resignation:]), "it cannot win any more"
    assert sum(event.v[first_to_leave] for event in made.events[:resignation]) > 0


def test_resignations_have_their_order_and_their_moments(ilion_command: Command, tmp_path: Path, finished: Record) -> None:
    assert seating_in(resigned(finished, 20, "1@7")).resigned == ((1, 7),)
    assert seating_in(resigned(finished, 20, "1@20 0@7")).resigned == ((0, 7), (1, 20))
    assert seating_in(resigned(finished, 20, "1")).resigned == ((1, 20),), "as records had it before"
    for seats in ("1@21", "1@", "1@x", "0@3 1@-1", "1@7@8"):
        shown = ilion_command("review", saved(tmp_path, resigned(finished, 20, seats)))
        assert shown.code == 2
        assert f"[Resigned {seats}] should say after how many events each seat resigned" in " ".join(shown.err.split())


@pytest.mark.parametrize("seats", ["2", "x", "2@3", "0@3 0@4", "-1", "0 0", "0,1", "1.0"])
def test_a_resignation_of_a_seat_that_does_not_exist_is_refused(
    ilion_command: Command, tmp_path: Path, finished: Record, seats: str
) -> None:
    shown = ilion_command("review", saved(tmp_path, resigned(finished, 20, seats)))
    assert shown.code == 2
    assert f"game.ilion: [Resigned {seats}] should name one or more of the seats 0, 1" in " ".join(shown.err.split())


def test_a_record_of_one_seats_view_gets_no_review(ilion_command: Command, tmp_path: Path, finished: Record) -> None:
    shown = ilion_command("review", saved(tmp_path, finished.for_seat(0)))
    assert shown.code == 2
    assert "this record shows one seat’s view; a review needs the whole record" in shown.err


def test_a_damaged_record_gets_no_review(ilion_command: Command, tmp_path: Path, finished: Record) -> None:
    lines = [line for line in str(finished).splitlines() if not line.startswith("[Check ")]
    (tmp_path / "game.ilion").write_text("\n".join([*lines[:-30], *lines[-29:]]) + "\n", "utf-8")
    shown = ilion_command("review", "game.ilion")
    assert shown.code == 2
    assert "game.ilion: line" in shown.err


def test_a_seat_that_does_not_exist_is_refused(ilion_command: Command, tmp_path: Path, finished: Record) -> None:
    shown = ilion_command("review", saved(tmp_path, finished), "--seat", "3")
    assert shown.code == 2
    assert "There is no seat 3; the seats are 1 to 2" in shown.err
