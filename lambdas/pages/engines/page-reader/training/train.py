"""Trains a network on cells that are drawn while it trains, and writes the reader's file of weights.

`python train.py hands.jsonl out.bin --size s --cells 400000 --seed 1 [--start pens-s.bin]`
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

from chance import Chance
from compose import Example, training_example
from hands import Hands
from judge import exact, strips_tensor, tests_of
from marks import BLANK, SIGNS
from network import SIZES, PenNetwork, folded, unfolded
from weights import read_weights, write_weights

BATCH = 48
BATCHES_TOGETHER = 4
"""Cells are drawn for so many batches at once, and each batch gets those of like width."""
FIRST_STEPS = 200
LAST_RATE = 0.02
KEPT = 0.99
"""How much of the averaged weights stays in each of their steps."""


class Cells(IterableDataset[Example]):
    """Training cells without end."""

    def __init__(self, hands: Path, seed: int) -> None:
        self._hands, self._seed = hands, seed

    def __iter__(self) -> Iterator[Example]:
        worker = get_worker_info()
        chance = Chance(self._seed * 1000 + (worker.id if worker else 0))
        hands = Hands(self._hands, "train")
        while True:
            yield training_example(hands, chance)


def _batches(cells: Iterator[list[Example]], chance: Chance) -> Iterator[list[Example]]:
    """Batches of cells of like width, in any order."""
    for drawn in cells:
        drawn.sort(key=lambda one: one.strip.shape[1])
        batches = [drawn[start : start + BATCH] for start in range(0, len(drawn), BATCH)]
        chance.shuffle(batches)
        yield from batches


def _widest(examples: list[Example]) -> int:
    return max(one.strip.shape[1] for one in examples)


def _loss(network: PenNetwork, examples: list[Example]) -> Tensor:
    """How unlikely the network finds the texts (CTC)."""
    shares = network(strips_tensor(examples, _widest(examples))).log_softmax(-1)
    texts = torch.tensor([SIGNS.index(sign) for one in examples for sign in one.text])
    return functional.ctc_loss(
        shares.permute(1, 0, 2),
        texts,
        torch.tensor([one.strip.shape[1] // 2 for one in examples]),
        torch.tensor([len(one.text) for one in examples]),
        blank=BLANK,
        zero_infinity=True,
    )


class Average:
    """The mean of the weights over the last steps, which reads better than the last."""

    def __init__(self, network: PenNetwork) -> None:
        self._mean = {name: value.clone() for name, value in network.state_dict().items()}

    def add(self, network: PenNetwork) -> None:
        """Takes a part of the present weights."""
        for name, value in network.state_dict().items():
            if value.is_floating_point():
                self._mean[name].lerp_(value, 1 - KEPT)

    def network(self, like: PenNetwork) -> PenNetwork:
        """A network with the mean weights."""
        mean = PenNetwork(like.sizes, like.outputs)
        mean.load_state_dict(self._mean)
        return mean


def _begun(size: str, start: Path | None, hands: Path, seed: int) -> PenNetwork:
    """A new network, or one that goes on from weights."""
    if start is None:
        return PenNetwork(SIZES[size])
    writers, chance = Hands(hands, "train"), Chance(seed)
    some = [training_example(writers, chance) for _ in range(1000)]
    return unfolded(read_weights(start), strips_tensor(some, _widest(some)))


def _rate(highest: float, step: int, share: float) -> float:
    """The rate of learning: it rises at first, and falls as a cosine."""
    falling = LAST_RATE + (1 - LAST_RATE) * 0.5 * (1 + math.cos(math.pi * min(1, share)))
    return highest * min(1, (step + 1) / FIRST_STEPS) * falling


def _train(network: PenNetwork, options: argparse.Namespace) -> None:
    tests = tests_of(options.hands, "judge", share=0.5)
    drawing = DataLoader(
        Cells(options.hands, options.seed),
        batch_size=BATCH * BATCHES_TOGETHER,
        num_workers=options.drawers,
        collate_fn=list,
    )
    optimiser = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=0.01)
    average, began, losses = Average(network), time.monotonic(), []
    print(f"0 cells, exact {exact(network, tests)}", flush=True)
    network.train()
    steps = options.cells // BATCH
    told = time.monotonic()
    for step, examples in enumerate(_batches(iter(drawing), Chance(options.seed))):
        spent = (time.monotonic() - began) / options.seconds if options.seconds else 0
        share = max(step / steps, spent)
        if share >= 1:
            break
        for group in optimiser.param_groups:
            group["lr"] = _rate(options.rate, step, share)
        loss = _loss(network, examples)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 2.0)
        optimiser.step()
        losses.append(loss.item())
        if step % 4 == 0:
            average.add(network)
        if time.monotonic() - told > options.every:
            told = time.monotonic()
            mean = average.network(network)
            seconds = round(told - began)
            print(
                f"{(step + 1) * BATCH} cells, {seconds} s, loss {np.mean(losses):.4f}, exact {exact(mean, tests)}",
                flush=True,
            )
            write_weights(options.out, folded(mean.eval()))
            losses = []
    mean = average.network(network)
    write_weights(options.out, folded(mean.eval()))
    print(f"end: {step * BATCH} cells, exact {exact(mean, tests)}", flush=True)


def main() -> None:
    """Reads the command line, trains and writes weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("hands", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--size", choices=SIZES, default="s")
    parser.add_argument("--cells", type=int, default=2_000_000)
    parser.add_argument("--seconds", type=float, default=0, help="ends earlier, after this time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=2.5e-3)
    parser.add_argument("--start", type=Path, help="weights to begin with")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--drawers", type=int, default=0, help="processes that draw cells")
    parser.add_argument("--every", type=float, default=180, help="seconds between judgements")
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    _train(_begun(options.size, options.start, options.hands, options.seed), options)


if __name__ == "__main__":
    main()
