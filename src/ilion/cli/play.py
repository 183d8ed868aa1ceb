"""A game at the terminal: what people type, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ilion.cli import hint
from ilion.cli.screen import Screen, typed_number
from ilion.cli.sitting import PERSON, Sitting, resume
from ilion.core.actors import OVER
from ilion.core.errors import IlionError, IllegalMove, InvalidNotation

SHOWN = 20  # moves listed at a time


class Leave(Exception):
    """The person wants to go."""


class Play:
    """The conversation between people and a sitting."""

    def __init__(self, sitting: Sitting, screen: Screen) -> None:
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
        self.sit(sitting)

    def sit(self, sitting: Sitting) -> None:
        """Begin, or change over to another game."""
        self.sitting = sitting
        self.uncovered: int | None = None  # the seat whose secrets may stand on the screen
        # How many steps each seat has been told, and where the last telling began; who loads a game knows what was in it.
        self.told = dict.fromkeys(range(sitting.record.seats), len(sitting.steps))
        self.news = dict(self.told)
        self.listed: list[int] = []  # the places in the list of legal moves that `moves` would show
        self.next_listed = 0

    def run(self) -> None:
        """Play to the end, or until nobody wants to go on."""
        try:
            while True:
                self.sitting.settle()
                if self.sitting.state.actor == OVER:
                    break
                self.decision()
            self.end()
        except (Leave, KeyboardInterrupt):
            self.offer_to_save("save-before-leaving")
        except EOFError:
            if self.screen.is_terminal:
                self.offer_to_save("save-before-leaving")
            else:
                self.screen.tell("input-ended-unsaved" if self.sitting.unsaved else "input-ended")

    def decision(self) -> None:
        """One decision of a person, with all the questions before it."""
        seat = self.sitting.state.actor
        self.uncover(seat)
        self.tell(seat)
        self.board("")
        self.screen.prompt(self.sitting.state)
        self.moves("")
        before = len(self.sitting.record.events), self.sitting
        while before == (len(self.sitting.record.events), self.sitting):
            self.obey(self.screen.ask())

    def obey(self, line: str) -> None:
        """A line is a command or a move. What cannot be done is explained, and nothing changes."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        if not line:
            self.screen.prompt(self.sitting.state)
            self.screen.tell("try", "dim")
            return
        try:
            if word.lower() in self.commands:
                self.commands[word.lower()](rest.strip())
            else:
                self.sitting.move(self.meant(line))
        except IllegalMove as error:
            self.screen.say(f"{self.screen.words(error.refusal)} ({error.clause})", "yellow")
            self.screen.clause(self.sitting.state.game, error.clause)
        except InvalidNotation as error:
            self.screen.tell("not-understood", "yellow", reason=self.screen.words(error.text), clause=error.text.clause)
        except IlionError as error:
            self.screen.say(error, "yellow")

    # Moves.

    def numbered(self) -> bool:
        """Whether the list has numbers: not where moves themselves are written as numbers."""
        state = self.sitting.state
        return not any(state.text(action).isdecimal() for action in state.legal_actions())

    def meant(self, text: str) -> int:
        """The action that a notation or a number of the list means, legal or not."""
        state = self.sitting.state
        place = typed_number(text)
        if place is not None and self.numbered() and 0 < place <= state.n_legal():
            return state.legal_actions()[place - 1]
        return state.parse(text)

    def moves(self, word: str) -> None:
        state = self.sitting.state
        self.listed = [
            place
            for place, action in enumerate(state.legal_actions())
            if word.lower() in f"{state.text(action)} {self.screen.words(state.words(action))}".lower()
        ]
        self.next_listed = 0
        if not self.listed:
            self.screen.tell("no-move-with", "yellow", word=word)
            return
        self.more("")

    def more(self, _: str) -> None:
        shown = self.listed[self.next_listed : self.next_listed + SHOWN]
        if not shown:
            self.screen.tell("no-more-moves", "dim")
            return
        self.screen.moves(self.sitting.state, shown, self.numbered())
        self.next_listed += len(shown)
        if left := len(self.listed) - self.next_listed:
            self.screen.tell("more-moves", "dim", number=left)

    def help(self, text: str) -> None:
        state = self.sitting.state
        if not text:
            self.screen.tell("help")
            self.screen.say()
            self.screen.prompt(state)
            self.screen.clause(state.game, state.prompt().clause)
        else:
            self.screen.preview(state, self.meant(text.strip()), state.actor)

    def why(self, text: str) -> None:
        state = self.sitting.state
        if not text:
            self.screen.tell("why-what", "yellow")
            return
        action = self.meant(text)
        refusal = state.explain(action)
        if refusal is None:
            self.screen.tell("why-not", move=self.screen.words(state.words(action)))
        else:
            self.screen.say(f"{self.screen.words(refusal)} ({refusal.clause})")
            self.screen.clause(state.game, refusal.clause)

    def hint(self, _: str) -> None:
        hint.show(self.screen, self.sitting.state, hint.SECONDS, self.sitting.seed + len(self.sitting.record.events))

    def undo(self, _: str) -> None:
        if obstacle := self.sitting.obstacle():
            key, facts = obstacle
            self.screen.tell(key, "yellow", **facts)
            return
        seat = self.sitting.state.actor
        step = self.sitting.undo()
        self.told[seat] = min(self.told[seat], len(self.sitting.steps))
        self.news[seat] = min(self.news[seat], len(self.sitting.steps))
        self.screen.tell("taken-back", move=self.screen.words(step.before.words(step.action)))

    # Looking.

    def uncover(self, seat: int) -> None:
        """Between two people, one of whom knows what the other may not, the screen is emptied."""
        last, self.uncovered = self.uncovered, seat
        if len(self.sitting.people) == 1 or last == seat:
            return
        if self.screen.is_terminal and any(self.sitting.holds_secret(who) for who in (last, seat) if who is not None):
            self.screen.cover(self.screen.own("cover", number=seat))
        self.screen.tell("to-move", "bold", number=seat)

    def name(self, seat: int, viewer: int | None) -> str:
        """A seat as the viewer at the terminal calls it."""
        player = self.sitting.players[seat]
        if seat == viewer:
            return self.screen.own("you")
        return self.screen.own("seat" if player == PERSON else "player", number=seat, player=player)

    def tell(self, seat: int) -> None:
        """What has happened since the seat was told the last time."""
        self.news[seat], self.told[seat] = self.told[seat], len(self.sitting.steps)
        self.show_steps(self.news[seat], seat)

    def show_steps(self, first: int, viewer: int | None, *, with_clauses: bool = False) -> None:
        for before, action in self.sitting.steps[first:]:
            self.screen.event(before, action, viewer, lambda seat: self.name(seat, viewer), with_clause=with_clauses)

    def log(self, _: str) -> None:
        state = self.sitting.state
        remembered = state.view(state.actor) != state.view(state.actor, recall=False)
        if remembered:
            self.screen.tell("remember", "dim")
        self.show_steps(self.news[state.actor] if remembered else 0, state.actor, with_clauses=True)

    def board(self, _: str) -> None:
        self.screen.board(self.sitting.state, self.sitting.state.actor)

    def rules(self, id: str) -> None:
        game = self.sitting.state.game
        known = {name.lower(): name for name in game.clauses} | {name.rpartition("-")[2].lower(): name for name in game.clauses}
        if not id:
            for name in game.clauses:
                self.screen.clause(game, name)
        elif id.lower() in known:
            self.screen.clause(game, known[id.lower()])
        else:
            ids = list(game.clauses)
            self.screen.tell("no-clause", "yellow", id=id, first=ids[0], last=ids[-1])

    # Files, and the end.

    def save(self, file: str) -> None:
        if not file:
            self.screen.tell("save-what", "yellow")
            return
        path = Path(file)
        try:
            if path.exists() and path != self.sitting.saved_as:
                self.screen.tell("exists", "yellow", file=str(path))
                return
            self.sitting.save(path)
        except (OSError, ValueError) as error:
            self.screen.tell("cannot-write", "yellow", file=str(path), reason=str(getattr(error, "strerror", error)))
        else:
            self.screen.tell("saved", file=str(path))

    def load(self, file: str) -> None:
        if not file:
            self.screen.tell("load-what", "yellow")
            return
        self.sit(sitting := resume(Path(file), self.sitting.seed))
        self.screen.tell("loaded", title=self.screen.title(sitting.state.game), number=len(sitting.steps))

    def quit(self, _: str) -> None:
        raise Leave

    def offer_to_save(self, key: str) -> None:
        while self.sitting.unsaved:
            try:
                file = self.screen.ask(self.screen.own(key))
            except (EOFError, KeyboardInterrupt):
                return
            if not file:
                return
            self.save(file)

    def end(self) -> None:
        state = self.sitting.state
        people = self.sitting.people
        viewer = people[0] if len(people) == 1 else None
        self.show_steps(min((self.told[seat] for seat in people), default=0), viewer)
        self.screen.board(state, viewer, recall=True)
        self.screen.result(state, lambda seat: self.name(seat, viewer))
        self.offer_to_save("save-at-end")
