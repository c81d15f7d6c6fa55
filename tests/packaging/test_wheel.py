"""From clone to sdist to wheel to a game in the browser, as someone without Node and compiler gets it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import venv
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]


def run(command: Sequence[str | Path], folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command and fail with what it printed when it fails."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("LOSETAS_", "PYTHONPATH"))}
    done = subprocess.run(
        command, cwd=folder, env={**environment, **variables}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done


@pytest.fixture(scope="module")
def source(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what git knows, with the built client of the working tree: no leftovers get in."""
    target = tmp_path_factory.mktemp("wheel") / "source"
    done = subprocess.run(["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip("not a git repository: what belongs in the sdist is not known")
    for name in done.stdout.split("\0"):
        if name and (root / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, target / name)
    static = root / "src/losetas/server/static"
    if not (static / "index.html").is_file():
        pytest.skip("the client is not built (make client), and without it a wheel plays nothing")
    shutil.copytree(static, target / "src/losetas/server/static")
    return target


@pytest.fixture(scope="module")
def sdist(source: Path) -> Path:
    """The sdist of that copy."""
    run([sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", "dist", "."], source)
    return next((source / "dist").glob("losetas-*.tar.gz"))


@pytest.fixture(scope="module")
def wheel(sdist: Path) -> Path:
    """A wheel built from the sdist without compiler and without Node."""
    unpacked = sdist.parent / "unpacked"
    with tarfile.open(sdist) as archive:
        archive.extractall(unpacked, filter="data")
    folder = next(unpacked.iterdir())
    command = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", str(sdist.parent), "."]
    done = run(command, folder, CC="/nonexistent/cc", PATH=path_without_node(sdist.parent))
    assert "the kernels run interpreted" in done.stdout + done.stderr
    return next(sdist.parent.glob("losetas-*.whl"))


def path_without_node(folder: Path) -> str:
    """A PATH with nothing on it."""
    empty = folder / "empty"
    empty.mkdir(exist_ok=True)
    return str(empty)


def test_sdist_holds_client_and_generated_c_but_nothing_compiled(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert "src/losetas/server/static/index.html" in names
    assert {"src/losetas/carcassonne/kernel.c", "src/losetas/carcassonne/tables.c"} <= names
    assert {"web/package-lock.json", "Makefile", "hatch_build.py", "tools/build_kernels.py"} <= names
    assert not [name for name in names if re.search(r"\.so$|\.pyd$|_kernel_build|node_modules", name)]


def test_compiler_alone_makes_the_compiled_wheel(sdist: Path, tmp_path: Path) -> None:
    """Cython hidden and the network of no use: the C of the sdist is enough."""
    if shutil.which(os.environ.get("CC", "cc")) is None:
        pytest.skip("no C compiler")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    folder = next(tmp_path.glob("losetas-*"))
    hidden = tmp_path / "hidden"
    hidden.mkdir()
    (hidden / "Cython.py").write_text("raise ImportError('hidden by the test')\n")
    command = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", str(tmp_path), "."]
    run(command, folder, PYTHONPATH=str(hidden), LOSETAS_BUILD_KERNEL="required", CFLAGS="-O0")
    names = zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist()
    assert [name for name in names if re.search(r"carcassonne/kernel\..*\.so$", name)]
    assert [name for name in names if "carcassonne/_kernel_build." in name]


def test_pure_wheel_is_pure(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "losetas/server/static/index.html" in names
    assert "losetas/py.typed" in names
    assert [name for name in names if name.startswith("losetas/carcassonne/expansions/base/tiles.toml")]
    assert not [name for name in names if re.search(r"\.(so|c)$|^web/|^tests/", name)]


@pytest.fixture(scope="module")
def installed(root: Path, wheel: Path) -> Path:
    """The `bin` folder of a fresh virtual environment with `losetas[server]` from the wheel."""
    folder = wheel.parent / "venv"
    venv.create(folder, with_pip=True)
    pip = [str(folder / "bin/python"), "-m", "pip", "-q", "install", "-c", str(root / "constraints/pinned.txt")]
    run([*pip, f"losetas[server] @ {wheel.as_uri()}"], wheel.parent, CC="/nonexistent/cc")
    return folder / "bin"


@contextmanager
def playing(installed: Path, folder: Path) -> Iterator[str]:
    """Run `losetas play` and give the address that it prints."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("LOSETAS_", "PYTHONPATH"))}
    environment |= {"PATH": path_without_node(folder), "HOME": str(folder), "PYTHONUNBUFFERED": "1"}
    command = [str(installed / "losetas"), "play", "--port", "0", "--no-browser"]
    process = subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        printed = []
        assert process.stdout is not None
        for line in process.stdout:
            printed.append(line)
            if address := re.search(r"http://[\w.:\[\]]+", line):
                yield address.group()
                break
        else:
            pytest.fail("losetas play printed no address:\n" + "".join(printed))
    finally:
        process.terminate()
        process.wait(20)


def test_wheel_plays_without_node_and_compiler(installed: Path, tmp_path: Path) -> None:
    with playing(installed, tmp_path) as address:
        with urllib.request.urlopen(address, timeout=20) as answer:  # noqa: S310 - our own server
            page = answer.read().decode()
        assert "<title>Losetas" in page
        script = re.search(r'src="(/[^"]+\.js)"', page)
        assert script, page
        with urllib.request.urlopen(address + script[1], timeout=20) as answer:  # noqa: S310 - our own server
            assert answer.status == 200
        with urllib.request.urlopen(address + "/api/catalog", timeout=20) as answer:  # noqa: S310 - our own server
            assert "carcassonne" in answer.read().decode()


def test_wheel_measures_itself(installed: Path, tmp_path: Path) -> None:
    done = run(
        [installed / "losetas", "bench", "--json", "--seconds", "0.2"], tmp_path, PATH=path_without_node(tmp_path)
    )
    numbers = json.loads(done.stdout)
    assert numbers["kernel"] == "interpreted"
    assert numbers["games_per_cpu_second"] > 0
