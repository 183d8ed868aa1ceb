"""Makes the files of a release, if everything is in order: `python -m tools.release 1.2.0`.

It refuses with a sentence if the version is not the package's, the changes are not dated, something is not committed, the tag is
there already, or the tests fail. It builds wheel and source distribution into dist/ and lists the remaining steps; it never tags
and never pushes.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]


class Refused(Exception):
    """The reason why there is no release."""


def main(words: list[str], root: Path = ROOT) -> int:
    arguments = argparse.ArgumentParser(prog="python -m tools.release", description=__doc__)
    arguments.add_argument("version", help="as in src/ilion/__init__.py")
    version = arguments.parse_args(words).version
    try:
        check_version(root, version)
        check_changes(root, version)
        check_tree(root, version)
        check_tests(root)
        files = build(root, version)
    except Refused as problem:
        print(f"No release: {problem}", file=sys.stderr)
        return 1
    print(f"Ilion {version} is in dist/:")
    for file in files:
        print(f"  {file.name}")
    print("Next, by hand:")
    print(f"  git tag --annotate v{version} --message 'Ilion {version}'")
    print(f"  git push origin v{version}")
    print("  publish the files in dist/; the wheel fits this kind of machine and this Python, the source distribution all")
    return 0


def check_version(root: Path, version: str) -> None:
    found = re.search(r'^__version__ = "(.*)"$', (root / "src/ilion/__init__.py").read_text("utf-8"), flags=re.M)
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise Refused(f"a version is three numbers, as 1.2.0, not {version!r}")
    if not found or found[1] != version:
        raise Refused(f"src/ilion/__init__.py has the version {found[1] if found else '(none)'}, not {version}")


def check_changes(root: Path, version: str) -> None:
    """Check that the newest heading is this version with a date, and that there is text below it."""
    _, *parts = re.split(r"^## ", (root / "CHANGELOG.md").read_text("utf-8"), flags=re.M)
    heading, _, changes = (parts or [""])[0].partition("\n")
    if not re.fullmatch(rf"{re.escape(version)} \(\d{{4}}-\d\d-\d\d\)", heading):
        raise Refused(f"the newest heading of CHANGELOG.md is “{heading}”; it must be “{version} (YYYY-MM-DD)”")
    if not changes.strip():
        raise Refused(f"CHANGELOG.md says nothing about {version}")


def check_tree(root: Path, version: str) -> None:
    if changed := git(root, "status", "--porcelain"):
        raise Refused(f"not everything is committed:\n{changed}")
    if git(root, "tag", "--list", f"v{version}"):
        raise Refused(f"there is a tag v{version} already")


def git(root: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True)
    if done.returncode:
        raise Refused(f"git {words[0]} failed: {done.stderr.strip()}")
    return done.stdout.rstrip()


def check_tests(root: Path) -> None:
    """Run all tests: with CI set, tests that cannot run count as failures."""
    if subprocess.run(["make", "test"], cwd=root, env=os.environ | {"CI": "1"}).returncode:
        raise Refused("the tests fail (make test)")


def build(root: Path, version: str) -> list[Path]:
    dist = root / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    python = str(root / ".venv/bin/python")  # made by `make test`, with the tools that build
    environment = os.environ | {"ILION_REQUIRE_COMPILED": "1"}
    for words in (
        ["hatchling", "build", "-t", "sdist", "-d", "dist"],
        ["pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", "dist", "."],
    ):
        if subprocess.run([python, "-m", *words], cwd=root, env=environment).returncode:
            raise Refused(f"building failed ({' '.join(words)})")
    check_files(dist, version)
    return sorted(dist.iterdir())


def check_files(dist: Path, version: str) -> None:
    """Check that the wheel has the web app and compiled rules, and the source distribution everything for a build."""
    (wheel,) = dist.glob(f"ilion-{version}-*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    if "ilion/web/index.html" not in names:
        raise Refused(f"{wheel.name} has no page")
    if not any(name.startswith("ilion/games/") and name.endswith((".so", ".pyd")) for name in names):
        raise Refused(f"{wheel.name} has no compiled rules")
    with tarfile.open(dist / f"ilion-{version}.tar.gz") as archive:
        names = archive.getnames()
    for needed in ("hatch_build.py", "pyproject.toml", "web/package-lock.json", "src/ilion/__init__.py"):
        if f"ilion-{version}/{needed}" not in names:
            raise Refused(f"the source distribution lacks {needed}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
