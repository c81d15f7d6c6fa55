"""A ruleset compiled: integer tables for the kernel, and the names of tiles and cards by kernel number.

The numbers are the same in every ruleset: tiles and cards of modules that are not played have numbers too, so that a
token that needs them can be read and refused for its reason (INT-1).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from losetas.alhambra.components import BuildingType, Currency, Tile, read_currencies, read_types
from losetas.alhambra.hooks import AlhambraModule
from losetas.alhambra.members import Members
from losetas.alhambra.tables import CAP_JOIN, CAP_SECRET, FOUNTAIN, SCORE1, TYPES, Tables
from losetas.alhambra.verbs import Verb
from losetas.core import overrides, registry
from losetas.core.errors import DataError, NotationError, RulesetError
from losetas.core.ruleset import Ruleset

_CLOCKWISE = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
_WIDTH = 128


class Program(Members):
    """The compiled ruleset for a number of players; it holds no position.

    `tiles`, `cards`, `secrets` are in order of their kernel numbers, `verbs` by kind of choice.
    """

    def __init__(self, ruleset: Ruleset, players: int) -> None:
        super().__init__(ruleset)
        self.players = players
        known = {m.key: m for m in registry.expansions(ruleset.game).values() if isinstance(m, AlhambraModule)}
        known |= {member.key: member for member in self.members}
        modules = list(known.values())
        base = next(member for member in self.members if member.provides_base)
        self.types = [self._adapted_type(kind) for kind in read_types(base.data)]
        self.type_index = {kind.key: i for i, kind in enumerate(self.types)}
        self.currencies: list[Currency] = read_currencies(base.data)
        self.tiles: list[Tile] = [self._adapted_tile(tile) for module in modules for tile in module.tiles()]
        self.tile_index = {tile.code: i for i, tile in enumerate(self.tiles)}
        self.joinings = [card for module in modules for card in module.joinings()]
        played = {member.key for member in self.members}
        secrets = [card for module in modules for card in module.secrets()]
        self.secrets = sorted(secrets, key=lambda card: card.module not in played)
        self.cards = self._card_names()
        self.card_index = {name: i for i, name in enumerate(self.cards) if name}
        self.verbs = self._verbs(modules)
        self.codes = {key: code for module in modules for key, code in module.codes.items()}
        self.number_steps(step for member in self.members for step in member.steps(ruleset, self))
        self._check()
        self.tables = self._build(base)

    def _card_names(self) -> list[str]:
        letters = [currency.letter for currency in self.currencies]
        names = [f"{letter}{value}" for letter in letters for value in range(1, 10)]
        self.joinings.sort(key=lambda card: [letters.index(letter) for letter in card.letters])
        names += [card.code for card in self.joinings]
        names += [""] * (SCORE1 - len(names))
        return [*names, "score1", "score2"]

    def _verbs(self, modules: Sequence[AlhambraModule]) -> dict[int, Verb]:
        verbs: dict[int, Verb] = {}
        for module in modules:
            for verb in module.verbs():
                verb.module = module.key
                verbs[verb.kind] = verb
        return dict(sorted(verbs.items()))

    def _adapted_tile(self, tile: Tile) -> Tile:
        for member in self.members:
            tile = member.adapt_tile(tile, self.ruleset)
        return tile

    def _adapted_type(self, kind: BuildingType) -> BuildingType:
        for member in self.members:
            kind = member.adapt_type(kind, self.ruleset)
        return kind

    def _check(self) -> None:
        for what, have, cap in (
            ("tiles", self.tiles, FOUNTAIN),
            ("joining cards", self.joinings, CAP_JOIN),
            ("secret cards", self.secrets, CAP_SECRET),
        ):
            if len(have) > cap:
                raise RulesetError(f"{self.ruleset}: expected at most {cap} {what}, found {len(have)}")
        self._check_overrides()
        for tile in self.tiles:
            if tile.type not in self.type_index:
                raise RulesetError(
                    f"{self.ruleset}: tile {tile.code} of {tile.module}: "
                    f"expected a type out of {', '.join(self.type_index)}, found {tile.type!r}"
                )
        twice = [code for code, count in Counter(tile.code for tile in self.tiles).items() if count > 1]
        if twice:
            raise RulesetError(f"{self.ruleset}: expected each tile once, found {twice[0]} twice")
        taken = {verb.prefix for verb in self.verbs.values()} & {step.prefix for step in self.steps}
        if taken - {""}:
            raise RulesetError(f"{self.ruleset}: expected a prefix of its own for each step, found {min(taken)!r}")
        if len(self.types) != TYPES:
            raise RulesetError(f"{self.ruleset}: expected {TYPES} types of building, found {len(self.types)}")

    def _check_overrides(self) -> None:
        """Every override of a tile of this game (a small letter begins its code) names one that may be changed."""
        printed = {tile.printed: tile for tile in self.tiles}
        for code, (file, _) in overrides.entries("tile", "code").items():
            if not code[:1].islower():
                continue
            if code not in printed:
                raise DataError(
                    f"{file}: tile {code}: expected a tile such as {next(iter(printed))}, found none of that code"
                )
            changed = printed[code].code != code or printed[code].count != 1
            if changed and any(card.tile == code for card in self.secrets):
                raise DataError(f"{file}: tile {code}: a card shows it, so it stays as it is (BON-1)")

    def plays(self, module: str) -> bool:
        """Whether a module is in the ruleset."""
        return any(member.key == module for member in self.members)

    def card(self, word: str) -> int:
        """The number of a card; the letters of a joining card may stand in any order."""
        if word[:1] == "X":
            letters = [currency.letter for currency in self.currencies]
            if len(word) == 3 and set(word[1:]) <= set(letters):
                word = "X" + "".join(sorted(word[1:], key=letters.index))
        number = self.card_index.get(word)
        if number is None or number >= SCORE1:
            raise NotationError("a card such as b7 or Xby", word, source=word)
        return number

    def tile(self, word: str) -> int:
        """The number of a tile; the walls may stand in any order."""
        number = self.tile_index.get(word)
        if number is None:
            head = word.rstrip("NESW")
            number = self.tile_index.get(head + "".join(sorted(word[len(head) :], key="NESW".index)))
        if number is None:
            raise NotationError("a tile such as tower8NES or garden10o", word, source=word)
        return number

    def kind_of_type(self, word: str) -> int:
        """The number of a type of building."""
        if word not in self.type_index:
            raise NotationError(f"a type of building ({', '.join(self.type_index)})", word, source=word)
        return self.type_index[word]

    # The tables.

    def _build(self, base: AlhambraModule) -> Tables:
        tables = Tables()
        self._fill_tiles(tables)
        self._fill_geometry(tables)
        worth = [0] * 54
        for t, kind in enumerate(self.types):
            for number, points in enumerate(kind.rounds):
                for place, value in enumerate(points):
                    worth[(number * TYPES + t) * 3 + place] = value
        tables.worth = worth
        by_space = sorted(range(4), key=lambda i: self.currencies[i].space)
        tables.currency = by_space
        money = base.data["money"]
        tables.copies = money["copies_two_players"] if self.players == 2 else money["copies"]
        scoring = [0] * 5
        for number, card in enumerate(base.data["scoring"]):
            scoring[card["pile"] - 1] |= 1 << number
        tables.scorepile = scoring
        self.fill_hooks(tables)
        for member in self.members:
            member.tune(tables, self.ruleset, self.players)
        played = {member.key for member in self.members}
        if tables.joinmost:
            bits = [sum(1 << self._letter(letter) for letter in c.letters) for c in self.joinings]
            on = [b if c.module in played else 0 for b, c in zip(bits, self.joinings, strict=True)]
            tables.join = on + [0] * (CAP_JOIN - len(on))
        tables.secrets = sum(card.module in played for card in self.secrets)
        shown = [self.tile_index[card.tile] for card in self.secrets]
        tables.secrettile = shown + [0] * (CAP_SECRET - len(shown))
        return tables

    def _letter(self, letter: str) -> int:
        return next(i for i, currency in enumerate(self.currencies) if currency.letter == letter)

    def _fill_tiles(self, tables: Tables) -> None:
        size = FOUNTAIN + 1
        played = [self.plays(tile.module) for tile in self.tiles]

        def padded(values: list[int]) -> list[int]:
            return values + [0] * (size - len(values))

        tables.tiles = len(self.tiles)
        kinds = padded([self.type_index[tile.type] for tile in self.tiles])
        kinds[FOUNTAIN] = TYPES
        tables.ttype = kinds
        tables.price = padded([tile.price for tile in self.tiles])
        tables.walls = padded([tile.wall_bits for tile in self.tiles])
        tables.annex = padded([int(tile.annex) for tile in self.tiles])
        pairs = list(zip(self.tiles, played, strict=True))
        tables.count = padded([tile.count if on and not tile.annex else 0 for tile, on in pairs])
        tables.acount = padded([tile.count if on and tile.annex else 0 for tile, on in pairs])

    def _fill_geometry(self, tables: Tables) -> None:
        tables.delta8 = [dy * _WIDTH + dx for dx, dy in _CLOCKWISE]
        tables.delta = [dy * _WIDTH + dx for dx, dy in _CLOCKWISE[::2]]
        fit, spot, local = [0] * 256, [0] * 256, [0] * 256
        for demand in range(256):
            there, walled = demand & 15, demand >> 4
            # Sides count, corners do not: a tile touches by a side (ALB-30), a gap open at a corner is a hole (AMB-8).
            fit[demand] = sum(1 << walls for walls in range(16) if (walls ^ walled) & there == 0)
            spot[demand] = fit[demand] if there & ~walled else 0
            local[demand] = int(sum((demand >> j & 1) != (demand >> (j + 1 & 7) & 1) for j in range(8)) == 2)
        tables.match, tables.spot, tables.local = fit, spot, local
