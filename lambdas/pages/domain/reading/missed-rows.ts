import type { Word } from '#shared/page/page-reading.ts';
import { around, type Box } from '#shared/page/box.ts';
import type { GradebookTable } from './gradebook-table.ts';
import { toLines } from '#shared/page/page-words.ts';

/** A row this many times as high as the others, including the gap below it, has room for another row. */
const ROOM = 1.7;
/** A larger gap between two rows is another part of the page. */
const MOST_ROOM = 4;
/** With fewer rows the usual height is unknown. */
const FEWEST = 4;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The lines with at least `least` numbers within a box: a pupil's marks take one line, a name may take two. */
function linesOfNumbers(
  words: readonly Word[],
  { top, bottom, left, right }: Box,
  least: number,
): number {
  const inside = words.flatMap((word) => {
    const { box } = word;
    if (!box || !/^\p{Nd}/u.test(word.text)) return [];
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return x > left && x < right && y > top && y < bottom ? [{ word, box }] : [];
  });
  return toLines(inside).filter(({ length }) => length >= least).length;
}

/** Whether two lines of marks are in one row of the table, which means that a row was missed. */
export function hasMissedRows(
  { columns, sources }: GradebookTable,
  words: readonly Word[],
): boolean {
  const marks = columns.filter(({ kind }) => kind === 'mark' || kind === 'average').length;
  const boxes = sources.flatMap((row) => around(row.flat().map(({ box }) => box)) ?? []);
  const steps = boxes.map(
    ({ top, bottom }, row) => Math.max(bottom, boxes[row + 1]?.top ?? 0) - top,
  );
  if (boxes.length < FEWEST) return false;
  const usual = median(steps);
  return boxes.some((box, row) => {
    const step = steps[row] ?? 0;
    if (step < usual * ROOM || step > usual * MOST_ROOM) return false;
    return linesOfNumbers(words, { ...box, bottom: box.top + step }, marks / 2) > 1;
  });
}
