"""A guard around an expansion that does not come with Losetas: a hook that fails is named, with what it answered.

The guard stands in front of the object's own methods, so the expansions that come with Losetas, which their tests
prove, are called as they are. It never changes an answer.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from typing import Any, Final

from losetas.core.contract import Check, Contract, acts, event
from losetas.core.errors import LosetasError
from losetas.core.expansion import Expansion
from losetas.core.faults import ExpansionError, raised, shown
from losetas.core.rulebook import rulebook_of
from losetas.core.scoring import ScoreEvent

_MARK: Final = "guarded"


class _Never(LosetasError):
    """What nobody raises."""


class Guard:
    """Watches the hooks of an expansion, and what they hand out.

    `reasons` and `kinds` are the words of the game it is in, None until they are known; `rules` tells every rule id
    that there is.
    """

    def __init__(self, expansion: Expansion, rules: Callable[[], frozenset[str]]) -> None:
        self.expansion = expansion
        self.rules = rules
        self.reasons: frozenset[str] | None = None
        self.kinds: frozenset[str] | None = None
        self.own_reasons: frozenset[str] = frozenset()

    def own_rules(self) -> list[str]:
        """The ids of its own rules.md."""
        return [rule.id for rule in rulebook_of(self.expansion).rules]

    def watch(self, owner: object, base: type, contract: Contract, *, passes: type[Exception] = _Never) -> None:
        """Stand in front of the methods of an object that its class has of its own, `base` being the neutral one.

        Raises:
            ExpansionError: something that is no method stands where a hook should.
        """
        for name, check in contract.items():
            method = getattr(owner, name)
            label = f"{type(owner).__name__}.{name}"
            if not callable(method):
                raise self.fault(label, f"expected a method, found {shown(method)}")
            if getattr(type(owner), name) is not getattr(base, name):
                setattr(owner, name, self.call(method, label, check, passes=passes))

    def call(
        self, method: Callable[..., Any], label: str, check: Check, *, passes: type[Exception] = _Never
    ) -> Callable[..., Any]:
        """A function as it is, but for its faults; errors of the kind `passes` are meant and come through."""
        if hasattr(method, _MARK):
            return method

        def asked(*args: Any) -> Any:
            answer = self._answer(method, label, args, passes)
            wrong = check(self, args, answer)
            if wrong is not None:
                raise self.fault(_said(method, label, args), wrong)
            return answer

        def acted(*args: Any) -> Any:
            kernel = args[0] if args else None
            sink = getattr(kernel, "sink", None)
            if kernel is None or sink is None:
                return self._answer(method, label, args, passes)
            count, before = len(sink), _points(kernel)
            answer = self._answer(method, label, args, passes)
            wrong = self._unexplained(sink[count:], before, _points(kernel))
            if wrong is not None:
                raise self.fault(_said(method, label, args), wrong)
            return answer

        watched = acted if check is acts else asked
        setattr(watched, _MARK, True)
        return watched

    def _answer(self, method: Callable[..., Any], label: str, args: tuple[Any, ...], passes: type[Exception]) -> Any:
        try:
            return method(*args)
        except (ExpansionError, passes):
            raise
        except Exception as error:
            raise self.fault(_said(method, label, args), raised(error, self.expansion.folder)) from error

    def _unexplained(self, notes: Iterable[object], before: list[int], after: list[int]) -> str | None:
        """What is wrong with the events of a hook; points that none explains are too."""
        change = [new - old for old, new in zip(before, after, strict=True)]
        for note in notes:
            if isinstance(note, tuple):  # the kernel's own: it has paid a zone, and explains it
                return None
            if not isinstance(note, ScoreEvent):
                return f"expected a ScoreEvent in the sink, found {shown(note)}"
            wrong = event(self, note, len(change))
            if wrong is not None:
                return wrong
            if note.seat >= 0:
                change[note.seat] -= note.points
        if not any(change):
            return None
        return f"expected events that explain every point, found {change} by seat that none explains"

    def fault(self, hook: str, what: str) -> ExpansionError:
        """The error of a hook."""
        return ExpansionError(self.expansion.key, self.expansion.folder, what, hook)


def _points(kernel: Any) -> list[int]:
    """What the seats have, with what the final scoring has given them so far."""
    return [now + final for now, final in zip(kernel.score_list(), kernel.final_list(), strict=True)]


def _said(method: Callable[..., Any], label: str, args: tuple[Any, ...]) -> str:
    """A call as it is written, of its arguments those that say something by themselves."""
    try:
        names = list(inspect.signature(method).parameters)
    except (TypeError, ValueError):
        names = []
    names += [f"argument {number + 1}" for number in range(len(names), len(args))]
    plain = [f"{name}={arg!r}" for name, arg in zip(names, args, strict=False) if isinstance(arg, int | str)]
    return f"{label}({', '.join(plain)})"
