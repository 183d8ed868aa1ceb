"""`ilion review`: the changes of everybody's chances in a finished game, and their causes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from ilion.cli.language import Language, os_reason, say
from ilion.cli.local_game import about_file, read_record
from ilion.cli.screen import INDENT, Screen, warn_if_interpreted
from ilion.core.errors import InvalidOption, InvalidRecord
from ilion.core.record import Record
from ilion.core.state import State
from ilion.core.text import Fact
from ilion.review import FIRST, FULL, CannotReview, Review, ReviewedEvent, review
from ilion.review.grades import GRADES
from ilion.review.picture import cause_for, sparkline, svg
from ilion.review.rounding import figures, points

SPARKLINE = 60  # characters


def review_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    seat: Annotated[int, typer.Option()] = 1,
    svg: Annotated[Path | None, typer.Option("--svg", show_default=False)] = None,
    json: Annotated[Path | None, typer.Option("--json", show_default=False)] = None,
    deep: Annotated[bool, typer.Option("--deep")] = False,
    language: Language = None,
) -> None:
    """Review a finished game: luck, your decisions, the others' decisions, and the moments that mattered most."""
    screen = Screen(language)
    record = read_record(file)
    if not 1 <= seat <= record.seats:
        raise InvalidOption(say("error-seat", number=seat, seats=record.seats))
    viewer = seat - 1  # people count the seats from 1
    warn_if_interpreted()
    try:
        made = review(record, FULL if deep else FIRST)
    except CannotReview as error:
        raise CannotReview(error.key, about_file(file, error)) from None
    except InvalidRecord as error:
        raise InvalidRecord(about_file(file, error)) from None
    Shown(screen, record, made).show(viewer)
    if json is not None:
        write(screen, json, made.to_json() + "\n")
    if svg is not None:
        write(screen, svg, picture(screen, record, made, viewer))


def write(screen: Screen, path: Path, text: str) -> None:
    """Write a file and report it."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise InvalidOption(say("cannot-write", file=str(path), reason=os_reason(error))) from None
    screen.print_message("review-written", "dim", file=str(path))


def picture(screen: Screen, record: Record, made: Review, seat: int) -> str:
    names = [screen.person_name(other) for other in range(record.seats)]
    title = screen.message("review-title", title=screen.title(record.game))
    causes = {cause: screen.message(f"review-{cause}") for cause in ("luck", "own", "others")}
    return svg(made, seat, names, {"title": title, **causes})


class Shown:
    """A review on the screen."""

    def __init__(self, screen: Screen, record: Record, made: Review) -> None:
        self.screen = screen
        self.record = record
        self.made = made
        self.states: list[State] = list(record.states())

    def show(self, seat: int) -> None:
        """Print the figures of all seats, and the turning points and grades of one."""
        screen, made = self.screen, self.made
        screen.print_message("review-title", "bold", title=screen.title(self.record.game))
        screen.console.print(self.figures())
        for number, summary in enumerate(made.seats):
            if summary.stand_in:
                name = screen.person_name(number)
                screen.print_message("review-stand-in", "dim", player=name, change=f"{points(summary.stand_in):+}")
        screen.print_message("review-apart", "dim")
        screen.print_line()
        screen.print_message("review-turning", "bold", player=screen.person_name(seat))
        for n in made.turning[seat]:
            place = self.place_of(n, seat)
            self.turning_point(made.events[place], place, seat)
        screen.print_line()
        self.grades(seat)
        rating = self.record.game.evaluator().ratings().get(made.bot["level"])
        key = "review-bot" if rating is None else "review-bot-rated"
        facts: dict[str, Fact] = {} if rating is None else {"rating": rating}
        screen.print_message(key, "dim", level=made.bot["level"], release=made.bot["release"], **facts)

    def figures(self) -> Table:
        headers = [self.screen.message(f"review-{name}") for name in ("start", "luck", "own", "others", "end")]
        table = Table("", *headers, "", box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for column in table.columns[1:6]:
            column.justify = "right"
        table.columns[6].no_wrap = True  # rather two lines for a long heading
        for number, summary in enumerate(self.made.seats):
            start, luck, own, others, end = figures(summary)
            line = sparkline(self.made.chances(number), SPARKLINE // (2 if self.screen.console.width < 110 else 1))
            name = escape(self.screen.person_name(number))
            table.add_row(f"[bold]{name}[/]", f"{start}", f"{luck:+}", f"{own:+}", f"{others:+}", f"{end}", line)
        return table

    def turning_point(self, event: ReviewedEvent, place: int, seat: int) -> None:
        """Print an event and its effect on the seat's chance; after a graded decision of the seat, also the bot's choice."""
        screen = self.screen
        before = self.made.chances(seat)[place]
        after = event.v[seat]
        cause = screen.message(f"review-{cause_for(event, seat)}")
        change = screen.message("review-change", before=points(before), after=points(after), cause=cause)
        self.indented(f"[dim]{event.n:4}[/] [bold]{escape(change)}[/] {escape(self.words(event, place, seat))}")
        judged = event.judged
        if judged is None or event.seat != seat:
            return
        if judged.close:
            self.indented(f"     [dim]{escape(screen.message('review-too-close'))}[/]")
        elif judged.grade != "good":
            state = self.state_before(place)
            best = screen.words(state.words(state.parse(judged.best)))
            facts: dict[str, Fact] = {"played": points(judged.v_played), "best": points(judged.v_best), "words": best}
            said = screen.message(f"review-{judged.grade}", **facts)
            self.indented(f"     {escape(said)}")

    def place_of(self, n: int, seat: int) -> int:
        """Return the place of a seat's turning point. Resignations have the number of the event before them; the largest change is
        the turning point."""
        chances = self.made.chances(seat)
        places = [place for place, event in enumerate(self.made.events) if event.n == n]
        return max(places, key=lambda place: abs(chances[place + 1] - chances[place]))

    def state_before(self, place: int) -> State:
        return self.states[self.made.events[place].n - 1]

    def words(self, event: ReviewedEvent, place: int, seat: int) -> str:
        """Return an event in words, as the seat perceived it."""
        screen = self.screen
        if event.cause == "resignation" and event.seat is not None:
            return screen.message("review-resigned", player=screen.person_name(event.seat))
        state = self.state_before(place)
        words = screen.words(state.words(state.seen(state.parse(event.move), seat)))
        return words if event.seat is None else f"{screen.person_name(event.seat)}: {words}"

    def grades(self, seat: int) -> None:
        summary = self.made.seats[seat]
        screen = self.screen
        counted = [screen.message(f"review-n-{grade}", number=summary.grades[grade]) for grade in GRADES if summary.grades[grade]]
        if counted:
            screen.print_message("review-grades", player=screen.person_name(seat), grades=", ".join(counted))
        if summary.close:
            screen.print_message("review-n-close", number=summary.close)

    def indented(self, markup: str) -> None:
        self.screen.console.print(Padding(markup, INDENT, expand=False))
