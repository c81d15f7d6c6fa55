"""Nothing outside an expansion's folder names it: neither engine, server, client nor shared texts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from losetas.carcassonne.hooks import CarcassonneExpansion
from losetas.core import registry

ROOT = Path(__file__).parent.parent.parent
MEMBERS = {key: m for key, m in registry.expansions("carcassonne").items() if not m.provides_base}
PLACES = {"src/losetas": ("*.py", "*.pxd", "*.ftl"), "web/src": ("*.ts", "*.svelte", "*.css")}
# A paved square inside a city is drawn under this name too; and a ruleset's text is explained by an example.
ALSO_WORDS = {"plaza": ("src/losetas/render/", "src/losetas/core/ruleset.py")}


def lines() -> list[tuple[str, str]]:
    """(place, text) of every line of the sources that lies in no expansion's folder."""
    found = []
    for place, patterns in PLACES.items():
        for path in sorted(path for pattern in patterns for path in (ROOT / place).rglob(pattern)):
            name = path.relative_to(ROOT).as_posix()
            if "/expansions/" not in name and "/static/" not in name:
                text = path.read_text(encoding="utf-8")
                found += [(f"{name}:{number}", line) for number, line in enumerate(text.splitlines(), 1)]
    return found


LINES = lines()


@pytest.mark.parametrize("key", MEMBERS)
def test_an_expansion_is_its_folder_and_nothing_else(key: str) -> None:
    member = MEMBERS[key]
    assert isinstance(member, CarcassonneExpansion)
    codes = {kind.code for kind in member.tiles(registry.ruleset(f"carcassonne/2014+{key}"))}
    word = re.compile(rf"\b({'|'.join(map(re.escape, {key, *codes}))})\b")
    named = [f"{place}: {line.strip()}" for place, line in LINES if word.search(line)]
    assert not [place for place in named if not place.startswith(ALSO_WORDS.get(key, ("-",)))]
