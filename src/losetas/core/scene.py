"""Carries out scenarios: sets up, plays, and compares what is expected with what the state says."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from losetas.core import registry
from losetas.core.chance import Dealer, Deals
from losetas.core.errors import NotationError, RulesetError
from losetas.core.expect import EXPECT
from losetas.core.faults import ExpansionError
from losetas.core.game import Game, State
from losetas.core.notation import Word, Words, missing, one_of
from losetas.core.playback import Playback, PlayError
from losetas.core.scenario import Line, Scenario
from losetas.core.scoring import ScoreEvent

_FRAME = ("play", "draws", "position", "expect")


@dataclass(frozen=True)
class Failure:
    """An expectation that does not hold, or a line that cannot be carried out."""

    word: Word
    expected: str
    got: str
    faulty: bool = False

    def __str__(self) -> str:
        place = f"{self.word.source}:{self.word.line}:{self.word.column}"
        return f"{place}: expected {self.expected}, got {self.got}"


def faulty(word: Word, error: ExpansionError) -> Failure:
    """What failed is an expansion; the scenario up to `word` shows it again."""
    return Failure(word, "an expansion that keeps its contract", error.brief, faulty=True)


class Scene:
    """A scenario being carried out."""

    def __init__(self, scenario: Scenario, game: Game, previous: State | None = None) -> None:
        self.scenario = scenario
        self.game = game
        self.words: Words = game.words()
        self.previous = previous
        self.setup: object = None  # what a game gathers from its setup lines
        self.failures: list[Failure] = []
        self.play_on(game.new_state(start=scenario.start))

    def play_on(self, state: State) -> None:
        """Go on from another state, with a dealer of its own."""
        seed, scripted = self.scenario.seed, self.words.dealer
        dealer: Deals | None = None
        if seed is not None:
            dealer = Dealer(seed)
        elif scripted is not None:
            dealer = scripted(self.game)
        self.playback = Playback(state, free=self.scenario.free, dealer=dealer)

    @property
    def state(self) -> State:
        """The state as the lines so far have left it."""
        return self.playback.state

    def events(self) -> list[ScoreEvent]:
        """All points of the scenario so far, the final scoring included."""
        return [event for move in self.state.history for event in move.events]

    def check_words(self) -> None:
        """Refuse words that neither the frame nor the ruleset knows, before anything is carried out."""
        known_lines = {*_FRAME, *self.words.setup}
        known_expects = {*EXPECT, *self.words.expect}
        for line in self.scenario.lines:
            one_of(line.verb, known_lines, "a line of this ruleset")
            if line.verb.text == "expect":
                one_of(line.words[0], known_expects, "an expect word of this ruleset")

    def run(self) -> list[Failure]:
        """Carry out every line; a token that cannot be played ends the scenario as a failure.

        Raises:
            NotationError: a line that cannot be read.
        """
        self.check_words()
        for line in self.scenario.lines:
            try:
                self._line(line)
            except PlayError as error:
                self.failures.append(Failure(error.word, "a legal move", f"{error.word.text}: {error.reason}"))
                break
            except ExpansionError as error:
                self.failures.append(faulty(line.verb, error))
                break
        return self.failures

    def _line(self, line: Line) -> None:
        words = list(line.words)
        verb = line.verb.text
        if verb in self.words.setup:
            self.words.setup[verb](self, line.verb, words)
        elif verb == "play":
            self._play(line.verb, words)
        elif verb == "draws":
            self.playback.draws.extend(words)
        elif verb == "position":
            self._position(line.verb, words)
        else:
            self.playback.deal()
            self._expect(words)

    def _play(self, verb: Word, words: list[Word]) -> None:
        if not words:
            raise missing(verb, "tokens")
        open_turn = False
        self.playback.resume()
        for word in words:
            if word.text == "...":
                return
            if word.text == ";":
                open_turn = not self.playback.close()
                continue
            if open_turn:
                raise PlayError(word, f"compulsory decision left out ({self.state.step})")
            self.playback.play(word)
        self.playback.close(keep=self.words.windows)

    def _position(self, verb: Word, words: list[Word]) -> None:
        if not words:
            raise missing(verb, "a position")
        text = " ".join(word.text for word in words)
        try:
            state = self.game.read_position(text)
        except NotationError as error:
            raise words[0].error(error.expected, found=error.found) from None
        self.play_on(state)

    def _expect(self, words: list[Word]) -> None:
        first, rest = words[0], words[1:]
        check = self.words.expect.get(first.text) or EXPECT[first.text]
        got = check(self, first, rest)
        if got is not None:
            self.failures.append(Failure(first, " ".join(word.text for word in words), got))


@dataclass
class Outcome:
    """What became of one scenario."""

    scenario: Scenario
    failures: list[Failure]

    @property
    def faulty(self) -> bool:
        """Whether it is an expansion that failed, and not the rules that differ."""
        return any(failure.faulty for failure in self.failures)

    @property
    def passed(self) -> bool:
        """Whether everything held."""
        return not self.failures


def run_scenarios(scenarios: Iterable[Scenario]) -> list[Outcome]:
    """Run the scenarios of a file in order; a ruleset that is not available is a failure of its scenario.

    Raises:
        NotationError: a line that cannot be read once the ruleset's words are known.
    """
    outcomes = []
    previous: State | None = None
    for scenario in scenarios:
        try:
            game = registry.make(scenario.ruleset_text(), scenario.players)
            scene = Scene(scenario, game, previous)
        except ExpansionError as error:
            outcomes.append(Outcome(scenario, [faulty(scenario.ruleset, error)]))
            continue
        except RulesetError as error:
            got = f"{scenario.ruleset_text()}, ruleset not available: {error}"
            failure = Failure(scenario.ruleset, "a ruleset that is available", got)
            outcomes.append(Outcome(scenario, [failure]))
            continue
        outcomes.append(Outcome(scenario, scene.run()))
        previous = scene.state
    return outcomes
