"""Ink of marks: a person's strokes or a typeface, before it is on paper."""

from __future__ import annotations

import math
import os
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

import cv2
import matplotlib as mpl
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from chance import Chance
from hands import Hand, Hands, Script, Shape, Stroke

Ink = NDArray[np.uint8]
"""0 is paper, 255 ink."""

DIGIT = 56
"""Height of a digit in pixels while ink is drawn."""
MIXED = 0.2
"""The share of marks whose signs are of many writers: more hands beside each other than real pages show."""
MIXED_INDIC = 0.4
"""The same in Arabic-Indic digits, whose signs then also differ in the width of their pen."""


def smoothed(stroke: Stroke, rounds: int) -> Stroke:
    """An even line through the points, without the steps of the tablet."""
    lengths = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(stroke, axis=0).T))])
    if len(stroke) < 3 or lengths[-1] <= 0:
        return stroke
    places = np.linspace(0, lengths[-1], int(np.clip(lengths[-1] * 22, 4, 90)))
    line = np.stack([np.interp(places, lengths, stroke[:, axis]) for axis in (0, 1)], 1)
    for _ in range(rounds):
        line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
    return line


def _line(*points: tuple[float, float]) -> Stroke:
    return np.array(points, np.float32)


def invented_decimal_mark(chance: Chance, dots: float = 0.3) -> tuple[Shape, float]:
    """A comma or a short stroke of any shape, or a dot, and how thick its pen is beside the digits'."""
    if chance.happens(dots):
        size, drop = chance.uniform(0, 0.05), chance.uniform(-0.12, 0.05)
        return [_line((0, drop - size), (size, drop), (2 * size, drop + size))], chance.uniform(
            1, 1.9
        )
    length, lean = chance.uniform(0.1, 0.55), chance.uniform(-0.2, 0.8)
    top, bend = chance.uniform(-0.28, 0.06), chance.uniform(-0.2, 0.25)
    along = np.linspace(0, 1, 8)
    x = (bend * np.sin(np.pi * along) - lean * along) * length
    line = np.stack([x, top + length * along], 1)
    if chance.happens(0.25):
        hook = chance.uniform(0.02, 0.08)
        line = np.concatenate([[[line[0, 0] - hook, line[0, 1] + hook / 2]], line])
    return [line.astype(np.float32)], chance.uniform(0.8, 1.6)


def _box(shape: Shape) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    points = np.concatenate(shape)
    (left, top), (right, bottom) = points.min(0), points.max(0)
    return float(left), float(top), float(right), float(bottom)


def _with_upstroke(shape: Shape, chance: Chance) -> Shape:
    """A bare 1 with the upstroke of European hands."""
    left, top, right, bottom = _box(shape)
    first = shape[0]
    if right - left > 0.3 or len(shape) > 1 or first[0, 1] > first[-1, 1]:
        return shape
    reach, drop = chance.uniform(0.12, 0.45), chance.uniform(0.15, 0.6)
    start = first[0] + (-reach, drop * (bottom - top))
    middle = (start + first[0]) / 2 + (chance.uniform(-0.05, 0.05), chance.uniform(-0.05, 0.05))
    return [np.concatenate([[start, middle], first]).astype(np.float32)]


def _with_bar(shape: Shape, chance: Chance) -> Shape:
    """A 7 that is crossed, if it was not."""
    if len(shape) > 1:
        return shape
    _, top, _, bottom = _box(shape)
    y = bottom + (top - bottom) * chance.uniform(0.38, 0.6)
    low = shape[0][np.abs(shape[0][:, 1] - y).argmin()]
    reach = chance.uniform(0.12, 0.28)
    return [
        *shape,
        _line((low[0] - reach, y + chance.uniform(-0.03, 0.06)), (low[0] + reach, y - 0.02)),
    ]


