"""A cell's picture as the networks see it. The reader does nearly the same (`makePenStrip`): its filter differs."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

Cell = NDArray[np.uint8]
"""Grey pixels of a cell, 255 is white."""
Strip = NDArray[np.uint8]
"""ROWS rows, 0 is paper and 255 ink."""

ROWS = 32
INK_ROWS = 24
ASIDE = 8
NARROWEST, WIDEST = 24, 256

PAPER = 85
"""The percentile of the paper's grey."""
FAINTEST = 25
"""Ink that is not this much darker than paper is none."""
BORDER = 3
"""Pixels along the borders where erased rulings leave remnants."""


def _is_remnant(x: int, y: int, width: int, height: int, cell: tuple[int, int]) -> bool:
    """Whether a piece of ink is what is left of a ruling: thin, and along a border."""
    rows, columns = cell
    near = BORDER + 1
    at_side = x <= near or x + width >= columns - near
    at_edge = y <= near or y + height >= rows - near
    upright = width < 3 or (width < 5 and height > 2.5 * width)
    level = height < 3 or (height < 5 and width > 2.5 * height)
    return (at_side and upright) or (at_edge and level)


def _ink_box(mask: NDArray[np.uint8]) -> tuple[int, int, int, int] | None:
    """The box around all ink but specks and remnants: left, top, right, bottom."""
    inner = np.zeros_like(mask)
    inside = slice(BORDER, -BORDER)
    inner[inside, inside] = mask[inside, inside]
    count, _, pieces, _ = cv2.connectedComponentsWithStats(inner, connectivity=8)
    kept = [
        (x, y, x + width, y + height)
        for x, y, width, height, area in pieces[1:count].tolist()
        if area >= 4 and not _is_remnant(x, y, width, height, mask.shape)
    ]
    if not kept:
        return None
    lefts, tops, rights, bottoms = zip(*kept, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def strip_of(cell: Cell, zoom: float = 1.0, lift: float = 0.0) -> Strip | None:
    """The strip of a cell, or none if it has no ink. Zoom and lift give other looks at the same cell."""
    grey = cell.astype(np.float32)
    paper = np.percentile(grey, PAPER)
    # In a wide cell a thin 1 is less than a hundredth of all pixels.
    place = min(30, max(3, grey.size // 100))
    dark = np.partition(grey.ravel(), place)[place]
    if paper - dark < FAINTEST:
        return None
    ink = np.clip((paper - grey) / (paper - dark), 0, 1).astype(np.float32)
    box = _ink_box((ink > 0.42).astype(np.uint8))
    if box is None:
        return None
    left, top, right, bottom = box
    height = max(bottom - top, 0.28 * grey.shape[0])
    scale = INK_ROWS / height * zoom
    middle = (left + right) / 2, (top + bottom) / 2 + lift * height
    wanted = (right - left) * scale + 2 * ASIDE
    width = 8 * round(min(WIDEST, max(NARROWEST, wanted)) / 8)
    if scale < 0.67:
        ink = cv2.GaussianBlur(ink, (0, 0), 0.35 / scale)
    place_at = np.float32(
        [[scale, 0, width / 2 - middle[0] * scale], [0, scale, ROWS / 2 - middle[1] * scale]]
    )
    strip = cv2.warpAffine(ink, place_at, (width, ROWS), flags=cv2.INTER_LINEAR, borderValue=0)
    return np.uint8(np.clip(strip * 255, 0, 255))
