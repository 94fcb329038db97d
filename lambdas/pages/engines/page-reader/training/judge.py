"""How well weights read: one look, the likeliest outputs, no grammar, by writers nobody trained with.

`python judge.py hands.jsonl pens-s.bin other-s.bin --part judge`
"""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import groupby
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from chance import Chance
from compose import Example, example, printed_example
from hands import Hands, Part
from marks import BLANK, SIGNS, quarter_mark
from network import PenNetwork, unfolded
from weights import read_weights

BATCH = 64


def strips_tensor(examples: list[Example], width: int) -> Tensor:
    """Strips side by side, with paper to their right as far as they are narrower."""
    filled = np.zeros((len(examples), 1, examples[0].strip.shape[0], width), np.float32)
    for place, one in enumerate(examples):
        filled[place, 0, :, : one.strip.shape[1]] = one.strip / 255
    return torch.from_numpy(filled)


def likeliest(scores: Tensor) -> str:
    """The likeliest output of each step, without repetitions and blanks."""
    said = (output for output, _ in groupby(scores.argmax(-1).tolist()))
    return "".join(SIGNS[output] for output in said if output != BLANK)


@torch.no_grad()
def read(network: PenNetwork, examples: list[Example]) -> list[str]:
    """What a network reads in each strip. Strips of a batch have one width, as none is filled up in the reader."""
    network.eval()
    found = [""] * len(examples)
    order = sorted(range(len(examples)), key=lambda place: examples[place].strip.shape[1])
    for width, group in groupby(order, lambda place: examples[place].strip.shape[1]):
        places = list(group)
        for start in range(0, len(places), BATCH):
            some = places[start : start + BATCH]
            scores = network(strips_tensor([examples[place] for place in some], width))
            for place, row in zip(some, scores, strict=True):
                found[place] = likeliest(row)
    return found


Tests = dict[str, list[Example]]


def tests_of(file: Path, part: Part, seed: int = 20, share: float = 1.0) -> Tests:
    """Cells that no training has seen, the same for the same seed."""
    hands, chance = Hands(file, part), Chance(seed)

    def many(count: int) -> range:
        return range(int(count * share))

    return {
        "any number": [example(hands, chance, corrected=0) for _ in many(2000)],
        "quarters": [example(hands, chance, quarter_mark(chance), corrected=0) for _ in many(2000)],
        "corrected": [example(hands, chance, corrected=1) for _ in many(500)],
        "printed": [printed_example(hands, chance, judging=True) for _ in many(500)],
    }


def exact(network: PenNetwork, tests: Tests) -> dict[str, float]:
    """Percent read exactly, by test."""
    shares = {}
    for name, examples in tests.items():
        found = read(network, examples)
        right = sum(text == one.text for text, one in zip(found, examples, strict=True))
        shares[name] = round(100 * right / len(examples), 2)
    return shares


def main() -> None:
    """Judges files of weights by the same cells."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("hands", type=Path)
    parser.add_argument("weights", type=Path, nargs="+")
    parser.add_argument("--part", default="judge")
    parser.add_argument("--seed", type=int, default=20)
    options = parser.parse_args()
    torch.set_num_threads(1)
    tests = tests_of(options.hands, options.part, options.seed)
    for file in options.weights:
        network = unfolded(read_weights(file))
        print(file.name, exact(network, tests))
        examples = tests["quarters"]
        wrong = Counter(
            f"{one.text}>{text}"
            for one, text in zip(examples, read(network, examples), strict=True)
            if text != one.text
        )
        print("  most frequent errors in quarters:", wrong.most_common(12))


if __name__ == "__main__":
    main()
