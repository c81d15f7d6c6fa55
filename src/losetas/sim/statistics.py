"""The few formulas that a match report needs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev
from typing import Final

Z95: Final = NormalDist().inv_cdf(0.975)


def wilson(share: float, games: int) -> tuple[float, float]:
    """95 % interval of a win rate by Wilson's formula; a draw counts as half a win, so it is a little too wide.

    >>> low, high = wilson(0.5, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    z2 = Z95 * Z95
    centre = share + z2 / (2 * games)
    spread = Z95 * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return (centre - spread) / (1 + z2 / games), (centre + spread) / (1 + z2 / games)


def mean_interval(values: Sequence[float]) -> tuple[float, float] | None:
    """95 % interval of a mean (1.96 standard errors either way); None below two values, where nothing can be said.

    >>> mean_interval([7.0, 7.0])
    (7.0, 7.0)
    """
    if len(values) < 2:
        return None
    mean = fmean(values)
    error = Z95 * stdev(values) / math.sqrt(len(values))
    return mean - error, mean + error
