"""The build compiles everything possible, gives the reason if something is not, and never packs stale files."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

import httpx
import pytest

import ilion
from ilion.build.companions import Companions, mark_final
from ilion.build.typed import SHARED, typed_modules
from tests.server.harness import LIMIT, free_port

pytestmark = pytest.mark.build

ROOT = Path(__file__).parent.parent
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
HAS_COMPILER = shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]) is not None
INHERITED = {name: value for name, value in os.environ.items() if not name.startswith(("ILION_", "PYTHONPATH"))}
with_compiler = pytest.mark.skipif(not HAS_COMPILER, reason="there is no C compiler")

HERD = """
class Herd:
    def __init__(self) -> None:
        self.ages[:] = [1, 2, 3, 4]

    def age_(self, i: int) -> int:
        return self.ages[i]

    def age(self, i: int) -> int:
        return self.age_(i)
"""
HERD_PXD = """
cdef class Herd:
    cdef int ages[4]
    cdef int size
    cdef int age_(self, int i) noexcept nogil
"""
SHED = """
from ilion.herd import Herd

def second(herd):
    return herd.age_(1)
"""
SHED_PXD = """
from ilion.herd cimport Herd
cpdef int second(Herd herd)
"""
BUFFER = """
def read(numbers, i):
    return read_(numbers, i)

def read_(numbers, i):
    return numbers[i]
"""
BUFFER_PXD = """
cpdef int read(const int[::1] numbers, int i)
cdef int read_(const int[::1] numbers, int i) noexcept nogil
"""
# The modules that a server runs for every move, which mypyc compiles, by name.
SEATS = """
from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Seat:
    name: str

    def greeting(self) -> str:
        return f"Hello {self.name}"
"""
INFO = """
from __future__ import annotations

from .seats import Seat


def greet(name: str) -> str:
    return Seat(name).greeting()
