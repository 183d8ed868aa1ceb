"""The command line itself: its lists, and its answers to wrong arguments."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

import ilion
from ilion.cli.main import app
from tests.cli.conftest import Command
from tests.cli.test_play import PLAY
from tests.web.catalogues import LANGUAGES


def test_games_lists_every_game_with_its_players_and_options(ilion_command: Command) -> None:
    shown = ilion_command("games")
    assert shown.code == 0
    for id in ilion.games():
        game = ilion.load(id)
        assert id in shown.out
        assert game.title in shown.out
        assert (f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else f" {game.seats[0]} ") in shown.out
        for name, option in game.options.items():
            assert f"{name}=" in shown.out
            assert f"({option.default}, {option.clause})" in shown.out


def test_the_version_says_whether_the_rules_are_compiled(ilion_command: Command) -> None:
    mode = "compiled" if ilion.compiled else "interpreted"
    assert ilion_command("--version").out == f"ilion {ilion.__version__}, rules {mode}\n"


def test_interpreted_rules_are_mentioned_once(toy_command: Command) -> None:
    assert toy_command("play", "pearls", "--people", "0").err.count("interpreted") == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "there is no game “chess”; the games are"),
        (["play", "pearls", "--seats", "9"], "the number of seats for Pearls must be 2–3, not 9"),
        (["play", "pearls", "--seats", "many"], "--seats must be an integer, not “many”"),
        (["play", "pearls", "--seat", "3"], "There is no seat 3; the seats are 1 to 2"),
        (["play", "pearls", "--seat", "0"], "There is no seat 0"),
        (["play", "pearls", "--people", "3"], "The number of people must be 0 to 2, not 3"),
        (["play", "pearls", "--bots", "clever"], "there is no bot “clever”"),
        (["play", "pearls", "--option", "tide"], "--option tide: write --option NAME=VALUE"),
        (["play", "pearls", "--option", "tide=none"], "the option tide cannot be “none”; choose low, high"),
        (["play", "pearls", "--option", "wind=strong"], "Pearls has no option “wind”; its options: tide"),
        (["play", "--load", "nothing"], "nothing cannot be read: No such file"),
        (["play", "pearls", "--load", "good"], "--load brings its own game, seats and options: leave out the other arguments"),
        (["play", "--load", "garbled"], "garbled: line 1: "),
        (["play"], "Name a game: "),
        (["replay", "nothing"], "nothing cannot be read: No such file"),
        (["replay", "garbled"], "garbled: line 1: “Sing, goddess” is neither a tag nor"),
        (["replay", "binary"], "binary is not a text file"),
        (["replay", "."], "cannot be read: Is a directory"),
        (["replay", "illegal"], "illegal: line 6: “0 place1”: a draw (*) is due"),
        (["replay", "seen"], "seen: this record shows one seat’s view"),
        (["replay", "good", "--seat", "7"], "There is no seat 7; the seats are 1 to 2"),
        (["replay"], "The argument FILE is missing"),
        (["bench", "engine", "chess"], "there is no game “chess”"),
        (["bench", "engine", "pearls", "--seconds", "-1"], "--seconds must be at least 0.01, not -1"),
        (["bench", "engine", "pearls", "--json", "no/such/folder"], "no/such/folder cannot be written: No such file"),
        (["sing"], "There is no command “sing”"),
    ],
)
def test_a_wrong_argument_gets_a_sentence_and_exit_code_2(
    toy_command: Command, tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    head = '[Ilion "1"]\n[Game "pearls"]\n[Rules "1 0000000000000000"]\n[Seats "2"]\n'
    (tmp_path / "garbled").write_text("Sing, goddess\n")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00\x80")
    (tmp_path / "good").write_text(f"{head}\n* pearl1\n")
    (tmp_path / "illegal").write_text(f"{head}\n0 place1\n")
    (tmp_path / "seen").write_text(f'{head}[Viewer "0"]\n\n* pearl1\n')
    shown = toy_command(*arguments)
    assert shown.code == 2
    assert sentence in " ".join(shown.err.split())
    assert shown.out == ""


def test_replay_without_a_terminal_tells_everything_that_the_viewer_saw(toy_command: Command) -> None:
    toy_command("play", "pearls", "--people", "0", "--seed", "3", lines=("whole",))
    spectator = toy_command("replay", "whole").out
    seat = toy_command("replay", "whole", "--seat", "1", "--steps").out
    assert "pearl of" not in spectator
    assert "Seat 1 gets a pearl of 1." in seat
    assert "Seat 2 gets a pearl.\n" in seat
    assert "You: Dive at" in seat
    assert "Everybody has had a turn" in spectator
    assert "· Player A dived at place" in spectator
    assert "· You dived at place" in toy_command("replay", "whole", "--seat", "1").out


def test_an_annotated_record_tells_every_turn_in_a_comment_and_reads_back(toy_command: Command, tmp_path: Path) -> None:
    toy_command("play", "pearls", "--people", "0", "--seed", "3", lines=("whole",))
    annotated = toy_command("replay", "whole", "--annotate").out
    assert "; 2 pearls were dealt.\n0 place" in annotated
    assert annotated.splitlines()[-1].startswith("; Player B dived at place")
    assert [line for line in annotated.splitlines() if not line.startswith(";")] == (tmp_path / "whole").read_text().splitlines()
    (tmp_path / "annotated").write_text(annotated)
    assert toy_command("replay", "annotated").out == toy_command("replay", "whole").out


def test_replay_shows_what_was_taken_back(toy_command: Command) -> None:
    toy_command("play", "pearls", "--seed", "3", lines=("place4", "undo", "place5", "save half"))
    out = toy_command("replay", "half", "--steps").out
    assert "Dive at place 4\n  · Taken back: the last event\n  · Player A: Dive at place 5\n" in out
    assert "Player A dived at place 5.\n" in toy_command("replay", "half").out
    assert "show your pearl or keep it hidden? (P-2)" in out


@pytest.mark.parametrize(("turn", "shown"), [((), False), (("keep", "1"), True)])
def test_replay_leaves_out_what_must_be_remembered_as_long_as_the_game_goes_on(
    toy_command: Command, turn: tuple[str, ...], shown: bool
) -> None:
    lines = ("place4", *turn, "file" if turn else "save file")
    toy_command("play", "pearls", "--seed", "3", "--option", "tide=high", lines=lines)
    assert ("closed: " in toy_command("replay", "file", "--seat", "1").out) == shown


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "--help"], ["Gegen Bots spielen", "Aufruf:", "Optionen:", "Der Platz der ersten Person", "Diese Hilfe zeigen"]),
        (["arena", "--help"], ["Wie viele Partien", "Standard: 200"]),
        (["games"], ["Titel", "Das Pferd von Troja"]),
        (["doctor"], ["Die Regeln laufen"]),
        (["arena", "troia", "--bots", "random", "--bots", "greedy", "--games", "2"], ["Siege", "im Mittel"]),
    ],
)
def test_what_the_command_says_by_itself_is_in_the_language_that_was_asked_for(
    ilion_command: Command, arguments: list[str], words: list[str]
) -> None:
    shown = ilion_command(*arguments, "--language", "de").out
    assert [word for word in words if word not in " ".join(shown.split())] == []


def test_an_error_is_in_the_language_that_was_asked_for(ilion_command: Command) -> None:
    assert "nowhere lässt sich nicht lesen" in ilion_command("replay", "nowhere", "--language", "de").err
    assert "nowhere cannot be read" in ilion_command("replay", "nowhere").err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--help", "--language", "de"], "Aufruf: "),
        (["--language", "de", "--help"], "Aufruf: "),
        (["--language", "de", "games"], "Das Pferd von Troja"),
        (["--language=fr", "games", "--language", "de"], "Das Pferd von Troja"),
    ],
)
def test_the_language_can_be_asked_for_before_the_name_of_the_command(
    ilion_command: Command, arguments: list[str], words: str
) -> None:
    shown = ilion_command(*arguments)
    assert (shown.code, shown.err) == (0, "")
    assert words in shown.out


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "--bot", "x --language de", "--help"],
        ["play", "--bot", "--language=de", "--help"],
        ["play", "--help", "--", "--language", "de"],
    ],
)
def test_the_language_in_the_value_of_another_option_is_not_the_language_of_the_command(
    ilion_command: Command, arguments: list[str]
) -> None:
    assert ilion_command(*arguments).out.startswith("Usage:")


def test_an_unknown_language_before_the_name_of_the_command_is_refused(ilion_command: Command) -> None:
    shown = ilion_command("--language", "la", "games")
    assert (shown.code, shown.err) == (2, "ilion: Language “la” is not supported; choose de, en, es, fr, nl.\n")


def commands(command: Any, name: str = "ilion") -> Iterator[tuple[str, Any]]:
    """A command and all commands below it, by what a user types."""
    yield name, command
    for below, part in getattr(command, "commands", {}).items():
        yield from commands(part, f"{name} {below}")


@pytest.fixture
def helps(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], dict[str, str]]:
    """All texts of the help in a language: of each command and each of its parameters, by what a user types."""
    monkeypatch.setattr("ilion.cli.language._Asked.language", None)  # afterwards other tests find it as it was

    def found(language: str) -> dict[str, str]:
        whole = typer.main.get_command(app)
        whole.main(["--language", language, "games"], standalone_mode=False)  # translates the help
        known = list(commands(whole))
        texts = {name: str(command.help) for name, command in known}
        return texts | {f"{name}: {part.name}": str(part.help) for name, command in known for part in command.params}

    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_every_option_is_explained_by_words_of_its_own(
    helps: Callable[[str], dict[str, str]], language: str
) -> None:
    texts = helps(language)
    of_commands = {name: text for name, text in texts.items() if ":" not in name}
    assert len(set(of_commands.values())) == len(of_commands), "two commands have the same help"
    for name, text in texts.items():
        assert text.strip(), f"{name} has no help"
        assert name in of_commands or text not in of_commands.values(), f"{name} has the help of a command"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_help_is_the_same_in_english_and_in_another_language(helps: Callable[[str], dict[str, str]], language: str) -> None:
    english, mine = helps("en"), helps(language)
    assert english.keys() == mine.keys()
    assert [name for name in english if english[name] == mine[name]] == []


@pytest.mark.parametrize("command", ["serve", "bench", "bench engine", "train", "bot check", "benchmark run", "host reset"])
def test_the_language_can_be_asked_for_after_the_name_of_every_command(ilion_command: Command, command: str) -> None:
    shown = ilion_command(*command.split(), "--help", "--language", "de")
    assert shown.code == 0
    assert shown.out.startswith("Aufruf: ")
    assert f" {command} [OPTIONS]" in shown.out.splitlines()[0]
    assert "Diese Hilfe zeigen und beenden." in shown.out
    assert not re.search(r"^(Usage|Options|Commands|Arguments):|\[default|required\]|Show this", shown.out, re.M)


WRONG = {
    "no command": (["sing"], "Es gibt keinen Befehl „sing“."),
    "no command of a group": (["bench", "engin"], "Es gibt keinen Befehl „engin“. Meintest du engine?"),
    "no option": (["verify", "--saal", "1"], "Es gibt keine Option --saal. Meintest du --seal?"),
    "no value": (["play", "--people"], "--people braucht einen Wert."),
    "a value for a flag": (["serve", "--open=yes"], "--open hat keinen Wert."),
    "no argument": (["replay"], "FILE fehlt."),
    "no option that is needed": (["train", "troia"], "Die Option --seats fehlt."),
    "too many arguments": (["games", "heading", "of"], "Hier wird nichts weiter erwartet: heading of."),
    "no integer": (["play", "--seats", "many"], "--seats muss eine ganze Zahl sein, nicht „many“."),
    "half an integer": (["play", "--seats", "2.5"], "--seats muss eine ganze Zahl sein, nicht „2.5“."),
    "no number": (["serve", "--rate", "fast"], "--rate muss eine Zahl sein, nicht „fast“."),
    "too small": (["bench", "engine", "--seconds", "-1"], "--seconds muss mindestens 0.01 sein, nicht -1."),
    "too large": (["serve", "--port", "70000"], "--port darf höchstens 65535 sein, nicht 70000."),
    "no choice": (["serve", "--reviews", "maybe"], "Für --reviews gibt es off, on-request, rated, nicht „maybe“."),
    "control characters": (["play", "--seats", "\x1b[2J"], "--seats muss eine ganze Zahl sein, nicht „\\x1b[2J“."),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_an_error_in_the_arguments_is_in_the_language_that_was_asked_for(ilion_command: Command, wrong: str) -> None:
    arguments, sentence = WRONG[wrong]
    shown = ilion_command("--language", "de", *arguments)
    assert (shown.code, shown.out) == (2, "")
    assert f"Fehler: {sentence}" in shown.err
    assert not re.search(r"Usage|Error|Try|Invalid|Input should", shown.err)


@pytest.mark.parametrize(("language", "usage"), [("de", "Aufruf: "), ("es", "Uso: "), ("fr", "Usage\u00a0: "), ("nl", "Gebruik: ")])
def test_an_error_says_in_every_language_how_the_command_is_used_and_where_its_help_is(
    ilion_command: Command, language: str, usage: str
) -> None:
    lines = ilion_command("--language", language, "play", "--seats", "many").err.splitlines()
    assert lines[0].startswith(usage)
    assert lines[0].endswith(" play [OPTIONS] [GAME]")
    assert " play --help" in lines[1]
    assert "--seats" in lines[3]
    english = ilion_command("play", "--seats", "many").err.splitlines()
    assert lines[1] != english[1]
    assert lines[3] != english[3]


def test_a_reason_of_the_operating_system_is_in_the_language_that_was_asked_for(ilion_command: Command) -> None:
    assert (
        "nowhere kan niet worden gelezen: dat bestand of die map bestaat niet."
        in ilion_command("verify", "nowhere", "--language", "nl").err
    )


def test_a_game_of_the_terminal_is_checked_by_the_rules(toy_command: Command, tmp_path: Path) -> None:
    toy_command(*PLAY, lines=("place4", "save half", "quit"))
    shown = toy_command("verify", "half")
    assert shown.code == 0
    assert "events follow the rules." in shown.out
    assert "The game is not over yet." in shown.out
    assert "No server committed to the draws" in shown.out
    assert "This record has no seal" in toy_command("verify", "half", "--seal", "0" * 64).err
    text = (tmp_path / "half").read_text()
    (tmp_path / "bad").write_text(text.replace("place4", "place99"))
    assert toy_command("verify", "bad").code == 2
