"""README and docs are true: every block of Python and every command runs, everything they name exists, no link of the site is
broken, and the examples run."""

from __future__ import annotations

import doctest
import importlib.util
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import httpx
import pytest
from typer.testing import CliRunner

from ilion.cli.main import app
from ilion.core import registry
from tests.outside import FILE, files, write_files, write_metadata
from tests.server.harness import LIMIT, free_port, preloaded
from tests.server.postgres import Postgres, folder_of_programs

ROOT = Path(__file__).parent.parent
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)

HEADLESS = shutil.which("chromium-headless-shell") or "chromium"
# Commands that take long are shortened, and those that depend on the reader's machine are replaced: a pattern, and the command that
# the test runs instead.
INSTEAD = [
    (r"--games \d+", "--games 1"),
    (r"^((?!.*cmd ).*)--budget [\d.]+", r"\1--budget 0.002"),
    (r"^(.*cmd .*)--budget [\d.]+", r"\1--budget 60"),  # a program needs its time, even on a busy machine
    (r"^ilion arena (?!.*(--budget|iterations=)).*", r"\g<0> --budget 0.002"),
    (r"^ilion bot check .*", r"\g<0> --positions 2 --seconds 60"),
    (r"^ilion benchmark run .*", r"\g<0> --deals 1"),
    (r"20000 weights", "200 weights"),
    (r"iterations=\d+", "iterations=20"),
    (r"--seconds [\d.]+", "--seconds 1"),
    (r"^(.*)--seconds [\d.]+(.*--find)", r"\1--seconds 0.2\2"),  # it measures at two dozen rates
    (r"--tables \d+", "--tables 2 --idle 20"),
    (r"--rate \d+( \d+)*", "--rate 200"),
    # not before everything else that runs, as a measurement must: other tests would wait for it; in the browser without windows,
    # which needs less processor time; and at full speed, because a page is slowed down by a processor that is kept busy
    (
        r"^chrt -r 20 (.*page\.py)$",
        rf"\1 --browser {HEADLESS} --slower 1 --games troia trojan-horse --events 10 --laid 10 --places 20 --times 4",
    ),
    (r"^ilion bench .*", r"\g<0> --seconds 0.01"),
    (r"--host 0\.0\.0\.0", "--host 127.0.0.1"),
    (r"sqlite:////var/lib/ilion/", "sqlite:///"),
]
# The input for commands that ask.
TYPED = {"ilion play": "save game.ilion\nquit\n"}
# Commands that no test can run, and the reasons; the existence of their parts is still tested.
NOT_RUN = {
    r"ilion review": "it needs a finished game; tests/cli/test_review.py has one",
    r"make (play|test)\b": "it would install into the environment of these tests, and run them once more",
    r"pipx install|pip wheel": "tests/test_build.py makes a wheel, installs it with pipx and plays",
    r"sudo ": "it changes the machine; tests/server/test_recipes.py tries the same in a folder of its own",
    r"docker|export ILION_DB_PASSWORD": "there is no Docker in the tests; tests/test_containers.py looks at its files",
    r"cc |ilion bot check (./bot|'node)": "tests/bots/test_starters.py compiles and checks them where the languages are installed",
    r"pip install '\.\[train\]'|ilion train |ilion arena .*file=": "torch is too large for the tests; tests/training has the rest",
    r"cd web|npm run": "it fetches packages, and the page that follows every change never ends; make lint runs the check",
}