"""
GREET = "from ilion.table import info; print(info.greet('Ann'), info.__file__)"


class Project:
    """A small package with two compiled modules, built by this package's hook."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "ilion"
        self.site = root / "wheel" / "site"  # the content of the last wheel
        self.package.mkdir(parents=True)
        for name in ("hatch_build.py", "pyproject.toml", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, root / name)
        sources = {"__init__.py": '__version__ = "1"', "__init__.pxd": ""}
        sources |= {"herd.py": HERD, "herd.pxd": HERD_PXD, "shed.py": SHED, "shed.pxd": SHED_PXD}
        for name, text in sources.items():
            (self.package / name).write_text(text)
        shutil.copytree(ROOT / "src" / "ilion" / "build", self.package / "build", ignore=shutil.ignore_patterns("__pycache__"))

    def pip(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "--no-index", *arguments]
        return subprocess.run(command, cwd=self.root, env=INHERITED | environment, capture_output=True, text=True)

    def wheel(self, source: str = ".", **environment: str) -> Path:
        """Build a wheel, and unpack it into a folder to be imported from."""
        shutil.rmtree(self.root / "wheel", ignore_errors=True)
        done = self.pip("-w", "wheel", source, **environment)
        assert done.returncode == 0, done.stdout + done.stderr
        (wheel,) = (self.root / "wheel").iterdir()
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(self.site)
        return self.site

    def compiled(self) -> dict[str, str]:
        """The modules compiled so far, each with the name that contains the digest of its inputs."""
        return {path.parent.name: path.name for path in (self.root / "build" / "compiled").rglob(f"*{SUFFIX}")}

    def add_table(self) -> None:
        """Add two modules that a server runs for every move."""
        (self.package / "table").mkdir()
        for name, text in {"__init__.py": "", "seats.py": SEATS, "info.py": INFO}.items():
            (self.package / "table" / name).write_text(text)

    def typed(self) -> list[str]:
        """The folders of the modules for tables that were compiled; each name is the digest of its inputs."""
        return [path.name for path in (self.root / "build" / "typed").iterdir()]


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path / "a path with spaces")


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A project whose wheel was built, and is not changed by any test."""
    project = Project(tmp_path_factory.mktemp("once") / "a path with spaces")
    project.wheel(ILION_REQUIRE_COMPILED="1")
    return project


@pytest.fixture(scope="session")
def once_checked(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """The same with bounds checks."""
    project = Project(tmp_path_factory.mktemp("once") / "a path with spaces")
    project.wheel(ILION_CHECKED="1")
    return project


@pytest.fixture
def built(once: Project, project: Project) -> Project:
    """A project that was compiled before."""
    shutil.copytree(once.root / "build", project.root / "build")
    return project


def compiled_in(site: Path) -> set[str]:
    return {path.name.removesuffix(SUFFIX) for path in site.rglob(f"*{SUFFIX}")}


def record_in(site: Path) -> dict[str, str]:
    record = json.loads((site / "ilion" / "build.json").read_text())
    assert isinstance(record, dict)
    return record


def python(site: Path, code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], env=INHERITED | {"PYTHONPATH": str(site)}, capture_output=True, text=True)


@with_compiler
def test_every_module_with_a_pxd_is_compiled(once: Project) -> None:
    site = once.site
    assert compiled_in(site) == {"_shared", "herd", "shed"}
    assert record_in(site) == {"mode": "compiled", "missing": "", "detail": ""}
    assert python(site, "from ilion.herd import Herd; print(Herd().age(2))").stdout == "3\n"


def test_without_a_compiler_the_package_is_built_interpreted_and_records_why(project: Project) -> None:
    site = project.wheel(CC="/nonexistent")
    assert compiled_in(site) == set()
    assert record_in(site) == {"mode": "interpreted", "missing": "compiler", "detail": "/nonexistent"}


@with_compiler
def test_a_compiler_that_does_not_work_is_recorded_as_such(project: Project) -> None:
    record = record_in(project.wheel(CC="false"))
    assert (record["mode"], record["missing"]) == ("interpreted", "toolchain")
    assert "false" in record["detail"]


@pytest.mark.parametrize("demand", ["ILION_REQUIRE_COMPILED", "ILION_CHECKED"])
def test_without_a_compiler_a_build_that_must_be_compiled_fails_and_says_why(project: Project, demand: str) -> None:
    done = project.pip("-w", "wheel", ".", **{demand: "1", "CC": "/nonexistent"})
    assert done.returncode != 0
    says = done.stdout + done.stderr
    assert "Ilion was to be compiled, but there is no C compiler: the command /nonexistent was not found" in says


@with_compiler
def test_an_error_in_a_source_fails_the_build(project: Project) -> None:
    (project.package / "herd.py").write_text(HERD.replace("return self.ages[i]", "return str(self.ages[i])"))
    done = project.pip("-w", "wheel", ".")
    assert done.returncode != 0
    assert "herd.py:7" in done.stdout + done.stderr


@with_compiler
def test_a_changed_pxd_recompiles_every_module_that_cimports_it(built: Project) -> None:
    before = built.compiled()
    (built.package / "herd.pxd").write_text(HERD_PXD.replace("cdef int ages[4]", "cdef int weights[4]\n    cdef int ages[4]"))
    site = built.wheel()
    assert {name for name, file in built.compiled().items() if file != before[name]} == {"herd", "shed"}
    assert python(site, "from ilion.herd import Herd; from ilion.shed import second; print(second(Herd()))").stdout == "2\n"


@with_compiler
def test_only_changed_modules_are_compiled_again(built: Project) -> None:
    before = built.compiled()
    (built.package / "shed.py").write_text(SHED.replace("age_(1)", "age_(2)"))
    site = built.wheel()
    assert {name for name, file in built.compiled().items() if file != before[name]} == {"shed"}
    assert python(site, "from ilion.herd import Herd; from ilion.shed import second; print(second(Herd()))").stdout == "3\n"


@with_compiler
def test_a_removed_module_is_not_packed(built: Project) -> None:
    (built.package / "shed.py").unlink()
    (built.package / "shed.pxd").unlink()
    assert compiled_in(built.wheel()) == {"_shared", "herd"}


@pytest.fixture(scope="session")
def once_typed(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A project with modules for tables, whose wheel was built."""
    project = Project(tmp_path_factory.mktemp("once") / "a path with spaces")
    project.add_table()
    project.wheel()
    return project


