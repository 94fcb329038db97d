import { fullMarkIn, markHeading, scaleOfHeading } from '#shared/record/marks/mark-headings.ts';
import { textIn } from '#shared/page/page-words.ts';
import { isCounting } from '#shared/page/row-numbers.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import { isHeading } from './heading-meaning.ts';
import type { ReadTable, ReadCell, MergedArea } from '#shared/page/page-reading.ts';

/** Maximum number of lines above the first pupil: titles, machine keys, headings, full marks. */
const MOST_HEADER_ROWS = 8;
/** Maximum number of rows that a heading reaches further down than its neighbours. */
const MOST_ROWS_BELOW = 2;
/** An area over this share of the columns belongs to the whole table. */
const WHOLE_WIDTH = 0.7;
/** A column with this share of numbers is numeric, and letters at its top are its heading. */
const MOSTLY = 0.6;

const isNumber = (text: string): boolean => parseMark(text).kind === 'mark';
const isAbsence = (text: string): boolean => parseMark(text).kind === 'absent';
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
const isScale = (text: string): boolean => !hasLetters(text) && scaleOfHeading(text) !== undefined;

const isRemark = (text: string): boolean => markHeading(text)?.kind === 'remark';

/** Whether an area is a title of the whole table. */
export const isWholeWidth = ({ left, right }: MergedArea, { rows }: ReadTable): boolean => {
  const width = rows[0]?.length ?? 0;
  return width > 2 && right - left >= width * WHOLE_WIDTH;
};

const isWithin = (index: number, { left, right }: MergedArea): boolean =>
  index >= left && index < right;

/** Which columns contain mostly numbers, apart from their heading. */
function numberColumns({ rows }: ReadTable): readonly boolean[] {
  return (rows[0] ?? []).map((_, column) => {
    const texts = rows.map((row) => row[column]?.text ?? '').filter((text) => text !== '');
    const numbers = texts.filter((text) => isNumber(text) || isAbsence(text));
    return numbers.length >= 2 && numbers.length >= texts.length * MOSTLY;
  });
}

/** Whether all cells with text in a row are below cells that span columns, as sub-columns `1` and `2` are. */
function isUnderWide(cells: readonly ReadCell[], index: number, grid: ReadTable): boolean {
  const above = grid.merged.filter(
    (area) => area.bottom === index && area.right - area.left > 1 && !isWholeWidth(area, grid),
  );
  const filled = cells.flatMap(({ text }, index) => (text === '' ? [] : [index]));
  return filled.length > 0 && filled.every((index) => above.some((area) => isWithin(index, area)));
}

/** How much more a row resembles headings than a pupil's row. */
function headerScore(
  cells: readonly ReadCell[],
  isPlain: boolean,
  isNumbers: readonly boolean[],
): number {
  const filled = cells
    .map(({ text, kinds }, column) => ({ text, kinds, column }))
    .filter(({ text }) => text !== '');
  if (isPlain && filled.length > 0) return 2;
  const count = (test: (cell: (typeof filled)[number]) => boolean): number =>
    filled.filter(test).length;
  // An absence that was misread as `obs` is over marks, where no remarks are.
  const headings = count(
    ({ text, column }) =>
      isScale(text) || (isHeading(text) && !(isNumbers[column] === true && isRemark(text))),
  );
  const overNumbers = count(
    ({ text, column }) =>
      isNumbers[column] === true && hasLetters(text) && !isAbsence(text) && !isHeading(text),
  );
  const numbers = count(({ text }) => isNumber(text));
  const absences = count(({ text }) => isAbsence(text));
  const said = count(({ kinds }) => kinds.includes('heading'));
  // The ministry's column keys for marks are numbers; its other keys are names.
  const weight = headings >= 2 ? 0.5 : 1.5;
  return (
    2 * headings +
    overNumbers +
    (said > filled.length / 2 ? 1 : 0) -
    weight * numbers -
    0.5 * absences
  );
}

/** A column's key in the ministry's sheets. */
const isKey = (text: string): boolean => /^[0٠]\p{Nd}$/u.test(text);

/**
 * Whether a row is a pupil's: beside a text that is no heading it has a number, which is neither a key nor one full mark for
 * all columns.
 */
function isPupil(cells: readonly ReadCell[], isNumbers: readonly boolean[]): boolean {
  const filled = cells.filter(({ text }) => text !== '');
  if (filled.some(({ text }) => isHeading(text) && !isRemark(text))) return false;
  const numbers = filled
    .filter(({ text }) => isNumber(text) && !isKey(text))
    .map(({ text }) => text);
  const isFullMarks = new Set(numbers).size === 1 && numbers.every((text) => fullMarkIn(text));
  const isNamed = cells.some(
    ({ text }, column) => isNumbers[column] !== true && /\p{L}{2}/u.test(text),
  );
  return isNamed && numbers.length > 0 && !isFullMarks;
}

/** The number of rows whose numbers show that pupils are counted there. */
const COUNTED = 3;

/** Whether the rows from here on are numbered. */
const isNumbered = ({ rows }: ReadTable, index: number): boolean =>
  (rows[index] ?? []).some((_, column) =>
    isCounting(rows.slice(index, index + COUNTED).map((row) => row[column]?.text ?? '')),
  );

/**
 * The number of rows at the top of a table that are not pupils'; 0 for the second half of a page. Found by their
 * contents, since pupils' rows begin where the numbers do; merged with a heading means heading.
 * @param isListed whether a text is the name of a pupil on a class list
 */
export function countHeaderRows(
  grid: ReadTable,
  isListed: (text: string) => boolean = () => false,
): number {
  const isNumbers = numberColumns(grid);
  let [sum, best, count] = [0, 0, 0];
  for (const [index, cells] of grid.rows.slice(0, MOST_HEADER_ROWS).entries()) {
    const isTitle = grid.merged.some(
      (area) =>
        area.top <= index &&
        area.bottom > index &&
        isWholeWidth(area, grid) &&
        cells.every(({ text }, index) => isWithin(index, area) || text === ''),
    );
    const isPart = index > 0 && isUnderWide(cells, index, grid);
    const names = cells.filter(({ text }) => hasLetters(text)).map(({ text }) => text);
    const isRow =
      !isTitle && !isPart && (best > 0 || isNumbered(grid, index)) && isPupil(cells, isNumbers);
    if (isRow || [...names, names.join(' ')].some(isListed)) break;
    sum += headerScore(cells, isTitle || isPart, isNumbers);
    if (sum > best) [best, count] = [sum, index + 1];
  }
  // An area without text is a gap in the table, and a longer one is a label along its side.
  const begun = grid.merged.filter(
    (area) =>
      area.top < count && area.bottom <= count + MOST_ROWS_BELOW && textIn(grid, area) !== '',
  );
  return Math.max(count, ...begun.map(({ bottom }) => bottom));
}
