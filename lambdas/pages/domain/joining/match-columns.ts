import { alignInOrder } from '#shared/page/align-in-order.ts';
import { foldName, nameLikeness } from '#shared/record/names/name-likeness.ts';
import type { Gradebook, GradebookColumn } from '#shared/model/gradebook.ts';

/** Likeness (0 to 1) from which two headings are the same apart from misread letters. */
const ALIKE = 0.6;

const holdsMarks = ({ kind }: GradebookColumn): boolean => kind === 'mark' || kind === 'average';
const isFree = ({ kind }: GradebookColumn): boolean => kind === 'remark' || kind === 'other';

type Likeness = 'same' | 'unknown' | 'other';

/** Compares two columns by kind, full mark, role and heading. */
function likenessOf(a: GradebookColumn, b: GradebookColumn): Likeness {
  if (a.kind !== b.kind && !(isFree(a) && isFree(b))) return 'other';
  if (!holdsMarks(a)) return 'same';
  if (a.scale !== undefined && b.scale !== undefined && a.scale !== b.scale) return 'other';
  if (a.role !== undefined && b.role !== undefined) return a.role === b.role ? 'same' : 'other';
  if (a.heading === '' || b.heading === '') return 'unknown';
  return nameLikeness(foldName(a.heading), foldName(b.heading)) >= ALIKE ? 'same' : 'other';
}

/**
 * For each column of a table, the column of another page with the same content; `undefined` where the page has none.
 * All columns of marks must have a counterpart on both sides, because an empty one would look like missing marks.
 * @param isContinued whether the page's rows continue or repeat the table, so that it needs no headings of its own
 * @returns undefined if the page has other columns
 */
export function matchColumns(
  table: Gradebook,
  page: Gradebook,
  isContinued: boolean,
): readonly (number | undefined)[] | undefined {
  const likeness = table.columns.map((own) => page.columns.map((other) => likenessOf(own, other)));
  const isAsWide = table.columns.length === page.columns.length;
  if (isAsWide && likeness.every((row, index) => row[index] !== 'other')) {
    const isHeaded = table.columns.some(
      (own, index) => holdsMarks(own) && likeness[index]?.[index] === 'same',
    );
    return isHeaded || isContinued ? table.columns.map((_, index) => index) : undefined;
  }
  const pairs = alignInOrder(likeness.map((row) => row.map((is) => (is === 'same' ? 1 : -1))));
  const paired = new Set(pairs);
  const isWhole =
    table.columns.every((own, index) => !holdsMarks(own) || pairs[index] !== undefined) &&
    page.columns.every((_, index) => paired.has(index) || isBlank(page, index));
  return isWhole && table.columns.some(holdsMarks) ? pairs : undefined;
}

const isBlank = ({ columns, rows }: Gradebook, index: number): boolean =>
  columns[index]?.kind === 'other' && rows.every(({ cells }) => (cells[index]?.text ?? '') === '');
