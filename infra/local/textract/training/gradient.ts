import {
  DENSE,
  KERNELS,
  LAYERS,
  MARGIN,
  REACH,
  SCORES,
  layers,
  type Activations,
  type Weights,
} from '../../../../lambdas/grades/reader/digits/line-network.ts';
import {
  addConvolution,
  innerSpan,
  innerStart,
  type Floats,
  type Kernel,
  type Plane,
  type Workspace,
} from '../../../../lambdas/grades/reader/digits/planes.ts';

const BYTES = Float32Array.BYTES_PER_ELEMENT;
const { across, hidden } = DENSE;

/** Transposed weights for the backward pass: from a layer's outputs to its inputs. */
export interface Turned {
  readonly second: Floats;
  readonly third: Floats;
  readonly hidden: Floats;
  readonly scores: Floats;
}

/** Reverses the taps and swaps the inputs and outputs of each. */
function turn(
  source: Float32Array,
  taps: number,
  from: number,
  to: number,
  target: Float32Array,
): void {
  for (let tap = 0; tap < taps; tap += 1) {
    const read = tap * from * to;
    const write = (taps - 1 - tap) * from * to;
    for (let input = 0; input < from; input += 1) {
      for (let output = 0; output < to; output += 1) {
        target[write + output * from + input] = source[read + input * to + output] ?? 0;
      }
    }
  }
}

/** Memory for the weights, or for values that belong to each of them. */
export const weightsIn = (workspace: Workspace): Weights => {
  const floats = layers.map((layer) => [layer, workspace.floats(LAYERS[layer])] as const);
  const of = (name: keyof Weights): Floats =>
    floats.find(([layer]) => layer === name)?.[1] ?? workspace.floats(0);
  return {
    first: of('first'),
    firstBias: of('firstBias'),
    second: of('second'),
    secondBias: of('secondBias'),
    third: of('third'),
    thirdBias: of('thirdBias'),
    hidden: of('hidden'),
    hiddenBias: of('hiddenBias'),
    scores: of('scores'),
    scoresBias: of('scoresBias'),
  };
};

export const turnedIn = (workspace: Workspace): Turned => ({
  second: workspace.floats(LAYERS.second),
  third: workspace.floats(LAYERS.third),
  hidden: workspace.floats(LAYERS.hidden),
  scores: workspace.floats(LAYERS.scores),
});

/** Updates the transposed weights. */
export function turnAll(weights: Weights, turned: Turned): void {
  const { second, third } = KERNELS;
  turn(weights.second.data, 9, second.from, second.to, turned.second.data);
  turn(weights.third.data, 9, third.from, third.to, turned.third.data);
  turn(weights.hidden.data, REACH, across, hidden, turned.hidden.data);
  turn(weights.scores.data, 1, hidden, SCORES, turned.scores.data);
}

/** Adds the sum of a matrix's rows. */
function addRows(rows: Float32Array, sum: Float32Array): void {
  const { length } = sum;
  for (let index = 0; index < rows.length; index += 1) {
    const column = index % length;
    sum[column] = (sum[column] ?? 0) + (rows[index] ?? 0);
  }
}

/** Keeps slopes only where the output was above zero. */
function keepActive(slopes: Float32Array, outputs: Float32Array): void {
  for (let index = 0; index < slopes.length; index += 1) {
    if ((outputs[index] ?? 0) <= 0) slopes[index] = 0;
  }
}

/** Passes the slopes to the pixels that were the maximum of their pool. */
function unpool(
  workspace: Workspace,
  input: Plane,
  wide: 1 | 2,
  output: Plane,
  slopes: Float32Array,
): Plane {
  const result = workspace.plane(input.height, input.width, input.channels);
  const { channels } = input;
  const row = (input.width + 2) * channels;
  const offsets = wide === 2 ? [0, row, channels, row + channels] : [0, row];
  for (let y = 0; y < output.height; y += 1) {
    for (let x = 0; x < output.width; x += 1) {
      const from = (2 * y + 1) * row + (wide * x + 1) * channels;
      const to = ((y + 1) * (output.width + 2) + x + 1) * channels;
      for (let channel = 0; channel < channels; channel += 1) {
        const most = output.data[to + channel] ?? 0;
        // The outputs are already rectified, so zeros have no slope.
        if (most <= 0) continue;
        const slope = slopes[to + channel] ?? 0;
        for (const offset of offsets) {
          if (input.data[from + offset + channel] !== most) continue;
          result.data[from + offset + channel] = slope;
          break;
        }
      }
    }
  }
  return result;
}

