"""The reader's file of weights: reading and writing.

A file begins with six uint16: the five channel sizes and the number of outputs. Then each layer of `layer_shapes`, in
order, gives its kernel and then its bias, each as one float32 (the scale) and int16 values, which times the scale are
the weights. A kernel's values are in the order row, column, input channel, output channel. All numbers are
little-endian, and each lies at a multiple of its own length.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
Sizes = tuple[int, int, int, int, int]

LARGEST = 32767


@dataclass(frozen=True)
class Layer:
    """A convolution: its kernel (rows, columns, inputs, outputs) and its bias."""

    kernel: Array
    bias: Array


@dataclass(frozen=True)
class Weights:
    """The weights of a network whose batch normalisation is folded into its convolutions."""

    sizes: Sizes
    outputs: int
    layers: list[Layer]


def layer_shapes(sizes: Sizes, outputs: int) -> list[tuple[int, int, int, int]]:
    """The kernel of every layer: rows, columns, input channels, output channels."""
    a, b, c, d, e = sizes
    return [
        (3, 3, 1, a),
        (3, 3, a, b),
        (3, 3, b, c),
        (3, 3, c, c),
        (3, 3, c, d),
        (3, 3, d, d),
        (4, 1, d, e),
        (1, 5, e, e),
        (1, 3, e, e),
        (1, 1, e, 2 * outputs),
    ]


def _packed(values: Array) -> bytes:
    """The scale of some values, and the values as int16."""
    scale = np.float32(max(float(np.abs(values).max()), 1e-12) / LARGEST)
    return scale.astype("<f4").tobytes() + np.round(values / scale).astype("<i2").tobytes()


def _unpacked(data: bytes, at: int, shape: tuple[int, ...]) -> tuple[Array, int]:
    """Values of a shape that begin at a place, and the place after them."""
    count = int(np.prod(shape))
    scale = np.frombuffer(data, "<f4", 1, at)[0]
    values = np.frombuffer(data, "<i2", count, at + 4).astype(np.float32) * scale
    return values.reshape(shape), at + 4 + 2 * count


def write_weights(path: Path, weights: Weights) -> None:
    """Writes a file of weights."""
    parts = [np.array([*weights.sizes, weights.outputs], "<u2").tobytes()]
    shapes = layer_shapes(weights.sizes, weights.outputs)
    for layer, shape in zip(weights.layers, shapes, strict=True):
        if layer.kernel.shape != shape or layer.bias.shape != shape[3:]:
            raise ValueError(f"a kernel of {layer.kernel.shape} where {shape} is due")
        parts += [_packed(layer.kernel), _packed(layer.bias)]
    path.write_bytes(b"".join(parts))


def read_weights(path: Path) -> Weights:
    """Reads a file of weights."""
    data = path.read_bytes()
    a, b, c, d, e, outputs = (int(size) for size in np.frombuffer(data, "<u2", 6))
    sizes = (a, b, c, d, e)
    layers, at = [], 12
    for shape in layer_shapes(sizes, outputs):
        kernel, at = _unpacked(data, at, shape)
        bias, at = _unpacked(data, at, shape[3:])
        layers.append(Layer(kernel, bias))
    if at != len(data):
        raise ValueError(f"{path} has {len(data)} bytes, not {at}")
    return Weights(sizes, outputs, layers)
