"""Build hook: compiles every module that has a `.pxd` beside it.

Only a missing compiler or missing Python headers may leave the package interpreted; any later error fails the build.
ILION_REQUIRE_COMPILED=1 makes that a failure too. ILION_CHECKED=1 builds with bounds checks on every array, for tests.
"""

import os
import tempfile
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}
CHECKS = ["-fsanitize=bounds", "-fno-sanitize-recover=all"]


class CustomBuildHook(BuildHookInterface):
    def initialize(self, version, build_data):
        if self.target_name != "wheel" or version == "editable":
            return  # in-place .so files would go stale unseen
        if not can_compile():
            if os.environ.get("ILION_REQUIRE_COMPILED"):
                raise RuntimeError("no working C compiler with Python.h")
            return
        library = compile_modules(Path(self.root), checked=bool(os.environ.get("ILION_CHECKED")))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for module in modules(Path(self.root)):
            for built in (library / module.parent).glob(f"{module.stem}.*.so"):
                build_data["force_include"][str(built)] = str(built.relative_to(library))


def modules(root: Path) -> list[Path]:
    source = root / "src"
    companions = sorted(source.rglob("*.pxd"))
    found = (path.with_suffix(".py") for path in companions if path.stem != "__init__")
    return [path.relative_to(source) for path in found if path.exists()]


def can_compile() -> bool:
    """Probe with an empty extension module: compiler and headers work, or they do not."""
    from setuptools import Distribution, Extension

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text(
            '#include <Python.h>\nstatic struct PyModuleDef m = {PyModuleDef_HEAD_INIT, "probe"};\n'
            "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&m); }\n"
        )
        command = Distribution({"ext_modules": [Extension("probe", [str(source)])]}).get_command_obj("build_ext")
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        try:
            command.run()
        except Exception:
            return False
        return True


def compile_modules(root: Path, *, checked: bool) -> Path:
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    os.chdir(root)
    build = root / "build" / ("checked" if checked else "compiled")
    flags = ["-O1", "-g", *CHECKS] if checked else ["-O3"]
    extensions = [
        Extension(
            ".".join(module.with_suffix("").parts),
            [str(Path("src") / module)],
            extra_compile_args=[*flags, "-Wno-unused-function"],
            extra_link_args=CHECKS if checked else [],
        )
        for module in modules(root)
    ]
    sources = cythonize(
        extensions,
        build_dir=str(build),
        include_path=["src"],
        compiler_directives=DIRECTIVES,
        nthreads=os.cpu_count() or 1,
        quiet=True,
    )
    command = Distribution({"ext_modules": sources, "package_dir": {"": "src"}}).get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.parallel = str(build / "lib"), str(build / "objects"), os.cpu_count()
    command.ensure_finalized()
    command.run()
    return build / "lib"
