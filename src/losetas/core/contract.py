"""What hooks have to answer: checks that a game lists for its hooks, and that the guard of an expansion carries out.

A check is given the guard, the arguments of the call and the answer; it says what was expected, None when the answer
is that. It may set a guard on what was answered. Nothing here runs for the expansions that come with Losetas.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from losetas.core.errors import LosetasError
from losetas.core.faults import listed, shown
from losetas.core.notation import Words
from losetas.core.scoring import ScoreEvent, Term
from losetas.core.steps import Shown, Step

if TYPE_CHECKING:
    from losetas.core.guard import Guard

Answer = Any
Check = Callable[["Guard", tuple[Any, ...], Answer], "str | None"]
Contract = Mapping[str, Check]

MOST_CHOICE: Final = 1 << 24
_STEP_KEY: Final = re.compile(r"[a-z][a-z0-9_-]*")
_PREFIX: Final = re.compile(r"[a-z]?")
_WORD: Final = re.compile(r"[A-Za-z0-9@,^.:+*$=<>!~-]+")


def acts(guard: Guard, args: tuple[Any, ...], answer: Answer) -> str | None:
    """A hook that answers nothing and may change the position: its points have to be explained."""
    return None


def free(guard: Guard, args: tuple[Any, ...], answer: Answer) -> str | None:
    """A hook whose answer is used for nothing, or is checked where it is used."""
    return None


def is_whole(value: object) -> bool:
    """Whether a value is an int, and no truth value."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_list(value: object, kind: type) -> bool:
    """Whether a value is a list or tuple of one kind of thing."""
    return isinstance(value, list | tuple) and all(isinstance(one, kind) for one in value)


def many(kind: type, check: Callable[[Guard, Any], str | None] | None = None) -> Check:
    """A list (or tuple) of one kind of thing, each of which passes a check of its own."""

    def listed_things(guard: Guard, args: tuple[Any, ...], answer: Answer) -> str | None:
        if not is_list(answer, kind):
            return f"expected a list of {kind.__name__}, found {shown(answer)}"
        wrong = (check(guard, one) for one in answer) if check is not None else iter(())
        return next((said for said in wrong if said), None)

    return listed_things


def fold(kind: type, *kept: str) -> Check:
    """The value that was handed in or a changed one of its kind; some of its attributes stay as they are."""

    def folded(guard: Guard, args: tuple[Any, ...], answer: Answer) -> str | None:
        if not isinstance(answer, kind):
            return f"expected a {kind.__name__}, found {shown(answer)}"
        for name in kept:
            before, after = getattr(args[0], name), getattr(answer, name)
            if before != after:
                return f"expected the {name} {shown(before)} to stay, found {shown(after)}"
        return None

    return folded


def whole(guard: Guard, args: tuple[Any, ...], answer: Answer) -> str | None:
    """An int."""
    return None if is_whole(answer) else f"expected a whole number, found {shown(answer)}"


def reason(guard: Guard, args: tuple[Any, ...], answer: Answer) -> str | None:
    """A reason code that some `words()` declares."""
    if not isinstance(answer, str):
        return f"expected a reason code, found {shown(answer)}"
    if guard.reasons is not None and answer not in guard.reasons:
        own = listed(sorted(guard.own_reasons))
        return f"expected a reason that words() declares (reasons: {own}), found {answer!r}"
    return None


def objection(guard: Guard, args: tuple[Any, ...], answer: Answer) -> str | None:
    """A reason code, or None for no objection."""
    if answer is None:
        return None
    said = reason(guard, args, answer)
    return said and said.replace("expected a reason", "expected None or a reason", 1)


def term(guard: Guard, one: Term) -> str | None:
    """One line of a sum: numbers that are whole, and a rule that there is."""
    if not isinstance(one.code, str) or not is_whole(one.count) or not is_whole(one.each):
        return f"expected a term of a code and two whole numbers, found {shown(one)}"
    return cited(guard, one.rule, f"term {one.code}")


def cited(guard: Guard, rule: object, what: str) -> str | None:
    """A rule id that stands in a rules.md."""
    if isinstance(rule, str) and rule in guard.rules():
        return None
    return f"{what}: expected the id of a rule in a rules.md (here {listed(guard.own_rules())}), found {shown(rule)}"


terms: Final = many(Term, term)


def worthless(guard: Guard, one: Term) -> str | None:
    """A term that counts and pays nothing."""
    if one.each != 0:
        return f"expected terms that are worth 0 each, found {shown(one)}"
    return term(guard, one)


def event(guard: Guard, one: ScoreEvent, players: int) -> str | None:
    """Points: a seat, whole numbers, terms that add up, rules and words that there are."""
    if not is_whole(one.seat) or one.seat >= players:
        return f"expected an event of a seat below {players}, found {shown(one.seat)}"
    if not is_whole(one.points):
        return f"expected whole points, found {shown(one.points)} in {shown(one)}"
    said = terms(guard, (), one.terms)
    if said:
        return said
    total = sum(line.points for line in one.terms)
    if total != one.points:
        return f"expected terms that add up to {one.points}, found {total} in {shown(one)}"
    if guard.kinds is not None and one.kind not in guard.kinds:
        return f"expected a kind of points that words() declares (kinds), found {shown(one.kind)}"
    return cited(guard, one.rule, f"event {one.kind}")


