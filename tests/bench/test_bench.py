"""What `losetas bench` prints. Nothing here is timed: windows are tiny and the numbers only have to be numbers."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

import losetas
from losetas.cli import main
from losetas.core.errors import LosetasError
from losetas.sim.bench import compare, measured
from losetas.sim.measure import rate

TINY = "0.01"
RATES = ("games_per_cpu_second", "state_games_per_cpu_second", "copy_us", "state_copy_us", "make_unmake_us")


def test_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json", "--seconds", TINY, "--rules", "carcassonne/classic", "--players", "3"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["rules"] == "carcassonne/classic"
    assert found["players"] == 3
    assert found["kernel"] == ("compiled" if losetas.kernel_is_compiled() else "interpreted")
    assert all(found[key] > 0 for key in (*RATES, "calibration"))


def test_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", TINY, "--kernel", "interpreted"]) == 0
    lines = dict(line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines())
    assert lines["kernel"] == "interpreted"
    assert set(RATES) <= set(lines)


def test_rate_counts_what_is_done() -> None:
    calls: list[int] = []

    def work() -> int:
        calls.append(sum(range(1000)))
        return 2

    assert rate(work, 0.001) > 0
    assert calls


def wheel(folder: Path) -> Path:
    """A wheel of the sources as they are, without compiled kernels."""
    package = Path(losetas.__file__).parent
    path = folder / "losetas-0.0.1-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for file in package.rglob("*"):
            parts = file.relative_to(package).parts
            if file.suffix in {".py", ".pxd", ".toml", ".md", ".ftl", ".scn"} and "server" not in parts:
                archive.write(file, Path("losetas", *parts))
        about = "losetas-0.0.1.dist-info"
        archive.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\nName: losetas\nVersion: 0.0.1\n")
        archive.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{about}/RECORD", "")
    return path


@pytest.mark.compiled_only
def test_against_another_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOSETAS_KERNEL", "auto")  # there is no compiled kernel in the wheel
    found = compare(wheel(tmp_path), "carcassonne/classic", 2, None, 0.01, rounds=2)
    assert found["rounds"] == 2
    assert found["against"]["version"] == "0.0.1"
    assert found["against"]["kernel"] == "interpreted"
    assert set(found["speed_up"]) == set(RATES)
    for spread in found["speed_up"].values():
        assert spread["low"] <= spread["median"] <= spread["high"]


def test_against_what_is_no_wheel(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "losetas-1.whl").write_text("not a wheel")
    assert main(["bench", "--against", str(tmp_path / "losetas-1.whl")]) == 2
    assert "expected a wheel of losetas" in capsys.readouterr().err
    assert main(["bench", "--against", str(tmp_path / "missing.whl")]) == 2
    assert "there is no such file" in capsys.readouterr().err


def test_what_cannot_be_measured(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["bench", "--seconds", "0"]) == 2
    assert "--seconds 0.0: expected a number above 0" in capsys.readouterr().err
    assert main(["bench", "--rules", "chess"]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err
    task = {"rules": "carcassonne/1066", "players": 2, "seconds": 0.01, "windows": 1}
    with pytest.raises(LosetasError, match=r"measuring .*1066"):
        measured(Path(losetas.__file__).parents[1], task, None)
