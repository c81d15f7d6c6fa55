"""`losetas new-expansion KEY`: writes the folder of a new expansion that can be played at once, to be changed."""

from __future__ import annotations

import argparse
import keyword
import re
from pathlib import Path
from string import Template
from typing import Final

from losetas.core import registry
from losetas.core.errors import LosetasError
from losetas.core.rulebook import rulebook_of

KEY: Final = re.compile(r"[a-z][a-z0-9_]{1,23}")
RESERVED: Final = ("all", "base")

_CARCASSONNE: Final = {
    "__init__.py": '''"""$title: say in one sentence what it brings."""

from __future__ import annotations

from collections.abc import Sequence

from losetas.carcassonne.features import Mark
from losetas.carcassonne.hooks import CarcassonneExpansion
from losetas.core.ruleset import Ruleset


class $name(CarcassonneExpansion):
    """One tile whose road is worth more once complete ($prefix-1, $prefix-2)."""

    key = "$key"
    author = ""

    def marks(self, rules: Ruleset) -> Sequence[Mark]:
        """$prefix-2: 1 more for each tile of a complete road."""
        return (Mark("$key", tile=1, terms={"road": "$prefix-2"}),)
''',
    "tiles.toml": """# Edges N E S W (C city, R road, F field, X any), segments, how many there are in each edition.
# source = "proposed" marks a layout that is a proposal and no drawing of a published tile.
source = "proposed"

[[tile]]
code = "$code"
name = { es = "$title", en = "$title", ca = "$title" }
edges = "FRFR"
count = { classic = 1, 2014 = 1 }
segments = [
  { kind = "road", at = "E W", marks = ["$key"] },
  { kind = "field", at = "NL NR EL WR" },
  { kind = "field", at = "ER SL SR WL" },
]
""",
    "rules.md": """# $title

es: Una loseta con un camino que vale más si se completa.

en: One tile with a road that is worth more once complete.

ca: Una fitxa amb un camí que val més si es completa.

## $prefix-1 [U]
es: La loseta se mezcla con las demás y se coloca como cualquier otra.
en: The tile is shuffled in with the others and placed like any of them.
ca: La fitxa es barreja amb les altres i es col·loca com qualsevol.

## $prefix-2 [S]
es: Un camino completo con esta loseta paga 1 punto más por cada una de sus losetas.
en: A complete road with this tile pays 1 point more for each of its tiles.
ca: Un camí complet amb aquesta fitxa paga 1 punt més per cadascuna de les seves fitxes.
""",
    "howto.md": """## $key
- $prefix-1
es: La loseta sale de la bolsa y se coloca como cualquier otra.
en: The tile comes out of the bag and is laid like any other.
ca: La fitxa surt de la bossa i es col·loca com qualsevol altra.

- $prefix-2
es: Un camino completo con ella paga 1 punto más por loseta.
en: A complete road with it pays 1 point more per tile.
ca: Un camí complet amb ella paga 1 punt més per fitxa.

scene road r.E@1,0: $prefix-2
es: Cuatro losetas de camino: 2 por loseta, 8 puntos.
en: Four tiles of road: 2 per tile, 8 points.
ca: Quatre fitxes de camí: 2 per fitxa, 8 punts.
""",
    "howto.scn": """# The position that howto.md shows.

## road
rules  carcassonne/2014+$key players=2
play   $code@1,0N r.E ; FFFRm@-1,0S ; FFFRm@2,0N ...
expect complete r.E@1,0 yes
""",
    "scenarios.scn": """# $title. The start tile CRFR lies at 0,0: city north, road from west to east, field south.
# Every rule of rules.md has a scenario here that fails without it; expected numbers are worked out in comments.

## $prefix-1 the tile comes out of the bag and is placed like any other
rules  carcassonne/2014+$key players=2
draws  $code
expect legal exactly $code@1,0N $code@-1,0N $code@0,1N
expect illegal $code@0,-1N edge-mismatch

## $prefix-2 a complete road pays 1 more for each tile
rules  carcassonne/2014+$key players=2
# from -1,0 to 2,0: 4 tiles, 1 + 1 each
play   $code@1,0N r.E ; FFFRm@-1,0S ; FFFRm@2,0N
expect score A=8 B=0
expect terms A road BAS-11=4 $prefix-2=4

## $prefix-2 an incomplete road pays what it always does
rules  carcassonne/2014+$key players=2
# 2 tiles
play   $code@1,0N r.E ; end
expect score A=2 B=0
""",
    "text/es.ftl": """expansion-$key = $title
expansion-$key-summary = Una loseta con un camino que paga 1 punto más por loseta si se completa.
term-$key = { $$count ->
    [one] { $$count } loseta de camino con $title
   *[other] { $$count } losetas de camino con $title
  }
""",
    "text/en.ftl": """expansion-$key = $title
expansion-$key-summary = One tile with a road that pays 1 point more for each tile once complete.
term-$key = { $$count ->
    [one] { $$count } tile of road with $title
   *[other] { $$count } tiles of road with $title
  }
""",
    "text/ca.ftl": """expansion-$key = $title
expansion-$key-summary = Una fitxa amb un camí que paga 1 punt més per fitxa si es completa.
term-$key = { $$count ->
    [one] { $$count } fitxa de camí amb $title
   *[other] { $$count } fitxes de camí amb $title
  }
""",
}

