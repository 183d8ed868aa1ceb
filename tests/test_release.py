"""A release is refused, with the reason, unless everything is in order."""

from __future__ import annotations

import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

from tools.release import main


class Checkout:
    """A small repository that could be released; slow steps are replaced by scripts that only report themselves."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("src/ilion/__init__.py", '__version__ = "1.2.0"\n')
        self.write(
            "CHANGELOG.md", "# Changes\n\n## 1.2.0 (2026-11-15)\n\n- Something.\n\n## 1.1.0 (2026-01-01)\n\n- Something else.\n"
        )
        self.write("Makefile", 'test:\n\t@test "$$CI" = 1 && echo tested >> .git/done\n')
        self.write(".gitignore", "dist/\n.venv/\n")
        self.write(".venv/bin/python", "#!/bin/sh\necho built >> .git/done\n")
        (root / ".venv/bin/python").chmod(0o755)
        self.git("init", "--quiet")
        self.commit()

    def write(self, name: str, text: str) -> None:
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        (self.root / name).write_text(text)

    def git(self, *words: str) -> None:
        who = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
        subprocess.run(["git", *who, *words], cwd=self.root, check=True, capture_output=True)

    def commit(self) -> None:
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "Change")

    def done(self) -> list[str]:
        """Return the steps that were started: the tests, builds."""
        log = self.root / ".git" / "done"
        return log.read_text().split() if log.exists() else []


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def refusal(checkout: Checkout, capfd: pytest.CaptureFixture[str], version: str = "1.2.0") -> str:
    assert main([version], checkout.root) == 1
    return capfd.readouterr().err


def test_another_version_than_the_package_has_is_refused(checkout: Checkout, capfd: pytest.CaptureFixture[str]) -> None:
    assert "has the version 1.2.0, not 1.3.0" in refusal(checkout, capfd, "1.3.0")
    assert "a version is three numbers" in refusal(checkout, capfd, "v1.2.0")
    assert checkout.done() == []


@pytest.mark.parametrize("heading", ["1.2.0 (unreleased)", "1.1.0 (2026-01-01)", "1.2.0"])
def test_changes_that_are_not_dated_are_refused(checkout: Checkout, heading: str, capfd: pytest.CaptureFixture[str]) -> None:
    checkout.write("CHANGELOG.md", f"# Changes\n\n## {heading}\n\n- Something.\n")
    checkout.commit()
    assert f"the newest heading of CHANGELOG.md is “{heading}”" in refusal(checkout, capfd)
    assert checkout.done() == []


def test_a_version_of_which_nothing_is_told_is_refused(checkout: Checkout, capfd: pytest.CaptureFixture[str]) -> None:
    checkout.write("CHANGELOG.md", "# Changes\n\n## 1.2.0 (2026-11-15)\n\n## 1.1.0 (2026-01-01)\n\n- Something else.\n")
    checkout.commit()
    assert "CHANGELOG.md says nothing about 1.2.0" in refusal(checkout, capfd)


@pytest.mark.parametrize("name", ["Makefile", "a new file"])
def test_uncommitted_files_are_refused_and_named(checkout: Checkout, name: str, capfd: pytest.CaptureFixture[str]) -> None:
    checkout.write(name, "changed")
    assert name in refusal(checkout, capfd)
    assert checkout.done() == []


def test_a_version_that_is_tagged_is_refused(checkout: Checkout, capfd: pytest.CaptureFixture[str]) -> None:
    checkout.git("tag", "v1.2.0")
    assert "there is a tag v1.2.0 already" in refusal(checkout, capfd)


def test_a_checkout_whose_tests_fail_is_refused(checkout: Checkout, capfd: pytest.CaptureFixture[str]) -> None:
    checkout.write("Makefile", "test:\n\t@false\n")
    checkout.commit()
    assert "the tests fail" in refusal(checkout, capfd)
    assert checkout.done() == []


def test_a_build_that_fails_is_refused(checkout: Checkout, capfd: pytest.CaptureFixture[str]) -> None:
    checkout.write(".venv/bin/python", "#!/bin/sh\nexit 1\n")
    assert "building failed" in refusal(checkout, capfd)


WHEEL = {"ilion/web/index.html", "ilion/games/horus/rules.so"}
SOURCES = {"hatch_build.py", "pyproject.toml", "web/package-lock.json", "src/ilion/__init__.py"}


@pytest.mark.parametrize("missing", ["", "ilion/web/index.html", "ilion/games/horus/rules.so", "web/package-lock.json"])
def test_files_are_made_and_looked_into_and_nothing_is_tagged(
    checkout: Checkout, missing: str, tmp_path_factory: pytest.TempPathFactory, capfd: pytest.CaptureFixture[str]
) -> None:
    made = tmp_path_factory.mktemp("made")
    with zipfile.ZipFile(made / "ilion-1.2.0-py3-none-any.whl", "w") as wheel:
        for name in WHEEL - {missing}:
            wheel.writestr(name, "")
    with tarfile.open(made / "ilion-1.2.0.tar.gz", "w:gz") as sources:
        for name in SOURCES - {missing}:
            sources.add(checkout.root / "Makefile", f"ilion-1.2.0/{name}")
    checkout.write(".venv/bin/python", f"#!/bin/sh\nmkdir -p dist && cp {made}/* dist && echo built >> .git/done\n")
    assert main(["1.2.0"], checkout.root) == int(bool(missing))
    told = capfd.readouterr()
    assert checkout.done() == ["tested", "built", "built"]
    if missing:
        assert "No release: " in told.err
    else:
        assert "ilion-1.2.0.tar.gz" in told.out
        assert "git tag" in told.out
    tags = subprocess.run(["git", "tag"], cwd=checkout.root, capture_output=True, text=True)
    assert tags.stdout == ""