@with_compiler
def test_the_modules_that_a_server_runs_for_every_move_are_compiled(once_typed: Project) -> None:
    site = once_typed.site
    assert compiled_in(site) == {"_shared", "herd", "shed", "info", "seats", "compiled__mypyc"}
    assert record_in(site) == {"mode": "compiled", "missing": "", "detail": ""}
    assert python(site, GREET).stdout == f"Hello Ann {site / 'ilion' / 'table' / 'info'}{SUFFIX}\n"


@with_compiler
def test_the_modules_that_a_server_runs_for_every_move_are_compiled_again_only_when_they_change(
    once_typed: Project, project: Project
) -> None:
    shutil.copytree(once_typed.root / "build", project.root / "build")
    project.add_table()
    project.wheel()
    assert project.typed() == once_typed.typed()
    (project.package / "table" / "seats.py").write_text(SEATS.replace("Hello", "Welcome"))
    assert python(project.wheel(), GREET).stdout.startswith("Welcome Ann ")
    assert len(project.typed()) == 1
    assert project.typed() != once_typed.typed()


@with_compiler
def test_an_error_in_what_a_server_runs_for_every_move_fails_the_build(built: Project) -> None:
    built.add_table()
    (built.package / "table" / "info.py").write_text(INFO.replace("Seat(name)", "Seat(1)"))
    done = built.pip("-w", "wheel", ".")
    assert done.returncode != 0
    assert re.search(r"ilion/table/info.py:8: error: .*incompatible type", done.stdout + done.stderr)


@with_compiler
def test_the_checked_build_runs_from_its_source_what_a_server_runs_for_every_move(once_checked: Project, project: Project) -> None:
    shutil.copytree(once_checked.root / "build", project.root / "build")
    project.add_table()
    site = project.wheel(ILION_CHECKED="1")
    assert python(site, GREET).stdout == f"Hello Ann {site / 'ilion' / 'table' / 'info.py'}\n"


def test_interpreted_mode_runs_every_module_from_its_source() -> None:
    code = (
        "import sys, ilion.table.protocol, ilion.table.snapshot; [ilion.load(id) for id in ilion.games()];"
        "print([name for name, module in sys.modules.items() if name.startswith('ilion.') and "
        "not str(getattr(module, '__file__', None)).endswith('.py')])"
    )
    done = subprocess.run([sys.executable, "-c", code], env=os.environ | {"ILION_INTERPRETED": "1"}, capture_output=True, text=True)
    assert done.stdout == "[]\n", done.stdout + done.stderr


@with_compiler
def test_the_checked_build_stops_at_an_array_index_out_of_bounds_and_names_the_line(once_checked: Project) -> None:
    site = once_checked.site
    assert record_in(site)["mode"] == "checked"
    done = python(site, "from ilion.herd import Herd; Herd().age(4); print('survived')")
    assert done.returncode != 0
    assert "herd.py:7" in done.stderr
    assert "index 4 out of bounds" in done.stderr
    assert "survived" not in done.stdout