/** Adds the slopes of a convolution's weights and bias. */
function addKernelSlopes(
  workspace: Workspace,
  input: Plane,
  kernel: Kernel,
  slopes: Plane,
  weights: Floats,
  bias: Floats,
): void {
  const { tall, wide, from, to } = kernel;
  const b = { at: slopes.at + innerStart(slopes) * BYTES, row: to * BYTES };
  for (let down = 0; down < tall; down += 1) {
    const at = input.at + down * (input.width + 2) * from * BYTES;
    const c = { at: weights.at + down * wide * from * to * BYTES, row: to * BYTES };
    const size = { m: wide * from, n: to, k: innerSpan(slopes) };
    workspace.addProduct({ at, row: BYTES, column: from * BYTES }, b, c, size);
  }
  addRows(slopes.data.subarray(0, (slopes.width + 2) * (slopes.height + 2) * to), bias.data);
}

function inputSlopes(
  workspace: Workspace,
  slopes: Plane,
  { tall, wide, from, to }: Kernel,
  turned: Floats,
): Plane {
  const result = workspace.plane(slopes.height, slopes.width, from);
  addConvolution(workspace, slopes, turned, { tall, wide, from: to, to: from }, result);
  return result;
}

/** Adds the slopes of all weights to `sums`, from the slopes of a strip's raw scores (a row for each column). */
export function addGradient(
  workspace: Workspace,
  turned: Turned,
  act: Activations,
  scoreSlopes: readonly Float64Array[],
  sums: Weights,
): void {
  const { steps } = act;
  const room = steps + REACH + 3;
  const scores = workspace.floats(room * SCORES);
  scoreSlopes.forEach((row, step) => {
    scores.data.set(row, step * SCORES);
  });
  workspace.addProduct(
    { at: act.hidden.at, row: BYTES, column: hidden * BYTES },
    { at: scores.at, row: SCORES * BYTES },
    { at: sums.scores.at, row: SCORES * BYTES },
    { m: hidden, n: SCORES, k: steps },
  );
  addRows(scores.data.subarray(0, steps * SCORES), sums.scoresBias.data);

  // Empty rows before and after, as many as a column reaches.
  const padding = REACH - 1;
  const padded = workspace.floats((room + 2 * padding) * hidden);
  const hiddenAt = padded.at + padding * hidden * BYTES;
  const hiddenSlopes = padded.data.subarray(padding * hidden, (padding + steps) * hidden);
  workspace.addProduct(
    { at: scores.at, row: SCORES * BYTES, column: BYTES },
    { at: turned.scores.at, row: hidden * BYTES },
    { at: hiddenAt, row: hidden * BYTES },
    { m: steps, n: hidden, k: SCORES },
  );
  padded.data.fill(0, (padding + steps) * hidden);
  keepActive(hiddenSlopes, act.hidden.data);
  addRows(hiddenSlopes, sums.hiddenBias.data);
  workspace.addProduct(
    { at: act.columns.at, row: BYTES, column: across * BYTES },
    { at: hiddenAt, row: hidden * BYTES },
    { at: sums.hidden.at, row: hidden * BYTES },
    { m: REACH * across, n: hidden, k: steps },
  );
  const columns = workspace.floats(room * across);
  workspace.addProduct(
    { at: padded.at + MARGIN * hidden * BYTES, row: hidden * BYTES, column: BYTES },
    { at: turned.hidden.at, row: across * BYTES },
    { at: columns.at, row: across * BYTES },
    { m: steps, n: across, k: REACH * hidden },
  );

  const { first, second, third } = KERNELS;
  const pooled = workspace.plane(act.thirdPool.height, act.thirdPool.width, third.to);
  for (let y = 0; y < pooled.height; y += 1) {
    for (let x = 0; x < steps; x += 1) {
      const from = x * across + y * third.to;
      const to = ((y + 1) * (pooled.width + 2) + x + 1) * third.to;
      pooled.data.set(columns.data.subarray(from, from + third.to), to);
    }
  }
  const atThird = unpool(workspace, act.third, 1, act.thirdPool, pooled.data);
  addKernelSlopes(workspace, act.secondPool, third, atThird, sums.third, sums.thirdBias);
  const toSecond = inputSlopes(workspace, atThird, third, turned.third);
  const atSecond = unpool(workspace, act.second, 1, act.secondPool, toSecond.data);
  addKernelSlopes(workspace, act.firstPool, second, atSecond, sums.second, sums.secondBias);
  const toFirst = inputSlopes(workspace, atSecond, second, turned.second);
  const atFirst = unpool(workspace, act.first, 2, act.firstPool, toFirst.data);
  addKernelSlopes(workspace, act.input, first, atFirst, sums.first, sums.firstBias);
}
