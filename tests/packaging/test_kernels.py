"""The kernel build and the finder that chooses between compiled modules and sources, on a toy package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.compiled_only  # the build of the kernel makes no difference here

PROGRAM = """
import losetas
from losetas.toy.kernel import Kernel
from losetas.toy.tables import Tables
kernel = Kernel(Tables(3))
print(kernel.run(4), losetas.kernel_is_compiled("toy"))
"""
FILES = {
    "__init__.py": "from losetas._kernels import install, kernel_is_compiled\n\ninstall()\n",
    "toy/__init__.py": "",
    "toy/tables.py": "class Tables:\n    def __init__(self, step: int) -> None:\n        self.step = step\n",
    "toy/tables.pxd": "cdef class Tables:\n    cdef public int step\n",
    "toy/kernel.py": (
        "from losetas.toy.tables import Tables\n\n\n"
        "class Kernel:\n"
        "    def __init__(self, tables: Tables) -> None:\n"
        "        self.tables = tables\n"
        "        self.cells = [0] * 4\n\n"
        "    def run(self, n: int) -> int:\n"
        "        for i in range(n):\n"
        "            self.cells[i] = i * self.tables.step\n"
        "        return self.cells[n - 1]\n"
    ),
    "toy/kernel.pxd": (
        "from losetas.toy.tables cimport Tables\n\n"
        "cdef class Kernel:\n"
        "    cdef public int[4] cells\n"
        "    cdef public Tables tables\n"
        "    cpdef int run(self, int n) except? -1\n"
    ),
}
# run(4) writes 0 x 3, 1 x 3, 2 x 3, 3 x 3 and returns the last
RESULT = "9"


def write_tree(root: Path, target: Path) -> None:
    """Lay a package with toy kernels beside copies of the real build tool and the real finder."""
    package = target / "src" / "losetas"
    (package / "toy").mkdir(parents=True)
    for name, text in FILES.items():
        (package / name).write_text(text)
    shutil.copy(root / "src/losetas/_kernels.py", package)
    (target / "tools").mkdir()
    shutil.copy(root / "tools/build_kernels.py", target / "tools")


def build(tree: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the build tool of a tree."""
    return run(tree, [str(tree / "tools/build_kernels.py"), *arguments], **variables)


def play(tree: Path, mode: str = "", program: str = PROGRAM) -> subprocess.CompletedProcess[str]:
    """Import the toy kernel in a fresh interpreter, LOSETAS_KERNEL set to `mode`."""
    return run(tree, ["-c", program], LOSETAS_KERNEL=mode)


def run(tree: Path, arguments: list[str], **variables: str) -> subprocess.CompletedProcess[str]:
    """Run this Python on the tree, free of what the caller's environment says about kernels."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith("LOSETAS_")}
    environment = {**clean, "CFLAGS": "-O0", "PYTHONPATH": str(tree / "src"), **variables}
    return subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def compiled(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tree whose toy kernels are compiled; tests copy it before they change anything."""
    tree = tmp_path_factory.mktemp("kernels") / "tree"
    write_tree(root, tree)
    done = build(tree)
    if "interpreted" in done.stderr:
        pytest.skip(f"kernels cannot be compiled here: {done.stderr.strip()}")
    assert done.returncode == 0, done.stderr
    return tree


@pytest.fixture
def tree(compiled: Path, tmp_path: Path) -> Path:
    """A copy of the compiled tree that the test may change."""
    return Path(shutil.copytree(compiled, tmp_path / "tree"))


def test_compiled_modules_are_loaded(compiled: Path) -> None:
    assert play(compiled).stdout.split() == [RESULT, "True"]
    assert play(compiled, "compiled").stdout.split() == [RESULT, "True"]


def test_interpreted_loads_every_source_although_compiled_modules_lie_beside(compiled: Path) -> None:
    program = (
        PROGRAM + "import sys\nprint([sys.modules['losetas.toy.' + m].__file__[-3:] for m in ('kernel', 'tables')])"
    )
    done = play(compiled, "interpreted", program)
    assert done.stdout.splitlines() == [f"{RESULT} False", "['.py', '.py']"]


@pytest.mark.parametrize("name", ["kernel.py", "kernel.pxd", "tables.py", "tables.pxd"])
def test_changed_source_warns_and_runs_the_source(tree: Path, name: str) -> None:
    path = tree / "src/losetas/toy" / name
    path.write_text(path.read_text() + "# changed\n")
    done = play(tree)
    assert done.stdout.split() == [RESULT, "False"]
    assert "KernelWarning" in done.stderr
    assert "stale" in done.stderr
    refused = play(tree, "compiled")
    assert refused.returncode == 1
    assert "ImportError: LOSETAS_KERNEL=compiled" in refused.stderr


def test_missing_module_or_hash_is_no_compiled_kernel(tree: Path) -> None:
    folder = tree / "src/losetas/toy"
    next(folder.glob("tables.*.so")).unlink()
    assert play(tree).stdout.split() == [RESULT, "False"]
    next(folder.glob("_kernel_build.*.json")).write_text("not json")
    done = play(tree)
    assert done.stdout.split() == [RESULT, "False"]
    assert "cannot be read" in done.stderr
    next(folder.glob("_kernel_build.*.json")).unlink()
    done = play(tree)
    assert done.stdout.split() == [RESULT, "False"]
    assert done.stderr == "", "without a build there is nothing to warn about"


def test_compiled_forced_but_not_built_is_a_clear_error(root: Path, tmp_path: Path) -> None:
    write_tree(root, tmp_path)
    done = play(tmp_path, "compiled")
    assert done.returncode == 1
    assert "not built; build it with `make kernel`" in done.stderr


def test_unknown_mode_is_a_clear_error(compiled: Path) -> None:
    done = play(compiled, "fast")
    assert done.returncode == 1
    assert "LOSETAS_KERNEL='fast': expected 'auto', 'interpreted' or 'compiled'" in done.stderr


def test_second_build_does_nothing(compiled: Path) -> None:
    assert build(compiled).stdout == "kernel of toy: up to date\n"
    assert build(compiled, "--compiled").returncode == 0


def test_without_compiler_the_build_warns_and_the_source_runs(root: Path, tmp_path: Path) -> None:
    write_tree(root, tmp_path)
    done = build(tmp_path, CC="/nonexistent/cc")
    assert done.returncode == 0
    assert "no C compiler: /nonexistent/cc not found" in done.stderr
    assert play(tmp_path).stdout.split() == [RESULT, "False"]
    assert build(tmp_path, "--compiled").returncode == 1
    assert build(tmp_path, CC="/nonexistent/cc", LOSETAS_BUILD_KERNEL="required").returncode == 1


def test_failing_compiler_or_source_warns(root: Path, tmp_path: Path) -> None:
    write_tree(root, tmp_path)
    done = build(tmp_path, CC="false")
    assert done.returncode == 0
    assert "false cannot compile" in done.stderr
    (tmp_path / "src/losetas/toy/kernel.pxd").write_text("cdef class {\n")
    done = build(tmp_path)
    assert done.returncode == 0
    assert "Cython refuses losetas/toy/kernel.py" in done.stderr


def test_checked_build_finds_a_wrong_index(tree: Path) -> None:
    done = build(tree, LOSETAS_KERNEL_CHECKS="1")
    assert done.stdout.endswith("kernel of toy: compiled with checks\n")
    program = PROGRAM.replace("kernel.run(4)", "kernel.run(5)")
    done = play(tree, "compiled", program)
    assert done.returncode != 0
    assert "kernel.py:11" in done.stderr
    assert "index 4 out of bounds for type 'int [4]'" in done.stderr
