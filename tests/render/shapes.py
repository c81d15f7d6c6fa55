"""What the tests of render/ need to look at a picture: areas of paths and the pixels of a PNG, read with zlib alone."""

from __future__ import annotations

import re
import struct
import zlib

Point = tuple[float, float]
Pixel = tuple[int, int, int]


def rings(d: str) -> list[list[Point]]:
    """The polygons of path data made of M, L and Z."""
    out = []
    for part in d.split("Z"):
        numbers = [float(n) for n in re.findall(r"-?\d*\.?\d+", part)]
        if numbers:
            out.append(list(zip(numbers[::2], numbers[1::2], strict=True)))
    return out


def signed_area(ring: list[Point]) -> float:
    """The area of a ring, with a sign that tells its direction (shoelace formula)."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)) / 2


def read_png(data: bytes) -> list[list[Pixel]]:
    """Rows of red, green, blue of a PNG with 8 bits a channel and alpha."""
    at, packed, width = 8, b"", 0
    while at < len(data):
        length, name = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        if name == b"IHDR":
            width = struct.unpack(">I", body[:4])[0]
            assert body[8:10] == b"\x08\x06"
        elif name == b"IDAT":
            packed += body
        at += 12 + length
    raw = zlib.decompress(packed)
    stride = width * 4
    rows, before = [], bytearray(stride)
    for start in range(0, len(raw), stride + 1):
        line = _unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + stride]), before)
        rows.append([(line[i], line[i + 1], line[i + 2]) for i in range(0, stride, 4)])
        before = line
    return rows


def _unfiltered(sort: int, line: bytearray, above: bytearray) -> bytearray:
    for i in range(len(line)):
        left = line[i - 4] if i >= 4 else 0
        corner = above[i - 4] if i >= 4 else 0
        up = above[i]
        guess = left + up - corner
        paeth = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]
        line[i] = (line[i] + (0, left, up, (left + up) // 2, paeth)[sort]) & 255
    return line
