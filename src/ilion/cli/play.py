"""A game at the terminal: the commands that people type, and their effects."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from ilion.bots import BotFailure
from ilion.cli import hint
from ilion.cli.language import os_reason
from ilion.cli.local_game import PERSON, LocalGame, resume
from ilion.cli.screen import Screen, typed_number
from ilion.core.actors import OVER
from ilion.core.errors import IlionError, IllegalMove, InvalidNotation
from ilion.core.story import tell
from ilion.core.text import Names

SHOWN = 20  # moves listed at a time


class Leave(Exception):
    """The person wants to leave."""


class Play:
    """The dialogue between people and a local game."""

    def __init__(self, local: LocalGame, screen: Screen) -> None:
        self.screen = screen
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "why": self.why,
            "hint": self.hint,
            "moves": self.moves,
            "more": self.more,
            "board": self.board,
            "undo": self.undo,
            "save": self.save,
            "load": self.load,
            "log": self.log,
            "rules": self.rules,
            "quit": self.quit,
        }
        self.sit(local)

    def sit(self, local: LocalGame) -> None:
        """Start, or switch to another game."""
        self.local = local
        self.uncovered: int | None = None  # the seat whose secrets may be on the screen
        # The number of steps each seat has seen, and the start of the last display; a person who loads a game knows its past.
        self.n_shown = dict.fromkeys(range(local.record.seats), len(local.steps))
        self.news = dict(self.n_shown)
        self.shown: dict[tuple[int | None, int], list[str]] = {}  # by viewer and turn, the sentences on the screen
        self.listed: list[int] = []  # indices into the list of legal moves that `moves` would show
        self.next_listed = 0
        self.failures_shown = 0

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        try:
            self.show_players()
            while True:
                self.local.settle()
                self.show_failures()
                if self.local.state.actor == OVER:
                    break
                self.decision()
            self.end()
        except (Leave, KeyboardInterrupt):
            self.offer_to_save("save-before-leaving")
        except BotFailure:
            if self.screen.is_terminal:
                self.offer_to_save("save-before-leaving")
            raise
        except EOFError:
            if self.screen.is_terminal:
                self.offer_to_save("save-before-leaving")
            else:
                self.screen.print_message("input-ended-unsaved" if self.local.unsaved else "input-ended")

    def show_failures(self) -> None:
        """Print the failures of programs since the last time."""
        failures = self.local.failures()
        for failure in failures[self.failures_shown :]:
            self.screen.print_line(failure, "yellow")
        self.failures_shown = len(failures)

    def decision(self) -> None:
        """Handle one decision of a person, with all the questions before it."""
        seat = self.local.state.actor
        self.uncover(seat)
        self.show_news(seat)
        self.board("")
        self.prompt()
        self.moves("")
        before = len(self.local.record.events), self.local
        while before == (len(self.local.record.events), self.local):
            self.execute(self.screen.ask())

    def execute(self, line: str) -> None:
        """Execute a line, which is a command or a move. If it cannot be done, explain why and change nothing."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        if not line:
            self.prompt()
            self.screen.print_message("try", "dim")
            return
        try:
            if word.lower() in self.commands:
                self.commands[word.lower()](rest.strip())
            else:
                self.local.move(self.parse_move(line))
        except IllegalMove as error:
            words = self.screen.words(error.refusal, self.names(self.local.state.actor))
            self.screen.print_line(f"{words} ({error.clause})", "yellow")
            self.screen.clause(self.local.state.game, error.clause)
        except InvalidNotation as error:
            self.screen.print_message("not-understood", "yellow", reason=self.screen.words(error.text), clause=error.text.clause)
        except IlionError as error:
            self.screen.print_line(self.screen.words(error.text), "yellow")

    # Moves

    def numbered(self) -> bool:
        """Whether the list has numbers: not if the moves themselves are written as numbers."""
        state = self.local.state
        return not any(state.text(action).isdecimal() for action in state.legal_actions())

    def parse_move(self, text: str) -> int:
        """Return the action that a notation or a number in the list means, legal or not."""
        state = self.local.state
        place = typed_number(text)
        if place is not None and self.numbered() and 0 < place <= state.n_legal():
            return state.legal_actions()[place - 1]
        return state.parse(text)

    def moves(self, word: str) -> None:
        state = self.local.state
        self.listed = [
            place
            for place, action in enumerate(state.legal_actions())
            if word.lower() in f"{state.text(action)} {self.screen.words(state.words(action))}".lower()
        ]
        self.next_listed = 0
        if not self.listed:
            self.screen.print_message("no-move-with", "yellow", word=word)
            return
        self.more("")

    def more(self, _: str) -> None:
        shown = self.listed[self.next_listed : self.next_listed + SHOWN]
        if not shown:
            self.screen.print_message("no-more-moves", "dim")
            return
        self.screen.moves(self.local.state, shown, self.numbered())
        self.next_listed += len(shown)
        if left := len(self.listed) - self.next_listed:
            self.screen.print_message("more-moves", "dim", number=left)

    def help(self, text: str) -> None:
        state = self.local.state
        if not text:
            self.screen.print_message("help")
            self.screen.print_line()
            self.prompt()
            self.screen.clause(state.game, state.prompt().clause)
        else:
            self.screen.preview(state, self.parse_move(text.strip()), state.actor)

    def why(self, text: str) -> None:
        state = self.local.state
        if not text:
            self.screen.print_message("why-what", "yellow")
            return
        action = self.parse_move(text)
        refusal = state.explain(action)
        if refusal is None:
            self.screen.print_message("why-not", move=self.screen.words(state.words(action)))
        else:
            self.screen.print_line(f"{self.screen.words(refusal, self.names(state.actor))} ({refusal.clause})")
            self.screen.clause(state.game, refusal.clause)

    def hint(self, _: str) -> None:
        hint.show(self.screen, self.local.state, hint.SECONDS, self.local.seed + len(self.local.record.events))

    def undo(self, _: str) -> None:
        if obstacle := self.local.obstacle():
            key, other = obstacle
            facts = {} if other is None else {"name": self.player_name(other)}
            self.screen.print_message(key, "yellow", **facts)
            return
        seat = self.local.state.actor
        step = self.local.undo()
        self.n_shown[seat] = min(self.n_shown[seat], len(self.local.steps))
        self.news[seat] = min(self.news[seat], len(self.local.steps))
        self.screen.print_message("taken-back", move=self.screen.words(step.before.words(step.action)))

    # Views

    def prompt(self) -> None:
        self.screen.prompt(self.local.state, self.names(self.local.state.actor))

    def uncover(self, seat: int) -> None:
        """Clear the screen between two people, if one of them knows a secret."""
        last, self.uncovered = self.uncovered, seat
        if len(self.local.people) == 1 or last == seat:
            return
        if self.screen.is_terminal and any(self.local.holds_secret(who) for who in (last, seat) if who is not None):
            self.screen.cover(self.screen.message("cover", name=self.player_name(seat)))
        self.screen.print_message("to-move", "bold", name=self.player_name(seat))

    def player_name(self, seat: int) -> str:
        """Return the name that others see for the player at a seat: bots have names, people letters."""
        player = self.local.players[seat]
        nth = sum((other == PERSON) == (player == PERSON) for other in self.local.players[:seat])
        return self.screen.person_name(nth) if player == PERSON else self.screen.bot_name(nth)

    def names(self, viewer: int | None) -> Names:
        """Return the names of the players in sentences for a viewer at the terminal."""
        yours = frozenset(() if viewer is None else (viewer,))
        return Names([self.player_name(seat) for seat in range(len(self.local.players))], yours)

    def name(self, seat: int, viewer: int | None) -> str:
        """Return a seat's name for the viewer at the terminal; a bot's with its level."""
        if seat == viewer:
            return self.screen.message("you")
        player, name = self.local.players[seat], self.player_name(seat)
        return name if player == PERSON else self.screen.message("player", name=name, player=player)

    def show_players(self) -> None:
        """Print the players by seat: boards and moves refer to seats by their numbers."""
        people = self.local.people
        viewer = people[0] if len(people) == 1 else None
        seats = [(seat, self.name(seat, viewer)) for seat in range(len(self.local.players))]
        self.screen.print_line("   ".join(self.screen.message("seated", number=seat + 1, name=name) for seat, name in seats), "dim")

    def show_news(self, seat: int) -> None:
        """Tell the turns that have begun or gone on since the seat was last shown the game."""
        self.news[seat], self.n_shown[seat] = self.n_shown[seat], len(self.local.steps)
        self.show_turns(self.news[seat], seat)

    def show_turns(self, first: int, viewer: int | None) -> None:
        """Print every turn with an event from the first one on; of a turn that was shown before, only the new sentences."""
        names = self.names(viewer)
        for turn in self.local.turns.list:
            if max((turn.begun_by or 0, *turn.events)) < first:
                continue
            sentences = self.screen.sentences(tell(self.local.state.game, turn, self.local.event, viewer), names)
            old = self.shown.get((viewer, turn.number), [])
            self.shown[viewer, turn.number] = sentences
            if new := [sentence for sentence in sentences if sentence not in old]:
                self.screen.turn(new)

    def show_steps(self, first: int, viewer: int | None, *, with_clauses: bool = False) -> None:
        for before, action in self.local.steps[first:]:
            name = partial(self.name, viewer=viewer)
            self.screen.event(before, action, viewer, name, self.names(viewer), with_clause=with_clauses)

    def log(self, _: str) -> None:
        state = self.local.state
        remembered = state.view(state.actor) != state.view(state.actor, recall=False)
        if remembered:
            self.screen.print_message("remember", "dim")
        self.show_steps(self.news[state.actor] if remembered else 0, state.actor, with_clauses=True)

    def board(self, _: str) -> None:
        self.screen.board(self.local.state, self.local.state.actor)

    def rules(self, id: str) -> None:
        game = self.local.state.game
        known = {name.lower(): name for name in game.clauses} | {name.rpartition("-")[2].lower(): name for name in game.clauses}
        if not id:
            for name in game.clauses:
                self.screen.clause(game, name)
        elif id.lower() in known:
            self.screen.clause(game, known[id.lower()])
        else:
            ids = list(game.clauses)
            self.screen.print_message("no-clause", "yellow", id=id, first=ids[0], last=ids[-1])

    # Files, and the end.

    def save(self, file: str) -> None:
        if not file:
            self.screen.print_message("save-what", "yellow")
            return
        path = Path(file)
        try:
            if path.exists() and path != self.local.saved_as:
                self.screen.print_message("exists", "yellow", file=str(path))
                return
            self.local.save(path)
        except (OSError, ValueError) as error:
            reason = os_reason(error) if isinstance(error, OSError) else str(error)
            self.screen.print_message("cannot-write", "yellow", file=str(path), reason=reason)
        else:
            self.screen.print_message("saved", file=str(path))

    def load(self, file: str) -> None:
        if not file:
            self.screen.print_message("load-what", "yellow")
            return
        self.sit(local := resume(Path(file), self.local.seed))
        self.screen.print_message("loaded", title=self.screen.title(local.state.game), number=len(local.steps))

    def quit(self, _: str) -> None:
        raise Leave

    def offer_to_save(self, key: str) -> None:
        while self.local.unsaved:
            try:
                file = self.screen.ask(self.screen.message(key))
            except (EOFError, KeyboardInterrupt):
                return
            if not file:
                return
            self.save(file)

    def end(self) -> None:
        state = self.local.state
        people = self.local.people
        viewer = people[0] if len(people) == 1 else None
        self.show_turns(min((self.n_shown[seat] for seat in people), default=0), viewer)
        self.screen.board(state, viewer, recall=True)
        self.screen.result(state, lambda seat: self.name(seat, viewer))
        self.offer_to_save("save-at-end")
