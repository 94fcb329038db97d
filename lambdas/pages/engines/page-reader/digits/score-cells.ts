import type { CellImage, Script } from './cell-image.ts';
import { columnPrior } from './column-prior.ts';
import { stripsOf } from './examine-column.ts';
import { findInk, measureColumn, measurePen } from './find-ink.ts';
import { glance } from './read-cell.ts';
import { leavesInk } from './unexplained-ink.ts';
import { weighedLogs } from './weigh-readings.ts';

/** How much less likely a reading is that leaves ink as tall as a digit unexplained, as a logarithm. */
const UNEXPLAINED = 3;

/** How well a cell's ink reads as something that its column may hold. */
export interface InkScore {
  readonly signs: string;
  /** The logarithm of its likelihood, by the networks and what is usual in the column. */
  readonly likelihood: number;
}

/** What a cell with other ink than it was given first would read like in its column; `undefined` if the column is blank. */
export function scorerOf(
  cells: readonly CellImage[],
  script: Script,
): ((cell: CellImage) => InkScore) | undefined {
  const pen = measurePen(cells);
  const inks = cells.map((cell) => findInk(cell, pen.threshold));
  const column = measureColumn(cells, inks);
  if (!column) return undefined;
  const compare = (cell: CellImage) => {
    const ink = findInk(cell, pen.threshold);
    const { box, pieces } = ink;
    if (!box) return undefined;
    const strips = stripsOf(cell, { ...ink, box }, pen, column);
    return { comparison: glance(strips, script), pieces };
  };
  const prior = columnPrior(
    cells.flatMap((cell) => compare(cell)?.comparison ?? []),
    'mark',
  );
  return (cell) => {
    const found = compare(cell);
    if (!found) return { signs: '', likelihood: 0 };
    const { candidates } = found.comparison;
    const logs = weighedLogs(found.comparison, prior.weigh).map(
      (log, at) => log - (leavesInk(found.pieces, candidates[at] ?? '') ? UNEXPLAINED : 0),
    );
    const likelihood = Math.max(...logs);
    return { signs: candidates[logs.indexOf(likelihood)] ?? '', likelihood };
  };
}
