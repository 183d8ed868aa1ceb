"""The state of this installation: how the rules run, why, and how they would run faster."""

from __future__ import annotations

import json
import os
import platform
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, NamedTuple

import ilion
from ilion.build.typed import typed_modules
from ilion.core.text import Catalogue, Fact, Text

Level = Literal["fine", "note", "fault"]  # a note costs something but stops nothing

EXTRAS = {"testing": "pydantic", "peers": "pyspiel"}  # the module that shows that an extra is installed

_catalogue = Catalogue(__name__)


@dataclass(frozen=True, slots=True)
class Finding:
    """One finding of the doctor, with its remedy."""

    level: Level
    text: Text
    remedy: Text | None = None


class Build(NamedTuple):
    """How the installed package was built: "compiled", "checked" or "interpreted"; in the last case, also the missing part."""

    mode: str
    missing: str
    detail: str


def how_built() -> Build | None:
    """Return the record of the build; None if nothing was built: in an editable installation or a source tree."""
    record = files("ilion") / "build.json"
    return Build(**json.loads(record.read_text("utf-8"))) if record.is_file() else None


def why_interpreted() -> Text | None:
    """Return why the rules run interpreted; None if they run compiled."""
    if ilion.compiled:
        return None
    if os.environ.get("ILION_INTERPRETED"):
        return _say("interpreted-by-choice")
    build = how_built()
    if build is None:
        return _say("interpreted-not-built")
    if build.missing:
        return _say(f"interpreted-no-{build.missing}", detail=build.detail)
    return _say("interpreted-not-fitting", version=platform.python_version())


def diagnose() -> list[Finding]:
    """Return all findings about this installation, from the ground up."""
    return [
        Finding("fine", _say("python", version=platform.python_version(), system=platform.platform(terse=True))),
        Finding("fine", _say("package", version=ilion.__version__, folder=str(_folder()))),
        _rules(),
        *_optional(),
    ]


def _rules() -> Finding:
    build = how_built()
    by_choice = bool(os.environ.get("ILION_INTERPRETED"))
    if build and build.mode != "interpreted" and not by_choice and (absent := _not_compiled(build)):
        return Finding("fault", _say("rules-partly", modules=", ".join(absent)), _say("remedy-install-again"))
    reason = why_interpreted()
    if reason is None:
        return Finding("fine", _say("rules-checked" if build and build.mode == "checked" else "rules-compiled"))
    remedy = "unset" if by_choice else "compiler" if build and build.missing else "build"
    return Finding("note", _say("rules-interpreted", reason=(reason,)), _say(f"remedy-{remedy}"))


def _not_compiled(build: Build) -> list[str]:
    """Return the modules that this build compiles, because they have a `.pxd` beside them or a server runs them for every move, but
    that have no compiled file for this Python."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    home = _folder().parent
    wanted = [path for path in _folder().rglob("*.pxd") if path.stem != "__init__" and path.with_suffix(".py").exists()]
    if build.mode == "compiled":
        wanted += [home / module for module in typed_modules(_folder())]
    absent = [path for path in sorted(wanted) if not path.with_suffix(suffix).exists()]
    return [".".join(path.relative_to(home).with_suffix("").parts) for path in absent]


def _optional() -> Iterator[Finding]:
    for extra, module in EXTRAS.items():
        if find_spec(module):
            yield Finding("fine", _say("extra-here", extra=extra))
        else:
            yield Finding("note", _say("extra-missing", extra=extra, purpose=extra), _say("remedy-extra", extra=extra))


def _folder() -> Path:
    return Path(ilion.__path__[0])


def _say(key: str, **facts: Fact) -> Text:
    return Text("", key, facts, _catalogue)
