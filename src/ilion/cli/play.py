"""A game at the terminal: what people type, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ilion.cli import hint
from ilion.cli.screen import Screen, typed_number
from ilion.cli.sitting import Sitting, resume
from ilion.core.actors import OVER
from ilion.core.errors import IlionError, IllegalMove, InvalidNotation

SHOWN = 20  # moves listed at a time

HELP = """\
Type a move as it stands in the list, or its number if it has one.
  ?             this help, and the clause you are playing by
  ? MOVE        what the move would bring about
  why MOVE      why the move is not allowed
  hint          what a bot would do, and why
  moves [WORD]  the moves again, or those with a word in them
  more          the next moves of a long list
  board         the board again
  log           what has happened, and by which clause
  undo          take back your last decision, as long as nobody has learnt anything
  save FILE     write the game to a file
  load FILE     go on with a saved game instead
  rules [ID]    all clauses, or one
  quit          leave"""


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
            self.offer_to_save("Save the game before you leave?")
        except EOFError:
            if self.screen.is_terminal:
                self.offer_to_save("Save the game before you leave?")
            else:
                unsaved = ", unsaved" if self.sitting.unsaved else ""
                self.screen.say(f"The input has ended, and so the game stops here{unsaved}.")

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
            self.screen.say("Type a move, or ? for help.", "dim")
            return
        try:
            if word.lower() in self.commands:
                self.commands[word.lower()](rest.strip())
            else:
                self.sitting.move(self.meant(line))
        except IllegalMove as error:
            self.screen.say(error, "yellow")
            self.screen.clause(self.sitting.state.game, error.clause)
        except InvalidNotation as error:
            self.screen.say(f"{error} ({error.text.clause}) ? helps.", "yellow")
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
            if word.lower() in f"{state.text(action)} {state.words(action)}".lower()
        ]
        self.next_listed = 0
        if not self.listed:
            self.screen.say(f"No move has “{word}” in it.", "yellow")
            return
        self.more("")

    def more(self, _: str) -> None:
        shown = self.listed[self.next_listed : self.next_listed + SHOWN]
        if not shown:
            self.screen.say("These were all; moves lists them again.", "dim")
            return
        self.screen.moves(self.sitting.state, shown, self.numbered())
        self.next_listed += len(shown)
        if left := len(self.listed) - self.next_listed:
            self.screen.say(f"… and {left} more: more shows them, moves WORD those with a word in them.", "dim")

    def help(self, text: str) -> None:
        state = self.sitting.state
        if not text:
            self.screen.say(HELP)
            self.screen.say()
            self.screen.prompt(state)
            self.screen.clause(state.game, state.prompt().clause)
        else:
            self.screen.preview(state, self.meant(text.strip()), state.actor)

    def why(self, text: str) -> None:
        state = self.sitting.state
        if not text:
            self.screen.say("why is followed by a move.", "yellow")
            return
        action = self.meant(text)
        refusal = state.explain(action)
        if refusal is None:
            self.screen.say(f"Nothing is against it: {state.words(action)}")
        else:
            self.screen.say(f"{refusal} ({refusal.clause})")
            self.screen.clause(state.game, refusal.clause)

    def hint(self, _: str) -> None:
        hint.show(self.screen, self.sitting.state, hint.SECONDS, self.sitting.seed + len(self.sitting.record.events))

    def undo(self, _: str) -> None:
        if obstacle := self.sitting.obstacle():
            self.screen.say(obstacle, "yellow")
            return
        seat = self.sitting.state.actor
        step = self.sitting.undo()
        self.told[seat] = min(self.told[seat], len(self.sitting.steps))
        self.news[seat] = min(self.news[seat], len(self.sitting.steps))
        self.screen.say(f"Taken back: {step.before.words(step.action)}")

    # Looking.

    def uncover(self, seat: int) -> None:
        """Between two people, one of whom knows what the other may not, the screen is emptied."""
        last, self.uncovered = self.uncovered, seat
        if len(self.sitting.people) == 1 or last == seat:
            return
        if self.screen.is_terminal and any(self.sitting.holds_secret(who) for who in (last, seat) if who is not None):
            self.screen.cover(f"Seat {seat} is to move. Let nobody else look, and press Enter. ")
        self.screen.say(f"Seat {seat} is to move.", "bold")

    def tell(self, seat: int) -> None:
        """What has happened since the seat was told the last time."""
        self.news[seat], self.told[seat] = self.told[seat], len(self.sitting.steps)
        self.show_steps(self.news[seat], seat)

    def show_steps(self, first: int, viewer: int | None, *, with_clauses: bool = False) -> None:
        for before, action in self.sitting.steps[first:]:
            self.screen.event(before, action, viewer, lambda seat: self.sitting.name(seat, viewer), with_clause=with_clauses)

    def log(self, _: str) -> None:
        state = self.sitting.state
        remembered = state.view(state.actor) != state.view(state.actor, recall=False)
        if remembered:
            self.screen.say("At this table the past must be remembered; here is what you were told last.", "dim")
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
            self.screen.say(f"There is no clause {id}; they run from {ids[0]} to {ids[-1]}.", "yellow")

    # Files, and the end.

    def save(self, file: str) -> None:
        if not file:
            self.screen.say("save is followed by the name of a file.", "yellow")
            return
        path = Path(file)
        try:
            if path.exists() and path != self.sitting.saved_as:
                self.screen.say(f"{path} exists already; choose another name.", "yellow")
                return
            self.sitting.save(path)
        except (OSError, ValueError) as error:
            self.screen.say(f"{path} cannot be written: {getattr(error, 'strerror', error)}.", "yellow")
        else:
            self.screen.say(f"Saved: “load {path}” goes on from here.")

    def load(self, file: str) -> None:
        if not file:
            self.screen.say("load is followed by the name of a file.", "yellow")
            return
        self.sit(sitting := resume(Path(file), self.sitting.seed))
        self.screen.say(f"{sitting.state.game.title}, {len(sitting.steps)} events in.")

    def quit(self, _: str) -> None:
        raise Leave

    def offer_to_save(self, question: str) -> None:
        while self.sitting.unsaved:
            try:
                file = self.screen.ask(f"{question} File name, or Enter for no: ")
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
        self.screen.result(state, lambda seat: self.sitting.name(seat, viewer))
        self.offer_to_save("Save this game?")
