"""The hands of UNIPEN's writers, as `write-hands.ts` writes them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from chance import Chance

Part = Literal["train", "calibrate", "judge"]
Script = Literal["western", "arabic-indic"]
"""Digits of either script are named `0` to `9`."""
Stroke = NDArray[np.float32]
"""Points in digit heights: x, and y that grows downwards from the baseline."""
Shape = list[Stroke]

DIGITS = "0123456789"


@dataclass(frozen=True)
class Hand:
    """A writer, and how they wrote each sign."""

    writer: str
    shapes: dict[str, list[Shape]]


class Hands:
    """The hands of a part of the writers."""

    def __init__(self, file: Path, part: Part) -> None:
        told = [json.loads(line) for line in file.read_text().splitlines()]
        self.hands = [_hand(one) for one in told if one["part"] == part]
        if not self.hands:
            raise ValueError(f"{file} has no writers of the part {part}")
        self.script: Script = told[0]["script"]
        # Some wrote thousands of digits; they must not be all that is learnt.
        self._weights = [_digits(hand) ** 0.5 for hand in self.hands]

    def choose(self, chance: Chance) -> Hand:
        """Any writer; who wrote more is chosen more often."""
        return chance.choices(self.hands, self._weights)[0]

    def shape_of(self, hand: Hand, sign: str, chance: Chance) -> Shape | None:
        """A sign as the writer wrote it, or as another did where they did not."""
        own = hand.shapes.get(sign)
        if own:
            return chance.choice(own)
        others = [other.shapes[sign] for other in self.hands if sign in other.shapes]
        return chance.choice(chance.choice(others)) if others else None


def _hand(told: dict) -> Hand:
    shapes = {
        sign: [[np.array(stroke, np.float32) for stroke in shape] for shape in some]
        for sign, some in told["signs"].items()
    }
    return Hand(told["writer"], shapes)


def _digits(hand: Hand) -> int:
    return sum(len(some) for sign, some in hand.shapes.items() if sign in DIGITS)
