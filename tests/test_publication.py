"""The parts of a release besides the package: metadata, the citation, and the workflows that build it."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from trove_classifiers import classifiers

import ilion

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def check(schema: str, *files: Path) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *map(str, files)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_citation_is_valid_and_of_this_version() -> None:
    check("vendor.citation-file-format", ROOT / "CITATION.cff")
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert citation["version"] == ilion.__version__
    assert citation["license"] == PROJECT["license"]
    assert citation["authors"] == PROJECT["authors"]


def test_every_classifier_exists() -> None:
    assert set(PROJECT["classifiers"]) <= classifiers


def test_nothing_but_arena_and_server_brings_openskill() -> None:
    extras = PROJECT["optional-dependencies"]
    assert [name for name, needs in extras.items() if "openskill>=6" in needs] == ["arena", "server"]
    assert not any(need.startswith("openskill") for need in PROJECT["dependencies"])


def test_the_workflows_follow_the_schema() -> None:
    assert [path.name for path in WORKFLOWS] == ["ci.yml", "wheels.yml"]
    check("vendor.github-workflows", *WORKFLOWS)


@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13", "3.14"])
def test_every_python_that_is_claimed_is_tested_and_gets_a_wheel(python: str) -> None:
    jobs = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text("utf-8"))["jobs"]
    wheels = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]["build"]
    assert f"Programming Language :: Python :: {python}" in PROJECT["classifiers"]
    assert python in jobs["rules"]["strategy"]["matrix"]["python"]
    assert f"cp{python.replace('.', '')}-*" in wheels
