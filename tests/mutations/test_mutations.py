"""Every rule is broken once, and a scenario that names it goes red: the TOML files of each game say how."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from tests.mutations.book import HERE, Book, Mutation, edits, name

ALHAMBRA: Final = Book("alhambra")
CARCASSONNE: Final = Book("carcassonne", *sorted((HERE.parent / "scenarios").glob("interactions_*.scn")))
BOOKS: Final = (ALHAMBRA, CARCASSONNE)
GAMES: Final = [book.parts[0] for book in BOOKS]
RULINGS: Final = {f"AMB-{number}" for number in range(1, 52)}
ALL: Final = [(book, mutation) for book in BOOKS for mutation in book.mutations]
SAMPLE: Final = [(book, mutation) for book in BOOKS for mutation in book.mutations[::60]]
NAMES: Final = [name(mutation) for _, mutation in ALL]


@pytest.mark.parametrize("book", BOOKS, ids=GAMES)
def test_every_text_that_is_replaced_is_there_once(book: Book) -> None:
    """When code changes its text the mutation has to be told; that it moved to another file does not matter."""
    assert not book.misplaced(), "\n".join(book.misplaced())
    assert all(edit["old"] != edit["new"] for mutation in book.mutations for edit in edits(mutation))


def test_every_rule_and_every_ruling_of_alhambra_is_broken() -> None:
    assert ALHAMBRA.broken == (ALHAMBRA.rules | RULINGS) - ALHAMBRA.unbroken.keys()
    assert ALHAMBRA.unbroken.keys() <= RULINGS
    assert RULINGS - ALHAMBRA.unbroken.keys() <= ALHAMBRA.named


def test_every_rule_of_carcassonne_is_broken() -> None:
    assert CARCASSONNE.rules <= CARCASSONNE.broken
    assert CARCASSONNE.broken.isdisjoint(CARCASSONNE.unbroken)
    assert CARCASSONNE.broken <= CARCASSONNE.named


@pytest.mark.parametrize(("book", "mutation"), SAMPLE, ids=[name(mutation) for _, mutation in SAMPLE])
def test_a_scenario_misses_the_rule(book: Book, mutation: Mutation, tmp_path: Path) -> None:
    book.check(tmp_path, mutation)


@pytest.mark.deep
@pytest.mark.parametrize(("book", "mutation"), ALL, ids=NAMES)
def test_a_scenario_misses_every_rule(book: Book, mutation: Mutation, tmp_path: Path) -> None:
    book.check(tmp_path, mutation)