def commands(page: Path) -> list[str]:
    """The lines of all shell blocks, without their comments."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", page.read_text("utf-8"), flags=re.M | re.S)
    lines = (re.sub(r"(^|\s+)#.*", "", line) for block in blocks for line in block.splitlines())
    return [line for line in lines if line]


@each_page
def test_every_block_of_a_page_is_python_shell_or_a_message(page: Path) -> None:
    for language, block in re.findall(r"^```([^\n]*)\n(.*?)^```$", page.read_text("utf-8"), flags=re.M | re.S):
        if language == "json":
            json.loads(block)
        elif FILE.fullmatch(language):
            assert block.strip()  # the package that these files make is imported by the blocks after them
        else:
            assert language == "sh" or (language == "python" and block.startswith(">>> ")), block


@each_page
def test_the_python_on_a_page_does_what_it_says(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if files(page):
        write_files(page, tmp_path)
        monkeypatch.syspath_prepend(tmp_path / "src")
    monkeypatch.setattr(registry, "_modules", dict(registry._modules))  # a page may register a game
    monkeypatch.chdir(tmp_path)
    failed, _ = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failed == 0


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=lambda page: page.name)
def test_the_commands_of_a_page_run(page: Path, reader: Reader) -> None:
    if files(page):
        write_files(page, reader.folder)
        reader.environment["PYTHONPATH"] = str(write_metadata(reader.folder))
    for command in commands(page):
        if not any(re.match(pattern, command) for pattern in NOT_RUN):
            reader.follow(command)


def test_nothing_is_excused_that_no_page_has() -> None:
    told = [command for page in PAGES for command in commands(page)]
    excuses = [*NOT_RUN, *(pattern for pattern, _ in INSTEAD), *TYPED]
    assert [pattern for pattern in excuses if not any(re.search(pattern, command) for command in told)] == []


class Reader:
    """Follows the instructions of a page, line by line, in an empty folder beside the files of a checkout."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("benchmarks", "docs", "examples"):
            (folder / name).symlink_to(ROOT / name)
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        self.environment = os.environ | {"PATH": path, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "BROWSER": "true"}

    def follow(self, command: str) -> None:
        for pattern, instead in INSTEAD:
            command = re.sub(pattern, instead, command)
        if command.startswith("ilion serve"):
            self.serve(command)
            return
        typed = next((lines for start, lines in TYPED.items() if command.startswith(start)), "")
        if command.startswith("ilion ") and not self.further_packages():
            streams = {name: self.folder / name for name in ("stdin", "stdout", "stderr")}
            for name, path in streams.items():
                path.write_text(typed if name == "stdin" else "")
            code = preloaded().run(shlex.split(command)[1:], self.folder, streams, self.environment)
            told = streams["stdout"].read_text() + streams["stderr"].read_text()
        else:
            done = subprocess.run(
                command, shell=True, cwd=self.folder, env=self.environment, input=typed, capture_output=True, text=True, check=False
            )
            code, told = done.returncode, done.stdout + done.stderr
        assert code == 0, f"{command}\n{told}"

    def further_packages(self) -> bool:
        """Whether this needs a Python of its own. Otherwise one that has imported everything forks, which is much cheaper."""
        return self.environment.get("PYTHONPATH") != os.environ.get("PYTHONPATH")

    def serve(self, command: str) -> None:
        """Run a server until it is told to stop: once it answers, it has done what the page promises."""
        postgres = None
        if "postgresql://" in command:
            if folder_of_programs() is None:
                return
            postgres = Postgres()
            command = re.sub(r"postgresql://\S+", postgres.database(), command)
        port = free_port()
        log = self.folder / "log"
        log.write_text("")
        words = [*shlex.split(re.sub(r"--port \d+", "", command))[1:], "--port", str(port)]
        assert not self.further_packages()
        server = preloaded().start("ilion.cli.main", words, self.folder, log, self.environment)
        try:
            end = time.monotonic() + LIMIT
            while not answers(f"http://127.0.0.1:{port}/healthz"):
                assert server.poll() is None, f"{command}\n{log.read_text()}"
                assert time.monotonic() < end, f"{command}\n{log.read_text()}"
                time.sleep(0.05)
            server.terminate()
            assert server.wait(LIMIT) == 0, f"{command}\n{log.read_text()}"
        finally:
            server.kill()
            if postgres:
                postgres.stop()


@pytest.fixture
def reader(tmp_path: Path) -> Reader:
    return Reader(tmp_path)


def answers(address: str) -> bool:
    try:
        return httpx.get(address, verify=False).status_code == 200  # for http alone, without loading certificates
    except httpx.HTTPError:
        return False


# Names in the text

MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
SCRIPTS = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["scripts"]


@each_page
def test_what_a_page_names_exists(page: Path) -> None:
    spans = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.M | re.S))
    named = [*commands(page), *spans]
    assert [name for name in named if not all(map(exists, name.split(" && ")))] == []


def exists(name: str) -> bool:
    """Whether a command, or a path from the root, exists; true for anything that looks like neither."""
    if found := re.match(r"make ([a-z]+)", name):
        return bool(re.search(rf"^{found[1]}:", MAKEFILE, flags=re.M))
    if found := re.match(r"npm run ([a-z]+)", name):
        return found[1] in SCRIPTS
    if found := re.match(r"python -m ([\w.]+)", name):
        return importlib.util.find_spec(found[1]) is not None
    if found := re.match(r"((benchmarks|docs|examples|src|tests|tools|web)/[\w./-]*)$", name):
        return (ROOT / found[1]).exists()
    if found := re.match(r"ilion ((?:(?!GAME)[a-z]+(?:-[a-z]+)* ?)+)(.*)", name):
        told = CliRunner().invoke(app, [*found[1].split()[:2], "--help"])
        if told.exit_code:  # the second word was an argument
            told = CliRunner().invoke(app, [found[1].split()[0], "--help"])
        return told.exit_code == 0 and all(option in told.output for option in re.findall(r"--[a-z-]+", found[2]))
    return True


