"""Compares two folders of screenshots pixel by pixel, such as build/screens before and after a change of styles.

Lists each picture that differs, with the share of its pixels and the box they lie in, and puts both side by side,
the box marked, into build/screens-compared. Exits with 1 if anything differs.
"""

import shutil
import struct
import sys
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

OUT = Path("build/screens-compared")
SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS = {2: 3, 6: 4}  # by the PNG's kind of colour: RGB, RGBA
MARK = b"\xff\x00\xff"


@dataclass(frozen=True)
class Picture:
    width: int
    rows: list[bytes]
    """Three bytes each pixel."""

    @property
    def height(self) -> int:
        return len(self.rows)


@dataclass(frozen=True)
class Difference:
    share: float
    left: int
    top: int
    right: int
    bottom: int

    def __str__(self) -> str:
        width, height = self.right - self.left, self.bottom - self.top
        return f"{self.share:8.3%}  {width} x {height} at {self.left}, {self.top}"


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        yield data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        at += 12 + length


def read(path: Path) -> Picture:
    data = path.read_bytes()
    header = b""
    packed = bytearray()
    for kind, content in chunks(data):
        if kind == b"IHDR":
            header = content
        elif kind == b"IDAT":
            packed += content
    width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", header)
    if depth != 8 or colour not in CHANNELS or interlaced:
        raise ValueError(f"{path} is not a PNG as browsers write it")
    size = CHANNELS[colour]
    rows = unfilter(zlib.decompress(packed), width * size, height, size)
    return Picture(width, [row if size == 3 else without_alpha(row) for row in rows])


def unfilter(raw: bytes, length: int, height: int, size: int) -> list[bytes]:
    rows: list[bytes] = []
    above = bytearray(length)
    for number in range(height):
        at = number * (length + 1)
        row = bytearray(raw[at + 1 : at + 1 + length])
        undo(raw[at], row, above, size)
        rows.append(bytes(row))
        above = row
    return rows


def undo(kind: int, row: bytearray, above: bytearray, size: int) -> None:
    """Undoes one of the filters a PNG's rows are stored with: the difference to the left, to above, to both."""
    if kind == 1:
        for i in range(size, len(row)):
            row[i] = (row[i] + row[i - size]) & 255
    elif kind == 2:
        row[:] = bytes((here + up) & 255 for here, up in zip(row, above))
    elif kind == 3:
        for i in range(len(row)):
            left = row[i - size] if i >= size else 0
            row[i] = (row[i] + (left + above[i]) // 2) & 255
    elif kind == 4:
        for i in range(len(row)):
            left, corner = (row[i - size], above[i - size]) if i >= size else (0, 0)
            row[i] = (row[i] + nearest(left, above[i], corner)) & 255


def nearest(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda each: abs(guess - each))


def without_alpha(row: bytes) -> bytes:
    kept = bytearray(len(row) // 4 * 3)
    for channel in range(3):
        kept[channel::3] = row[channel::4]
    return bytes(kept)


def difference(before: Picture, after: Picture) -> Difference | None:
    """Where one picture is larger than the other, its pixels differ."""
    width, height = max(before.width, after.width), max(before.height, after.height)
    columns: set[int] = set()
    lines: list[int] = []
    count = 0
    for y in range(height):
        old, new = row_of(before, y, width), row_of(after, y, width)
        if old == new:
            continue
        found = [x for x in range(width) if old[3 * x : 3 * x + 3] != new[3 * x : 3 * x + 3]]
        count += len(found)
        columns.update(found)
        lines.append(y)
    if not count:
        return None
    return Difference(count / (width * height), min(columns), lines[0], max(columns) + 1, lines[-1] + 1)


def row_of(picture: Picture, y: int, width: int) -> bytes:
    row = picture.rows[y] if y < picture.height else b""
    return row + MARK * (width - len(row) // 3)


def beside(before: Picture, after: Picture, where: Difference) -> Picture:
    width = max(before.width, after.width)
    rows = []
    for y in range(max(before.height, after.height)):
        pair = [marked(row_of(each, y, width), y, where) for each in (before, after)]
        rows.append(MARK.join(pair))
    return Picture(2 * width + 1, rows)


def marked(row: bytes, y: int, box: Difference) -> bytes:
    if y in (box.top, box.bottom - 1):
        return row[: 3 * box.left] + MARK * (box.right - box.left) + row[3 * box.right :]
    if not box.top < y < box.bottom:
        return row
    left, right = 3 * box.left, 3 * (box.right - 1)
    changed = bytearray(row)
    changed[left : left + 3] = changed[right : right + 3] = MARK
    return bytes(changed)


def write(picture: Picture, path: Path) -> None:
    def chunk(kind: bytes, content: bytes) -> bytes:
        check = zlib.crc32(kind + content)
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", check)

    header = struct.pack(">IIBBBBB", picture.width, picture.height, 8, 2, 0, 0, 0)
    pixels = zlib.compress(b"".join(b"\0" + row for row in picture.rows))
    path.write_bytes(SIGNATURE + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b""))


def compare(before: Path, after: Path) -> bool:
    """Whether each picture of `after` is as it was; those of `before` alone were not taken again."""
    same = True
    for new in sorted(after.glob("*.png")):
        old = before / new.name
        if not old.exists():
            print(f"{new.name}: new")
            same = False
        elif old.read_bytes() != new.read_bytes():
            pictures = read(old), read(new)
            where = difference(*pictures)
            if where:
                print(f"{new.name}: {where}")
                write(beside(*pictures, where), OUT / new.name)
                same = False
    return same


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit("usage: compare_screens.py BEFORE AFTER")
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    if not compare(Path(sys.argv[1]), Path(sys.argv[2])):
        print(f"Side by side in {OUT}.")
        sys.exit(1)


if __name__ == "__main__":
    main()
