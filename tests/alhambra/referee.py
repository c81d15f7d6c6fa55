"""Alhambra's palaces, payments and places judged slowly, straight from the rule text, on dictionaries of cells."""

from __future__ import annotations

from itertools import product

from losetas.core.grid import SIDES, Cell

Walls = dict[Cell, str]
"""The tiles of a palace by cell, each as its walls; the fountain at 0,0 has none."""

OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}


def walls_match(palace: Walls) -> bool:
    """ALB-31: on every common side both have a wall or neither."""
    return all(
        (side in walls) == (OPPOSITE[side] in palace[cell.step(side)])
        for cell, walls in palace.items()
        for side in SIDES
        if cell.step(side) in palace
    )


def all_reachable(palace: Walls) -> bool:
    """ALB-32: a walk from the fountain over sides without a wall comes everywhere."""
    seen, todo = {Cell(0, 0)}, [Cell(0, 0)]
    while todo:
        cell = todo.pop()
        for side in SIDES:
            other = cell.step(side)
            if side not in palace[cell] and other in palace and other not in seen:
                seen.add(other)
                todo.append(other)
    return len(seen) == len(palace)


def has_hole(palace: Walls) -> bool:
    """ALB-33: some empty cell of the box round the palace cannot be flooded from outside over sides."""
    xs, ys = [cell.x for cell in palace], [cell.y for cell in palace]
    box = {
        Cell(x, y) for x, y in product(range(min(xs) - 1, max(xs) + 2), range(min(ys) - 1, max(ys) + 2))
    } - palace.keys()
    corner = Cell(min(xs) - 1, min(ys) - 1)
    seen, todo = {corner}, [corner]
    while todo:
        cell = todo.pop()
        for side in SIDES:
            other = cell.step(side)
            if other in box and other not in seen:
                seen.add(other)
                todo.append(other)
    return seen != box


def is_palace(palace: Walls) -> bool:
    """ALB-30 to ALB-33 for the whole palace."""
    return Cell(0, 0) in palace and walls_match(palace) and all_reachable(palace) and not has_hole(palace)


def may_build(palace: Walls, cell: Cell, walls: str) -> bool:
    """A tile may be built on a cell (ALB-30 to ALB-33)."""
    if cell in palace or not any(cell.step(side) in palace for side in SIDES):
        return False
    return is_palace({**palace, cell: walls})


def may_remove(palace: Walls, cell: Cell) -> bool:
    """A tile may leave (ALB-38)."""
    return cell != Cell(0, 0) and is_palace({place: walls for place, walls in palace.items() if place != cell})


def may_swap(palace: Walls, cell: Cell, walls: str) -> bool:
    """A tile may take the cell of another (ALB-39)."""
    return cell != Cell(0, 0) and is_palace({**palace, cell: walls})


def wall_length(palace: Walls) -> int:
    """ALB-50 to ALB-52: the largest set of outer segments that hang together by their end points."""
    ends = {"N": ((0, 0), (1, 0)), "E": ((1, 0), (1, 1)), "S": ((0, 1), (1, 1)), "W": ((0, 0), (0, 1))}
    segments = [
        {(cell.x + dx, cell.y + dy) for dx, dy in ends[side]}
        for cell, walls in palace.items()
        for side in walls
        if cell.step(side) not in palace
    ]
    best = 0
    while segments:
        reached, size, grown = segments.pop(), 1, True
        while grown:
            near = [segment for segment in segments if segment & reached]
            grown = bool(near)
            for segment in near:
                segments.remove(segment)
                reached = reached | segment
                size += 1
        best = max(best, size)
    return best


def payments(hand: dict[str, int], space: str, price: int, joining: list[str], most: int) -> set[tuple[str, ...]]:
    """Every set of cards that pays a price on a space and of which no card can be left out (AMB-2).

    `hand` is money such as `b7` with its count, `joining` the letters of the joining cards in hand; a single one may be
    given although it is not needed (AMB-30).
    """
    found = set()
    for picks in product((False, True), repeat=len(joining)):
        used = [letters for letters, pick in zip(joining, picks, strict=True) if pick]
        if len(used) > most or any(space not in letters for letters in used):
            continue
        allowed = {space, *"".join(used)}
        kinds = sorted(card for card in hand if card[0] in allowed)
        for counts in product(*(range(hand[card] + 1) for card in kinds)):
            cards = [card for card, count in zip(kinds, counts, strict=True) for _ in range(count)]
            values = [int(card[1]) for card in cards]
            enough = bool(values) and sum(values) >= price
            if not enough or sum(values) - min(values) >= price:
                continue
            colours = {card[0] for card in cards}
            if len(used) > 1 and any(not (set(letters) - {space}) & colours for letters in used):
                continue
            found.add(tuple(sorted([*cards, *(f"X{letters}" for letters in used)])))
    return found
