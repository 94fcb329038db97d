import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import fitted from './hand-model.json' with { type: 'json' };
import { SHAPE_SIZE, type Shape } from './shape-codec.ts';

const numbers = z.array(z.number());
/** What `training/fit_hands.py` fits; see `training.md`. */
const file = z.object({
  /** SHA-256 of the smaller network of pens, whose columns are projected. */
  network: z.string(),
  centre: numbers,
  /** For each number of a shape, what one unit of `projection` is worth. */
  scales: numbers,
  /** 16-bit integers in base64, a row for each number of a shape. */
  projection: z.base64(),
  /** For each sign the mean of all writers, how much writers differ, and how much one writer's samples do (variances). */
  signs: z.record(z.string(), z.object({ mean: numbers, between: numbers, within: numbers })),
  /** How the confidence is computed from the numbers of `confidence-by-hand.ts`, the bias last. */
  weights: numbers,
});

/** How all writers write a sign. */
export interface UsualSign {
  readonly mean: readonly number[];
  readonly between: readonly number[];
  readonly within: readonly number[];
}

function load() {
  const { network, centre, scales, projection, signs, weights } = z.parse(file, fitted);
  const bytes = Buffer.from(projection, 'base64');
  const rows = Float32Array.from(
    { length: bytes.length / 2 },
    (_, at) => bytes.readInt16LE(2 * at) * (scales[Math.floor(at / centre.length)] ?? 0),
  );
  return {
    network,
    // Shapes are numbers of one network and one projection; those of others cannot be compared with them.
    version: createHash('sha256').update(network).update(projection).digest('hex').slice(0, 16),
    centre: Float32Array.from(centre),
    rows,
    signs: new Map<string, UsualSign>(Object.entries(signs)),
    weights,
  };
}

export const handModel = load();

/** What separates signs and writers in a column of the network, relative to how much one writer varies. */
export function project(column: Float32Array): Shape {
  const { centre, rows } = handModel;
  return Float32Array.from({ length: SHAPE_SIZE }, (_, index) => {
    let sum = 0;
    for (let at = 0; at < centre.length; at += 1)
      sum += (rows[index * centre.length + at] ?? 0) * ((column[at] ?? 0) - (centre[at] ?? 0));
    return sum;
  });
}
