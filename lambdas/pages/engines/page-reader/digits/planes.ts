import { ROWS, productIn, type AddProduct } from './matrix-product.ts';

const BYTES = Float32Array.BYTES_PER_ELEMENT;
const PAGE = 64 * 1024;

/** Floats in the memory of the matrix products. */
export interface Floats {
  readonly at: number;
  readonly data: Float32Array;
}

/** An image with `channels` numbers per pixel and a border of zeros one pixel wide. */
export interface Plane extends Floats {
  readonly height: number;
  readonly width: number;
  readonly channels: number;
}

/** A convolution's kernel: `tall` rows by `wide` columns, starting one above and one to the left of a pixel. */
export interface Kernel {
  readonly tall: number;
  readonly wide: number;
  readonly from: number;
  readonly to: number;
}

/** A memory in which networks allocate their numbers one after another. */
export class Workspace {
  readonly addProduct: AddProduct;
  readonly #memory: WebAssembly.Memory;
  #used = 0;

  /** @param size in floats */
  constructor(size: number) {
    this.#memory = new WebAssembly.Memory({ initial: Math.ceil((size * BYTES) / PAGE) });
    this.addProduct = productIn(this.#memory);
  }

  /** Allocates zeros; valid until {@link release} goes back before them. */
  floats(length: number): Floats {
    const at = this.#used;
    this.#used += Math.ceil(length / 4) * 4 * BYTES;
    const data = new Float32Array(this.#memory.buffer, at, length);
    data.fill(0);
    return { at, data };
  }

  plane(height: number, width: number, channels: number): Plane {
    // Products need whole blocks of rows, and the last kernel reads slightly past the end.
    const pixels = (height + 2) * (width + 2) + 2 * ROWS;
    return { ...this.floats(pixels * channels), height, width, channels };
  }

  get mark(): number {
    return this.#used;
  }

  release(mark: number): void {
    this.#used = mark;
  }
}

/** Index, in floats, of a plane's first inner pixel. */
const innerStart = ({ width, channels }: Plane): number => (width + 3) * channels;
/** Pixels from the first inner one to the last, including the border between rows. */
const innerSpan = ({ width, height }: Plane): number => height * (width + 2) - 2;

/** Sets a plane's border to zero, because products leave values there that have no meaning. */
function clearBorder({ data, width, height, channels }: Plane): void {
  const row = (width + 2) * channels;
  data.fill(0, 0, row + channels);
  for (let y = 1; y <= height; y += 1)
    data.fill(0, (y + 1) * row - channels, (y + 1) * row + channels);
  data.fill(0, (height + 1) * row);
}

/**
 * Adds a convolution of `input` to `output`, which has the same size. Each row of the kernel is one product with
 * overlapping rows, because the pixels under it are adjacent in memory.
 */
function addConvolution(
  { addProduct }: Workspace,
  input: Plane,
  weights: Floats,
  kernel: Kernel,
  output: Plane,
): void {
  const { tall, wide, from, to } = kernel;
  const c = { at: output.at + innerStart(output) * BYTES, row: to * BYTES };
  for (let down = 0; down < tall; down += 1) {
    const at = input.at + down * (input.width + 2) * from * BYTES;
    const b = { at: weights.at + down * wide * from * to * BYTES, row: to * BYTES };
    const size = { m: innerSpan(output), n: to, k: wide * from };
    addProduct({ at, row: from * BYTES, column: BYTES }, b, c, size);
  }
  clearBorder(output);
}

/** Repeats numbers until they fill an array. */
export function fillWith(data: Float32Array, numbers: Float32Array): void {
  data.set(numbers.subarray(0, data.length));
  for (let filled = numbers.length; filled < data.length; filled *= 2) {
    data.copyWithin(filled, 0, Math.min(filled, data.length - filled));
  }
}

/** Initialises every inner pixel of a plane with the bias. */
function beginWith(plane: Plane, bias: Float32Array): void {
  const start = innerStart(plane);
  fillWith(plane.data.subarray(start, start + innerSpan(plane) * plane.channels), bias);
}

/** Sets negative values to zero. */
export function rectify(data: Float32Array): void {
  for (let index = 0; index < data.length; index += 1) if ((data[index] ?? 0) < 0) data[index] = 0;
}

/** Max pooling over 2 × `wide` pixels, at least zero, into a plane of half the height and a `wide`-th of the width. */
function poolInto(input: Plane, wide: 1 | 2, output: Plane): void {
  const { channels, data } = input;
  const row = (input.width + 2) * channels;
  // Without a right neighbour a pixel is compared with itself.
  const right = wide === 2 ? channels : 0;
  for (let y = 0; y < output.height; y += 1) {
    let from = (2 * y + 1) * row + channels;
    let to = ((y + 1) * (output.width + 2) + 1) * channels;
    for (let x = 0; x < output.width; x += 1) {
      for (let channel = 0; channel < channels; channel += 1) {
        const upper = Math.max(data[from] ?? 0, data[from + right] ?? 0);
        const lower = Math.max(data[from + row] ?? 0, data[from + row + right] ?? 0);
        output.data[to] = Math.max(0, upper, lower);
        from += 1;
        to += 1;
      }
      from += right;
    }
  }
}

/** A kernel with its weights, and a bias for each of its output channels. */
export interface Layer {
  readonly kernel: Kernel;
  readonly weights: Floats;
  readonly bias: Floats;
}

/** A plane of one channel with these numbers, row by row. */
export function planeOf(workspace: Workspace, data: Float32Array, height: number): Plane {
  const width = data.length / height;
  const plane = workspace.plane(height, width, 1);
  for (let y = 0; y < height; y += 1) {
    plane.data.set(data.subarray(y * width, (y + 1) * width), (y + 1) * (width + 2) + 1);
  }
  return plane;
}

/** Runs a convolution. Values below zero stay, because pooling removes them where it follows. */
export function convolve(workspace: Workspace, input: Plane, layer: Layer): Plane {
  const output = workspace.plane(input.height, input.width, layer.kernel.to);
  beginWith(output, layer.bias.data);
  addConvolution(workspace, input, layer.weights, layer.kernel, output);
  return output;
}

/** Max pooling into a new plane of half the height and a `wide`-th of the width. */
export function pool(workspace: Workspace, input: Plane, wide: 1 | 2): Plane {
  const output = workspace.plane(input.height / 2, input.width / wide, input.channels);
  poolInto(input, wide, output);
  return output;
}
