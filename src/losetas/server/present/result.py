"""The table at the end of a game: points by kind and seat."""

from __future__ import annotations

from losetas.server.protocol import EventView, ResultRow, ResultView


def result_of(scores: tuple[int, ...], events: list[EventView]) -> ResultView:
    """Add up what every kind brought to every seat."""
    players = len(scores)
    rows: dict[str, ResultRow] = {}
    for event in events:
        if not 0 <= event.seat < players:
            continue
        empty = ResultRow(kind=event.kind, points=[0] * players, events=[[] for _ in range(players)])
        row = rows.setdefault(event.kind, empty)
        row.points[event.seat] += event.points
        row.events[event.seat].append(event.id)
    best = max(scores)
    winners = [seat for seat, points in enumerate(scores) if points == best]
    others = [points for points in scores if points < best]
    margin = best - max(others) if others and len(winners) == 1 else 0
    return ResultView(
        rows=list(rows.values()),
        totals=list(scores),
        ranks=[1 + sum(other > points for other in scores) for points in scores],
        winners=winners,
        margin=margin,
        decided_by=_decided_by(list(rows.values()), scores, winners),
    )


def _decided_by(rows: list[ResultRow], scores: tuple[int, ...], winners: list[int]) -> str:
    """The kind in which the single winner was furthest ahead of the seat that came second."""
    if len(winners) != 1:
        return ""
    winner = winners[0]
    second = max((seat for seat in range(len(scores)) if seat != winner), key=lambda seat: scores[seat])
    gaps = {row.kind: row.points[winner] - row.points[second] for row in rows}
    kind = max(gaps, key=lambda key: gaps[key], default="")
    return kind if gaps.get(kind, 0) > 0 else ""
