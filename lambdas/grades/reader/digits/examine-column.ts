import { alikeDigits } from './alike-signs.ts';
import type { CellImage, InkBox, ReadingContext } from './cell-image.ts';
import { habitsOf } from './column-habits.ts';
import type { Circumstances } from './confidence.ts';
import {
  dropOf,
  findInk,
  measureColumn,
  measurePen,
  type CellInk,
  type ColumnMeasure,
  type Pen,
} from './find-ink.ts';
import type { Strip } from './line-network.ts';
import { makeStrip } from './make-strip.ts';
import { numberPlausibility, plausibility } from './mark-grammar.ts';
import { look } from './networks.ts';
import { compareLooks, weighReadings } from './weigh-readings.ts';

/** The findings on a cell, before its confidence is computed. */
export type Examined =
  | { readonly kind: 'written'; readonly circumstances: Circumstances; readonly box: InkBox }
  /** `isFaint` if there is something hardly darker than paper. */
  | { readonly kind: 'blank'; readonly isFaint: boolean };

const FAINT = 235;
/** A smaller share is weak evidence. */
const WEAK = 0.9;
/** Enlargements of the ink for the different looks; a right reading is the same in all. */
const LOOKS = [1, 1.12, 0.92];

function stripsOf(
  cell: CellImage,
  ink: CellInk & { readonly box: InkBox },
  pen: Pen,
  column: ColumnMeasure,
): Strip[] {
  const drop = dropOf(cell, ink, column);
  return LOOKS.map((larger) => {
    const digitHeight = column.digitHeight / larger;
    return makeStrip(cell, { box: ink.box, digitHeight, drop, inkGrey: pen.grey });
  });
}

const isFaint = (cell: CellImage, digitHeight: number): boolean =>
  findInk(cell, FAINT).pieces.some(({ height }) => height > digitHeight / 3);

/** Reads all cells of a column together, because digit height, position and ink are properties of the column. */
export function examineColumn(
  cells: readonly CellImage[],
  { script, kind, enlargement }: ReadingContext,
): readonly Examined[] {
  const pen = measurePen(cells);
  const inks = cells.map((cell) => findInk(cell, pen.threshold));
  const column = measureColumn(cells, inks);
  const read = cells.map((cell, row) => {
    const ink = inks[row];
    if (!ink?.box || !column) return undefined;
    const { box } = ink;
    const strips = stripsOf(cell, { ...ink, box }, pen, column);
    return compareLooks(look(script, strips));
  });
  const comparisons = read.flatMap((comparison) => comparison ?? []);
  const weigh = kind === 'mark' ? plausibility : numberPlausibility;
  const habit = habitsOf(
    comparisons.map((comparison) => weighReadings(comparison, weigh)),
    kind,
  );
  const evidences = read.map(
    (comparison) => comparison && weighReadings(comparison, (signs) => weigh(signs) * habit(signs)),
  );
  const written = evidences.flatMap((evidence) => evidence ?? []);
  const weak = written.filter(({ share, agreement }) => share < WEAK || agreement < 1).length;
  const columnDoubt = weak / Math.max(1, written.length);
  const digitHeight = column?.digitHeight ?? 0;
  const alike = alikeDigits(
    read.flatMap((comparison, row) => {
      const evidence = evidences[row];
      return comparison && evidence ? [{ comparison, evidence }] : [];
    }),
  );
  return cells.map((cell, row) => {
    const evidence = evidences[row];
    const box = inks[row]?.box;
    if (!evidence || !box) return { kind: 'blank', isFaint: isFaint(cell, digitHeight) };
    const pictureHeight = digitHeight / enlargement;
    const isAlike = [...evidence.signs].some((sign) => alike.has(sign));
    const circumstances = { evidence, columnDoubt, pictureHeight, isAlike };
    return { kind: 'written', circumstances, box };
  });
}
