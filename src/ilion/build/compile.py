"""Compiles the modules of a package that have a companion, written by hand or derived (`companions`)."""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
from contextlib import nullcontext
from pathlib import Path
from typing import Any, NamedTuple

from .companions import Companions, mark_final

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
ILION = Path(__file__).parent.parent


class Mode(NamedTuple):
    """One way to compile: Cython watches the buffers, the C compiler the arrays inside states."""

    name: str
    directives: dict[str, Any]
    compile: list[str]
    link: list[str]


BOUNDS = ["-fsanitize=bounds", "-fno-sanitize-recover=all"]
# Without contraction, every machine rounds a product before adding to it: the same seed gives the same search.
PLAIN = ["-Wno-unused-function", "-ffp-contract=off"]
# Microsoft's compiler knows none of these options; it does not contract by default.
COMPILED = Mode("compiled", DIRECTIVES, ["/O2"] if sys.platform == "win32" else ["-O3", "-g0", *PLAIN], [])
CHECKED = Mode("checked", DIRECTIVES | {"boundscheck": True}, ["-O1", "-g0", "-DILION_CHECKED", *PLAIN, *BOUNDS], BOUNDS)
# The part of Cython's own code that every compiled module needs, generated once: it is more than half of the code to compile.
SHARED = Path("ilion/core/_shared.py")


class Obstacle(NamedTuple):
    """The reason why nothing can be compiled here: `missing` is "compiler", "headers", or "toolchain" if both are there and do not
    work."""

    missing: str
    detail: str

    def __str__(self) -> str:
        return {
            "compiler": f"there is no C compiler: the command {self.detail} was not found",
            "headers": f"the C headers of Python are missing: there is no {self.detail}",
            "toolchain": f"the C compiler could not build an empty module: {self.detail}",
        }[self.missing]


def make(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def lay_out(source: Path, package: str, tree: Path) -> list[Path]:
    """Copy the package's sources with all companions into a folder. Return the modules to compile, relative to it."""
    for path in (source / package).rglob("*"):
        if path.suffix in (".py", ".pxd"):
            make((tree / path.relative_to(source)).parent)
            shutil.copyfile(path, tree / path.relative_to(source))
    companions = Companions(source, package, ILION)
    for name, text in companions.texts().items():
        path = tree.joinpath(*name.split(".")).with_suffix(".pxd")
        path.write_text(text, encoding="utf-8")
        for folder in path.relative_to(tree).parents[:-1]:
            (tree / folder / "__init__.pxd").touch()  # which makes it a package to Cython
    for name, lines in companions.final_methods().items():
        path = tree.joinpath(*name.split(".")).with_suffix(".py")
        path.write_text(mark_final(path.read_text(encoding="utf-8"), lines), encoding="utf-8")
    found = (path.with_suffix(".py") for path in sorted(tree.rglob("*.pxd")) if path.stem != "__init__")
    return [path.relative_to(tree) for path in found if path.exists()]


def obstacle(mode: Mode = COMPILED) -> Obstacle | None:
    """Probe with an empty extension module: compiler and headers work, or they do not."""
    from setuptools import Distribution, Extension

    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if compiler and not shutil.which(compiler[0]):
        return Obstacle("compiler", compiler[0])
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.exists():
        return Obstacle("headers", str(header))
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text(
            '#include <Python.h>\nstatic struct PyModuleDef m = {PyModuleDef_HEAD_INIT, "probe"};\n'
            "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&m); }\n"
        )
        probe = Extension("probe", [str(source)], extra_compile_args=mode.compile, extra_link_args=mode.link)
        command: Any = Distribution({"ext_modules": [probe]}).get_command_obj("build_ext")
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        try:
            command.run()
        except Exception as error:
            return Obstacle("toolchain", str(error).replace(folder, "…"))
        return None


def compile_modules(
    root: Path, mode: Mode, source: Path | None = None, package: str = "ilion", folder: Path | None = None
) -> dict[Path, Path]:
    """Return the compiled file of every module of a package. Its name holds the digest of everything that goes into it, and it is
    moved into place when it is complete, so the cached files are never stale or incomplete, and only changed modules are compiled
    again. The work is done in `folder` and stays there, or else in a temporary one."""
    cache = make(root / "build" / mode.name)
    with nullcontext(str(folder)) if folder else tempfile.TemporaryDirectory(dir=cache) as work:
        tree = make(Path(work) / "tree")
        found = lay_out(source or root / "src", package, tree)
        before = Path.cwd()
        os.chdir(tree)  # Cython looks for .pxd files from here, then where packages are installed
        try:
            shared = [SHARED] if package == "ilion" else []  # other packages contain the parts of it that they need
            built = {module: cache / module.with_suffix("") / f"{digest(module, mode)}{SUFFIX}" for module in [*found, *shared]}
            stale = {".".join(module.with_suffix("").parts): module for module, path in built.items() if not path.exists()}
            if stale:
                _compile(stale, built, mode, work, shared=bool(shared))
        finally:
            os.chdir(before)
    return built


def _compile(stale: dict[str, Path], built: dict[Path, Path], mode: Mode, folder: str, *, shared: bool) -> None:
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    extensions = cythonize(
        [
            Extension(
                name,
                [str(module)] if module != SHARED else [],
                extra_compile_args=mode.compile,
                extra_link_args=mode.link,
            )
            for name, module in stale.items()
        ],
        build_dir=f"{folder}/c",
        shared_utility_qualified_name=".".join(SHARED.with_suffix("").parts) if shared else None,
        compiler_directives=mode.directives,
        emit_linenums=mode is CHECKED,  # a failed check then names the line of the .py file
        nthreads=os.cpu_count() or 1,
        force=True,
        quiet=True,
    )
    command: Any = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.parallel = f"{folder}/lib", f"{folder}/objects", os.cpu_count()
    command.ensure_finalized()
    command.run()
    for name, module in stale.items():
        home = make(built[module].parent)
        for old in home.glob(f"*{SUFFIX}"):
            old.unlink()
        os.replace(command.get_ext_fullpath(name), built[module])


def digest(module: Path, mode: Mode) -> str:
    """Return the digest of the module, every `.pxd` it cimports directly or not, this file, and the tools and settings that compile
    them."""
    from Cython import __version__ as cython_version
    from Cython.Build.Dependencies import create_dependency_tree

    sources = {Path(path) for path in create_dependency_tree().all_dependencies(str(module))} if module != SHARED else set()
    tools = [cython_version, sys.version, *(os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS"))]
    parts = [Path(__file__).read_bytes(), repr((mode, tools)).encode()]
    parts += [path.read_bytes() for path in sorted(sources)]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]
