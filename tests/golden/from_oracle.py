"""Writes oracle games as records: the golden playthroughs. Their results are the other engine's, not ours.

    python -m tests.golden.from_oracle ../shared/oracle

writes them anew; `test_golden.py` holds the list and checks that the files still say what the oracle said.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from tests.oracle.games import Letter, OracleGame, load
from tests.referee import Referee

from losetas.core import registry

FOLDER = Path(__file__).parent
SEATS = "ABCDEF"
CHOSEN = (
    ("base_2p", 0),
    ("base_2p", 5),  # RRRR leaves the game in turn 7
    ("base_3p", 0),
    ("base_5p", 0),
    ("gardens_2p", 0),
    ("gardens_2p", 10),  # a crossing whose arms meet later
    ("gardens_4p", 0),
)


def name(file: str, number: int) -> str:
    """The file name of a golden playthrough."""
    return f"{file}_{number:02}.rec"


def text(game: OracleGame, referee: Referee) -> str:
    """An oracle game as a record."""
    result = " ".join(f"{SEATS[seat]}={points}" for seat, points in enumerate(game.final))
    lines = [
        f'[Game "{game.ruleset}"]',
        *(f'[{seat} "?"]' for seat in SEATS[: game.players]),
        f'[Result "{result}"]',
        "",
    ]
    before = (0,) * game.players
    out = 0
    for number, turn in enumerate(game.turns, start=1):
        words = [f"{number}.", *(f"x{code}" for code in game.turns[number - 2].discarded[out:] if number > 1)]
        out = len(game.turns[number - 2].discarded) if number > 1 else 0
        x, y, turns = turn.at
        words.append(f"{turn.code}@{x},{y}{'NESW'[referee.first_alike(turn.code, turns)]}")
        if turn.chosen != "-":
            words.append(turn.chosen)
        after = game.final if number == len(game.turns) else turn.points
        won = [
            f"{SEATS[seat]}+{new - old}" for seat, (old, new) in enumerate(zip(before, after, strict=True)) if new > old
        ]
        if won:
            words.append("=" + ",".join(won))
        lines.append(" ".join(words))
        before = after
    return "\n".join(lines) + "\n"


def chosen(oracle: Path) -> Iterable[tuple[str, str]]:
    """The name and the text of every golden playthrough."""
    kinds = registry.make("carcassonne/2014").kinds  # type: ignore[attr-defined]  # a CarcassonneGame
    letters = {kind.letter: Letter(kind.code, kind.letter_turns) for kind in kinds}
    for file, number in CHOSEN:
        yield name(file, number), text(list(load(oracle, file, letters))[number], Referee(kinds, 2))


if __name__ == "__main__":
    for filename, record in chosen(Path(sys.argv[1])):
        (FOLDER / filename).write_text(record, "utf-8")