def _sign_shape(hands: Hands, hand: Hand, sign: str, chance: Chance) -> tuple[Shape, float]:
    """A sign at its place over the baseline, and the thickness of its pen."""
    if sign == ",":
        taken = None
        if chance.happens(0.35):
            is_comma = hands.script != "western" or chance.happens(0.75)
            taken = hands.shape_of(hand, "," if is_comma else ".", chance)
        if taken is None:
            # Among Arabic-Indic digits a dot is a zero.
            return invented_decimal_mark(chance, 0.3 if hands.script == "western" else 0)
        # UNIPEN's commas stand alone: where they were on the line is not known.
        drop = chance.uniform(-0.05, 0.25)
        return [stroke + np.float32([0, drop]) for stroke in taken], 1.0
    shape = hands.shape_of(hand, sign, chance)
    if shape is None:
        shape = [_line((-0.2, 0), (0.2, 0)) if sign == "-" else _line((0.2, -1.1), (-0.2, 0.1))]
    if sign == "-":
        rise = chance.uniform(0.3, 0.6)
        return [stroke - np.float32([0, rise]) for stroke in shape], 1.0
    return shape, 1.0


class Pen:
    """How a writer holds the pen for one mark."""

    def __init__(self, chance: Chance) -> None:
        self.thick = DIGIT * min(0.2, max(0.03, chance.lognormvariate(math.log(0.085), 0.45)))
        self.press = chance.uniform(0, 0.35)
        self.slant = chance.gauss(0, 0.13)
        self.wide = chance.uniform(0.75, 1.2)
        self.uneven = chance.uniform(0, 0.08)
        self.gap, self.loose = chance.gauss(0.13, 0.1), chance.uniform(0.02, 0.1)
        self.climb = chance.gauss(0, 0.03)
        self.european = chance.happens(0.25)


def _varied(shape: Shape, pen: Pen, chance: Chance, small: bool) -> Shape:
    """A shape as the same hand writes it another time: bent, turned, leaning, larger or smaller."""
    slant, size = pen.slant + chance.gauss(0, 0.04), 1 + chance.gauss(0, pen.uneven)
    turn, amount = chance.gauss(0, 0.05), 0 if small else chance.uniform(0, 0.025)
    rotation = np.array([[math.cos(turn), math.sin(turn)], [-math.sin(turn), math.cos(turn)]])
    done = []
    for stroke in shape:
        line = smoothed(stroke, chance.choice((1, 1, 2)))
        waves, phases = chance.uniform(2, 5), (chance.uniform(0, 6.3), chance.uniform(0, 6.3))
        line = line + amount * np.stack(
            [np.sin(line[:, 1] * waves + phases[0]), np.sin(line[:, 0] * waves + phases[1])], 1
        )
        line = line @ rotation * [pen.wide * size, size]
        line[:, 0] -= slant * line[:, 1]
        done.append(line)
    return done


Thick = tuple[Stroke, float]
"""A stroke, and its thickness beside the pen's."""


def _evened(shape: Shape) -> Shape:
    """A sign made as large as fits into a square of a digit's height, as collections of single digits have it."""
    left, top, right, bottom = _box(shape)
    size = 1 / max(right - left, bottom - top, 0.1)
    return [(stroke - np.float32([left, bottom])) * np.float32(size) for stroke in shape]


def _written(hands: Hands, hand: Hand, text: str, pen: Pen, chance: Chance) -> list[Thick]:
    """The strokes of a mark, each sign after the one before. Some marks take every sign from any writer, of even size."""
    strokes: list[Thick] = []
    right, before = 0.0, ""
    is_indic = hands.script == "arabic-indic"
    is_mixed = chance.happens(MIXED_INDIC if is_indic else MIXED)
    for sign in text:
        shape, fat = _sign_shape(hands, hands.choose(chance) if is_mixed else hand, sign, chance)
        if is_mixed and is_indic:
            fat *= chance.uniform(0.6, 1.7)
        if is_mixed and sign.isdigit() and not (is_indic and sign == "0"):
            shape = _evened(shape)
        if pen.european and sign in "17" and hands.script == "western":
            shape = _with_upstroke(shape, chance) if sign == "1" else _with_bar(shape, chance)
        done = _varied(shape, pen, chance, sign == ",")
        left, _, end, _ = _box(done)
        gap = pen.gap + chance.gauss(0, pen.loose)
        if "," in (sign, before):
            gap = min(gap, 0.2) - chance.uniform(0, 0.12)
        stroke_width = pen.thick / DIGIT
        # A quarter of all signs may touch the sign before.
        nearest = -0.12 if chance.happens(0.25) else stroke_width * 0.9
        start = right + (min(0.7, max(nearest, gap + stroke_width * 0.6)) if before else 0)
        shift = np.array([start - left, chance.gauss(0, 0.035) + pen.climb * right])
        strokes += [(stroke + shift, fat) for stroke in done]
        right = start + end - left if sign == "," else max(right, start + end - left)
        before = sign
    return strokes


