"""Runs the tests in every mode the package has here; the compiled run is the last, and its closing line ends the output.

Only the compiled run has all tests. The others have those of the rules and the core, which depend on the mode, without the tests
marked `one_mode`, which do the same in every run; interpreted also without those marked `bulk`, which play so many games that they
would take hours.
"""

import os
import subprocess
import sys
from math import ceil
from pathlib import Path

RULES = ["tests/core", "tests/games", "tests/testing", "tests/test_games.py"]
RUNS: dict[str, list[str]] = {
    "interpreted": ["-m", "not bulk and not one_mode", *RULES],
    "checked": ["-m", "not one_mode", *RULES],
    "compiled": [],
}
ENVIRONMENT: dict[str, dict[str, str]] = {
    "interpreted": {"ILION_INTERPRETED": "1"},
    "checked": {"PYTHONPATH": str(Path("build/checked-site").resolve())},
    "compiled": {},
}
# The tests of the rules calculate, and keep a core each. The others wait nearly half of their time: for pages, servers and disks.
WORKERS_PER_CORE = {"interpreted": 1.0, "checked": 1.0, "compiled": 1.5}
MOST_WORKERS = 8  # each with servers and a browser of its own
# The tests that are skipped if a program is missing.
NEEDED = {
    "postgresql": "the tests of several servers",
    "chromium": "the tests of the page in a browser",
    "firefox-esr": "the test of the page in Firefox",
}


def workers(mode: str) -> int:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(ceil(cores * WORKERS_PER_CORE[mode]), MOST_WORKERS)


def main(stamps: Path) -> int:
    runs = dict(RUNS)
    not_run = []
    for mode in ("checked", "compiled"):
        obstacle = (stamps / f"obstacle-{mode}").read_text().strip()
        if obstacle:
            del runs[mode]
            not_run.append(f"Not run: the tests {mode}, because {obstacle}.")
    if "compiled" not in runs:
        runs["interpreted"] = ["-m", "not bulk"]
        not_run.append("Not run: the tests marked bulk, because they take too long interpreted.")
    without = []
    for program, tests in NEEDED.items():
        if obstacle := (stamps / f"obstacle-{program}").read_text().strip():
            without.append(program)
            not_run.append(f"Not run: {tests}, because {obstacle}.")
    last = list(runs)[-1]
    for mode, chosen in runs.items():
        print(f"\nTests, {mode}", flush=True)
        environment = os.environ | ENVIRONMENT[mode] | {"ILION_EXPECTED_MODE": mode}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # otherwise every process compiles all tests and plugins once more
        environment["ILION_WITHOUT"] = " ".join(without)
        environment["ILION_RUNS"] = " ".join(runs)
        environment["ILION_NOT_RUN"] = "\n".join(not_run) if mode == last else ""
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-rs",
            "-n",
            str(workers(mode)),
            "--dist",
            "worksteal",  # neighbours stay in one process, so the fixtures of a module are made once
            *chosen,
        ]
        if code := subprocess.run(command, env=environment).returncode:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
