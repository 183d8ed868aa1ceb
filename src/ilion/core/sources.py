"""Loads a package from its sources although there are compiled modules beside them."""

from __future__ import annotations

import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader


def load_sources_only(folder: str) -> None:
    """Ignore the compiled modules below a folder and load their sources."""

    def find(path: str) -> FileFinder:
        if not path.startswith(folder):
            raise ImportError
        return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, find)
    for path in [path for path in sys.path_importer_cache if path.startswith(folder)]:
        del sys.path_importer_cache[path]
