"""The output of the terminal: boards, prompts, moves, previews, logs and score sheets, for any game."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

import ilion
from ilion.cli.language import CATALOGUE, chosen, say
from ilion.core.actors import CHANCE
from ilion.core.game import Game
from ilion.core.previews import foreseen
from ilion.core.state import State
from ilion.core.text import ANONYMOUS, Catalogue, Fact, Names, Text

WIDTH = 100  # boards are drawn for it; without a terminal, lines are wrapped there
INDENT = (0, 0, 0, 2)

with suppress(ImportError):  # arrow keys while typing; no history, which would show the input of one person to the next
    import readline

    readline.set_auto_history(False)


class Screen:
    """Shows a game and reads lines. Without a terminal there are no colours, and nothing is cleared."""

    def __init__(self, language: str | None = None) -> None:
        self.language = chosen(language)
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self.console = Console(highlight=False, emoji=False, width=None if sys.stdout.isatty() else WIDTH)

    def ask(self, question: str = "> ") -> str:
        """Return a line from the person, stripped. Raises `EOFError` at the end of the input, `KeyboardInterrupt` on Ctrl-C."""
        try:
            line = input(question).strip()
        except (EOFError, KeyboardInterrupt):
            self.print_line()
            raise
        if not self.is_terminal:
            print(line)  # nobody typed it here, so the transcript would lack it
        return line

    def print_line(self, text: object = "", style: str = "") -> None:
        """Print a line of plain text; markup characters in it are escaped."""
        self.console.print(escape(str(text)), style=style)

    def print_message(self, key: str, style: str = "", **facts: Fact) -> None:
        """Print a message of the terminal's own catalogue."""
        self.print_line(self.message(key, **facts), style)

    def message(self, key: str, **facts: Fact) -> str:
        return CATALOGUE.format(key, facts, self.language)

    def words(self, text: Text, names: Names = ANONYMOUS) -> str:
        """Return a game's text in the reader's language, with the reader's names for the players."""
        return text.in_language(self.language_of(text.catalogue), names)

    def title(self, game: Game[Any]) -> str:
        return self.word(game, "title", game.title)

    def language_of(self, catalogue: Catalogue) -> str:
        """Return the reader's language, or English if the catalogue does not have it."""
        return catalogue.nearest(self.language)

    def clause(self, game: Game[Any], id: str) -> None:
        """Print the text of a clause, indented."""
        self.console.print(Padding(f"[bold]{id}[/] {escape(self.words(game.clauses[id].text))}", INDENT, expand=False), style="dim")

    def cover(self, sentence: str) -> None:
        """Clear the screen and its scroll-back, and wait for the next person."""
        self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
        self.ask(sentence)

    def board(self, state: State, seat: int | None, *, recall: bool = False) -> None:
        self.console.print()
        self.console.print(
            state.game.board(state.view(seat, recall=recall), self.language_of(state.game.catalogue)), soft_wrap=True
        )
        self.console.print()

    def prompt(self, state: State, names: Names) -> None:
        prompt = state.prompt()
        self.console.print(f"[bold]{escape(self.words(prompt, names))}[/] [dim]({prompt.clause})[/]")

    def moves(self, state: State, chosen: Sequence[int], numbers: bool) -> None:
        """Print legal actions in words, by their indices in the list of all of them."""
        actions = state.legal_actions()
        grid = Table.grid(padding=(0, 2))
        if numbers:
            grid.add_column(justify="right", style="dim")
        grid.add_column(style="bold cyan", no_wrap=True)
        grid.add_column()
        for place in chosen:
            row = [escape(state.text(actions[place])), escape(self.words(state.words(actions[place])))]
            grid.add_row(*[str(place + 1)] * numbers, *row)
        self.console.print(Padding(grid, INDENT, expand=False))

    def preview(self, state: State, action: int, seat: int) -> None:
        """Print the consequences of a legal move."""
        self.print_line(self.words(state.words(action)))
        language = self.language_of(state.game.catalogue)
        for label, value in foreseen(state.game, state.preview(action, seat, recall=False), language):
            self.console.print(Padding(f"[dim]{escape(label)}:[/] {escape(value)}", INDENT, expand=False))

    def event(
        self,
        before: State,
        action: int,
        viewer: int | None,
        name: Callable[[int], str],
        names: Names,
        *,
        with_clause: bool = False,
    ) -> None:
        """Print an event as the viewer saw it, and on request its clause. `name` returns the first words of a seat's line."""
        words = before.words(before.seen(action, viewer))
        who = "" if before.actor == CHANCE else f"[bold]{escape(name(before.actor))}:[/] "
        clause = f" [dim]({words.clause})[/]" if with_clause else ""
        self.console.print(Padding(f"[dim]·[/] {who}{escape(self.words(words, names))}{clause}", INDENT, expand=False))

    def sentences(self, texts: Sequence[Text], names: Names) -> list[str]:
        """Return a turn in words, with the reader's names for the players."""
        return [self.words(text, names) for text in texts]

    def turn(self, sentences: Sequence[str]) -> None:
        self.console.print(Padding(f"[dim]·[/] {escape(' '.join(sentences))}", INDENT, expand=False))

    def bot_name(self, nth: int) -> str:
        """Return the name of the nth bot at the table."""
        names = self.message("bot-names").split(", ")
        return names[nth % len(names)]

    def person_name(self, nth: int) -> str:
        """Return the name that others see for the nth person at the table."""
        return self.message("seat", letter="ABCDEFGH"[nth])

    def result(self, state: State, name: Callable[[int], str]) -> None:
        """Print the end of a finished game: the reason, each player's points by clause, and the places."""
        ending = state.ending()
        assert ending is not None
        self.console.print(f"[bold]{escape(self.words(ending))}[/] [dim]({ending.clause})[/]\n")
        sheet = Table("", "", self.message("points"), box=None, pad_edge=False, padding=(0, 2, 0, 0))
        sheet.columns[2].justify = "right"
        scores = state.scores()
        for seat in range(state.seats):
            sheet.add_row(f"[bold]{escape(name(seat))}[/]", "", f"[bold]{scores[seat]}[/]")
            for line in state.score_sheet(None):
                if line.seat == seat:
                    words = Text(line.clause, line.key, line.facts, state.game.catalogue)
                    sheet.add_row(f"[dim]  {line.clause}[/]", escape(self.words(words)), str(line.points))
        self.console.print(sheet)
        self.console.print()
        places = state.places()
        for place in sorted(set(places)):
            seats = [seat for seat in range(state.seats) if places[seat] == place]
            key = "place-shared" if len(seats) > 1 else "place"
            self.print_message(key, "bold" if place == 1 else "", place=place, players=", ".join(map(name, seats)))

    def word(self, game: Game[Any], key: str, otherwise: str) -> str:
        catalogue = game.catalogue
        return catalogue.format(key, language=self.language_of(catalogue)) if key in catalogue else otherwise


def typed_number(text: str) -> int | None:
    """Return the typed number, or None if it is not a number of reasonable length."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


def warn_if_interpreted() -> None:
    """Print to the error output that everything will be slow."""
    if not ilion.compiled:
        print(say("warn-interpreted"), file=sys.stderr)