def test_methods_that_no_class_overrides_are_marked_final_and_no_line_moves() -> None:
    lines = ["from __future__ import annotations", "", "class A(B):", "    x = 0", ""]
    lines += ["    def f(self) -> int:", "        return 1"]
    lines += ["    def g(self) -> int:", "        return 2"]
    marked = mark_final("\n".join(lines), [6, 8]).split("\n")
    assert marked[0] == "from __future__ import annotations; import cython"
    assert marked[4] == "    @cython.final"
    assert [*marked[1:4], *marked[5:]] == [*lines[1:4], *lines[5:]]  # there is no room above the second method


@pytest.fixture(scope="module")
def companions() -> tuple[Companions, dict[str, str]]:
    """Those of the package, and their texts."""
    found = Companions(ROOT / "src", "ilion", ROOT / "src" / "ilion")
    return found, found.texts()


def test_the_rules_of_every_game_have_final_methods(companions: tuple[Companions, dict[str, str]]) -> None:
    found = companions[0].final_methods()
    assert all(found[f"ilion.games.{name.replace('-', '_')}.rules"] for name in ilion.games())


def test_companions_declare_functions_in_the_order_of_the_source(companions: tuple[Companions, dict[str, str]]) -> None:
    """In the order of a set they would differ from one build to the next, and everything that cimports them would be compiled
    again."""
    several = []
    for name, text in companions[1].items():
        declared = re.findall(r"^cpdef .*?(\w+)\(", text, flags=re.M)
        source = ROOT.joinpath("src", *name.split(".")).with_suffix(".py").read_text("utf-8")
        assert declared == [function for function in re.findall(r"^def (\w+)", source, flags=re.M) if function in declared], name
        several += [name] if len(declared) > 1 else []
    assert several


def test_no_class_ends_with_an_array() -> None:
    """The compiler takes an array at the end of a struct for one without an end, and would not check it."""
    for path in (ROOT / "src").rglob("*.pxd"):
        for body in re.split(r"^cdef class ", path.read_text(), flags=re.M)[1:]:
            fields = re.findall(r"^    cdef [^(\n]*$", body, flags=re.M)
            assert not fields or not fields[-1].endswith("]"), (
                f"{path}: {body.split(':')[0]} needs a plain field after {fields[-1]}"
            )


@with_compiler
def test_the_checked_build_reports_a_buffer_index_out_of_bounds(once_checked: Project, project: Project) -> None:
    shutil.copytree(once_checked.root / "build", project.root / "build")
    (project.package / "buffer.py").write_text(BUFFER)
    (project.package / "buffer.pxd").write_text(BUFFER_PXD)
    site = project.wheel(ILION_CHECKED="1")
    done = python(site, "from array import array; from ilion.buffer import read; read(array('i', [1, 2]), 2)")
    assert "IndexError: Out of bounds on buffer access" in done.stderr


def test_the_whole_package_goes_through_an_sdist_and_then_runs_interpreted(project: Project, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path / "sdist")]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (sdist,) = (tmp_path / "sdist").iterdir()
    with tarfile.open(sdist) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    assert [name for name in tracked() if name.split("/")[0] in ("src", "web", "tests", "docs") and name not in packed] == []
    assert [name for name in packed if name.startswith((".venv", "build", "web/node_modules", "web/dist"))] == []
    site = project.wheel(str(sdist), CC="/nonexistent")
    done = python(site, "import ilion; from ilion.cli.doctor import doctor; print(ilion.__path__[0]); raise SystemExit(doctor())")
    assert done.returncode == 0
    assert done.stdout.splitlines()[0] == str(site / "ilion")
    assert "The rules run interpreted: when Ilion was installed there was no C compiler" in " ".join(done.stdout.split())


def tracked() -> list[str]:
    """The files of the repository; none outside of a repository."""
    done = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    return done.stdout.splitlines()


