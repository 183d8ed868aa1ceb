"""A game at the terminal with the input piped in: seats, words, refusals, undo, files. Seed 3 deals the first seat a pearl of 1."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Command

PLAY = ("play", "pearls", "--bots", "random", "--seats", "3", "--seed", "3")
TURN = ("place4", "keep", "2")


def test_a_whole_game_ends_with_the_score_sheet_and_the_places(toy_command: Command) -> None:
    shown = toy_command(*PLAY, lines=TURN)
    assert shown.code == 0
    assert "Everybody has had a turn. (P-4)" in shown.out
    assert re.search(r"You +3\n +P-4 +the pearl +1\n +P-4 +the stake +2\n", shown.out)
    assert "1st: Cassandra (random)" in shown.out


def test_equal_seats_share_a_place(toy_command: Command) -> None:
    assert "2nd, shared: You, Nestor (random)" in toy_command(*PLAY, lines=TURN).out


def test_without_a_terminal_there_are_no_colours(toy_command: Command) -> None:
    assert "\x1b" not in toy_command(*PLAY, lines=TURN).out


def test_a_move_can_be_given_by_its_number_in_the_list(toy_command: Command) -> None:
    assert "You dived at place 4." in toy_command(*PLAY, lines=("4",)).out


def test_where_moves_are_numbers_the_list_has_none_of_its_own(toy_command: Command) -> None:
    out = toy_command(*PLAY, lines=("4", "keep")).out
    assert "\n  1  Stake 1\n  2  Stake 2\n  3  Stake 3\n" in out


def test_a_long_list_is_shown_in_parts(toy_command: Command) -> None:
    first, rest = toy_command(*PLAY, lines=("more", "more")).out.split("> more\n", 1)
    assert "place20 " in first
    assert "place21" not in first
    assert "… and 10 more" in first
    assert "30  place30" in rest
    assert "That is all of them" in rest


def test_a_long_list_can_be_searched_and_keeps_its_numbers(toy_command: Command) -> None:
    found = toy_command(*PLAY, lines=("moves 29", "moves abc")).out.split("> moves 29\n", 1)[1]
    assert "29  place29  Dive at place 29" in found
    assert "place1 " not in found
    assert "No move contains “abc”." in found


ANSWERS = [
    ("place31", r"“place31” is not understood here\..*\(P-2\)"),
    ("99", r"“99” is not understood here\..*\(P-2\)"),
    ("0", r"“0” is not understood here"),
    ("²", r"“²” is not understood here"),
    ("9" * 5000, r"is not understood here"),
    ("[bold]x", r"“\[bold\]x” is not understood here"),
    ("show", r"That is not what is asked now\. \(P-2\)\n  P-2 In a turn"),
    ("why show", r"That is not what is asked now\. \(P-2\)\n  P-2 In a turn"),
    ("why place4", r"This move is allowed: Dive at place 4"),
    ("why", r"Type a move after “why”"),
    ("why nonsense", r"“nonsense” is not understood"),
    ("? nonsense", r"“nonsense” is not understood"),
    ("? show", r"That is not what is asked now"),
    ("?", r"take back(.|\n)*P-2 In a turn you dive"),
    ("", r"Type a move, or \? for help"),
    ("undo", r"Something has been drawn since your last decision"),
    ("save", r"Type the name of a file after “save”"),
    ("save no/such/folder", r"no/such/folder cannot be written: No such file or directory"),
    ("save " + "x" * 300, r"cannot be written: File name too long"),
    ("save a\0b", r"cannot be written: embedded null byte"),
    ("load a\0b", r"is not a text file"),
    ("load", r"Type the name of a file after “load”"),
    ("load nothing", r"nothing cannot be read: No such file or directory. Choose a file that “save” wrote"),
    ("load .", r"cannot be read: Is a directory"),
    ("rules P-9", r"There is no clause P-9; they run from P-1 to P-4"),
    ("rules 3", r"  P-3 A place where"),
    ("rules p-3", r"  P-3 A place where"),
    ("rules", r"  P-1 Every(.|\n)*  P-4 After"),
    ("log", r"Seat 2 gets a pearl\. \(P-1\)\n"),
    ("board", r"seat 2: pearl \?"),
]


def test_whatever_is_typed_is_answered_and_the_game_goes_on(toy_command: Command) -> None:
    shown = toy_command(*PLAY, lines=(*(typed for typed, _ in ANSWERS), *TURN))
    rest = shown.out
    for typed, answer in ANSWERS:
        before, rest = rest.split(f"\n> {typed}\n", 1)
        assert "You: " not in before
        assert re.search(answer, rest.split("\n> ", 1)[0]), f"{typed!r} was answered: {rest[:300]}"
    assert "Everybody has had a turn" in rest
    assert shown.code == 0


def test_a_preview_says_what_a_move_brings_and_the_odds(toy_command: Command) -> None:
    out = toy_command(*PLAY, lines=("place4", "keep", "? 2")).out
    assert "Stake 2\n  points after it: 3\n  odds: 3 of 4 (75%)\n  left: 29\n  changes: seat 1 +2\n" in out


def test_other_seats_hands_are_shown_only_at_the_end(toy_command: Command) -> None:
    before, after = toy_command(*PLAY, lines=(*TURN[:2], "log", "board", "? 1", TURN[2])).out.split("Everybody has had a turn")
    board = before.rindex("seat 1: pearl")
    assert not re.search(r"Seat [23].* pearl of|seat [23]: pearl \d", before[:board])
    assert "P-4" in after


# Undo.


def test_a_decision_is_free_to_take_back_while_nobody_has_learnt_anything(toy_command: Command) -> None:
    out = toy_command(*PLAY, lines=("place4", "undo", "place4", "keep", "undo", "undo", "place5")).out
    assert out.count("Taken back: ") == 3
    assert "You dived at place 5." in out


def test_a_decision_that_revealed_something_stands(toy_command: Command) -> None:
    assert "revealed something hidden" in toy_command(*PLAY, lines=("place4", "show", "undo")).out


def test_a_draw_stands_in_the_way_of_undo(toy_command: Command) -> None:
    assert "Something has been drawn since your last decision" in toy_command(*PLAY, lines=("undo",)).out


def test_the_move_of_another_seat_stands_in_the_way_of_undo(toy_command: Command) -> None:
    out = toy_command(*PLAY, "--seat", "2", lines=("undo",)).out
    assert "Nestor has moved since your last decision." in out


def test_facts_that_players_must_remember_cannot_be_found_by_undo(toy_command: Command) -> None:
    out = toy_command(*PLAY, "--option", "tide=high", lines=("? place4", "place4", "undo", "keep")).out
    assert "left: " not in out
    assert "showed something that players must remember for themselves" in out
    assert "You dived at place 4." in out
    assert "how much do you stake?" in out


# Files.


def test_a_saved_game_goes_on_to_the_same_end(toy_command: Command, tmp_path: Path) -> None:
    straight = toy_command(*PLAY, lines=(*TURN, "straight.ilion"))
    toy_command(*PLAY, lines=(TURN[0], "save half.ilion"))
    resumed = toy_command("play", "--load", "half.ilion", "--seed", "3", lines=(*TURN[1:], "resumed.ilion"))
    assert (tmp_path / "straight.ilion").read_text() == (tmp_path / "resumed.ilion").read_text()
    assert straight.out.split("Everybody")[1].splitlines()[:14] == resumed.out.split("Everybody")[1].splitlines()[:14]


def test_load_goes_back_to_what_was_saved(toy_command: Command) -> None:
    out = toy_command(*PLAY, lines=(TURN[0], "save half.ilion", "show", "load half.ilion", "keep", "2")).out
    assert "Pearls, 4 events in." in out
    assert "You staked 2." in out.split("events in.")[1]


def test_a_game_of_bots_alone_is_told_as_a_spectator_sees_it(toy_command: Command) -> None:
    shown = toy_command("play", "pearls", "--people", "0", "--seed", "3", "--bots", "random")
    assert shown.code == 0
    assert "2 pearls were dealt.\n" in shown.out
    assert re.search(r"· Nestor dived at place \d+\. Nestor staked \d\.", shown.out)


def test_saving_never_overwrites_a_file_that_is_not_this_games(toy_command: Command, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Penelope")
    out = toy_command(*PLAY, lines=("save letter", "save mine", "place4", "save mine")).out
    assert "letter exists already; choose another name." in out
    assert out.count("Saved:") == 2
    assert (tmp_path / "letter").read_text() == "Dear Penelope"


@pytest.mark.parametrize(
    ("old", "new", "answer"),
    [
        ("", "garbage\n", "line 1: “garbage” is neither a tag nor"),
        ("0 place4", "0 place5", "altered or cut off"),
        ('"pearls"', '"marbles"', "there is no game “marbles”"),
        ("person random random", "person random", "altered or cut off"),
    ],
)
def test_a_garbled_file_is_refused_and_the_game_goes_on(
    toy_command: Command, tmp_path: Path, old: str, new: str, answer: str
) -> None:
    toy_command(*PLAY, lines=("place4", "save half"))
    text = (tmp_path / "half").read_text()
    assert old in text
    (tmp_path / "half").write_text(text.replace(old, new, 1))
    out = toy_command(*PLAY, lines=("load half", *TURN)).out
    assert answer in out
    assert "half: " in out
    assert "Everybody has had a turn" in out


def test_when_the_input_ends_the_game_stops_with_a_sentence(toy_command: Command) -> None:
    shown = toy_command(*PLAY, lines=("place4",))
    assert shown.code == 0
    assert shown.out.endswith("> \nThe input has ended, so the game stops here, unsaved.\n")


def test_a_saved_file_has_no_seed_and_no_draw_that_has_not_come(toy_command: Command, tmp_path: Path) -> None:
    toy_command(*PLAY[:-1], "987654321", lines=("place4", "save half"))
    text = (tmp_path / "half").read_text()
    assert "987654321" not in text
    assert text.count("\n* ") == 3
    assert '[Players "person random random"]' in text


# Several people.


def test_several_people_take_turns_at_one_terminal(toy_command: Command) -> None:
    out = toy_command("play", "pearls", "--people", "2", "--seed", "3", lines=(*TURN, "place4", "place5", "keep", "1")).out
    assert "Player B is to move." in out
    assert "Place 4 is closed. (P-3)" in out
    assert "Everybody has had a turn" in out


def test_at_a_table_where_the_past_is_to_be_remembered_the_log_begins_with_the_last_telling(toy_command: Command) -> None:
    lines = ("place4", "keep", "log")
    full = toy_command(*PLAY, lines=lines).out.split("> log")[1]
    short = toy_command(*PLAY, "--option", "tide=high", lines=lines).out.split("> log")[1]
    assert "gets a pearl" in full
    assert "gets a pearl" not in short
    assert "You: Keep the pearl hidden" in short


def test_the_terminal_speaks_the_language_that_was_asked_for(ilion_command: Command) -> None:
    shown = ilion_command("play", "trojan-horse", "--seed", "3", "--language", "de", lines=("why red>palace", "?", "undo", "quit"))
    assert "Sage 1, 2 oder 3 an." in shown.out
    assert "warum der Zug nicht erlaubt ist" in shown.out
    assert "Du bist Odysseus und hast das Pferd beladen." in shown.out
    assert "2 Nestor (medium)" in shown.out


def test_the_board_is_in_that_language_too(ilion_command: Command) -> None:
    shown = ilion_command("play", "trojan-horse", "--seed", "3", "--language", "de", lines=("quit",))
    assert re.search(r"^Palast +\+3 +(· ){7} +Schatz \?$", shown.out, re.MULTILINE)
    assert not re.search("Palace|treasure|Display", shown.out)


def test_a_language_that_is_not_spoken_is_refused(ilion_command: Command) -> None:
    shown = ilion_command("play", "trojan-horse", "--language", "la")
    assert (shown.code, shown.err) == (2, "ilion: Language “la” is not supported; choose de, en, es, fr, nl.\n")
