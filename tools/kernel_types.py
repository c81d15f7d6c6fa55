"""Write the `.pxd` files beside the kernel modules: the C types of what their Python sources say in annotations.

Every attribute set in `__init__` by `ints(n, value)` becomes a C array of n ints (`shorts`: of shorts), every other
one an int (or the type
of its annotation); parameters and locals are ints unless annotated otherwise. A method that may run Python rules
passes exceptions on, the others cannot raise. `python tools/kernel_types.py [--check] [GAME ...]`, run after editing
a kernel; without names every package of the project that has a `kernel.py`.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent / "src" / "losetas"
NARROW: Final = {"cell": "short", "fit": "short"}
UNSIGNED: Final = {"rng"}
WIDE_LOCALS: Final = {("rand", "x"): "cython.ulonglong"}


class Module:
    """One kernel module: its constants, its class, the attributes and methods of that class."""

    def __init__(self, folder: Path, name: str, constants: dict[str, int]) -> None:
        self.folder = folder
        self.name = name
        tree = ast.parse((folder / f"{name}.py").read_text("utf-8"))
        self.constants: dict[str, int] = {}
        for statement in tree.body:
            if isinstance(statement, ast.Assign):
                self._constant(statement, constants)
        self.cls = next(node for node in tree.body if isinstance(node, ast.ClassDef))
        self.base = ast.unparse(self.cls.bases[0]) if self.cls.bases else ""
        self.arrays: dict[str, int] = {}
        self.narrow: dict[str, str] = {}
        self.scalars: list[str] = []
        self.objects: dict[str, str] = {}
        found = [node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module != "typing"]
        self.compiled = {alias.name for node in found for alias in node.names}
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
                if ast.unparse(value.func) == "shorts":
                    self.narrow[name] = "short"
            elif isinstance(value, ast.Name) and types.get(value.id, "int") != "int":
                self.objects[name] = types[value.id] if types[value.id] in self.compiled else "object"
            else:
                self.scalars.append(name)

    def element(self, array: str) -> str:
        """The C type of the elements of an array."""
        return self.narrow.get(array, NARROW.get(array, "int"))


def kernel_modules(folder: Path) -> list[str]:
    """The kernel modules of a package, each after those it imports."""
    found: list[str] = []

    def visit(name: str) -> None:
        tree = ast.parse((folder / f"{name}.py").read_text("utf-8"))
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"losetas.{folder.name}."):
                visit((node.module or "").rpartition(".")[2])
        if name not in found:
            found.append(name)

    visit("kernel")
    return found


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
            if any(sign in text for sign in ("self.program.", "self.sink", "raise ")):
                raising.add(method.name)
    while more := {name for name, called in calls.items() if called & raising} - raising:
        raising |= more
    return raising


def local_types(method: ast.FunctionDef, modules: list[Module]) -> dict[str, str]:
    """The C types of a method's locals."""
    arrays = {name: module.element(name) for module in modules for name in module.arrays}
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
                kind = f"cython.p_{arrays[value.attr]}"
            elif isinstance(value, ast.List) or (
                isinstance(value, ast.Call) and ast.unparse(value.func).endswith("step_choices")
            ):
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
        lines.append(f"from losetas.{module.folder.name}.{other.name} cimport {other.cls.name}")
    lines += [f"cdef int {name}" for name in module.constants if name.startswith("_")]
    lines += ["", f"cdef class {module.cls.name}{f'({module.base})' if module.base else ''}:"]
    for name, kind in module.objects.items():
        lines.append(f"    cdef public {kind} {name}")
    for name in module.scalars:
        lines.append(f"    cdef public {'unsigned int' if name in UNSIGNED else 'int'} {name}")
    for name, size in module.arrays.items():
        lines.append(f"    cdef public {module.element(name)}[{size}] {name}")
    for method in module.methods:
        types = local_types(method, modules)
        if types:
            lines.append(f"    @cython.locals({', '.join(f'{name}={kind}' for name, kind in types.items())})")
        lines.append(signature(method, raising))
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    """Write the files, or with `--check` say which are out of date."""
    names = [argument for argument in arguments if argument != "--check"]
    folders = [ROOT / name for name in names] or sorted(path.parent for path in ROOT.glob("*/kernel.py"))
    return max(write_folder(folder, check="--check" in arguments) for folder in folders)


def write_folder(folder: Path, *, check: bool) -> int:
    """Write the files of one package; with `check` only compare, 1 when one is out of date."""
    constants: dict[str, int] = {}
    modules = [Module(folder, name, constants) for name in kernel_modules(folder)]
    raising = may_raise(modules)
    stale = 0
    for module in modules:
        path = folder / f"{module.name}.pxd"
        text = declaration(module, modules, raising)
        if not check:
            path.write_text(text, "utf-8")
        elif not path.is_file() or path.read_text("utf-8") != text:
            print(f"{path.relative_to(ROOT)} is out of date: run python tools/kernel_types.py")
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
