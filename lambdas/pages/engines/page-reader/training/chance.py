"""Random numbers that a seed repeats."""

from __future__ import annotations

import random

import cv2
import numpy as np
from numpy.typing import NDArray

Plane = NDArray[np.float32]


class Chance(random.Random):
    """Single draws, and planes of noise."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._planes = np.random.default_rng(seed)

    def happens(self, share: float) -> bool:
        """True in this share of all cases."""
        return self.random() < share

    def noise(self, rows: int, columns: int, grain: int) -> Plane:
        """Normal noise whose grains are so many pixels wide."""
        small = self._planes.standard_normal(
            (max(2, rows // grain + 2), max(2, columns // grain + 2)), np.float32
        )
        return cv2.resize(small, (columns, rows), interpolation=cv2.INTER_CUBIC)
