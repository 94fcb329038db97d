import { OUTPUTS } from './alphabet.ts';
import {
  convolve,
  fillWith,
  planeOf,
  pool,
  rectify,
  type Floats,
  type Kernel,
  type Plane,
  type Workspace,
} from './planes.ts';
import { openWeights } from './weights.ts';

/** Height of the ink strips that networks read. */
export const STRIP_HEIGHT = 32;
/** Length of a row of scores, a multiple of the product's block size; those after {@link OUTPUTS} are unused. */
const SCORES = 24;

const FIRST: Kernel = { tall: 3, wide: 4, from: 1, to: 16 };
const SECOND: Kernel = { tall: 3, wide: 3, from: 16, to: 32 };
const THIRD: Kernel = { tall: 3, wide: 3, from: 32, to: 48 };
/** Height of a strip after three halvings. */
const ROWS_LEFT = STRIP_HEIGHT / 8;
const ACROSS = ROWS_LEFT * THIRD.to;
/** Columns of the last plane that the network sees at once. */
const REACH = 5;
const HIDDEN = 64;

const countOf = ({ tall, wide, from, to }: Kernel): number => tall * wide * from * to;

/** Names and lengths of a network's weights, in the stored order. */
const LAYERS = {
  first: countOf(FIRST),
  firstBias: FIRST.to,
  second: countOf(SECOND),
  secondBias: SECOND.to,
  third: countOf(THIRD),
  thirdBias: THIRD.to,
  hidden: REACH * ACROSS * HIDDEN,
  hiddenBias: HIDDEN,
  scores: HIDDEN * SCORES,
  scoresBias: SCORES,
} as const;
type Layer = keyof typeof LAYERS;
export type Weights = Readonly<Record<Layer, Floats>>;

/** A strip of ink, {@link STRIP_HEIGHT} rows high and of even width: 0 is paper, 1 the column's ink. */
export interface Strip {
  readonly width: number;
  readonly data: Float32Array;
}

/** What a network makes of a strip. */
export interface Scores {
  /** {@link SCORES} numbers for each column. */
  readonly scores: Floats;
  /** Number of columns: one for every two of the strip. */
  readonly steps: number;
}

const BYTES = Float32Array.BYTES_PER_ELEMENT;
/** Empty columns before the first. */
const MARGIN = (REACH - 1) / 2;

/** Puts the pixels of each column one after another. */
function toColumns(workspace: Workspace, plane: Plane): Floats {
  const { width, height, channels } = plane;
  const columns = workspace.floats((width + REACH + 3) * ACROSS);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = ((y + 1) * (width + 2) + x + 1) * channels;
      const to = (x + MARGIN) * ACROSS + y * channels;
      columns.data.set(plane.data.subarray(from, from + channels), to);
    }
  }
  return columns;
}

/** Runs a network over a strip. The scores are raw; {@link likelihoods} converts them to shares. */
export function run(workspace: Workspace, weights: Weights, strip: Strip): Scores {
  const input = planeOf(workspace, strip.data, STRIP_HEIGHT);
  const first = convolve(workspace, input, {
    kernel: FIRST,
    weights: weights.first,
    bias: weights.firstBias,
  });
  const firstPool = pool(workspace, first, 2);
  const second = convolve(workspace, firstPool, {
    kernel: SECOND,
    weights: weights.second,
    bias: weights.secondBias,
  });
  const secondPool = pool(workspace, second, 1);
  const third = convolve(workspace, secondPool, {
    kernel: THIRD,
    weights: weights.third,
    bias: weights.thirdBias,
  });
  const thirdPool = pool(workspace, third, 1);
  const columns = toColumns(workspace, thirdPool);
  const steps = thirdPool.width;
  const room = steps + REACH + 3;

  const hidden = workspace.floats(room * HIDDEN);
  fillWith(hidden.data.subarray(0, steps * HIDDEN), weights.hiddenBias.data);
  workspace.addProduct(
    { at: columns.at, row: ACROSS * BYTES, column: BYTES },
    { at: weights.hidden.at, row: HIDDEN * BYTES },
    { at: hidden.at, row: HIDDEN * BYTES },
    { m: steps, n: HIDDEN, k: REACH * ACROSS },
  );
  hidden.data.fill(0, steps * HIDDEN);
  rectify(hidden.data);

  const scores = workspace.floats(room * SCORES);
  fillWith(scores.data.subarray(0, steps * SCORES), weights.scoresBias.data);
  workspace.addProduct(
    { at: hidden.at, row: HIDDEN * BYTES, column: BYTES },
    { at: weights.scores.at, row: SCORES * BYTES },
    { at: scores.at, row: SCORES * BYTES },
    { m: steps, n: SCORES, k: HIDDEN },
  );
  return { scores, steps };
}

/** The share, 0–1, of each output for each column of a strip, in rows of {@link OUTPUTS}. */
export function likelihoods({ scores, steps }: Scores): Float64Array[] {
  return Array.from({ length: steps }, (_, step) => {
    const row = scores.data.subarray(step * SCORES, step * SCORES + OUTPUTS);
    const most = Math.max(...row);
    const shares = Float64Array.from(row, (score) => Math.exp(score - most));
    const sum = shares.reduce((total, share) => total + share, 0);
    return shares.map((share) => share / sum);
  });
}

/**
 * Unpacks stored weights into a workspace.
 * @throws RangeError if the number of weights is wrong
 */
export function unpackWeights(bytes: Uint8Array, workspace: Workspace): Weights {
  const { next, end } = openWeights(bytes, workspace);
  const weights: Weights = {
    first: next(LAYERS.first),
    firstBias: next(LAYERS.firstBias),
    second: next(LAYERS.second),
    secondBias: next(LAYERS.secondBias),
    third: next(LAYERS.third),
    thirdBias: next(LAYERS.thirdBias),
    hidden: next(LAYERS.hidden),
    hiddenBias: next(LAYERS.hiddenBias),
    scores: next(LAYERS.scores),
    scoresBias: next(LAYERS.scoresBias),
  };
  end();
  return weights;
}