def _struck_out(strokes: list[Thick], chance: Chance) -> list[Thick]:
    """Lines, a zigzag or a cross over a mark that is not valid any more."""
    left, top, right, bottom = _box([stroke for stroke, _ in strokes])
    left, right = left - chance.uniform(0, 0.2), right + chance.uniform(0, 0.2)
    tall, kind = bottom - top, chance.random()
    fat = chance.uniform(0.8, 1.5)

    def shaky(points: list[tuple[float, float]]) -> Stroke:
        return smoothed(
            _line(*[(x + chance.gauss(0, 0.03), y + chance.gauss(0, 0.03)) for x, y in points]), 2
        )

    if kind < 0.4:
        turns = chance.randint(4, 9)
        places = [left + (right - left) * turn / turns for turn in range(turns + 1)]
        low, high = top + tall * chance.uniform(0.55, 0.95), top + tall * chance.uniform(0.05, 0.4)
        return [(shaky([(x, (low, high)[turn % 2]) for turn, x in enumerate(places)]), fat)]
    if kind < 0.6:
        return [
            (shaky([(left, top), (right, bottom)]), fat),
            (shaky([(left, bottom), (right, top)]), fat),
        ]
    lines = []
    for line in range(chance.randint(2, 4)):
        y = top + tall * (0.25 + 0.18 * line + chance.gauss(0, 0.06))
        lines.append(
            (shaky([(left, y), ((left + right) / 2, y), (right, y + chance.gauss(0, 0.1))]), fat)
        )
    return lines


def _moved(strokes: list[Thick], x: float, y: float) -> list[Thick]:
    return [(stroke + np.array([x, y]), fat) for stroke, fat in strokes]


def _corrected(hands: Hands, text: str, wrong: str, pen: Pen, chance: Chance) -> list[Thick]:
    """A mark beside one that is struck out."""
    hand = hands.choose(chance)
    strokes = _written(hands, hand, text, pen, chance)
    invalid = _written(hands, hand, wrong, pen, chance)
    invalid += _struck_out(invalid, chance)
    left, _, right, _ = _box([stroke for stroke, _ in strokes])
    invalid_left, _, invalid_right, _ = _box([stroke for stroke, _ in invalid])
    gap = chance.uniform(0.12, 0.6)
    x = right + gap - invalid_left if chance.happens(0.15) else left - gap - invalid_right
    return strokes + _moved(invalid, x, chance.gauss(0, 0.06))


