"""Cells as a camera sees them: a mark's ink with rulings, neighbours, paper, light, noise, blur and JPEG.

`python compose.py hands.jsonl sheet.png --part judge` draws a sheet of strips to look at.
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from chance import Chance, Plane
from hands import Hands
from ink import DIGIT, Ink, printed, written
from marks import any_mark, signs_of
from strips import ROWS, Cell, Strip, strip_of

cv2.setNumThreads(1)


@dataclass(frozen=True)
class Example:
    """A strip and the signs that it shows."""

    strip: Strip
    text: str


def _placed(ink: Ink, digit: float, chance: Chance) -> Plane:
    """Ink as the cover of a cell's paper, 0 to 1, at the size of the photograph."""
    height, width = ink.shape
    scale = digit / DIGIT
    rows = int(max(height * scale + 2, digit * chance.uniform(1.25, 2.3)))
    columns = int(width * scale + digit * chance.uniform(0.3, 2.5))
    place = cv2.getRotationMatrix2D((width / 2, height / 2), chance.gauss(0, 1.8), scale)
    place[0, 2] += (columns - width) / 2 + chance.uniform(-0.35, 0.35) * (columns - width * scale)
    place[1, 2] += (rows - height) / 2 + chance.uniform(-0.4, 0.4) * max(0.0, rows - height * scale)
    if scale < 0.6:
        ink = cv2.GaussianBlur(ink, (0, 0), 0.32 / scale)
    return (
        cv2.warpAffine(ink, place, (columns, rows), flags=cv2.INTER_LINEAR).astype(np.float32) / 255
    )


def _darken(area: Plane, piece: Plane) -> None:
    """Lays ink over ink, as far as both reach."""
    rows, columns = min(area.shape[0], piece.shape[0]), min(area.shape[1], piece.shape[1])
    part = area[:rows, :columns]
    np.maximum(part, piece[:rows, :columns], out=part)


def _add_neighbour(cover: Plane, hands: Hands, digit: float, chance: Chance) -> None:
    """Ink of the row above or below, or of the next column."""
    scale = digit / DIGIT
    other = written(hands, any_mark(chance, hands.script)[:2], chance)
    other = (
        cv2.resize(other, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA).astype(np.float32)
        / 255
    )
    reach = int(chance.uniform(0.04, 0.2) * digit) + 1
    if min(other.shape) <= reach or min(cover.shape) <= reach:
        return
    first = chance.happens(0.5)
    if chance.happens(0.75):
        x = chance.randint(0, max(0, cover.shape[1] - other.shape[1]))
        _darken(
            (cover[:reach] if first else cover[-reach:])[:, x:],
            other[-reach:] if first else other[:reach],
        )
    elif first:
        _darken(cover[:, :reach], other[:, -reach:])
    else:
        _darken(cover[:, -reach:], other[:, :reach])


def _line(
    cover: Plane, start: tuple[float, float], end: tuple[float, float], grey: float, thick: int
) -> None:
    drawn = np.zeros_like(cover)
    points = [(int(x * 16), int(y * 16)) for x, y in (start, end)]
    cv2.line(drawn, points[0], points[1], grey, thick, cv2.LINE_AA, 4)
    np.maximum(cover, drawn, out=cover)


def _add_remnants(cover: Plane, chance: Chance) -> None:
    """What erased rulings leave along the borders."""
    rows, columns = cover.shape
    for side in range(4):
        if not chance.happens(0.28):
            continue
        off, grey, thick = chance.uniform(-1, 3), chance.uniform(0.2, 0.8), chance.choice((1, 1, 2))
        low, high = sorted((chance.uniform(-0.1, 1.1), chance.uniform(-0.1, 1.1)))
        tilt = chance.uniform(-1.5, 1.5)
        if side < 2:
            y = off if side == 0 else rows - 1 - off
            _line(cover, (low * columns, y), (high * columns, y + tilt), grey, thick)
        else:
            x = off if side == 2 else columns - 1 - off
            _line(cover, (x, low * rows), (x + tilt, high * rows), grey, thick)


def _add_paper_lines(cover: Plane, digit: float, chance: Chance) -> None:
    """Faint lines of lined or squared paper."""
    rows, columns = cover.shape
    grey, step, tilt = (
        chance.uniform(0.06, 0.28),
        digit * chance.uniform(0.45, 1.3),
        chance.uniform(-1, 1),
    )
    y = chance.uniform(0, step)
    while y < rows:
        _line(cover, (0, y), (columns, y + tilt), grey, 1)
        y += step
    if chance.happens(0.5):
        x = chance.uniform(0, step)
        while x < columns:
            _line(cover, (x, 0), (x - tilt, rows), grey, 1)
            x += step


_PENS = {
    "black": (40, 40, 40),
    "blue": (40, 60, 150),
    "light blue": (70, 110, 200),
    "red": (190, 40, 50),
    "green": (30, 110, 60),
    "pencil": (110, 110, 112),
}


def _pen_colour(chance: Chance) -> Plane:
    """Red, green and blue of a pen."""
    name = chance.choices(list(_PENS), (40, 25, 8, 12, 3, 12))[0]
    return np.array([value + chance.uniform(-25, 25) for value in _PENS[name]], np.float32)