@with_compiler
def test_a_wheel_installed_with_pipx_plays_with_neither_compiler_nor_node(tmp_path: Path) -> None:
    make = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(tmp_path), str(ROOT)]
    subprocess.run(make, env=INHERITED, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    packed = set(zipfile.ZipFile(wheel).namelist())
    companions = (path.relative_to(ROOT / "src") for path in (ROOT / "src").rglob("*.pxd") if path.stem != "__init__")
    modules = [path for path in companions if (ROOT / "src" / path).with_suffix(".py").exists()]
    modules += typed_modules(ROOT / "src" / "ilion")
    assert [path for path in modules if str(path.with_suffix(SUFFIX)) not in packed] == []
    assert f"ilion/{SHARED}__mypyc{SUFFIX}" in packed

    home = tmp_path / "home"
    (home / "nothing").mkdir(parents=True)
    places = {
        "HOME": home,
        "PATH": home / "nothing",
        "PIPX_HOME": home / "pipx",
        "PIPX_BIN_DIR": home / "bin",
        "PIPX_MAN_DIR": home / "man",
    }
    environment = INHERITED | {name: str(place) for name, place in places.items()} | {"CC": "", "XDG_DATA_HOME": str(home)}
    pipx = [sys.executable, "-m", "pipx", "install", "--python", sys.executable, "--pip-args", f"-c {ROOT / 'constraints.txt'}"]
    done = subprocess.run([*pipx, f"{wheel}[server]"], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    ilion = str(home / "bin" / "ilion")

    doctor = subprocess.run([ilion, "doctor"], env=environment, capture_output=True, text=True)
    assert (doctor.returncode, "The rules run compiled." in doctor.stdout) == (0, True), doctor.stdout + doctor.stderr
    game = subprocess.run([ilion, "play", "troia"], env=environment, input="1\n" * 1000, capture_output=True, text=True, cwd=home)
    assert (game.returncode, "1st: " in game.stdout) == (0, True), game.stdout + game.stderr
    port = free_port()
    server = subprocess.Popen([ilion, "serve", "--port", str(port)], env=environment, stderr=subprocess.PIPE, text=True)
    try:
        assert server.stderr is not None
        while "Ilion is at" not in (line := server.stderr.readline()):
            assert line, "the server has stopped"
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=LIMIT, verify=False) as client:
            page = client.get("/").text
            parts = re.findall(r'(?:src|href)="(/[^"]+)"', page)
            assert any(part.endswith(".js") for part in parts), page
            assert [part for part in parts if client.get(part).status_code != 200] == []
    finally:
        server.terminate()
        server.communicate()
    assert server.returncode == 0


@with_compiler
@pytest.mark.skipif(sys.platform != "linux", reason="apt-get is Debian's")
@pytest.mark.parametrize("allowed", [True, False])
def test_a_missing_compiler_is_installed_where_that_is_allowed(tmp_path: Path, allowed: bool) -> None:
    tools = tmp_path / "bin"
    tools.mkdir()
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    for name in ("as", "ld", "env", "sh", "true", "ln"):
        (tools / name).symlink_to(shutil.which(name) or name)
    apt = tools / "apt-get"
    apt.write_text(f'#!/bin/sh\ncase "$*" in *install*) ln -s "{shutil.which(compiler)}" "{tools}/{compiler}";; esac\n')
    (tools / "sudo").write_text('#!/bin/sh\nshift; exec "$@"\n' if allowed else "#!/bin/sh\nexit 1\n")
    for script in (apt, tools / "sudo"):
        script.chmod(0o755)
    if not allowed and os.geteuid() == 0:
        apt.unlink()
    environment = {name: value for name, value in os.environ.items() if name not in ("CC", "CI")} | {"PATH": str(tools)}
    command = [sys.executable, "-m", "tools.toolchain", "compiled", "--install"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    if allowed:
        assert done.stdout == ""
        assert "Installing the system package gcc with apt-get" in done.stderr
    else:
        assert "there is no C compiler" in done.stdout
        assert "Missing: gcc libc6-dev" in done.stderr
        assert subprocess.run(command, cwd=ROOT, env=environment | {"CI": "1"}, capture_output=True).returncode == 1