_ALHAMBRA: Final = {
    "__init__.py": '''"""$title: say in one sentence what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from losetas.alhambra.hooks import AlhambraModule
from losetas.alhambra.palace import HOME
from losetas.core.scoring import Term

if TYPE_CHECKING:
    from losetas.alhambra.kernel import Kernel


class $name(AlhambraModule):
    """What lies beside the fountain is worth something ($prefix-1)."""

    key = "$key"
    author = ""

    def round_bonus(self, kernel: Kernel, number: int, seat: int) -> Sequence[Term]:
        """$prefix-1: 1 point for each tile beside the fountain."""
        count = sum(kernel.kind_at(seat, HOME + step) >= 0 for step in kernel.T.delta)
        return (Term("$key", count, 1, "$prefix-1"),) if count else ()
''',
    "rules.md": """# $title

es: Lo que rodea la fuente da puntos.

en: What surrounds the fountain gives points.

ca: El que envolta la font dóna punts.

## $prefix-1
es: En cada recuento, cada loseta junto a la fuente da 1 punto.
en: In every scoring round each tile beside the fountain gives 1 point.
ca: A cada recompte, cada fitxa al costat de la font dóna 1 punt.
""",
    "howto.md": """## $key
- $prefix-1
es: En cada recuento recibes 1 punto por cada loseta que tengas junto a la fuente.
en: In every scoring round you get 1 point for each tile that you have beside the fountain.
ca: A cada recompte reps 1 punt per cada fitxa que tinguis al costat de la font.

scene palace A: $prefix-1
es: Dos losetas junto a la fuente: 2 puntos.
en: Two tiles beside the fountain: 2 points.
ca: Dues fitxes al costat de la font: 2 punts.
""",
    "howto.scn": """# The position that howto.md shows.

## palace
rules  alhambra+$key players=3
market -
display b1 b2 b3 b4
built A pavilion8o@1,0 seraglio9o@0,1 arcades10o@2,0
expect built A pavilion8o@1,0 seraglio9o@0,1 arcades10o@2,0
""",
    "scenarios.scn": """# $title. The fountain lies at 0,0.
# Every rule of rules.md has a scenario here that fails without it; expected numbers are worked out in comments.

## $prefix-1 two tiles beside the fountain, one further away
rules  alhambra+$key players=3
market -
display b1 b2 b3 b4
built A pavilion8o@1,0 seraglio9o@0,1 arcades10o@2,0
# 2 x 1; round 3 besides: the only pavilion 16, seraglio 17, arcades 18; no walls
play   end
expect terms A $key $prefix-1=2
expect score A=53 B=0 C=0
""",
    "text/es.ftl": """expansion-$key = $title
expansion-$key-summary = En cada recuento, cada loseta junto a la fuente da 1 punto.
kind-$key = $title
term-$key = { $$count ->
    [one] { $$count } loseta junto a la fuente
   *[other] { $$count } losetas junto a la fuente
  }
""",
    "text/en.ftl": """expansion-$key = $title
expansion-$key-summary = In every scoring round each tile beside the fountain gives 1 point.
kind-$key = $title
term-$key = { $$count ->
    [one] { $$count } tile beside the fountain
   *[other] { $$count } tiles beside the fountain
  }
""",
    "text/ca.ftl": """expansion-$key = $title
expansion-$key-summary = A cada recompte, cada fitxa al costat de la font dóna 1 punt.
kind-$key = $title
term-$key = { $$count ->
    [one] { $$count } fitxa al costat de la font
   *[other] { $$count } fitxes al costat de la font
  }
""",
}
SCAFFOLDS: Final = {"carcassonne": _CARCASSONNE, "alhambra": _ALHAMBRA}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("key", metavar="KEY", help="its name in rulesets: small letters, digits, _ (such as: mill)")
    parser.add_argument(
        "--folder", type=Path, default=Path(), metavar="DIR", help="where the folder KEY is written (default: here)"
    )
    parser.add_argument("--game", choices=sorted(SCAFFOLDS), default="carcassonne", help="default: %(default)s")


def run(arguments: argparse.Namespace) -> int:
    """Write the folder and say what to do next."""
    folder = write_scaffold(arguments.key, arguments.folder, arguments.game)
    for name in SCAFFOLDS[arguments.game]:
        print(folder / name)
    print(f"\nIt can be played now:\n\n  losetas check {folder / 'scenarios.scn'} --expansion {folder}")
    print(f"  losetas play --expansion {folder}")
    return 0


def write_scaffold(key: str, where: Path, game: str = "carcassonne") -> Path:
    """Write the folder of a new expansion into `where` and return it.

    Raises:
        LosetasError: the key is none or is taken, `where` is no folder, or has something of that name already.
    """
    prefix = _prefix(key, game)
    if not where.is_dir():
        raise LosetasError(f"{where}: expected a folder to write into, found {'a file' if where.exists() else 'none'}")
    folder = where / key
    if folder.exists():
        raise LosetasError(f"{folder} exists already: expected a new name, or remove it first")
    title = key.replace("_", " ").title()
    words = {"key": key, "prefix": prefix, "code": f"{prefix}1", "title": title, "name": title.replace(" ", "")}
    for name, text in SCAFFOLDS[game].items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(Template(text).substitute(words), encoding="utf-8")
    return folder


def _prefix(key: str, game: str) -> str:
    """The letters before its rule ids, after the key is found to be free."""
    prefix = re.sub(r"[^A-Z]", "", key.upper())
    if not KEY.fullmatch(key) or len(prefix) < 2:
        raise LosetasError(
            f"{key!r} cannot name an expansion: expected 2 to 24 small letters, digits or _, a letter first, 2 at least"
        )
    if key in RESERVED or keyword.iskeyword(key):
        raise LosetasError(f"{key!r} means something else already: expected another name")
    for known in registry.expansions(game).values():
        if known.key == key:
            raise LosetasError(f"{game} has an expansion {key!r} already, in {known.folder}")
        if any(rule.id.partition("-")[0] == prefix for rule in rulebook_of(known).rules):
            raise LosetasError(f"{key!r} would call its rules {prefix}-1 as {known.key} does: expected another name")
    return prefix
