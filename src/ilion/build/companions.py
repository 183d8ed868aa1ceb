"""Derives the `.pxd` of a module from the annotations in its Python source.

A module without a `.pxd` of its own gets one if a class in it extends State or Evaluator. In such a class

- the C fields are those of its table (`ilion.core.fields`); an evaluator may also annotate buffers and states in its body;
- a method is a C function without the GIL if all its arguments and its result are annotated with C types: `int`, `bool`, `float`,
  None, the words of `ilion.core.native`, or a compiled class. `@public` keeps it in Python, and so does any other decorator;
- a local variable is a C int or double if every assignment shows that it is one. Cython infers the others, and an annotation
  (`cards: u64 = …`) has the last word;
- a number, or a list of numbers, that such a method names is a C constant. Numbers that come from `from … import *` become an enum,
  so that the C compiler knows their values.

A function of the module is a C function, too, if such a method calls it and its annotations allow that.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from .constants import declare_constant
from .inference import Types, infer_locals
from .plain_imports import plain_imports
from .written import Method, Signature, read_pxd

C_TYPES = {
    "int": "int",
    "bool": "bint",
    "float": "double",
    "None": "void",
    "u16": "uint16_t",
    "u64": "uint64_t",
    "Floats": "float[::1]",
    "Doubles": "double[::1]",
    "Marks": "unsigned char[::1]",
    "Bits": "uint64_t[::1]",
    "Shorts": "int16_t*",
}
RESULTS = {"int", "bint", "double", "void", "uint16_t", "uint64_t"}
HEAD = """\
# Derived by ilion.build.companions.
cimport cython
from libc.stdint cimport int16_t, uint16_t, uint64_t
from ilion.core.byte cimport byte, sbyte
"""


@dataclass
class CClass:
    """A compiled class: its module, its base class and the C methods that it declares."""

    module: str
    name: str
    base: CClass | None
    node: ast.ClassDef | None = None  # None: its .pxd is written by hand
    methods: dict[str, Signature] = field(default_factory=dict)
    fields: dict[str, str] = field(default_factory=dict)  # name -> C type of the field, or of its elements
    in_python: set[str] = field(default_factory=set)  # methods of a class whose .pxd is written by hand, those in C included

    def line(self) -> list[CClass]:
        """Return the class and its base classes."""
        return [self, *(self.base.line() if self.base else [])]

    def method(self, name: str) -> Signature | None:
        return next((cls.methods[name] for cls in self.line() if name in cls.methods), None)

    def is_in_python(self, name: str) -> bool:
        """Whether a method overrides one that is called from Python."""
        return self.method(name) is None and any(name in cls.in_python for cls in self.line())

    def field_type(self, name: str) -> str | None:
        return next((cls.fields[name] for cls in self.line() if name in cls.fields), None)


@dataclass
class Module:
    name: str
    path: Path
    source: str

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.source)

    @cached_property
    def extended(self) -> set[str]:
        """The names of the classes that its classes extend. Most modules extend none of ours, and need not be parsed."""
        return set(re.findall(r"^class \w+\(\s*(\w+)", self.source, flags=re.M))

    @cached_property
    def imports(self) -> dict[str, str]:
        """The names that are imported, each with its module."""
        found = [node for node in ast.walk(self.tree) if isinstance(node, ast.ImportFrom) and node.module]
        return {alias.asname or alias.name: str(node.module) for node in found for alias in node.names}

    def starred(self) -> list[str]:
        """Return the modules that are imported with `*`."""
        return [str(node.module) for node in self.tree.body if isinstance(node, ast.ImportFrom) and node.names[0].name == "*"]


class Companions:
    """The derived companions of one package. `ilion` is the folder of Ilion's own package, where the core is."""

    def __init__(self, source: Path, package: str, ilion: Path) -> None:
        self.source = source
        self.roots = {"ilion": ilion, package: source / package}
        self.modules = {module.name: module for module in map(self._read, sorted((source / package).rglob("*.py")))}
        self.classes: dict[tuple[str, str], CClass] = {}
        for name in ("rng", "state", "rewriting", "network", "evaluator"):
            if (path := ilion / "core" / f"{name}.pxd").exists():
                self._take_written(path, f"ilion.core.{name}")
        self.derived = self._find_derived()

    def texts(self) -> dict[str, str]:
        """Return the text of every derived companion by the name of its module."""
        with plain_imports(self.roots) as load:
            loaded = {name: load(name) for name in self.derived}
            for cls in self.classes.values():
                if cls.node:
                    self._declare(cls, getattr(loaded[cls.module], cls.name))
            return {name: self._text(self.modules[name], loaded[name], load) for name in self.derived}

    def final_methods(self) -> dict[str, list[int]]:
        """Return the lines at which the methods begin that no class overrides, by module; after `texts`."""
        found: dict[str, list[int]] = {name: [] for name in self.derived}
        for cls in self.classes.values():
            for part in cls.node.body if cls.node else []:
                if isinstance(part, ast.FunctionDef) and part.name in cls.methods and self._is_final(cls, part.name):
                    found[cls.module].append(part.lineno)
        return found

    def _read(self, path: Path) -> Module:
        name = ".".join(path.relative_to(self.source).with_suffix("").parts)
        return Module(name, path, path.read_text(encoding="utf-8"))

    def _take_written(self, path: Path, module: str) -> None:
        tree = ast.parse(path.with_suffix(".py").read_text(encoding="utf-8"))
        defined = {
            node.name: {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
            for node in tree.body
            if isinstance(node, ast.ClassDef)
        }
        for written in read_pxd(path):
            base = self.classes.get((written.base_module or module, written.base)) if written.base else None
            cls = CClass(module, written.name, base, None, written.methods, written.fields, defined[written.name])
            self.classes[module, written.name] = cls

    def _find_derived(self) -> list[str]:
        """Find the classes that extend compiled ones, from the base classes down."""
        roots = [cls for cls in self.classes.values() if cls.name in ("State", "Evaluator")]
        found: list[str] = []
        size = 0
        while size < len(self.classes):
            size = len(self.classes)
            for module in self.modules.values():
                known = {name for _, name in self.classes}
                aliases = {name for name in module.extended if f" as {name}" in module.source}
                if not module.extended & known | aliases or module.path.with_suffix(".pxd").exists():
                    continue
                for node in module.tree.body:
                    if not isinstance(node, ast.ClassDef) or not node.bases or (module.name, node.name) in self.classes:
                        continue
                    base = self._class(module, ast.unparse(node.bases[0]))
                    if base and base.line()[-1] in roots:
                        self.classes[module.name, node.name] = CClass(module.name, node.name, base, node)
                        if module.name not in found:
                            found.append(module.name)
        return found

    def _class(self, module: Module, name: str) -> CClass | None:
        """Return the compiled class that a name means in a module."""
        home = module.imports.get(name, module.name)
        return self.classes.get((home, name))

    def _type(self, module: Module, annotation: ast.expr | None) -> str | None:
        word = ast.unparse(annotation) if annotation else ""
        return C_TYPES.get(word) or (word if self._class(module, word) else None)

    # Declarations

    def _declare(self, cls: CClass, loaded: Any) -> None:
        """Find the fields and methods of a class."""
        from ilion.core.fields import C_TYPES as KINDS
        from ilion.core.fields import added

        module = self.modules[cls.module]
        assert cls.node
        cls.fields = {name: KINDS[found.kind] for name, found in added(loaded)}
        for node in cls.node.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                kind = self._type(module, node.annotation)
                if cls.line()[-1].name == "State":
                    raise ValueError(f"{cls.module}: declare the field {node.target.id} of {cls.name} in its table")
                if kind is None:
                    raise ValueError(f"{cls.module}: the field {node.target.id} of {cls.name} has no C type")
                cls.fields[node.target.id] = kind
            elif isinstance(node, ast.FunctionDef):
                if signature := self._signature(module, cls, node):
                    cls.methods[node.name] = signature

    def _signature(self, module: Module, cls: CClass | None, node: ast.FunctionDef) -> Signature | None:
        if node.decorator_list or node.name.startswith("__") or (cls and cls.is_in_python(node.name)):
            return None
        if cls and cls.base and (inherited := cls.base.method(node.name)):
            return Method(inherited.result, [argument.arg for argument in node.args.args[1:]], inherited.types)
        arguments = node.args.args[1:] if cls else node.args.args
        types = [self._type(module, argument.annotation) for argument in arguments]
        result = self._type(module, node.returns)
        if result not in RESULTS or node.args.defaults or node.args.kwonlyargs or node.args.vararg or node.args.kwarg:
            return None
        names = [argument.arg for argument in arguments]
        certain = [kind for kind in types if kind and kind != "void"]
        kind = Method if cls else Signature
        return kind(result, names, certain) if len(certain) == len(types) else None

    def _is_final(self, cls: CClass, name: str) -> bool:
        """Whether no class above or below has a C method of this name."""
        family = [other for other in self.classes.values() if cls in other.line()] + cls.line()
        return not any(name in other.methods for other in family if other is not cls)

    # Text

    def _text(self, module: Module, loaded: ModuleType, load: Any) -> str:
        classes = [cls for cls in self.classes.values() if cls.module == module.name]
        functions = self._functions(module, classes)
        cimports = {"Rng": "ilion.core.rng", "State": "ilion.core.state"}
        named: set[str] = set()
        body: list[str] = []
        constants = {name: value for name, value in vars(loaded).items() if not name.startswith("__")}
        for node, signature in functions.values():
            types = Types(None, self.classes, module.imports, constants, functions)
            body += ["", *_decorations(node, types, signature, final=False, convert=self._converter(module))]
            body.append(f"cpdef {signature.text(node.name)} noexcept nogil")
            named |= _names(node)
        for cls in classes:
            assert cls.node
            assert cls.base
            cimports[cls.base.name] = cls.base.module
            body += ["", f"cdef class {cls.name}({cls.base.name}):"]
            body += [f"    {line}" for line in self._field_lines(cls, getattr(loaded, cls.name))]
            for part in cls.node.body:
                if isinstance(part, ast.FunctionDef) and (found := cls.methods.get(part.name)):
                    types = Types(cls, self.classes, module.imports, constants, functions)
                    final = self._is_final(cls, part.name)
                    lines = _decorations(part, types, found, final=final, convert=self._converter(module))
                    body += [f"    {line}" for line in [*lines, f"cdef {found.text(part.name)} noexcept nogil"]]
                    named |= _names(part)
            if body[-1].startswith("cdef class"):
                body.append("    pass")
        for cls in self.classes.values():
            if any(cls.name == kind for other in classes for kind in _types_of(other)) or cls.name in named:
                if self._class(module, cls.name) is cls:
                    cimports[cls.name] = cls.module
        head = [f"from {home} cimport {name}" for name, home in cimports.items() if home != module.name]
        return "\n".join([HEAD + "\n".join(head), *self._constant_lines(module, constants, named, load), *body, ""])

    def _converter(self, module: Module) -> Any:
        return lambda annotation: self._type(module, annotation)

    def _functions(self, module: Module, classes: list[CClass]) -> dict[str, tuple[ast.FunctionDef, Signature]]:
        """Return the functions of a module that C methods call, directly or not.

        They are in the order of the source; in the order of a set, the digest of the compiled text would change from build to
        build."""
        possible = {
            node.name: (node, signature)
            for node in module.tree.body
            if isinstance(node, ast.FunctionDef) and (signature := self._signature(module, None, node))
        }
        nodes = [
            node
            for cls in classes
            for node in (cls.node.body if cls.node else [])
            if isinstance(node, ast.FunctionDef) and node.name in cls.methods
        ]
        called: set[str] = set()
        while nodes:
            for name in _names(nodes.pop()) & set(possible) - called:
                called.add(name)
                nodes.append(possible[name][0])
        return {name: found for name, found in possible.items() if name in called}

    def _field_lines(self, cls: CClass, loaded: type) -> list[str]:
        from ilion.core.fields import added

        found = added(loaded)
        evaluator = cls.line()[-1].name == "Evaluator"
        if evaluator and (nonzero := [name for name, entry in found if entry.start != 0]):
            raise ValueError(f"{cls.module}: the fields of an evaluator begin with 0, but {nonzero[0]} does not")
        lengths = {name: "" if entry.length is None else f"[{entry.length}]" for name, entry in found}
        lines = [f"cdef readonly {cls.fields[name]} {name}{length}" for name, length in lengths.items()]
        lines += [f"cdef {kind} {name}" for name, kind in cls.fields.items() if name not in lengths]
        # The checked build does not check an array at the end of a class.
        return [*lines, f"cdef byte fence_{cls.name}"] if lines and lines[-1].endswith("]") else lines

    def _constant_lines(self, module: Module, constants: dict[str, Any], named: set[str], load: Any) -> list[str]:
        starred = {name for home in module.starred() for name in vars(load(home))}
        assignments = [target for node in module.tree.body if isinstance(node, ast.Assign) for target in node.targets]
        own = {part.id for target in assignments for part in ast.walk(target) if isinstance(part, ast.Name)}
        lines, enum = [], []
        for name in sorted(named & set(constants)):
            value = constants[name]
            if name in starred and name in own:
                raise ValueError(f"{module.name} defines {name}, which it also imports with *: give one of them another name")
            if name in starred and type(value) is int:
                enum.append(f"    {name} = {value}")
            elif line := declare_constant(name, value):
                lines.append(line)
        return [*lines, *(["cdef enum:", *enum] if enum else [])]


def _decorations(node: ast.FunctionDef, types: Types, signature: Signature, *, final: bool, convert: Any) -> list[str]:
    found = infer_locals(node, types, signature, convert)
    lines = [f"@cython.locals({', '.join(f'{name}={kind}' for name, kind in found.items())})"] if found else []
    return [*lines, "@cython.final"] if final else lines


def mark_final(text: str, lines: list[int]) -> str:
    """Return the text of a module with `@cython.final` above the methods that begin at these lines. In the companion alone it keeps
    classes from overriding them, but they are still looked up in the table of methods at each call. The mark takes the place of the
    empty line above a method, so that no line moves and tracebacks stay right; a method without one is left as it is."""
    rows = text.split("\n")
    future = "from __future__ import annotations"
    if future not in rows:
        return text
    rows[rows.index(future)] = f"{future}; import cython"
    for line in lines:
        if not rows[line - 2].strip():
            rows[line - 2] = "    @cython.final"
    return "\n".join(rows)


def _names(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def _types_of(cls: CClass) -> set[str]:
    """Return the types that the declarations of a class name."""
    return set(cls.fields.values()) | {kind for signature in cls.methods.values() for kind in signature.types}
