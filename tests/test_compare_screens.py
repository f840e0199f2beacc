"""Screenshots are compared pixel by pixel."""

from pathlib import Path

import pytest

from tools import compare_screens
from tools.compare_screens import Picture, compare, read, write

WHITE, BLACK = b"\xff\xff\xff", b"\0\0\0"


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    made = [tmp_path / name for name in ("before", "after", "out")]
    for each in made:
        each.mkdir()
    monkeypatch.setattr(compare_screens, "OUT", made[2])
    return made[0], made[1]


def test_equal_pictures_are_the_same(folders: tuple[Path, Path]) -> None:
    for folder in folders:
        write(Picture(2, [WHITE * 2] * 2), folder / "a.png")
    assert compare(*folders)


def test_a_difference_is_told_with_its_box(
    folders: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    before, after = folders
    write(Picture(4, [WHITE * 4] * 2), before / "a.png")
    write(Picture(4, [WHITE * 4, WHITE * 2 + BLACK + WHITE]), after / "a.png")
    assert not compare(before, after)
    assert capsys.readouterr().out == "a.png:  12.500%  1 x 1 at 2, 1\n"
    assert read(compare_screens.OUT / "a.png").width == 9


def test_a_taller_picture_differs(folders: tuple[Path, Path]) -> None:
    before, after = folders
    write(Picture(1, [WHITE]), before / "a.png")
    write(Picture(1, [WHITE] * 2), after / "a.png")
    assert not compare(before, after)


@pytest.mark.parametrize("kind", range(5))
def test_every_filter_of_png_is_undone(kind: int) -> None:
    above, row = bytearray([10, 200, 30, 250, 7, 90]), bytearray([9, 180, 33, 1, 255, 80])
    stored = bytearray(row)
    for i in reversed(range(6)):
        left, corner = (row[i - 3], above[i - 3]) if i >= 3 else (0, 0)
        guess = left + above[i] - corner
        paeth = min((left, above[i], corner), key=lambda each: abs(guess - each))
        by = (0, left, above[i], (left + above[i]) // 2, paeth)[kind]
        stored[i] = (row[i] - by) & 255
    compare_screens.undo(kind, stored, above, 3)
    assert stored == row