def test_the_packages_import_what_the_table_says() -> None:
    table = re.findall(r"^\| `ilion\.(\w+)\S*` \|.*\| (.*) \|$", (ROOT / "docs" / "engine.md").read_text("utf-8"), flags=re.M)
    allowed = {room: set(re.findall(r"\w+", may)) | {room} for room, may in table}
    rooms = {path.parent.name for path in (ROOT / "src" / "ilion").glob("*/__init__.py")}
    assert rooms == set(allowed)
    for room in rooms:
        for path in (ROOT / "src" / "ilion" / room).rglob("*.py"):
            imported = set(re.findall(r"^\s*(?:from|import) ilion\.(\w+)", path.read_text("utf-8"), flags=re.M))
            assert imported <= allowed[room] or "all" in allowed[room], path


# The site


class Anchors(HTMLParser):
    """The ids of a page, the targets of its links, and the files that it loads."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.ids.add(value)
            elif name in ("href", "src") and value:
                (self.links if tag == "a" else self.loads).append(value)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built with warnings as errors."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def pages_of(site: Path) -> Iterator[tuple[Path, Anchors]]:
    for path in sorted(site.rglob("*.html")):
        if path.name != "404.html":  # it has no address, so its links are those of the first page from the server's root
            yield path, Anchors(path.read_text("utf-8"))


def test_no_link_of_the_site_is_broken_and_nothing_comes_from_other_hosts(site: Path) -> None:
    pages = dict(pages_of(site))
    broken = []
    for path, page in pages.items():
        for link in [*page.links, *page.loads]:
            to = urlsplit(link)
            if to.scheme in ("http", "https") and link in page.links:
                continue
            target = (path.parent / unquote(to.path)).resolve() if to.path else path
            target = target / "index.html" if target.is_dir() else target
            lost = to.fragment and target in pages and unquote(to.fragment) not in pages[target].ids
            if to.scheme or to.netloc or not target.exists() or lost:
                broken.append((str(path.relative_to(site)), link))
    assert broken == []


def test_the_styles_of_the_site_load_nothing_from_other_hosts(site: Path) -> None:
    addresses = [
        found
        for path in site.rglob("*.css")
        for found in re.findall(r"url\(\s*[\"']?((?:https?:)?//[^)]*)", path.read_text("utf-8"))
    ]
    assert addresses == []


def test_the_site_has_every_clause_in_every_language(site: Path) -> None:
    import ilion

    for language in ("en", "de", "fr", "es", "nl"):
        for game in map(ilion.load, ilion.games()):
            page = site / "rules" / language / f"{game.id}.html"
            anchors = Anchors(page.read_text("utf-8")).ids
            assert [id for id in game.clauses if id not in anchors] == []


# The repository


@each_page
def test_no_link_of_a_page_is_broken(page: Path) -> None:
    """For readers of the repository, without the site."""
    targets = [part.split(")")[0] for part in page.read_text("utf-8").split("](")[1:]]
    local = [target.split("#")[0] for target in targets if "://" not in target]
    assert [target for target in local if not (page.parent / target).exists()] == []


@pytest.mark.parametrize("example", sorted((ROOT / "examples").glob("*.py")), ids=lambda example: example.name)
def test_an_example_runs(example: Path) -> None:
    done = subprocess.run([sys.executable, str(example)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("game", ["trojan-horse", "troia", "odyssey", "horus"])
def test_every_field_of_a_view_is_on_the_page_of_its_game(site: Path, game: str) -> None:
    page = (site / "games" / f"{game}.html").read_text("utf-8")
    fields = json.loads((site / "schemas" / f"{game}.json").read_text("utf-8"))["$defs"]["View"]["properties"]
    assert [field for field in fields if f"<td><code>{field}</code></td>" not in page] == []


def test_the_rules_on_the_site_have_the_diagrams_of_the_page(site: Path) -> None:
    for language in ("en", "de", "fr", "es", "nl"):
        page = (site / "rules" / language / "horus.html").read_text("utf-8")
        assert re.findall(r'data-figure="([a-z]+)-', page) == ["contact"] * 4 + ["end"] * 2 + ["island"] * 3
        assert "{" not in "".join(re.findall(r'role="img" aria-label="([^"]*)"', page))
