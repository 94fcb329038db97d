import type { Word } from '#shared/page/page-reading.ts';
import type { Gradebook, GradebookRow, PageWarning } from '#shared/model/gradebook.ts';
import { readingFigures } from '../measure-marks.ts';
import { rowNumber } from '#shared/page/row-numbers.ts';
import { around } from '#shared/page/box.ts';
import type { GradebookTable } from './gradebook-table.ts';
import { hasMissedRows } from './missed-rows.ts';
import type { TablePart } from './table-parts.ts';

/** Pixels; lower digits are read too badly to be trusted. */
const SMALLEST_DIGITS = 18;

const median = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const markWords = ({ columns, rows, sources }: GradebookTable): readonly Word[] =>
  sources
    .filter((_, row) => !rows[row]?.summary)
    .flatMap((row) =>
      row.flatMap((cells, index) => {
        const kind = columns[index]?.kind;
        return kind === 'mark' || kind === 'average' ? cells.flatMap(({ words }) => words) : [];
      }),
    );

type Numbered = Pick<Gradebook, 'columns' | 'rows'>;

/** The difference between the number and the index of each pupil's row. */
function numberOffsets({ columns, rows }: Numbered): readonly (number | undefined)[] {
  const index = columns.findIndex(({ kind }) => kind === 'ordinal');
  const pupils = rows.filter(({ summary }) => !summary);
  return pupils.map(({ cells }, row) => {
    const number = rowNumber(cells[index]?.text ?? '');
    return number === undefined ? undefined : number - row;
  });
}

/** Whether the first readable numbers do not begin at 1. */
function startsLate(gradebook: Numbered): boolean {
  const offsets = numberOffsets(gradebook);
  const first = offsets.find((offset, row) => offset !== undefined && offsets[row + 1] === offset);
  return first !== undefined && first !== 1;
}

/** The rows before which the numbering jumps: consecutive on both sides but not across. */
export function jumpingRows(gradebook: Numbered): GradebookRow[] {
  const pupils = gradebook.rows.filter(({ summary }) => !summary);
  const offsets = numberOffsets(gradebook);
  const jumping: GradebookRow[] = [];
  let before: number | undefined;
  offsets.forEach((offset, row) => {
    if (offset === undefined || offsets[row + 1] !== offset) return;
    const own = pupils[row];
    if (before !== undefined && before !== offset && own) jumping.push(own);
    before = offset;
  });
  return jumping;
}

/** Least paper beyond a table, as a share of a row's height and of the picture's width. */
const LEAST_PAPER = { rows: 0.35, width: 0.008 };

/** Whether a table reaches an edge of the picture, so that rows or columns may be missing. */
export function isCut({ box, rows }: Pick<TablePart, 'box' | 'rows'>): boolean {
  const heights = rows.flatMap((row) => {
    const place = around(row.map((cell) => cell.box));
    return place ? [place.bottom - place.top] : [];
  });
  const paper = (median(heights) ?? 0) * LEAST_PAPER.rows;
  return (
    box !== undefined &&
    (box.top < paper ||
      box.bottom > 1 - paper ||
      box.left < LEAST_PAPER.width ||
      box.right > 1 - LEAST_PAPER.width)
  );
}

/** Per cent; with this share of doubtful marks a page is like handwriting. Printed pages have at most 28. */
const HARD_TO_READ = 30;
/** With fewer marks the share means nothing. */
const FEWEST_MARKS = 10;

/** Whether the teacher must check every mark, because most words are handwritten or too many marks are doubtful. */
function needsEveryMark(gradebook: Gradebook, words: readonly Word[]): boolean {
  const handwritten = words.filter(({ isHandwritten }) => isHandwritten).length;
  const { DoubtfulMarks = 0 } = readingFigures(gradebook);
  const marks =
    gradebook.rows.length * gradebook.columns.filter(({ kind }) => kind === 'mark').length;
  return handwritten > words.length / 2 || (marks >= FEWEST_MARKS && DoubtfulMarks >= HARD_TO_READ);
}

/** Warnings that follow from the rows alone: their numbers, and how many there are. */
export function countWarnings(gradebook: Gradebook): PageWarning[] {
  // The pupils of a printed sheet are stored, and it may have a part of them.
  if (gradebook.record) return [];
  const pupils = gradebook.rows.filter(({ summary }) => !summary).length;
  const listed = gradebook.classList?.pupils.length;
  return [
    ...(jumpingRows(gradebook).length > 0 ? (['row-numbers'] as const) : []),
    ...(startsLate(gradebook) ? (['first-row-number'] as const) : []),
    ...(listed !== undefined && listed !== pupils ? (['pupil-count'] as const) : []),
  ];
}

/** Warnings about the page as a whole, based on all its words; `height` is the picture's, in pixels. */
export function findWarnings(
  table: GradebookTable,
  gradebook: Gradebook,
  { words: all, height }: { readonly words: readonly Word[]; readonly height: number },
): PageWarning[] {
  const words = markWords(table);
  const digits = words.flatMap(({ box, text }) =>
    box && /\p{Nd}/u.test(text) ? [(box.bottom - box.top) * height] : [],
  );
  return [
    ...(needsEveryMark(gradebook, words) ? (['handwriting'] as const) : []),
    ...((median(digits) ?? SMALLEST_DIGITS) < SMALLEST_DIGITS ? (['small-text'] as const) : []),
    ...(hasMissedRows(table, all) ? (['row-missed'] as const) : []),
    ...countWarnings(gradebook),
  ];
}
