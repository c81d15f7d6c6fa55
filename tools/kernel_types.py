"""Write the `.pxd` files beside the kernel modules: the C types of what their Python sources say in annotations.

Every attribute set in `__init__` by `ints(n, value)` becomes a C array of n ints, every other one an int (or the type
of its annotation); parameters and locals are ints unless annotated otherwise. A method that may run Python rules
passes exceptions on, the others cannot raise. `python tools/kernel_types.py [--check]`, run after editing a kernel.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parent.parent / "src" / "losetas" / "carcassonne"
PACKAGE: Final = "losetas.carcassonne"
MODULES: Final = ("tables", "board", "kernel")
NARROW: Final = {"cell": "short", "fit": "short"}
UNSIGNED: Final = {"rng"}
WIDE_LOCALS: Final = {("rand", "x"): "cython.ulonglong"}


class Module:
    """One kernel module: its constants, its class, the attributes and methods of that class."""

    def __init__(self, name: str, constants: dict[str, int]) -> None:
        self.name = name
        tree = ast.parse((FOLDER / f"{name}.py").read_text("utf-8"))
        self.constants: dict[str, int] = {}
        for statement in tree.body:
            if isinstance(statement, ast.Assign):
                self._constant(statement, constants)
        self.cls = next(node for node in tree.body if isinstance(node, ast.ClassDef))
        self.base = ast.unparse(self.cls.bases[0]) if self.cls.bases else ""
        self.arrays: dict[str, int] = {}
        self.scalars: list[str] = []
        self.objects: dict[str, str] = {}
        self.methods = [node for node in self.cls.body if isinstance(node, ast.FunctionDef) and node.name != "__init__"]
        for node in self.cls.body:
            if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                self._attributes(node, constants)

    def _constant(self, statement: ast.Assign, constants: dict[str, int]) -> None:
        target = statement.targets[0]
        names = target.elts if isinstance(target, ast.Tuple) else [target]
        values = statement.value.elts if isinstance(statement.value, ast.Tuple) else [statement.value]
        for name, value in zip(names, values, strict=True):
            constants[ast.unparse(name)] = self.constants[ast.unparse(name)] = int(
                eval(ast.unparse(value), {}, dict(constants))  # noqa: S307 - our own source
            )

    def _attributes(self, init: ast.FunctionDef, constants: dict[str, int]) -> None:
        types = {arg.arg: ast.unparse(arg.annotation) for arg in init.args.args if arg.annotation}
        for node in init.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
                self.objects[node.target.attr] = "object"
            if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Attribute):
                continue
            name, value = node.targets[0].attr, node.value
            if isinstance(value, ast.Call):
                self.arrays[name] = int(eval(ast.unparse(value.args[0]), {}, dict(constants)))  # noqa: S307
            elif isinstance(value, ast.Name) and types.get(value.id, "int") != "int":
                self.objects[name] = "object" if types[value.id] == "Any" else types[value.id]
            else:
                self.scalars.append(name)


def may_raise(modules: list[Module]) -> set[str]:
    """Names of the methods that run Python rules, directly or through another method."""
    calls: dict[str, set[str]] = {}
    raising: set[str] = set()
    for module in modules:
        for method in module.methods:
            text = ast.unparse(method)
            calls[method.name] = {
                node.func.attr
                for node in ast.walk(method)
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
            }
            if "self.program." in text or "self.sink" in text:
                raising.add(method.name)
    while more := {name for name, called in calls.items() if called & raising} - raising:
        raising |= more
    return raising


def local_types(method: ast.FunctionDef, modules: list[Module]) -> dict[str, str]:
    """The C types of a method's locals."""
    arrays = {name for module in modules for name in module.arrays}
    params = {arg.arg for arg in method.args.args}
    found: dict[str, str] = {}
    for node in ast.walk(method):
        targets: list[tuple[ast.expr, ast.expr | None]] = []
        if isinstance(node, ast.Assign):
            targets = [(target, node.value) for target in node.targets]
        elif isinstance(node, ast.For):
            targets = [(node.target, None)]
        for target, value in targets:
            if not isinstance(target, ast.Name) or target.id in params:
                continue
            kind = WIDE_LOCALS.get((method.name, target.id), "cython.int")
            if isinstance(value, ast.Attribute) and value.attr == "T":
                kind = "Tables"
            elif isinstance(value, ast.Attribute) and value.attr in arrays:
                kind = f"cython.p_{NARROW.get(value.attr, 'int')}"
            elif isinstance(value, ast.Call) and ast.unparse(value.func).endswith("step_choices"):
                kind = "list"
            if kind != "cython.int" or target.id not in found:
                found[target.id] = kind
    return found


def signature(method: ast.FunctionDef, raising: set[str]) -> str:
    """The C signature of a method."""
    params = ["self"]
    for arg in method.args.args[1:]:
        kind = ast.unparse(arg.annotation) if arg.annotation else "int"
        params.append(f"{'unsigned int' if method.name == 'rand' else kind} {arg.arg}")
    returns = ast.unparse(method.returns) if method.returns else "None"
    void = returns == "None"
    tail = "noexcept" if method.name not in raising else ("except *" if void else "except? -99999999")
    if returns.startswith("list["):
        returns, tail = "list", ""
    return f"    cpdef {'void' if void else returns} {method.name}({', '.join(params)}) {tail}".rstrip()


def declaration(module: Module, modules: list[Module], raising: set[str]) -> str:
    """The text of a module's `.pxd`."""
    lines = ["# Written by tools/kernel_types.py from the source beside it; do not edit.", "cimport cython"]
    for other in modules:
        if other is module:
            break
        lines.append(f"from {PACKAGE}.{other.name} cimport {other.cls.name}")
    lines += [f"cdef int {name}" for name in module.constants if name.startswith("_")]
    lines += ["", f"cdef class {module.cls.name}{f'({module.base})' if module.base else ''}:"]
    for name, kind in module.objects.items():
        lines.append(f"    cdef public {kind} {name}")
    for name in module.scalars:
        lines.append(f"    cdef public {'unsigned int' if name in UNSIGNED else 'int'} {name}")
    for name, size in module.arrays.items():
        lines.append(f"    cdef public {NARROW.get(name, 'int')}[{size}] {name}")
    for method in module.methods:
        types = local_types(method, modules)
        if types:
            lines.append(f"    @cython.locals({', '.join(f'{name}={kind}' for name, kind in types.items())})")
        lines.append(signature(method, raising))
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    """Write the files, or with `--check` say which are out of date."""
    constants: dict[str, int] = {}
    modules = [Module(name, constants) for name in MODULES]
    raising = may_raise(modules)
    stale = 0
    for module in modules:
        path = FOLDER / f"{module.name}.pxd"
        text = declaration(module, modules, raising)
        if "--check" in arguments:
            if not path.is_file() or path.read_text("utf-8") != text:
                print(f"{path.name} is out of date: run python tools/kernel_types.py")
                stale = 1
        else:
            path.write_text(text, "utf-8")
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
