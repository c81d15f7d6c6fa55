"""`losetas verify RECORD`: plays a record again and checks everything it claims."""

from __future__ import annotations

import argparse
import sys

from losetas.cli.load import record_file
from losetas.core.errors import RecordError
from losetas.core.record import final_text
from losetas.core.replay import verify


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("record", metavar="RECORD", help="a record, or - for standard input")


def run(arguments: argparse.Namespace) -> int:
    """Verify; 1 when a claim is wrong."""
    try:
        verified = verify(record_file(arguments.record))
    except RecordError as error:
        print(error, file=sys.stderr)
        return 1
    state = verified.state
    print(f"moves       all {sum(move.seat >= 0 for move in state.history)} are legal")
    print(f"scores      {final_text(state)}" + ("" if state.is_over else " (not over)"))
    print("result      " + ("as stated" if verified.result else "not stated"))
    print("rules       " + ("as stated" if verified.rules else "no fingerprint"))
    print("commitment  " + ("the seed's hash" if verified.commitment else "no seed to compare with"))
    print("draws       " + ("no seed" if verified.draws is None else f"all {verified.draws} are what the seed deals"))
    return 0
