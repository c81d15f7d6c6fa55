"""`losetas replay RECORD`: prints a record turn by turn with every point explained."""

from __future__ import annotations

import argparse

from losetas.cli.load import record_file
from losetas.core.game import SEATS, Game
from losetas.core.replay import replay_turns
from losetas.core.scoring import ScoreEvent


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("record", metavar="RECORD", help="a record, or - for standard input")


def run(arguments: argparse.Namespace) -> int:
    """Print every turn, the points it brought and, at the end, the scores."""
    record = record_file(arguments.record)
    print(f"{record.tags['Game']}: " + ", ".join(f"{seat} {record.tags[seat]}" for seat in SEATS[: record.players]))
    state = None
    for played in replay_turns(record):
        state = played.state
        owner = next((move.seat for move in played.moves if move.seat >= 0), -1)
        tokens = " ".join(item.text for item in played.turn.items if item.kind in ("token", "open"))
        print(f"{played.turn.number:>3}. {state.game.who(owner)} {tokens}")
        for move in played.moves:
            for event in move.events:
                print(f"       {explain(event, state.game)}")
        for item in played.turn.items:
            if item.kind == "comment":
                print(f"       {item.text}")
    if state is not None:
        scores = "  ".join(f"{SEATS[seat]} {points}" for seat, points in enumerate(state.scores))
        print(f"{'Final' if state.is_over else 'So far'}: {scores}")
    return 0


def explain(event: ScoreEvent, game: Game) -> str:
    """Points in one line: who, what, where, the sum, the rules.

    >>> from losetas.core.registry import make
    >>> from losetas.core.scoring import Term
    >>> event = ScoreEvent(0, "city", 4, "c.N@0,0", (), (), (Term("tiles", 2, 2, "BAS-12"),), "complete", "BAS-12")
    >>> explain(event, make("carcassonne/2014", players=2))
    'A +4 city c.N@0,0: tiles 2 x 2 (BAS-12)'
    """
    sums = " + ".join(
        f"{term.code} {term.count}" + (f" x {term.each}" if term.each != 1 else "") + f" ({term.rule})"
        for term in event.terms
    )
    phase = "" if event.phase == "complete" else f" [{event.phase}]"
    zone = "" if event.zone == event.kind else f" {event.zone}"
    return f"{game.who(event.seat)} {event.points:+d} {event.kind}{zone}{phase}: {sums or 'nothing'}"
