import * as z from 'zod/mini';
import type { CellImage, Script } from './cell-image.ts';
import type { CellInk, ColumnMeasure } from './find-ink.ts';
import type { PenLook } from './pen-network.ts';
import fitted from './tick-shapes.json' with { type: 'json' };

/** A cell with its ink, as far as its shape tells ticks from marks. */
export interface InkShape {
  readonly cell: Pick<CellImage, 'height'>;
  readonly ink: CellInk & { readonly box: NonNullable<CellInk['box']> };
  readonly column: Pick<ColumnMeasure, 'digitHeight'>;
}

const MOST_PIECES = 4;

/** What tells ticks, crosses, bars, circles and dots from digits: what a network of pens sees, and the size of the ink. */
export function tickFeatures({ columns }: PenLook, { cell, ink, column }: InkShape): number[] {
  const { width, height } = ink.box;
  const seen = Array.from(columns[0] ?? [], (_, at) =>
    Math.log1p(Math.max(0, ...columns.map((one) => one[at] ?? 0))),
  );
  const aspect = Math.log(width / height);
  const area = ink.pieces.reduce((sum, piece) => sum + piece.area, 0);
  return [
    ...seen,
    aspect,
    aspect ** 2,
    Math.log(height / cell.height),
    Math.min(MOST_PIECES, ink.pieces.length),
    Math.log(area / (width * height)),
    Math.log(height / column.digitHeight),
    Math.log(width / column.digitHeight),
  ];
}

const model = z.object({ weights: z.array(z.number()), bias: z.number() });
/** What `test/bench/grades/digits/fit-ticks.ts` fits, for the smaller network of pens of each script. */
const models = z.parse(z.record(z.enum(['western', 'arabic-indic']), model), fitted);

/** How much likelier a cell holds a sign that is no digit than a mark, as a logarithm. */
export function tickLikelihood(script: Script, look: PenLook, shape: InkShape): number {
  const { weights, bias } = models[script];
  return tickFeatures(look, shape).reduce(
    (sum, feature, at) => sum + feature * (weights[at] ?? 0),
    bias,
  );
}
