"""The doctor reports the state of an installation and its missing parts."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from rich.console import Console

import ilion
from ilion.cli.doctor import doctor
from ilion.doctor import EXTRAS, Build, diagnose, how_built, why_interpreted

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the installed package, in a folder to be imported from."""
    shutil.copytree(ilion.__path__[0], tmp_path / "ilion", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def visit(folder: Path, **environment: str) -> tuple[int, str]:
    """Return the doctor's report about the package in a folder, on one line, and its exit status."""
    code = "from ilion.cli.doctor import doctor; raise SystemExit(doctor())"
    inherited = {name: value for name, value in os.environ.items() if name != "ILION_INTERPRETED"}
    environment = inherited | {"PYTHONPATH": str(folder), "PYTHONUTF8": "1", "COLUMNS": "500"} | environment
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, encoding="utf-8", cwd=folder)
    assert not done.stderr
    return done.returncode, " ".join(done.stdout.split())


def test_the_doctor_names_python_the_package_and_where_it_is() -> None:
    out = io.StringIO()
    doctor(Console(file=out, width=500))
    assert f"Python {sys.version_info.major}.{sys.version_info.minor}." in out.getvalue()
    assert f"Ilion {ilion.__version__} in {ilion.__path__[0]}." in out.getvalue()


def test_a_healthy_installation_has_no_fault() -> None:
    assert [str(finding.text) for finding in diagnose() if finding.level == "fault"] == []
    assert doctor(Console(file=io.StringIO())) == 0


def test_rules_interpreted_by_choice_are_a_note_with_its_remedy(copy: Path) -> None:
    status, says = visit(copy, ILION_INTERPRETED="1")
    assert status == 0
    assert "! The rules run interpreted: ILION_INTERPRETED is set." in says
    assert "Unset ILION_INTERPRETED." in says


@pytest.mark.parametrize(
    ("missing", "reason"),
    [
        ("compiler", "there was no C compiler (the command cc-of-old was not found)"),
        ("headers", "the C headers of Python were missing (there was no cc-of-old)"),
        ("toolchain", "the C compiler could not build an empty module (cc-of-old)"),
    ],
)
def test_the_doctor_names_the_parts_missing_when_the_package_was_built(copy: Path, missing: str, reason: str) -> None:
    for built in copy.rglob(f"*{SUFFIX}"):
        built.unlink()
    (copy / "ilion" / "build.json").write_text(f'{{"mode": "interpreted", "missing": "{missing}", "detail": "cc-of-old"}}')
    status, says = visit(copy)
    assert status == 0
    assert f"! The rules run interpreted: when Ilion was installed {reason}. Everything works, but random games" in says
    assert "sudo apt-get install gcc libc6-dev python3-dev" in says


def test_a_package_that_was_never_built_runs_interpreted(copy: Path) -> None:
    for built in copy.rglob(f"*{SUFFIX}"):
        built.unlink()
    (copy / "ilion" / "build.json").unlink()
    status, says = visit(copy)
    assert status == 0
    assert "this is an editable installation or a source tree" in says
    assert "“pip install .”" in says


@pytest.mark.parametrize("module", ["core.playout", "table.feed"])
def test_a_compiled_package_with_a_module_missing_is_at_fault(copy: Path, module: str) -> None:
    (copy / "ilion" / "build.json").write_text('{"mode": "compiled", "missing": "", "detail": ""}')
    (copy / "ilion" / Path(*module.split("."))).with_name(module.rpartition(".")[2] + SUFFIX).unlink(missing_ok=True)
    status, says = visit(copy)
    assert status == 1
    assert "✗ These modules should be compiled and are not:" in says
    assert f"ilion.{module}" in says
    assert "Install Ilion again" in says


def test_an_optional_part_that_is_missing_is_named_with_its_purpose(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ilion.doctor.find_spec", lambda module: None)
    out = io.StringIO()
    assert doctor(Console(file=out, width=500)) == 0
    for extra in EXTRAS:
        assert f'pip install ".[{extra}]"' in out.getvalue()
    assert "Only “ilion bench --peers” needs it" in out.getvalue()


def test_the_reason_to_run_interpreted_agrees_with_how_the_rules_run() -> None:
    assert (why_interpreted() is None) == ilion.compiled
    assert isinstance(how_built(), Build)
