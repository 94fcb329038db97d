import { scaleOfHeading } from '#shared/gradebook/mark-headings.ts';
import { parseMark } from '#shared/gradebook/parse-mark.ts';
import { isHeading } from './heading-meaning.ts';
import type { Grid, GridCell, MergedArea } from './table-grid.ts';

/** Titles, machine keys, headings, scales: a table has not more lines above its first pupil. */
const MOST_HEADER_ROWS = 8;
/** A heading reaches at most so many rows further down than those beside it. */
const MOST_ROWS_BELOW = 2;
/** An area over this share of the columns says something of the whole table. */
const WHOLE_WIDTH = 0.7;
/** A column with this share of numbers is one, and letters at its head are its heading. */
const MOSTLY = 0.6;

const isNumber = (text: string): boolean => parseMark(text).kind === 'mark';
const isAbsence = (text: string): boolean => parseMark(text).kind === 'absent';
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
const isScale = (text: string): boolean => !hasLetters(text) && scaleOfHeading(text) !== undefined;

/** Whether an area of a table is a title of all of it. */
export const isWholeWidth = ({ left, right }: MergedArea, { rows }: Grid): boolean => {
  const width = rows[0]?.length ?? 0;
  return width > 2 && right - left >= width * WHOLE_WIDTH;
};

const isWithin = (place: number, { left, right }: MergedArea): boolean =>
  place >= left && place < right;

/** Which columns hold mostly numbers, whatever is at their head. */
function numberColumns({ rows }: Grid): readonly boolean[] {
  return (rows[0] ?? []).map((_, column) => {
    const texts = rows.map((row) => row[column]?.text ?? '').filter((text) => text !== '');
    const numbers = texts.filter((text) => isNumber(text) || isAbsence(text));
    return numbers.length >= 2 && numbers.length >= texts.length * MOSTLY;
  });
}

/** Whether all that stands in a row stands under cells over several columns: their parts, such as `1` and `2`. */
function isUnderWide(cells: readonly GridCell[], index: number, grid: Grid): boolean {
  const above = grid.merged.filter(
    (area) => area.bottom === index && area.right - area.left > 1 && !isWholeWidth(area, grid),
  );
  const filled = cells.flatMap(({ text }, place) => (text === '' ? [] : [place]));
  return filled.length > 0 && filled.every((place) => above.some((area) => isWithin(place, area)));
}

/** By how much a row is more like a heading than like a pupil's. */
function headerScore(
  cells: readonly GridCell[],
  isPlain: boolean,
  isNumbers: readonly boolean[],
): number {
  const filled = cells
    .map(({ text, entities }, column) => ({ text, entities, column }))
    .filter(({ text }) => text !== '');
  if (isPlain && filled.length > 0) return 2;
  const count = (test: (cell: (typeof filled)[number]) => boolean): number =>
    filled.filter(test).length;
  const headings = count(({ text }) => isScale(text) || isHeading(text));
  const overNumbers = count(
    ({ text, column }) =>
      isNumbers[column] === true && hasLetters(text) && !isAbsence(text) && !isHeading(text),
  );
  const numbers = count(({ text }) => isNumber(text));
  const absences = count(({ text }) => isAbsence(text));
  const said = count(({ entities }) => entities.includes('COLUMN_HEADER'));
  // The ministry's keys of its columns of marks are numbers, beside others that are names.
  const weight = headings >= 2 ? 0.5 : 1.5;
  return (
    2 * headings +
    overNumbers +
    (said > filled.length / 2 ? 1 : 0) -
    weight * numbers -
    0.5 * absences
  );
}

/**
 * How many rows at the head of a table are no pupil's: found by what stands in them, as the marks of a page begin
 * where its numbers do, and what is merged with a heading is one. 0 for the second half of a page.
 */
export function countHeaderRows(grid: Grid): number {
  const isNumbers = numberColumns(grid);
  let [sum, best, count] = [0, 0, 0];
  for (const [index, cells] of grid.rows.slice(0, MOST_HEADER_ROWS).entries()) {
    const isTitle = grid.merged.some(
      (area) =>
        area.top <= index &&
        area.bottom > index &&
        isWholeWidth(area, grid) &&
        cells.every(({ text }, place) => isWithin(place, area) || text === ''),
    );
    const isPart = index > 0 && isUnderWide(cells, index, grid);
    sum += headerScore(cells, isTitle || isPart, isNumbers);
    if (sum > best) [best, count] = [sum, index + 1];
  }
  // Without a text it is a gap in the table, and one that goes on is a label along its side.
  const begun = grid.merged.filter(
    ({ top, bottom, text }) => top < count && text !== '' && bottom <= count + MOST_ROWS_BELOW,
  );
  return Math.max(count, ...begun.map(({ bottom }) => bottom));
}
