"""Points, curves and quarter turns in the frame of a tile: 100 wide, centre 0,0, x east, y south."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot

Point = tuple[float, float]

SIDES = "NESW"
HALF = 50.0
OUT: dict[str, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
CORNERS: tuple[Point, ...] = ((-50, -50), (50, -50), (50, 50), (-50, 50))  # side i runs from corner i to corner i + 1


def turned(p: Point, turns: int) -> Point:
    """The point after that many quarter turns clockwise round the middle of the tile."""
    x, y = p
    return ((x, y), (-y, x), (-x, -y), (y, -x))[turns % 4]


def turned_side(side: str, turns: int) -> str:
    """The side where a side of the tile comes to lie: N turned once is E."""
    return SIDES[(SIDES.index(side) + turns) % 4]


def mid(side: str) -> Point:
    """The middle of a side."""
    return (OUT[side][0] * HALF, OUT[side][1] * HALF)


def half_edge(name: str) -> Point:
    """The middle of a half-edge, 3 units inside the tile; L and R as seen from the centre looking outwards."""
    ox, oy = OUT[name[0]]
    along = -25 if name[1] == "L" else 25
    return (ox * 47 - oy * along, oy * 47 + ox * along)


def dist(p: Point, q: Point) -> float:
    """Distance of two points."""
    return hypot(p[0] - q[0], p[1] - q[1])


def mix(p: Point, q: Point, t: float) -> Point:
    """The point at share t of the way from p to q."""
    return (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)


def mean(points: Sequence[Point]) -> Point:
    """The average of the points."""
    return (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))


def cubic(a: Point, b: Point, c: Point, d: Point, count: int) -> list[Point]:
    """A cubic Bezier curve cut into `count` pieces."""
    out = []
    for i in range(count + 1):
        t = i / count
        u = 1 - t
        k, m, n, o = u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t
        out.append((k * a[0] + m * b[0] + n * c[0] + o * d[0], k * a[1] + m * b[1] + n * c[1] + o * d[1]))
    return out


def sampled(curve: Sequence[Point], count: int) -> list[Point]:
    """A chain of cubic curves (start, then control, control, end ...) as a polyline."""
    line = [curve[0]]
    for i in range(0, len(curve) - 1, 3):
        line += cubic(curve[i], curve[i + 1], curve[i + 2], curve[i + 3], count)[1:]
    return line


def inside(p: Point, ring: Sequence[Point]) -> bool:
    """Whether the point lies in the polygon."""
    x, y = p
    hit = False
    x1, y1 = ring[-1]
    for x2, y2 in ring:
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            hit = not hit
        x1, y1 = x2, y2
    return hit


def gap(p: Point, line: Sequence[Point]) -> float:
    """Distance from a point to a polyline."""
    best = 1e9
    for (x1, y1), (x2, y2) in pairwise(line):
        dx, dy = x2 - x1, y2 - y1
        t = max(0.0, min(1.0, ((p[0] - x1) * dx + (p[1] - y1) * dy) / (dx * dx + dy * dy or 1)))
        best = min(best, hypot(p[0] - x1 - t * dx, p[1] - y1 - t * dy))
    return best


def ribbon(line: Sequence[Point], half_width: float) -> list[Point]:
    """The outline of a polyline drawn with a broad pen, square at both ends."""
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(line):
        ax, ay = line[max(i - 1, 0)]
        bx, by = line[min(i + 1, len(line) - 1)]
        length = hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / length * half_width, (bx - ax) / length * half_width
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]


def simplified(ring: Sequence[Point], tolerance: float) -> list[Point]:
    """The polyline without the points that lie within the tolerance of a straight line (Douglas-Peucker)."""
    keep = {0, len(ring) - 1}
    spans = [(0, len(ring) - 1)]
    while spans:
        first, last = spans.pop()
        chord = (ring[first], ring[last])
        far, at = tolerance, -1
        for i in range(first + 1, last):
            d = gap(ring[i], chord)
            if d > far:
                far, at = d, i
        if at >= 0:
            keep.add(at)
            spans += [(first, at), (at, last)]
    return [ring[i] for i in sorted(keep)]


def on_tile(points: Iterable[Point], margin: float = 0.0) -> list[Point]:
    """The points, each brought inside the tile and its margin."""
    reach = HALF - margin
    return [(max(-reach, min(reach, x)), max(-reach, min(reach, y))) for x, y in points]
