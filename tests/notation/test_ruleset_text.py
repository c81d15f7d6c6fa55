"""What is wrong with a ruleset's text is said with its column, counted from 1."""

from __future__ import annotations

import re

import pytest

from losetas.core.errors import RulesetError
from losetas.core.ruleset import split_ruleset

WRONG = (
    ("", "column 1: expected the name of a game"),
    ("alhambra/", "column 10: expected an edition, found 'the end'"),
    ("alhambra(a)", "column 11: expected '=' after a, found ')'"),
    ("alhambra(a=)", "column 12: expected a value of a, found ')'"),
    ("alhambra(a=b", "column 13: expected ',' or ')', found 'the end'"),
    ("alhambra(a=b,a=c)", "house rule a is given twice"),
    ("alhambra+", "column 10: expected the name of an expansion"),
    ("alhambra+b c", "column 11: expected '+' or the end, found ' c'"),
)


@pytest.mark.parametrize(("text", "says"), WRONG)
def test_a_wrong_text(text: str, says: str) -> None:
    with pytest.raises(RulesetError, match=re.escape(says)):
        split_ruleset(text)


def test_house_rules_may_stand_behind_any_part() -> None:
    parts = split_ruleset(" alhambra/2003(a=b,c=d)+e(f=g)+h ")
    assert (parts.game, parts.edition, parts.expansions) == ("alhambra", "2003", ["e", "h"])
    assert parts.options == {"a": "b", "c": "d", "f": "g"}
