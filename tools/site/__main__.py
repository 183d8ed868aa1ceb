"""`python -m tools.site` builds the static folder; `--wheel` takes a ready wheel for Pyodide in place of compiling one."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.site.folder import build
from tools.site.toolchain import Unavailable

OUT = Path("build/static")


def main() -> int:
    arguments = argparse.ArgumentParser(prog="python -m tools.site", description=__doc__)
    arguments.add_argument("--wheel", type=Path, help="a wheel of Ilion for Pyodide (pyemscripten_2026_0_wasm32)")
    arguments.add_argument("--out", type=Path, default=OUT, help=f"the folder to make (default: {OUT})")
    asked = arguments.parse_args()
    if asked.wheel and not asked.wheel.is_file():
        arguments.error(f"there is no {asked.wheel}")
    try:
        out = build(asked.out, wheel=asked.wheel)
    except Unavailable as error:
        print(f"The static folder cannot be built here: {error}.", file=sys.stderr)
        print("With a ready wheel it can: make site WHEEL=ilion-…-pyemscripten_2026_0_wasm32.whl", file=sys.stderr)
        return 1
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    print(f"The static folder is {out} ({size / 1e6:.1f} MB). Copy it to any host of files; docs/static-site.md tells more.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
