"""The build hook for packages of games: `[tool.hatch.build.targets.wheel.hooks.ilion]` in their pyproject.toml.

It compiles their rules against the Ilion that is installed; without a compiler they stay in Python. ILION_CHECKED and
ILION_REQUIRE_COMPILED have the same meaning as for Ilion itself.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.plugin import hookimpl

from ilion.build.compile import CHECKED, COMPILED, SUFFIX, compile_modules, obstacle
from ilion.core.registry import STAMP, core_digest, is_compiled


class GamesBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "ilion"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        mode = CHECKED if os.environ.get("ILION_CHECKED") else COMPILED
        must = mode is CHECKED or bool(os.environ.get("ILION_REQUIRE_COMPILED"))
        problem = obstacle(mode) if is_compiled() else "the installed Ilion is not compiled"
        if problem and must:
            raise RuntimeError(f"the rules were to be compiled, but {problem}")
        if problem:
            return
        self.folder = tempfile.mkdtemp()
        for package in self.build_config.packages:
            home = Path(self.root) / package
            for module, file in compile_modules(Path(self.root), mode, home.parent, home.name).items():
                build_data["force_include"][str(file)] = str(module.with_suffix(SUFFIX))
            stamp = Path(self.folder) / f"{home.name}.json"
            stamp.write_text(json.dumps({"core": core_digest()}))
            build_data["force_include"][str(stamp)] = f"{home.name}/{STAMP}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder)


@hookimpl
def hatch_register_build_hook() -> type[GamesBuildHook]:
    return GamesBuildHook
