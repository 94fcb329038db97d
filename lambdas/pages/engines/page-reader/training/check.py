"""Checks that the parts of training fit together: `python check.py hands.jsonl`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from chance import Chance
from compose import training_example
from hands import Hands
from judge import likeliest, strips_tensor
from marks import BLANK
from network import OUTPUTS, SIZES, PenNetwork, folded, unfolded
from strips import ROWS, strip_of
from weights import read_weights, write_weights


def _differ(one: PenNetwork, other: PenNetwork, strips: Tensor) -> float:
    """The largest difference between the log shares of two networks."""
    with torch.no_grad():
        shares = [network.eval()(strips).log_softmax(-1) for network in (one, other)]
    return float((shares[0] - shares[1]).abs().max())


def check_weights(strips: Tensor) -> None:
    """A network, its file and the networks from its file read alike, and give two outputs for four columns."""
    torch.manual_seed(1)
    network = PenNetwork(SIZES["s"]).train()
    for _ in range(30):
        network(strips)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "s.bin"
        write_weights(file, folded(network.eval()))
        weights = read_weights(file)
    assert _differ(network, unfolded(weights), strips) < 0.01
    assert _differ(unfolded(weights), unfolded(weights, strips), strips) < 0.001
    assert network(strips).shape == (len(strips), strips.shape[3] // 2, OUTPUTS)


def check_strips() -> None:
    """Ink fills 24 rows in the middle; rulings along the borders and empty cells are nothing."""
    cell = np.full((60, 80), 230, np.uint8)
    assert strip_of(cell) is None
    cell[:, 1:3] = 60
    assert strip_of(cell) is None
    cell[20:40, 30:40] = 30
    strip = strip_of(cell)
    assert strip is not None
    assert strip.shape[0] == ROWS
    assert strip.shape[1] % 8 == 0
    dark = np.flatnonzero(strip.max(1) > 128)
    assert (dark[0], dark[-1]) in {(3, 27), (4, 27), (4, 28)}


def check_reading() -> None:
    """A sign twice needs a blank between."""
    scores = torch.nn.functional.one_hot(torch.tensor([1, 1, BLANK, 1, 10, 5, BLANK]), OUTPUTS)
    assert likeliest(scores.float()) == "11,5"


def check_parts(file: Path) -> None:
    """No writer is in two parts."""
    parts = [
        {hand.writer for hand in Hands(file, part).hands}
        for part in ("train", "calibrate", "judge")
    ]
    assert sum(map(len, parts)) == len(set.union(*parts))


def main() -> None:
    """Runs all checks."""
    file = Path(sys.argv[1])
    hands, chance = Hands(file, "train"), Chance(1)
    examples = [training_example(hands, chance) for _ in range(64)]
    assert examples[0].text == training_example(hands, Chance(1)).text
    check_weights(strips_tensor(examples, max(one.strip.shape[1] for one in examples)))
    check_strips()
    check_reading()
    check_parts(file)
    print("all checks passed")


if __name__ == "__main__":
    main()
