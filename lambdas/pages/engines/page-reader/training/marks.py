"""What is written in the cells that train and judge."""

from __future__ import annotations

import re

from chance import Chance
from hands import Script

SIGNS = "0123456789,/-abs?"
"""The outputs of a network; the comma is any decimal mark, and `?` other ink. The next output is CTC's blank."""
BLANK = len(SIGNS)


def quarter_mark(chance: Chance) -> str:
    """A mark out of twenty, half of them whole."""
    if chance.happens(0.5):
        return str(chance.randint(0, 20))
    return _quarters(chance.randint(0, 80))


def _quarters(quarters: int) -> str:
    return str(quarters // 4) + ("", ",25", ",5", ",75")[quarters % 4]


def _digits(chance: Chance, fewest: int, most: int) -> str:
    return "".join(chance.choice("0123456789") for _ in range(chance.randint(fewest, most)))


def _decimal(chance: Chance) -> str:
    tail = chance.choice(
        ("", ",5", ",25", ",75", "," + _digits(chance, 1, 1), "," + _digits(chance, 2, 2))
    )
    return str(chance.randint(0, 100)) + tail


def _any_number(chance: Chance) -> str:
    return _digits(chance, 1, 3) + ("," + _digits(chance, 1, 2) if chance.happens(0.6) else "")


def _share(chance: Chance) -> str:
    got = str(chance.randint(0, 40)) + chance.choice(("", "", ",5"))
    return f"{got}/{chance.choice(('10', '20', '40', '100'))}"


def signs_of(text: str) -> str:
    """The outputs for a text. Letters that no output has are one `?` together."""
    known = "".join(sign if sign in SIGNS else "?" for sign in text.lower())
    return re.sub(r"\?+", "?", known)


def absence(chance: Chance) -> str:
    """An absence as teachers write it."""
    return chance.choice(("abs", "abs", "Abs", "ABS", "a", "A", "absent", "Absent"))


def any_mark(chance: Chance, script: Script = "western") -> str:
    """Marks, and as many numbers that no mark is: a network must not guess what is likely."""
    if script == "western" and chance.happens(0.05):
        return absence(chance)
    kind = chance.random()
    if kind < 0.34:
        return _quarters(chance.randint(0, 80))
    if kind < 0.46:
        return _decimal(chance)
    if kind < 0.60:
        return str(chance.randint(0, chance.choice((9, 20, 40, 100))))
    if kind < 0.84:
        return _any_number(chance)
    if kind < 0.91:
        return _digits(chance, 3, 6)
    if kind < 0.95:
        return _share(chance)
    if kind < 0.98:
        alike = "127" if script == "western" else "236"
        return "".join(chance.choice(alike) for _ in range(chance.randint(2, 4)))
    return "-"
