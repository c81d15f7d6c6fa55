"""Every rule is broken once, and a scenario that names it goes red: the TOML files of each game say how."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from tests.docs.test_rulings import LISTED
from tests.mutations.book import Book, Mutation, edits, name

HERE: Final = Path(__file__).parent.parent
BOOKS: Final = (
    Book("alhambra"),
    Book("carcassonne", *sorted((HERE / "scenarios").glob("interactions_*.scn")), toy=HERE / "toys" / "strong"),
)
GAMES: Final = [book.parts[0] for book in BOOKS]
ALL: Final = [(book, mutation) for book in BOOKS for mutation in book.mutations]
SAMPLE: Final = [(book, mutation) for book in BOOKS for mutation in book.mutations[::100]]
NAMES: Final = [name(mutation) for _, mutation in ALL]


@pytest.mark.parametrize("book", BOOKS, ids=GAMES)
def test_every_text_that_is_replaced_is_there_once(book: Book) -> None:
    """When code changes its text the mutation has to be told; that it moved to another file does not matter."""
    assert not book.misplaced(), "\n".join(book.misplaced())
    assert all(edit["old"] != edit["new"] for mutation in book.mutations for edit in edits(mutation))


@pytest.mark.parametrize("book", BOOKS, ids=GAMES)
def test_every_rule_is_broken_and_every_ruling_or_it_is_said_why_not(book: Book) -> None:
    """The rulings are those of docs/rulings.md; rules have no excuse."""
    rulings = {ruling for ruling in LISTED if ruling.startswith("AMB-") == (book.parts[0] == "alhambra")}
    assert book.rules | rulings <= book.broken | book.unbroken.keys()
    assert book.unbroken.keys() <= rulings - book.broken
    assert book.broken <= book.named


@pytest.mark.parametrize(("book", "mutation"), SAMPLE, ids=[name(mutation) for _, mutation in SAMPLE])
def test_a_scenario_misses_the_rule(book: Book, mutation: Mutation, tmp_path: Path) -> None:
    book.check(tmp_path, mutation)


@pytest.mark.deep
@pytest.mark.parametrize(("book", "mutation"), ALL, ids=NAMES)
def test_a_scenario_misses_every_rule(book: Book, mutation: Mutation, tmp_path: Path) -> None:
    book.check(tmp_path, mutation)
