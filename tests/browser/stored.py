"""Tables that are there before the browser comes: real games, played by the server's own rules into its database."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.browser.watching import Json

from losetas.core import registry
from losetas.server.course import Course
from losetas.server.live import summary_of
from losetas.server.protocol import SeatSpec, TableSettings
from losetas.server.store import LogRow, Store, Summary, TableRow, now

Sought = Callable[[Any], bool]
"""Whether the state of a game is the one that is sought; it knows whose state it is."""
Chooser = Callable[[Any, random.Random], str]
"""What is played in a state."""
NAMES = ("Ana", "Bruno", "Carla", "Diego", "Elena", "Francesc")


@dataclass(frozen=True)
class Game:
    """A game as far as it was played."""

    ruleset: str
    fingerprint: str
    players: int
    seed: str
    summary: Summary
    log: tuple[LogRow, ...]


def at_random(state: Any, rng: random.Random) -> str:
    """Any legal token."""
    return str(state.token(rng.choice(state.legal_actions())))


def play_until(
    ruleset: str, sought: Sought, *, players: int = 2, games: int = 400, chosen: Chooser = at_random
) -> Game:
    """Games of persons, from seed after seed, up to the first decision that is sought; random ones if not told."""
    made = registry.make(ruleset, players)
    for number in range(games):
        seed = f"browser-{number}"
        course, rng = Course(made, seed), random.Random(seed)
        log = course.deal()
        state = course.state  # the same one to the end: nothing is taken back here
        while not (found := sought(state)) and not state.is_over:
            log += course.ply(chosen(state, rng))
        if found:
            return Game(made.name, made.ruleset.fingerprint, players, seed, summary_of(state), tuple(log))
    raise AssertionError(f"{ruleset}: what is sought did not happen in {games} random games")


def dealt(ruleset: str, players: int, seed: str) -> Game:
    """A game before its first ply, always the same."""
    made = registry.make(ruleset, players)
    course = Course(made, seed)
    log = course.deal()
    return Game(made.name, made.ruleset.fingerprint, players, seed, summary_of(course.state), tuple(log))


def keep(database: Path, game: Game, seats: Sequence[Json] | None = None) -> str:
    """Store a game as a table of persons of this device, or of those who are named; its id."""
    persons: list[Json] = [{"kind": "person", "name": NAMES[i]} for i in range(game.players)]
    row = TableRow(
        id=secrets.token_urlsafe(9),
        owner="tests",
        ruleset=game.ruleset,
        fingerprint=game.fingerprint,
        seed=game.seed,
        settings=TableSettings(fast=True),
        seats=tuple(SeatSpec(**seat) for seat in seats or persons),
        created=now(),
        changed=now(),
        summary=game.summary,
    )

    async def add() -> None:
        store = await Store.open(database)
        await store.add_table(row, list(game.log))
        await store.close()

    with ThreadPoolExecutor(1) as pool:  # this thread already runs the event loop of the browser
        pool.submit(asyncio.run, add()).result()
    return row.id
