"""The frame of the notation: words, tokens, scenario files, records as text, rulebooks. No game is needed here."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from losetas.core.errors import NotationError
from losetas.core.notation import Word, read_token, split_words
from losetas.core.position import block, one_line, split_fields
from losetas.core.record import read_record
from losetas.core.rulebook import read_rulebook
from losetas.core.scenario import read_scenario_file, read_scenarios

TOKENS = {
    "CFFF@0,-1S": "place",
    "CRFR^@-3,12W": "place",
    "CFCF+s@1,2E": "place",
    "Eg@0,-1S": "place",
    "A@1,0W": "place",
    "GAU1@0,1N": "place",
    "c.N": "site",
    "Am": "site",
    "g": "site",
    "f.NL": "site",
    "Br.W": "site",
    "-A@2,0": "recall",
    "-": "none",
    "t:*": "decision",
    "t:-": "decision",
    "b:c.N@3,1": "decision",
    "p:r.W@2,1": "decision",
    "~FRFR": "draw",
    "xCCCC+": "discard",
    "end": "end",
    "$o:chambers9W=o3+g7+Xgo": "other",
    ">1,0": "other",
    "+b1+o5": "other",
    "!tower11o": "other",
    "1,0<>R:arcades8E": "other",
}


@pytest.mark.parametrize(("text", "shape"), TOKENS.items())
def test_shapes(text: str, shape: str) -> None:
    token = read_token(Word(text))
    assert (token.shape, token.text, token.seat) == (shape, text, None)
    behind = read_token(Word("C:" + text))
    assert (behind.shape, behind.text, behind.seat) == (shape, text, 2)


BAD_TOKENS = [
    ("CFFF@0,-1Q", 10, "one side N, E, S or W after the cell"),
    ("CFFF@0,-1", 10, "one side N, E, S or W after the cell"),
    ("CFFF@zero", 6, "a cell x,y after '@'"),
    ("cfff@0,0N", 1, "a tile code such as CFFF or CRFR^ before '@'"),
    ("c.N;", 4, "a token"),
    ("ñ", 1, "a token"),
    ("c/N", 2, "a token"),
]


@pytest.mark.parametrize(("text", "column", "expected"), BAD_TOKENS)
def test_bad_token_names_column_and_expectation(text: str, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_token(Word(text, line=7, column=11, source="x.scn"))
    assert (caught.value.source, caught.value.line, caught.value.column) == ("x.scn", 7, 10 + column)
    assert caught.value.expected == expected


def test_comment_begins_after_a_space_only() -> None:
    assert [word.text for word in split_words("play a#b # c d")] == ["play", "a#b"]
    assert [word.column for word in split_words("  play  ;")] == [3, 9]


GOOD = """# a file
## BAS-12 GAU-R7 C-4 U29 a title with BAS-13 inside
rules  carcassonne/classic(farms=devir)+one(key=value) players=3 seed=x1 start=none free tiny_city=2
play   CFFF@0,-1S c.S ; B:FFFFm@0,1N - ...   # comment
expect score A=3 B=0
"""


def test_scenario_is_read_word_by_word() -> None:
    [scenario] = read_scenarios(GOOD, "good.scn")
    assert scenario.ids == ("BAS-12", "GAU-R7", "C-4", "U29")
    assert scenario.title == "a title with BAS-13 inside"
    assert (scenario.players, scenario.seed, scenario.start, scenario.free) == (3, "x1", False, True)
    assert scenario.ruleset_text() == "carcassonne/classic(farms=devir,tiny_city=2)+one(key=value)"
    assert [line.verb.text for line in scenario.lines] == ["play", "expect"]
    assert scenario.lines[0].words[-1].text == "..."


BAD_FILES = [
    ("play x", 1, 1, "a heading that begins with '## '"),
    ("## t\nplay x", 2, 1, "the line 'rules RULESET players=N' first"),
    ("## t\n", 1, 1, "a line 'rules RULESET players=N'"),
    ("## t\nrules carcassonne/classic", 2, 26, "players=N on the rules line"),
    ("## t\nrules carcassonne/classic players=no", 2, 35, "a number of players"),
    ("## t\nrules carcassonne/classic players=0", 2, 35, "a number of players from 1"),
    ("## t\nrules carcassonne/classic players=2 start=some", 2, 37, "start=none"),
    (
        "## t\nrules carcassonne/classic players=2 what",
        2,
        37,
        "players=N, seed=S, start=none, free or HOUSE_RULE=VALUE",
    ),
    ("## t\nrules carcassonne/(x players=2", 2, 7, "a ruleset"),
    ("## t\nrules carcassonne players=2\nplay CFFF@0,0N ... ;", 3, 16, "'...' at the end of the line only"),
    ("## t\nrules carcassonne players=2\nplay CFFF@0,0N ; CFFF@1;1N", 3, 24, "a token"),
    ("## t\nrules carcassonne players=2\nexpect", 3, 1, "a word after expect"),
    ("## t\nrules carcassonne players=2\nrules carcassonne players=2", 3, 1, "one rules line in a block"),
    ("## t\nrules carcassonne players=2\nPlay x", 3, 1, "a word that begins a line (play, draws, expect, ...)"),
]


@pytest.mark.parametrize(("text", "line", "column", "expected"), BAD_FILES)
def test_bad_scenario_file_names_the_place(text: str, line: int, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_scenarios(text, "bad.scn")
    assert (caught.value.line, caught.value.column) == (line, column)
    assert caught.value.expected.startswith(expected)


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "x.scn"
    path.write_bytes(b"## t\n# \xff\n")
    with pytest.raises(NotationError, match=r"x\.scn:2:3: expected UTF-8 text, found byte 0xff"):
        read_scenario_file(path)


def test_every_shared_scenario_can_be_read(shared: Path) -> None:
    files = sorted(shared.glob("scenarios/*/*.scn"))
    assert files
    for path in files:
        assert read_scenario_file(path), path


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=60))
def test_any_text_is_read_or_refused_with_a_place(text: str) -> None:
    places = []
    for read in (read_scenarios, read_record, read_rulebook):
        try:
            read(text, "any")
        except NotationError as error:
            places.append((error.line, error.column))
    assert all(line >= 1 and column >= 1 for line, column in places)


RECORD = """[Game "carcassonne/2014"]
[A "Ana \\"la Rápida\\" \\\\"]
[B "Ben"]

