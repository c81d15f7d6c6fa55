"""Compile the kernel modules of the package: Cython makes C of them, the machine's C compiler a module of each.

Run by `hatch_build.py` when the package is built, and by `make kernel` in the working tree. Where generated C already
lies beside a source (in an sdist) Cython is not needed. Environment:

`LOSETAS_BUILD_KERNEL=no` skips the compilation, `=required` makes every failure an error (otherwise a warning).
`LOSETAS_KERNEL_CHECKS=1` compiles with checks, for hunting what C does not see: a wrong index or an overflow
ends the process and names the line of the source. Slower; needs gcc or clang.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE_TREE: Final = ROOT / "src"
PACKAGE_ROOT: Final = SOURCE_TREE / "losetas"
CYTHON: Final = "Cython==3.3.1"
HASH_MARK: Final = "/* losetas kernel sources "


class BuildError(Exception):
    """The kernels could not be compiled; the message says why, in words for whoever runs the build."""


def load_hashing() -> ModuleType:
    """Load `losetas/_kernels.py` by its path, so that build and import agree on the hash without the package."""
    spec = importlib.util.spec_from_file_location("_losetas_kernels", PACKAGE_ROOT / "_kernels.py")
    if spec is None or spec.loader is None:
        raise BuildError(f"cannot load {PACKAGE_ROOT / '_kernels.py'}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


kernels: Final = load_hashing()


def checks_wanted() -> bool:
    """Tell whether the build with bounds checks is asked for."""
    return os.environ.get("LOSETAS_KERNEL_CHECKS", "") not in ("", "0")


def directives() -> dict[str, bool]:
    """Return the Cython directives; they let C drop what the kernels never rely on."""
    return {
        "boundscheck": False,
        "wraparound": False,
        "initializedcheck": False,
        "cdivision": True,
        "annotation_typing": False,
        "emit_code_comments": False,
    }


def compiler_flags() -> list[str]:
    """Return the flags for the C compiler, those of `CFLAGS` last.

    Cython's own bounds checks do not see C arrays, the compiler's sanitizer does.
    """
    checked = ["-O1", "-fsanitize=bounds,signed-integer-overflow", "-fno-sanitize-recover=all"]
    own = shlex.split(os.environ.get("CFLAGS", ""))
    return [*(checked if checks_wanted() else ["-O3", "-fwrapv"]), *own]


def kernel_folders() -> list[Path]:
    """List the package folders that hold kernel modules."""
    return sorted({pxd.parent for pxd in PACKAGE_ROOT.rglob("*.pxd") if kernels.kernel_sources(pxd.parent)})


def generated_c(source: Path) -> Path | None:
    """Return the generated C beside a source if it was made of the sources as they are and with the usual checks."""
    path = source.with_suffix(".c")
    if checks_wanted() or not path.is_file():
        return None
    with path.open(encoding="utf-8") as file:
        first = file.readline()
    return path if first == f"{HASH_MARK}{kernels.source_hash(source.parent)} */\n" else None


def needs_cython() -> bool:
    """Tell whether some kernel has no generated C that fits it."""
    return any(generated_c(source) is None for folder in kernel_folders() for source in kernels.kernel_sources(folder))


def generate_c(source: Path, target: Path) -> None:
    """Write the C of one kernel module to `target`, the hash of its sources on the first line.

    Raises:
        BuildError: Cython is missing or refuses the source.
    """
    if importlib.util.find_spec("Cython") is None:
        raise BuildError(f"Cython is not installed (pip install {shlex.quote(CYTHON)})")
    module = ".".join(source.relative_to(SOURCE_TREE).with_suffix("").parts)
    options = [f"-X{name}={value}" for name, value in directives().items()]
    options += ["--line-directives"] if checks_wanted() else []
    place = str(source.relative_to(SOURCE_TREE))
    command = [sys.executable, "-m", "cython", "-3", "-w", str(SOURCE_TREE), *options]
    run([*command, "--module-name", module, "-o", str(target), place], f"Cython refuses {place}")
    text = target.read_text("utf-8")
    target.write_text(f"{HASH_MARK}{kernels.source_hash(source.parent)} */\n{text}", "utf-8")


def compile_c(c_file: Path, target: Path) -> None:
    """Compile one C file to an extension module, with the compiler this Python was built with or the one in `CC`.

    Raises:
        BuildError: there is no C compiler, no Python headers, or the compiler fails.
    """
    if os.name == "nt":
        raise BuildError("compiling is set up for Unix-like systems only")
    compiler = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))
    if shutil.which(compiler[0]) is None:
        compiler = ["cc"] if "CC" not in os.environ else compiler
    if shutil.which(compiler[0]) is None:
        raise BuildError(f"no C compiler: {compiler[0]} not found")
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").is_file():
        raise BuildError(f"no Python headers: {headers / 'Python.h'} not found")
    shared = ["-bundle", "-undefined", "dynamic_lookup"] if sys.platform == "darwin" else ["-shared"]
    flags = [*compiler_flags(), "-fPIC", "-fno-strict-aliasing", "-DNDEBUG", "-w", f"-I{headers}"]
    with tempfile.TemporaryDirectory() as folder:
        object_file = Path(folder) / "module.o"
        run([*compiler, *flags, "-c", str(c_file), "-o", str(object_file)], f"{compiler[0]} cannot compile {c_file}")
        # A running process may have the old file mapped: write beside it and rename.
        fresh = target.with_name(f".{target.name}.{os.getpid()}")
        run(
            [*compiler, *compiler_flags(), *shared, str(object_file), "-o", str(fresh)],
            f"{compiler[0]} cannot link {c_file}",
        )
        fresh.replace(target)


def run(command: list[str], failure: str) -> None:
    """Run a command in the source tree and keep it quiet unless it fails."""
    done = subprocess.run(command, cwd=SOURCE_TREE, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"{failure}\n{(done.stdout + done.stderr).strip()[-4000:]}")


def build_module(source: Path, out: Path) -> Path:
    """Compile one kernel module into `out`."""
    target: Path = out / (source.stem + kernels.EXT_SUFFIX)
    with tempfile.TemporaryDirectory() as scratch:
        c_file = generated_c(source)
        if c_file is None:
            c_file = Path(scratch) / f"{source.stem}.c"
            generate_c(source, c_file)
        compile_c(c_file, target)
    return target


def build_folder(folder: Path, out: Path) -> list[Path]:
    """Compile all kernels of one package folder into `out`; return the modules and the hash file written last."""
    out.mkdir(parents=True, exist_ok=True)
    hash_file: Path = out / kernels.BUILD_FILE
    hash_file.unlink(missing_ok=True)
    sources_before = kernels.source_hash(folder)
    with ThreadPoolExecutor(os.cpu_count()) as pool:  # the work is done by the compilers' processes
        made = list(pool.map(lambda source: build_module(source, out), kernels.kernel_sources(folder)))
    if kernels.source_hash(folder) != sources_before:
        raise BuildError(f"{folder.name}: a source changed while it was being compiled; build again")
    note = {"sources": sources_before, "checks": checks_wanted(), "modules": [path.name for path in made]}
    hash_file.write_text(json.dumps(note, indent=2) + "\n", "utf-8")
    return [*made, hash_file]


def built_already(folder: Path) -> bool:
    """Tell whether the compiled modules in the working tree fit the sources and the checks asked for."""
    if kernels.build_problem(folder):
        return False
    note = json.loads((folder / kernels.BUILD_FILE).read_text("utf-8"))
    return bool(note.get("checks")) == checks_wanted()


def build_in_place(folders: Iterable[Path]) -> None:
    """Compile what is not up to date into the working tree, for editable installs and `make kernel`."""
    for folder in folders:
        if built_already(folder):
            print(f"kernel of {folder.name}: up to date")
        else:
            print(f"kernel of {folder.name}: compiling ...", flush=True)
            build_folder(folder, folder)
            print(f"kernel of {folder.name}: compiled{' with checks' if checks_wanted() else ''}")


def attempt(build: Callable[[], None], warn: Callable[[str], None]) -> bool:
    """Run `build()`; a failure is told to `warn(text)`, or raised when the kernels are required."""
    wanted = os.environ.get("LOSETAS_BUILD_KERNEL", "auto").strip().lower() or "auto"
    if wanted not in ("auto", "no", "required"):
        raise BuildError(f"LOSETAS_BUILD_KERNEL={wanted!r}: expected 'auto', 'no' or 'required'")
    if wanted == "no":
        return False
    try:
        build()
    except BuildError as error:
        if wanted == "required":
            raise
        warn(f"the kernels run interpreted (correct, but about 40 times slower): {error}")
        return False
    return True


def main(arguments: list[str]) -> int:
    """Compile in the working tree; exit 1 when that fails and the kernels are required.

    With `--compiled` nothing is built: exit 0 if every kernel is compiled and up to date, 1 if not.
    """
    folders = kernel_folders()
    if arguments == ["--compiled"]:
        return 0 if folders and not any(map(kernels.build_problem, folders)) else 1
    if arguments:
        print(f"error: unknown arguments {arguments}; expected none or --compiled", file=sys.stderr)
        return 2
    if not folders:
        print("no kernel sources found under src/losetas")
        return 0
    try:
        attempt(lambda: build_in_place(folders), lambda text: print(f"warning: {text}", file=sys.stderr))
    except BuildError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
