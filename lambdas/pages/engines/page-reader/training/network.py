"""The network: convolutions alone. A column of four pixels says two outputs, for CTC's steps."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor, nn

from marks import BLANK
from weights import Layer, Sizes, Weights, layer_shapes

SIZES: dict[str, Sizes] = {"s": (16, 32, 48, 64, 96), "m": (24, 48, 80, 112, 160)}
OUTPUTS = BLANK + 1

_POOLS: dict[int, tuple[int, int]] = {0: (2, 2), 1: (2, 2), 3: (2, 1)}
"""After which layers the largest of so many rows and columns is kept."""
_ALONG = (7, 8)
"""The layers that see neighbouring columns only."""
_SEES_ROWS_ALL = 6

UNLIKELY = -6.0
"""The score of a sign that a network has not learnt yet."""


class Block(nn.Module):
    """A convolution with batch normalisation, and what follows it."""

    def __init__(self, place: int, shape: tuple[int, int, int, int]) -> None:
        super().__init__()
        rows, columns, inputs, outputs = shape
        around = (0, 0) if place == _SEES_ROWS_ALL else (rows // 2, columns // 2)
        self.conv = nn.Conv2d(inputs, outputs, (rows, columns), padding=around, bias=False)
        self.norm = nn.BatchNorm2d(outputs)
        pool = nn.MaxPool2d(_POOLS[place]) if place in _POOLS else nn.Identity()
        self.after = nn.Sequential(nn.ReLU(), pool, nn.Dropout(0.1 if place in _ALONG else 0))

    def forward(self, seen: Tensor) -> Tensor:
        return self.after(self.norm(self.conv(seen)))


class PenNetwork(nn.Module):
    """Reads strips of 32 rows: n x 1 x 32 x w to the scores n x w/2 x outputs."""

    def __init__(self, sizes: Sizes, outputs: int = OUTPUTS) -> None:
        super().__init__()
        self.sizes, self.outputs = sizes, outputs
        *shapes, last = layer_shapes(sizes, outputs)
        self.blocks = nn.ModuleList(Block(place, shape) for place, shape in enumerate(shapes))
        self.say = nn.Conv2d(last[2], last[3], 1)

    def forward(self, strips: Tensor) -> Tensor:
        seen = strips
        for block in self.blocks:
            seen = block(seen)
        said = self.say(seen)
        count, _, _, columns = said.shape
        halves = said.reshape(count, 2, self.outputs, columns).permute(0, 3, 1, 2)
        return halves.reshape(count, 2 * columns, self.outputs)


def _kernel(conv: nn.Conv2d) -> np.ndarray:
    """A kernel in the order of files of weights."""
    return conv.weight.detach().permute(2, 3, 1, 0).contiguous().numpy()


def folded(network: PenNetwork) -> Weights:
    """The weights as the reader uses them: batch normalisation is part of the convolutions."""
    layers = []
    for block in network.blocks:
        norm = block.norm
        factor = (norm.weight / torch.sqrt(norm.running_var + norm.eps)).detach().numpy()
        bias = norm.bias.detach().numpy() - norm.running_mean.numpy() * factor
        layers.append(Layer(_kernel(block.conv) * factor, bias))
    layers.append(Layer(_kernel(network.say), network.say.bias.detach().numpy()))
    return Weights(network.sizes, network.outputs, layers)


def _take_kernel(conv: nn.Conv2d, layer: Layer) -> None:
    conv.weight.copy_(torch.from_numpy(layer.kernel.copy()).permute(3, 2, 0, 1))


def widened(weights: Weights, outputs: int = OUTPUTS) -> Weights:
    """The same weights with room for more signs, which are at first unlikely. CTC's blank stays the last output."""
    *layers, last = weights.layers
    old = weights.outputs
    if old == outputs:
        return weights
    places = [half * outputs + at for half in (0, 1) for at in [*range(old - 1), outputs - 1]]
    kernel = np.zeros((*last.kernel.shape[:3], 2 * outputs), np.float32)
    bias = np.full(2 * outputs, UNLIKELY, np.float32)
    kernel[..., places], bias[places] = last.kernel, last.bias
    return Weights(weights.sizes, outputs, [*layers, Layer(kernel, bias)])


@torch.no_grad()
def unfolded(weights: Weights, strips: Tensor | None = None) -> PenNetwork:
    """A network from folded weights.

    With strips it can be trained further: batch normalisation gets the mean and the spread that these strips have in
    each layer, so that it changes nothing at first. Without, it can only read.
    """
    weights = widened(weights)
    network = PenNetwork(weights.sizes, weights.outputs).eval()
    *layers, last = weights.layers
    seen = strips
    for block, layer in zip(network.blocks, layers, strict=True):
        _take_kernel(block.conv, layer)
        norm, bias = block.norm, torch.from_numpy(layer.bias.copy())
        if seen is None:
            norm.running_var.fill_(1 - norm.eps)
            norm.bias.copy_(bias)
            continue
        scores = block.conv(seen)
        norm.running_mean.copy_(scores.mean((0, 2, 3)))
        norm.running_var.copy_(scores.var((0, 2, 3), unbiased=False))
        norm.weight.copy_(torch.sqrt(norm.running_var + norm.eps))
        norm.bias.copy_(norm.running_mean + bias)
        seen = block(seen)
    _take_kernel(network.say, last)
    network.say.bias.copy_(torch.from_numpy(last.bias.copy()))
    return network
