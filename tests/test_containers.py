"""Dockerfile and compose.yaml are well made; nothing is run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))


def test_hadolint_finds_nothing_in_the_dockerfile() -> None:
    done = subprocess.run([Path(sys.executable).parent / "hadolint", "Dockerfile"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_image_runs_as_somebody_else_than_root_and_says_how_it_is() -> None:
    last = DOCKERFILE.split("\nFROM ")[-1]
    assert re.search(r"^USER [1-9]\d*$", last, flags=re.M)
    assert re.search(r"^HEALTHCHECK .*\n? *CMD .*/healthz", last, flags=re.M)


def test_the_image_gets_every_file_that_the_build_reads() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    kept = {line[1:] for line in ignored if line.startswith("!")}
    assert kept >= {"src", "web", "hatch_build.py", "pyproject.toml", "constraints.txt", "README.md", "LICENSE"}
    assert "web/node_modules" in ignored


def test_the_compose_file_keeps_to_the_specification() -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", "compose.yaml"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_server_waits_for_a_healthy_database_and_no_password_is_written_down() -> None:
    ilion, database = COMPOSE["services"]["ilion"], COMPOSE["services"]["db"]
    assert ilion["depends_on"] == {"db": {"condition": "service_healthy"}}
    assert database["healthcheck"]["test"]
    for password in (ilion["environment"]["PGPASSWORD"], database["environment"]["POSTGRES_PASSWORD"]):
        assert re.fullmatch(r"\$\{ILION_DB_PASSWORD:\?.*\}", password)