def _as_photographed(cover: Plane, digit: float, chance: Chance) -> Cell:
    """Grey pixels of paper with ink, by uneven light and through a camera."""
    rows, columns = cover.shape
    paper = chance.uniform(150, 255)
    across = chance.uniform(-0.12, 0.12) * np.linspace(-1, 1, columns)[None]
    down = chance.uniform(-0.06, 0.06) * np.linspace(-1, 1, rows)[:, None]
    light = (paper / 255 * (1 + across + down)).astype(np.float32)[..., None]
    white = np.array([255, 255 - chance.uniform(0, 8), 255 - chance.uniform(0, 25)], np.float32)
    ink = _pen_colour(chance)
    # Faint ink, but never so faint that nobody sees it.
    if chance.happens(0.12):
        ink = white - (white - ink) * chance.uniform(0.45, 0.8)
    covered = cover[..., None]
    picture = light * (white * (1 - covered) + ink * covered)
    if chance.happens(0.6):
        picture = cv2.GaussianBlur(picture, (0, 0), chance.uniform(0.3, 0.3 + digit * 0.035))
    if chance.happens(0.1):
        picture = 1.6 * picture - 0.6 * cv2.GaussianBlur(picture, (0, 0), chance.uniform(0.8, 2))
    if chance.happens(0.7):
        picture = (
            picture
            + chance.uniform(0, 9)
            * chance.noise(rows, columns, chance.choice((1, 1, 2, 3)))[..., None]
        )
    pixels = np.uint8(np.clip(picture[..., ::-1], 0, 255))
    if chance.happens(0.6):
        quality = [cv2.IMWRITE_JPEG_QUALITY, chance.randint(30, 92)]
        pixels = cv2.imdecode(cv2.imencode(".jpg", pixels, quality)[1], cv2.IMREAD_COLOR)
    return cv2.cvtColor(pixels, cv2.COLOR_BGR2GRAY)


def cell_of(ink: Ink, hands: Hands, chance: Chance) -> Cell:
    """A cell with this ink, cut out of a photograph."""
    digit = math.exp(chance.uniform(math.log(13), math.log(40)))
    cover = _placed(ink, digit, chance)
    if chance.happens(0.22):
        _add_neighbour(cover, hands, digit, chance)
    _add_remnants(cover, chance)
    if chance.happens(0.1):
        _add_paper_lines(cover, digit, chance)
    # A pen that skips, or pencil.
    if chance.happens(0.3):
        grain = chance.noise(*cover.shape, chance.choice((2, 3, 6)))
        cover *= np.clip(1 - chance.uniform(0.1, 0.5) * np.abs(grain), 0, 1)
    if chance.happens(0.05):
        speck = chance.randrange(cover.shape[1]), chance.randrange(cover.shape[0])
        cv2.circle(cover, speck, chance.choice((0, 1)), chance.uniform(0.3, 0.9), -1)
    return _as_photographed(cover, digit, chance)


def example(
    hands: Hands, chance: Chance, text: str | None = None, corrected: float = 0.04
) -> Example:
    """A strip of handwriting, of which a share is corrected."""
    while True:
        said = any_mark(chance, hands.script) if text is None else text
        wrong = any_mark(chance, hands.script)[:5] if chance.happens(corrected) else ""
        strip = strip_of(cell_of(written(hands, said, chance, wrong), hands, chance))
        if strip is not None:
            return Example(strip, signs_of(said))


def printed_example(hands: Hands, chance: Chance, judging: bool = False) -> Example:
    """A strip of print, beside people's ink."""
    while True:
        said = any_mark(chance, hands.script)
        ink = printed(said, chance, judging, hands.script)
        strip = strip_of(cell_of(ink, hands, chance))
        if strip is not None:
            return Example(strip, signs_of(said))


def training_example(hands: Hands, chance: Chance) -> Example:
    """What trains: handwriting, and a tenth of print."""
    return printed_example(hands, chance) if chance.happens(0.1) else example(hands, chance)


def sheet(examples: list[Example], columns: int = 1200) -> Ink:
    """A picture of strips with what they show."""
    rows, row, used = [], [], 0
    for one in examples:
        tile = cv2.copyMakeBorder(255 - one.strip, 0, 14, 0, 4, cv2.BORDER_CONSTANT, value=220)
        cv2.putText(tile, one.text, (2, ROWS + 11), cv2.FONT_HERSHEY_SIMPLEX, 0.4, 0)
        if used + tile.shape[1] > columns:
            rows.append(np.hstack([*row, np.full((tile.shape[0], columns - used), 220, np.uint8)]))
            row, used = [], 0
        row.append(tile)
        used += tile.shape[1]
    return np.vstack(rows)


def main() -> None:
    """Draws a sheet to look at."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("hands", type=Path)
    parser.add_argument("picture")
    parser.add_argument("--part", default="train")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--corrected", action="store_true", help="only corrected marks")
    options = parser.parse_args()
    hands, chance = Hands(options.hands, options.part), Chance(options.seed)
    draw = (
        (lambda: example(hands, chance, corrected=1))
        if options.corrected
        else (lambda: training_example(hands, chance))
    )
    cv2.imwrite(options.picture, sheet([draw() for _ in range(options.count)]))


if __name__ == "__main__":
    main()
