"""Compiles with mypyc the modules that a server runs for every move besides the rules.

Cython makes rules fast, because it gives them the types of C. These modules work with dictionaries, lists and objects. mypyc
compiles their annotations as they are: it finds methods and attributes without looking them up by name. Nothing in the modules
mentions mypyc, and uncompiled they do the same.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from .compile import SUFFIX, make

TABLE = ("clock", "fairness", "feed", "history", "info", "log", "protocol", "seats", "session", "snapshot", "story", "table")
MODULES = (
    *(f"core/{name}.py" for name in ("record", "story", "turn")),  # not texts: anybody may copy and pickle those
    *(f"games/*/{name}.py" for name in ("staging", "story", "view")),
    *(f"table/{name}.py" for name in (*TABLE, "telling", "visibility")),
)
SHARED = "compiled"  # mypyc puts all code into one file, which each module loads; the beginning of its name
# mypy's view of other packages must not depend on those installed on the machine that builds Ilion.
CONFIG = """
[mypy]
explicit_package_bases = True
follow_imports = silent
ignore_missing_imports = True
[mypy-{others}]
follow_imports = skip
"""
OTHERS = ("fluent.*", "orjson.*", "pydantic.*")
OPTIMISED = "2"


def compile_typed(root: Path, source: Path | None = None, package: str = "ilion") -> dict[Path, Path]:
    """Return the compiled files by the place where they belong, relative to the package's parent. Nothing is compiled again unless
    it has changed."""
    source = source or root / "src"
    found = typed_modules(source / package)
    if not found or "emscripten" in SUFFIX:  # mypyc writes C for the machine it runs on
        return {}
    cache = make(root / "build" / "typed")
    home = cache / digest(source, found)
    if not home.exists():
        with tempfile.TemporaryDirectory(dir=cache) as folder:
            made = _compile(source, package, found, Path(folder).resolve())
            for old in cache.glob("[0-9a-f]" * 16):
                shutil.rmtree(old)
            os.replace(made, home)
    return {path.relative_to(home): path for path in sorted(home.rglob(f"*{SUFFIX}"))}


def typed_modules(package: Path) -> list[Path]:
    """Return these modules of a package, relative to its parent."""
    return sorted(path.relative_to(package.parent) for pattern in MODULES for path in package.glob(pattern))


def _compile(source: Path, package: str, modules: list[Path], folder: Path) -> Path:
    from mypyc.build import mypycify
    from setuptools import Distribution

    tree = folder / "tree"
    shutil.copytree(source / package, tree / package, ignore=lambda _, names: {name for name in names if not kept(name)})
    (tree / "mypy.ini").write_text(CONFIG.format(others=",mypy-".join(OTHERS)))
    before = Path.cwd()
    os.chdir(tree)  # mypy finds the package from here
    try:
        extensions = mypycify(
            ["--config-file=mypy.ini", "--no-incremental", *map(str, modules)],
            opt_level=OPTIMISED,
            debug_level="0",
            target_dir=str(folder / "c"),
            group_name=f"{package}.{SHARED}",
        )
        command: Any = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib, command.build_temp, command.parallel = f"{folder}/lib", f"{folder}/objects", os.cpu_count()
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    return folder / "lib"


def kept(name: str) -> bool:
    return "." not in name or name.endswith(".py")


def digest(source: Path, modules: Iterable[Path]) -> str:
    """Return the digest of the modules, everything that they import from the package, this file, and the tools."""
    from mypy.version import __version__ as mypy_version

    tools = [mypy_version, sys.version, *(os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS"))]
    parts = [Path(__file__).read_bytes(), repr(tools).encode()]
    known: set[Path] = set()
    waiting = list(modules)
    while waiting:
        module = waiting.pop()
        if module not in known:
            known.add(module)
            waiting.extend(imported(source, module))
    parts += [part for module in sorted(known) for part in (str(module).encode(), (source / module).read_bytes())]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


def imported(source: Path, module: Path) -> Iterator[Path]:
    """Yield the modules below `source` that a module imports."""
    for node in ast.walk(ast.parse((source / module).read_bytes())):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            path = Path(*name.split("."))
            for place in (path.with_suffix(".py"), path / "__init__.py"):
                if (source / place).is_file():
                    yield place
