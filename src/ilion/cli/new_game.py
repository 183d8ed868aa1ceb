"""`ilion new-game`: write a package with a complete small game, to be turned into a new one."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer

from ilion.cli.language import Language, chosen, say
from ilion.core.errors import InvalidOption
from ilion.core.registry import games

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    folder: Annotated[Path | None, typer.Option(show_default=False)] = None,
    language: Language = None,
) -> None:
    """Write a package with a complete small game and its tests, to start from."""
    chosen(language)
    home = write_package(name, folder or Path(name))
    typer.echo(say("new-game-written", folder=str(home), command=f"pip install --no-build-isolation '{home}[test]'"))
    typer.echo(say("new-game-next", folder=str(home), name=name))


def write_package(name: str, home: Path) -> Path:
    """Write the package into a folder that does not exist yet, or is empty."""
    if not NAME.fullmatch(name):
        raise InvalidOption(say("error-game-name", name=name))
    if name in games():
        raise InvalidOption(say("error-game-exists", name=name))
    if home.exists() and (not home.is_dir() or any(home.iterdir())):
        raise InvalidOption(say("error-folder-exists", folder=str(home)))
    words = name.split("-")
    values = {
        "@id@": name,
        "@module@": "_".join(words),
        "@Name@": "".join(word.capitalize() for word in words),
        "@title@": " ".join(word.capitalize() for word in words),
        "@CL@": "".join(word[0] for word in words).upper() if len(words) > 1 else name[:2].upper(),
    }
    _write(files("ilion.cli") / "template", home, values)
    return home


def _write(source: Traversable, target: Path, values: dict[str, str]) -> None:
    target.mkdir(parents=True, exist_ok=True)
    for part in source.iterdir():
        place = target / part.name.replace("MODULE", values["@module@"]).removesuffix(".txt")
        if part.is_dir():
            _write(part, place, values)
        else:
            text = part.read_text(encoding="utf-8")
            for mark, value in values.items():
                text = text.replace(mark, value)
            place.write_text(text, encoding="utf-8")
