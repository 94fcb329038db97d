import type { CellImage, Script } from './cell-image.ts';
import { lengthHabit } from './column-habits.ts';
import { columnPrior } from './column-prior.ts';
import { stripsOf } from './examine-column.ts';
import { findInk, measureColumn, measurePen } from './find-ink.ts';
import { glance, type Care } from './read-cell.ts';
import { leavesInk } from './unexplained-ink.ts';
import { weighedLogs, weighReadings } from './weigh-readings.ts';

/** How much less likely a reading is that leaves ink as tall as a digit unexplained, as a logarithm. */
const UNEXPLAINED = 3;

/** The fewest cells with ink that is surely theirs that show what is usual in a column. */
const FEWEST = 4;

/** How well a cell's ink reads as something that its column may hold. */
export interface InkScore {
  readonly signs: string;
  /** The logarithm of its likelihood, by the networks and what is usual in the column. */
  readonly likelihood: number;
}

/**
 * What a cell with other ink than it was given first would read like in its column; `undefined` if the column is blank.
 * @param known cells whose ink is surely theirs, which show what is usual
 */
export function scorerOf(
  cells: readonly CellImage[],
  known: readonly CellImage[],
  script: Script,
): ((cell: CellImage, care: Care) => InkScore) | undefined {
  const pen = measurePen(cells);
  const inks = cells.map((cell) => findInk(cell, pen.threshold));
  const column = measureColumn(cells, inks);
  if (!column) return undefined;
  const compare = (cell: CellImage, care: Care) => {
    const ink = findInk(cell, pen.threshold);
    const { box, pieces } = ink;
    if (!box) return undefined;
    const strips = stripsOf(cell, { ...ink, box }, pen, column);
    return { comparison: glance(strips, script, care), pieces };
  };
  const isClear = known.length >= FEWEST;
  const usual = (isClear ? known : cells).flatMap(
    (cell) => compare(cell, 'quick')?.comparison ?? [],
  );
  const prior = columnPrior(usual, 'mark');
  // Where most numbers may be cut at a wrong place, their lengths say nothing.
  const seen = isClear ? usual.map((one) => weighReadings(one, prior.weigh)) : [];
  const habit = lengthHabit(seen);
  const weigh = (signs: string): number => prior.weigh(signs) * habit(signs);
  return (cell, care) => {
    const found = compare(cell, care);
    if (!found) return { signs: '', likelihood: 0 };
    const { candidates } = found.comparison;
    const logs = weighedLogs(found.comparison, weigh).map(
      (log, at) => log - (leavesInk(found.pieces, candidates[at] ?? '') ? UNEXPLAINED : 0),
    );
    const likelihood = Math.max(...logs);
    return { signs: candidates[logs.indexOf(likelihood)] ?? '', likelihood };
  };
}