{who came}
1. CFFF@0,-1S c.S =A+4 {good (really)} ($1 why {a ) b} (nested)) $3
2. xCCCC+ FFFFm@1,1N Am
3. ~FRFR
"""


def test_record_is_the_same_text_again() -> None:
    record = read_record(RECORD)
    assert record.text() == RECORD
    assert record.tags["A"] == 'Ana "la Rápida" \\'
    assert [item.kind for item in record.turns[0].items] == [
        "token", "token", "result", "comment", "variation", "glyph",
    ]  # fmt: skip


def test_record_may_be_laid_out_in_any_way() -> None:
    loose = '[Game "g"][A "x"]\n1.CFFF@0,0N c.N{a\n  b}2.\nFRFR@1,0N'
    assert read_record(loose).text() == '[Game "g"]\n[A "x"]\n\n1. CFFF@0,0N c.N {a b}\n2. FRFR@1,0N\n'


BAD_RECORDS = [
    ('[Game "g"]\n\n1. x', 1, 1, "a tag [A ...]"),
    ('[Game "g"]\n[A "x"]\n[C "y"]\n', 1, 1, "a tag [B ...] before [C ...]"),
    ('[Game "g"\n[A "x"]', 1, 1, "a tag such as"),
    ('[Game "g"]\n[Game "g"]', 2, 1, "the tag Game once"),
    ('[Game "g"]\n[A "x"]\n\nCFFF@0,0N', 4, 1, "a turn number such as 1."),
    ('[Game "g"]\n[A "x"]\n\n1. CFFF@0,0N {open', 4, 14, "a comment that is closed by '}'"),
    ('[Game "g"]\n[A "x"]\n\n1. (a (b)', 4, 4, "a variation that is closed by ')'"),
    ('[Game "g"]\n[A "x"]\n\n1. c.N =A4', 4, 8, "a result such as =A+4,B-1"),
    ('[Game "g"]\n[A "x"]\n\n1. CFFF@0,0X', 4, 12, "one side"),
]


@pytest.mark.parametrize(("text", "line", "column", "expected"), BAD_RECORDS)
def test_bad_record_names_the_place(text: str, line: int, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_record(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert caught.value.expected.startswith(expected)


LINE = "carcassonne/classic | CRFR@0,0N CFFF@0,-1S(A c.S) | A=0 B=0 | 2 B draw | * | - | -"


def test_block_form_is_the_same_position() -> None:
    text = block(LINE, "     0\n-1   CFFF@S\n0    CRFR@N")
    assert text.startswith("position\n#      0\n# -1   CFFF@S\n")
    assert one_line(text) == LINE
    assert one_line(LINE + "\n") == LINE


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("a | b", 6, "the field seats after '|'"),
        ("a | | c | d | e | f | g", 4, "the field board (- when empty)"),
        (LINE + " | h", len(LINE) + 3, "the end of the position after seven fields"),
    ],
)
def test_bad_position_line(text: str, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        split_fields(text)
    assert (caught.value.column, caught.value.expected) == (column, expected)


def test_rulebook_falls_back_and_says_so() -> None:
    book = read_rulebook("# Title\n\nes: Hola.\n\n## X-1 [S]\nes: Uno.\nen: One.\nstatus: derived\n")
    [rule] = book.rules
    assert (book.title, book.intro, rule.tag, rule.status) == ("Title", {"es": "Hola."}, "S", "derived")
    assert rule.text(["ca"]) == ("Uno.", "es")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("## X-1\nes: Uno.\n", 1),
        ("## X-1\nes: Uno.\nen: One.\n## X-1\n", 4),
        ("## X-1\nfree text\n", 2),
        ("## X-1\nstatus: later\n", 2),
    ],
)
def test_bad_rulebook(text: str, line: int) -> None:
    with pytest.raises(NotationError) as caught:
        read_rulebook(text)
    assert caught.value.line == line
