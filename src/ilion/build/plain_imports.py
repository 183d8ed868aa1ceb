"""Imports modules as plain Python, even if compiled ones are installed."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class SourceFinder(MetaPathFinder):
    """Finds the sources of some packages in their folders. A package is bare: its `__init__` does not run, because its imports need
    not be installed for a build."""

    def __init__(self, roots: Mapping[str, Path]) -> None:
        self.roots = roots

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        top, *parts = fullname.split(".")
        if top not in self.roots:
            return None
        place = self.roots[top].joinpath(*parts)
        if place.is_dir():
            spec = ModuleSpec(fullname, None, is_package=True)
            spec.submodule_search_locations = [str(place)]
            return spec
        file = place.with_name(place.name + ".py")
        return spec_from_file_location(fullname, file, loader=SourceFileLoader(fullname, str(file))) if file.exists() else None


@contextmanager
def plain_imports(roots: Mapping[str, Path]) -> Iterator[Callable[[str], ModuleType]]:
    """Yield a function that imports a module of these packages (name -> folder) from its source. Earlier imports of them are
    restored afterwards."""
    before = {name: sys.modules.pop(name) for name in list(sys.modules) if name.partition(".")[0] in roots}
    finder = SourceFinder(roots)
    sys.meta_path.insert(0, finder)
    try:
        yield importlib.import_module
    finally:
        sys.meta_path.remove(finder)
        for name in [name for name in sys.modules if name.partition(".")[0] in roots]:
            del sys.modules[name]
        sys.modules |= before