def _painted(strokes: list[Thick], pen: Pen, chance: Chance) -> Ink:
    """Strokes drawn by a pen whose pressure changes."""
    points = np.concatenate([stroke for stroke, _ in strokes]) * DIGIT
    low, high = points.min(0) - pen.thick - 3, points.max(0) + pen.thick + 3
    width, height = np.ceil(high - low).astype(int)
    ink = np.zeros((min(400, height), min(1400, width)), np.uint8)
    for stroke, fat in strokes:
        line = np.round((stroke * DIGIT - low) * 16).astype(np.int32)
        thick, phase = pen.thick * fat, chance.uniform(0, 6.3)
        if len(line) == 1:
            x, y = (int(value) for value in line[0])
            cv2.circle(ink, (x, y), int(thick * 8), 255, -1, cv2.LINE_AA, 4)
        pieces = 1 if len(line) < 3 or pen.press < 0.1 else 7
        step = max(2, len(line) // pieces)
        for start in range(0, len(line) - 1, step):
            pressed = thick * (
                1 + (pen.press * math.sin(phase + start * 0.15) if pieces > 1 else 0)
            )
            piece = line[start : start + step + 1]
            cv2.polylines(ink, [piece], False, 255, max(1, round(pressed)), cv2.LINE_AA, 4)
    return ink


def _run(ink: Ink, chance: Chance) -> Ink:
    """Ink that has run, or that was seen from too far."""
    kind = chance.random()
    if kind < 0.2:
        soft = cv2.GaussianBlur(ink, (0, 0), chance.uniform(0.02, 0.07) * DIGIT) / 255
        return np.uint8(255 / (1 + np.exp(-(soft - chance.uniform(0.3, 0.5)) * 14)))
    if kind < 0.42:
        scale = chance.uniform(13, 24) / DIGIT
        small = cv2.resize(ink, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        large = cv2.resize(small, ink.shape[::-1], interpolation=cv2.INTER_CUBIC) / 255
        if chance.happens(0.6):
            large = 1 / (1 + np.exp(-(large - chance.uniform(0.32, 0.5)) * chance.uniform(7, 16)))
        return np.uint8(np.clip(large, 0, 1) * 255)
    return ink


def written(hands: Hands, text: str, chance: Chance, wrong: str = "") -> Ink:
    """A mark that a person wrote, beside a wrong one that they struck out if there is one."""
    pen = Pen(chance)
    if wrong:
        strokes = _corrected(hands, text, wrong, pen, chance)
    else:
        strokes = _written(hands, hands.choose(chance), text, pen, chance)
    return _run(_painted(strokes, pen, chance), chance)


JUDGING_FACES = ("Caladea", "DejaVuSerif", "cmss10", "Scheherazade", "Almarai", "ReadexPro")
_NO_TEXT = ("Siz", "NonUni", "LastResort", "cmex", "cmsy", "cmmi", "Display")
_INDIC_WEIGHTS = ("400Regular", "700Bold")
_INDIC = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")


@cache
def _faces(judging: bool, script: Script) -> list[str]:
    """Typefaces of a script; the folder that `INDIC_FACES` names has those with Arabic-Indic digits."""
    if script == "arabic-indic":
        found = Path(os.environ["INDIC_FACES"]).rglob("*.ttf")
        files = sorted(str(path) for path in found if path.stem.endswith(_INDIC_WEIGHTS))
    else:
        installed = [
            path for entry in entry_points(group="fonts_ttf") for path in entry.load().values()
        ]
        shipped = (Path(mpl.get_data_path()) / "fonts/ttf").glob("*.ttf")
        files = sorted(
            {str(path) for path in (*installed, *shipped)}, key=lambda path: Path(path).name
        )
    names = [(path, Path(path).name) for path in files]
    return [
        path
        for path, name in names
        if not any(part in name for part in _NO_TEXT)
        and any(part in name for part in JUDGING_FACES) == judging
        and (script == "western" or _has(path, "٤"))
    ]


@cache
def _face(path: str) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(path, 76)


@cache
def _has(path: str, sign: str) -> bool:
    """Whether a typeface has a sign; what it lacks looks like a sign that no typeface has."""
    face = _face(path)
    return bytes(face.getmask(sign)) != bytes(face.getmask("\uffff"))


def printed(text: str, chance: Chance, judging: bool, script: Script) -> Ink:
    """A printed mark. Some typefaces are kept for judging."""
    path = chance.choice(_faces(judging, script))
    font = _face(path)
    if script == "western":
        shown = text.replace(",", chance.choice(",."))
    else:
        mark = "٫" if _has(path, "٫") else ","
        shown = text.translate(_INDIC).replace(",", chance.choice((mark, ",")))
    left, top, right, bottom = (int(side) for side in font.getbbox(shown))
    image = Image.new("L", (right - left + 12, bottom - top + 12))
    ImageDraw.Draw(image).text((6 - left, 6 - top), shown, font=font, fill=255)
    return np.array(image)
