"""Finds the C types of local variables: int or double if every assignment shows it.

It leaves out variables that it cannot decide; Cython then infers their types from C expressions, or rejects code that would need
Python objects.
"""

from __future__ import annotations

import ast
from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .written import Signature

if TYPE_CHECKING:
    from .companions import CClass

INTEGERS = {"int", "bint", "byte", "sbyte", "uint16_t", "int16_t", "uint32_t", "short", "int16_t*", "unsigned char[::1]"}
REALS = {"double", "float", "double[::1]", "float[::1]"}
UNKNOWN = "?"


@dataclass
class Types:
    """The known context of a function: its class, all compiled classes, imports, constants and C functions."""

    cls: CClass | None
    classes: Mapping[tuple[str, str], CClass]
    imports: Mapping[str, str]
    constants: Mapping[str, Any]
    functions: Mapping[str, tuple[ast.FunctionDef, Signature]]

    def class_named(self, name: str) -> CClass | None:
        here = self.cls.module if self.cls else ""
        return self.classes.get((self.imports.get(name, here), name))

    def constant(self, name: str) -> str:
        value = self.constants.get(name)
        if isinstance(value, list | tuple | array) and value:
            value = 0.5 if any(isinstance(item, float) for item in value) else value[0]
        if isinstance(value, int):
            return "int" if -(1 << 31) <= value < 1 << 31 else UNKNOWN
        return "double" if isinstance(value, float) else UNKNOWN


def infer_locals(
    node: ast.FunctionDef, types: Types, signature: Signature, convert: Callable[[ast.expr], str | None]
) -> dict[str, str]:
    """Return the C types of a function's local variables, as far as they are certain."""
    given = dict(zip(signature.names, signature.types, strict=True))
    annotated: dict[str, str] = {}
    assigned: dict[str, list[ast.expr | str]] = {}
    for part in ast.walk(node):
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            kind = convert(part.annotation)
            if kind is None:
                raise ValueError(f"{node.name}: the annotation of {part.target.id} is no C type")
            annotated[part.target.id] = kind
        elif isinstance(part, ast.Assign):
            for target in part.targets:
                if isinstance(target, ast.Name):
                    assigned.setdefault(target.id, []).append(part.value)
                elif isinstance(target, ast.Tuple):
                    for name in ast.walk(target):
                        if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store):
                            assigned.setdefault(name.id, []).append(UNKNOWN)
        elif isinstance(part, ast.AugAssign) and isinstance(part.target, ast.Name):
            read = ast.Name(part.target.id, ast.Load())
            assigned.setdefault(part.target.id, []).append(ast.BinOp(read, part.op, part.value))
        elif isinstance(part, ast.For) and isinstance(part.target, ast.Name):
            ranged = isinstance(part.iter, ast.Call) and isinstance(part.iter.func, ast.Name) and part.iter.func.id == "range"
            assigned.setdefault(part.target.id, []).append("int" if ranged else UNKNOWN)
    found = _settle(
        {name: uses for name, uses in assigned.items() if name not in given and name not in annotated}, types, given | annotated
    )
    return annotated | {name: kind for name, kind in found.items() if kind in ("int", "double")}


def _settle(assigned: dict[str, list[ast.expr | str]], types: Types, known: dict[str, str]) -> dict[str, str]:
    """Start with unknown variables and widen their types until nothing changes."""
    found: dict[str, str] = dict.fromkeys(assigned, "")
    changed = True
    while changed:
        changed = False
        for name, uses in assigned.items():
            kind = ""
            for use in uses:
                kind = _join(kind, use if isinstance(use, str) else _Expression(types, known | found).kind(use))
            if kind != found[name]:
                found[name] = kind
                changed = True
    return found


def _join(one: str, other: str) -> str:
    """Return the type that holds the values of both; an empty one is not known yet."""
    if not one or not other:
        return one or other
    if UNKNOWN in (one, other):
        return UNKNOWN
    return "double" if "double" in (one, other) else "int"


class _Expression:
    """The type of an expression: "int", "double", "" (not known yet) or UNKNOWN."""

    def __init__(self, types: Types, variables: Mapping[str, str]) -> None:
        self.types = types
        self.variables = variables

    def kind(self, node: ast.expr) -> str:
        if isinstance(node, ast.Constant):
            value = node.value
            if isinstance(value, int):
                return "int" if -(1 << 31) <= value < 1 << 31 else UNKNOWN
            return "double" if isinstance(value, float) else UNKNOWN
        if isinstance(node, ast.Compare):
            return "int"
        if isinstance(node, ast.UnaryOp):
            return "int" if isinstance(node.op, ast.Not) else self.kind(node.operand)
        if isinstance(node, ast.BoolOp):
            return self._joined(node.values)
        if isinstance(node, ast.IfExp):
            return self._joined([node.body, node.orelse])
        if isinstance(node, ast.BinOp):
            both = self._joined([node.left, node.right])
            return "double" if isinstance(node.op, ast.Div) and both != UNKNOWN else both
        if isinstance(node, ast.Call):
            return self._call(node)
        return self._simple(self._c_type(node))

    def _joined(self, nodes: list[ast.expr]) -> str:
        kind = ""
        for node in nodes:
            kind = _join(kind, self.kind(node))
        return kind

    def _simple(self, c_type: str) -> str:
        if c_type in INTEGERS:
            return "int"
        return "double" if c_type in REALS else c_type if c_type == "" else UNKNOWN

    def _c_type(self, node: ast.expr) -> str:
        """Return the C type of a variable, a field, or an element of one."""
        if isinstance(node, ast.Subscript):
            return self._c_type(node.value)
        if isinstance(node, ast.Name):
            return self.variables[node.id] if node.id in self.variables else self.types.constant(node.id)
        if isinstance(node, ast.Attribute) and (owner := self._owner(node.value)):
            return owner.field_type(node.attr) or UNKNOWN
        return UNKNOWN

    def _owner(self, node: ast.expr) -> CClass | None:
        """Return the compiled class of an object."""
        if isinstance(node, ast.Name):
            return self.types.cls if node.id == "self" else self.types.class_named(self.variables.get(node.id, ""))
        if isinstance(node, ast.Attribute) and (owner := self._owner(node.value)):
            return self.types.class_named(owner.field_type(node.attr) or "")
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "cython.cast" and isinstance(node.args[0], ast.Name):
            return self.types.class_named(node.args[0].id)
        return None

    def _call(self, node: ast.Call) -> str:
        if isinstance(node.func, ast.Attribute):
            owner = self._owner(node.func.value)
            signature = owner.method(node.func.attr) if owner else None
            return self._simple(signature.result) if signature else UNKNOWN
        if not isinstance(node.func, ast.Name):
            return UNKNOWN
        if node.func.id in self.types.functions:
            return self._simple(self.types.functions[node.func.id][1].result)
        if node.func.id in ("min", "max", "abs"):
            return self._joined(node.args)
        if node.func.id in ("int", "float", "len"):
            return "double" if node.func.id == "float" else "int"
        return UNKNOWN