# Steps.


def choices(guard: Guard, args: tuple[Any, ...], answer: Answer) -> str | None:
    """What a seat that is asked may choose: ints, each once, at least one."""
    if not is_list(answer, int) or any(not is_whole(one) or not 0 <= one < MOST_CHOICE for one in answer):
        return f"expected a list of whole numbers from 0 to {MOST_CHOICE - 1}, found {shown(answer)}"
    if not answer:
        return "expected at least one choice of a seat that was asked ([0] to decline), found none"
    return None if len(set(answer)) == len(answer) else f"expected each choice once, found {shown(answer)}"


def step_text(one: Step[Any, Any]) -> Check:
    """A choice in notation, of the signs that notation has, which the step reads back."""

    def read_back(guard: Guard, args: tuple[Any, ...], answer: Answer) -> str | None:
        if not isinstance(answer, str) or not _WORD.fullmatch(answer):
            return f"expected notation of letters, digits and @,^.:+*$=<>!~-, found {shown(answer)}"
        again = one.read(args[0], answer)
        if again != args[1]:
            return f"expected notation that read() turns into {args[1]}, found {answer!r}, read as {shown(again)}"
        return None

    return read_back


def step_read(guard: Guard, args: tuple[Any, ...], answer: Answer) -> str | None:
    """The choice that a text means, or None."""
    good = answer is None or (is_whole(answer) and 0 <= answer < MOST_CHOICE)
    return None if good else f"expected a choice, or None for what is no notation of it, found {shown(answer)}"


def step_shown(guard: Guard, args: tuple[Any, ...], answer: Answer) -> str | None:
    """What a choice is about."""
    return None if isinstance(answer, Shown) else f"expected a Shown, found {shown(answer)}"


STEP: Final[Contract] = {
    "enter": acts,
    "choices": choices,
    "play": acts,
    "read": step_read,
    "reason": reason,
    "shown": step_shown,
}


def step(guard: Guard, one: Step[Any, Any]) -> str | None:
    """A step that notation can name; it is guarded from here on."""
    name = type(one).__name__
    if not isinstance(one.key, str) or not _STEP_KEY.fullmatch(one.key):
        return f"{name}.key: expected a word of small letters, found {shown(one.key)}"
    if not isinstance(one.prefix, str) or not _PREFIX.fullmatch(one.prefix):
        return f"{name}.prefix: expected one small letter, found {shown(one.prefix)}"
    if not is_whole(one.triggers) or one.triggers <= 0:
        return f"{name}.triggers: expected triggers such as ALWAYS, found {shown(one.triggers)}"
    if not is_list(one.after, str):
        return f"{name}.after: expected keys of steps in a tuple, found {shown(one.after)}"
    guard.watch(one, Step, {**STEP, "text": step_text(one)})
    return None


steps: Final = many(Step, step)


# The notation.


def words(guard: Guard, args: tuple[Any, ...], answer: Answer) -> str | None:
    """Words: sets of words, and functions that are guarded from here on."""
    if not isinstance(answer, Words):
        return f"expected Words, found {shown(answer)}"
    for name in ("kinds", "steps", "reasons", "windows"):
        value = getattr(answer, name)
        if not isinstance(value, frozenset | set) or not all(isinstance(one, str) for one in value):
            return f"{name}: expected a frozenset of words, found {shown(value)}"
    for word, setup in answer.setup.items():
        answer.setup[word] = guard.call(setup, f"words().setup[{word!r}]", free, passes=LosetasError)
    for word, expect in answer.expect.items():
        answer.expect[word] = guard.call(expect, f"words().expect[{word!r}]", _got, passes=LosetasError)
    for word, part in answer.slices.items():
        write = guard.call(part.write, f"words().slices[{word!r}].write", _slice)
        read = guard.call(part.read, f"words().slices[{word!r}].read", free, passes=LosetasError)
        answer.slices[word] = replace(part, write=write, read=read)
    return None


def _got(guard: Guard, args: tuple[Any, ...], answer: Answer) -> str | None:
    good = answer is None or isinstance(answer, str)
    return None if good else f"expected None, or in words what was got, found {shown(answer)}"


def _slice(guard: Guard, args: tuple[Any, ...], answer: Answer) -> str | None:
    return None if isinstance(answer, str) else f"expected text, found {shown(answer)}"


def names_wrong(wanted: Mapping[str, Sequence[str]]) -> str:
    """The first of the attributes that should be tuples of words and is none; empty when all are."""
    for name, value in wanted.items():
        if not is_list(value, str):
            return f"{name}: expected a tuple of words, found {shown(value)}"
    return ""
