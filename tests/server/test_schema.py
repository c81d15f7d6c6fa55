"""The client's types are those of the protocol."""

from __future__ import annotations

from pathlib import Path

import pytest

from losetas.server.schema import generate, main, typescript


def test_the_client_has_the_types_of_this_protocol(root: Path) -> None:
    path = root / "web" / "src" / "lib" / "protocol.ts"
    expected = generate()
    assert path.read_text(encoding="utf-8") == expected, (
        "run: python -m losetas.server.schema > web/src/lib/protocol.ts"
    )


def test_drift_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "protocol.ts"
    path.write_text(generate(), encoding="utf-8")
    assert main(["--check", str(path)]) == 0
    path.write_text(generate().replace("seq: number", "seq: string"), encoding="utf-8")
    assert main(["--check", str(path)]) == 1
    assert "losetas.server.schema >" in capsys.readouterr().err


def test_types_are_translated() -> None:
    assert typescript(list[int | None]) == "(number | null)[]"
    assert typescript(dict[str, tuple[int, float]]) == "Record<string, [number, number]>"
    with pytest.raises(TypeError):
        typescript(set[int])
