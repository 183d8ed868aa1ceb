"""Rules in plain Python on a compiled core.

Compiled code calls the C methods of State. For a class made by a Python class statement, these take the GIL and call the method of
the same name in Python (`ask_`). Compiled code cannot raise: an exception ends the game, and the next method of the public layer
raises it (`raise_pending`).
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from threading import get_ident
from typing import Any

import cython

from ilion.core.actors import OVER
from ilion.core.fields import HEAP_TYPE

# The methods without objects as arguments, in the order of the enum in state.pxd, and the number of numbers each takes.
ASKED = (
    ("count_", 0),
    ("nth_", 1),
    ("legal_", 1),
    ("weight_", 1),
    ("apply_", 1),
    ("seen_", 2),
    ("reveals_", 1),
    ("score_", 1),
    ("place_", 1),
)

_pending: dict[int, BaseException] = {}  # by thread


def ask_(state: Any, what: int, a: int, b: int) -> int:
    """Call a method that takes numbers alone."""
    with cython.gil:
        return ask_python(state, what, a, b)


def ask_python(state: Any, what: int, a: int, b: int) -> int:
    name, n = ASKED[what]
    try:
        return int(getattr(state, name)(*(a, b)[:n]) or 0)
    except BaseException as error:
        end_with(state, error)
        return 0


def ask_with_(state: Any, name: str, first: Any, second: Any) -> int:
    """Call a method with one or two objects (the second may be None: it takes only one)."""
    try:
        given = (first,) if second is None else (first, second)
        return int(getattr(state, name)(*given) or 0)
    except BaseException as error:
        end_with(state, error)
        return 0


def end_with(state: Any, error: BaseException) -> None:
    _pending.setdefault(get_ident(), error)
    state.actor = OVER


def raise_pending(others: Sequence[int] = ()) -> None:
    """Raise the exception that a Python method has raised inside compiled code, in this thread or in one of `others`, which have
    worked for it."""
    if _pending:
        errors = [_pending.pop(thread, None) for thread in (get_ident(), *others)]
        for error in filter(None, errors):
            raise error


def is_all_plain(cls: type, base: type) -> bool:
    """Whether nothing between a class and the compiled base is compiled: a compiled game would call its own C methods."""
    return all(parent.__flags__ & HEAP_TYPE for parent in cls.__mro__[: cls.__mro__.index(base)])


_equipped: set[type] = set()


def equip(cls: type, base: Any) -> None:
    """Give a class written in Python the methods of the fast layer that it does not define, in Python, from the source of State;
    the C methods that it inherits cannot be called from Python."""
    if cls in _equipped:
        return
    _equipped.add(cls)
    own = {name for parent in cls.__mro__ if parent.__flags__ & HEAP_TYPE for name in vars(parent)}
    for name, value in _layer_in_python(base).items():
        if name not in own:
            setattr(cls, name, value)


def _layer_in_python(base: Any) -> dict[str, Any]:
    spec = spec_from_file_location("ilion.core.state_in_python", Path(__file__).with_name("state.py"))
    assert spec
    assert spec.loader
    source = module_from_spec(spec)
    spec.loader.exec_module(source)
    layer = {name: value for name, value in vars(source.State).items() if name.endswith("_") and not name.startswith("_")}
    return layer | {name: _settable(base, name) for name in ("actor", "seats")}


def _settable(base: Any, name: str) -> property:
    """The C fields of State are read-only in Python; rules in Python must set them."""
    member = getattr(base, name)
    return property(member.__get__, lambda state, value: base.set_in_python(state, name, value))
