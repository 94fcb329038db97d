import { foldName, nameLikeness } from '#shared/record/names/name-likeness.ts';
import { identityOf } from '#shared/page/row-identity.ts';
import { rowNumber } from '#shared/page/row-numbers.ts';
import type { Gradebook, GradebookRow } from '#shared/model/gradebook.ts';

/** The places of pupils in their class: row numbers, or counted from the first row if the rows have no numbers. */
export type Places = readonly number[];

export const pupilRows = ({ rows }: Gradebook): readonly GradebookRow[] =>
  rows.filter(({ summary }) => !summary);

/** The numbers of the rows, if they are readable enough to be sure of each; a few lost ones follow from the others. */
export function numbersOf(book: Gradebook): Places | undefined {
  if (book.record) return pupilNumbers(book);
  const index = book.columns.findIndex(({ kind }) => kind === 'ordinal');
  const read = pupilRows(book).map(({ cells }) => rowNumber(cells[index]?.text ?? ''));
  const offsets = read.flatMap((number, row) => (number === undefined ? [] : [number - row]));
  const [offset = 0] = offsets;
  if (offsets.length * 2 > read.length && offsets.every((other) => other === offset)) {
    return read.map((_, row) => row + offset);
  }
  const numbers = read.filter((number) => number !== undefined);
  const isRising = numbers.every((number, row) => row === 0 || number > (numbers[row - 1] ?? 0));
  return isRising && numbers.length === read.length && read.length > 0 ? numbers : undefined;
}

/** On a printed sheet the pupils are known, and so their places in the class. */
function pupilNumbers(book: Gradebook): Places | undefined {
  const pupils = pupilRows(book).flatMap(({ pupil }) => pupil ?? []);
  const isRising = pupils.every((pupil, row) => row === 0 || pupil > (pupils[row - 1] ?? 0));
  return isRising && pupils.length === pupilRows(book).length
    ? pupils.map((pupil) => pupil + 1)
    : undefined;
}

/** Likeness (0 to 1) from which two names are of one pupil, and below which they are of two. */
const ALIKE = 0.7;
const UNLIKE = 0.4;
/** Per cent; a name with less confidence cannot contradict. */
const READABLE = 60;

/** Whether two rows are of the same pupil, as far as pupils and names show. */
export function sameness(
  [table, row]: readonly [Gradebook, GradebookRow],
  [page, other]: readonly [Gradebook, GradebookRow],
): 'same' | 'unknown' | 'other' {
  if (row.pupil !== undefined && other.pupil !== undefined) {
    return row.pupil === other.pupil ? 'same' : 'other';
  }
  const [a, b] = [identityOf(table, row).name, identityOf(page, other).name];
  if (a === '' || b === '') return 'unknown';
  const likeness = nameLikeness(foldName(a), foldName(b));
  if (likeness >= ALIKE) return 'same';
  const isReadable = sureName(table, row) && sureName(page, other);
  return isReadable && likeness < UNLIKE ? 'other' : 'unknown';
}

const sureName = ({ columns }: Gradebook, { cells, pupil }: GradebookRow): boolean =>
  pupil !== undefined ||
  cells.some(
    ({ confidence = 100 }, index) => columns[index]?.kind === 'name' && confidence >= READABLE,
  );

/** Likeness (0 to 1) from which a name alone shows whose row it is; brothers and sisters are less alike. */
const CLEARLY = 0.85;

/** The index of the page's row with the same pupil, if exactly one has. */
function sameRow(
  own: readonly [Gradebook, GradebookRow],
  page: Gradebook,
  others: readonly GradebookRow[],
): number | undefined {
  const name = foldName(identityOf(...own).name);
  const same = others.flatMap((other, at) => {
    if (sameness(own, [page, other]) !== 'same') return [];
    const isPupil = own[1].pupil !== undefined && own[1].pupil === other.pupil;
    const likeness = nameLikeness(name, foldName(identityOf(page, other).name));
    return isPupil || likeness >= CLEARLY ? [at] : [];
  });
  return same.length === 1 ? same[0] : undefined;
}

export interface Placement {
  readonly table: Places;
  readonly page: Places;
  readonly isNumbered: boolean;
}

/**
 * Finds the places of a page's rows beside those of a table: by row numbers, or by the pupils that both have. Rows
 * without either follow the table.
 * @param numbers of the table's rows, if they have some
 * @returns undefined if the pupils of both contradict one another
 */
export function placeRows(
  table: Gradebook,
  numbers: Places | undefined,
  page: Gradebook,
): Placement | undefined {
  const own = numbersOf(page);
  if (numbers && own) return { table: numbers, page: own, isNumbered: true };
  const [rows, others] = [pupilRows(table), pupilRows(page)];
  const shifts = rows.flatMap((row, index) => {
    const at = sameRow([table, row], page, others);
    return at === undefined ? [] : [index - at];
  });
  const votes = [...Map.groupBy(shifts, (shift) => shift)]
    .map(([shift, all]) => ({ shift, votes: all.length }))
    .toSorted((a, b) => b.votes - a.votes);
  const [best, second] = votes;
  if (best && second && second.votes * 4 > best.votes) return undefined;
  const shift = best?.shift ?? rows.length;
  return {
    table: rows.map((_, index) => index),
    page: others.map((_, index) => index + shift),
    isNumbered: false,
  };
}
