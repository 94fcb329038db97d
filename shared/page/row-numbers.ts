import type { Gradebook } from '../model/gradebook.ts';
import { asciiDigits } from '../text/fold-text.ts';

/** The row's number on the page; undefined if unreadable. */
export const rowNumber = (text: string): number | undefined => {
  const digits = /^(\d{1,3})\s*[.)\-–]?$/.exec(asciiDigits(text).trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** A column numbers the rows if at least this share of them has a number. */
const MOST = 0.5;

/** The rows whose number is missing, repeated or out of sequence: marks may be next to the wrong name. */
export function doubtfulOrdinals({ columns, rows }: Gradebook): ReadonlySet<string> {
  const numberColumn = columns.findIndex(({ kind }) => kind === 'ordinal');
  const pupils = rows.filter(({ summary }) => !summary);
  const numbers = pupils.map(({ cells }) => rowNumber(cells[numberColumn]?.text ?? ''));
  const known = numbers.filter((number) => number !== undefined);
  if (numberColumn < 0 || known.length < pupils.length * MOST) return new Set();

  const doubtful = new Set<string>();
  /** The expected next number; undefined if any number may follow. */
  let expected: number | undefined;
  for (const [index, { id }] of pupils.entries()) {
    const number = numbers[index];
    const isMisread = expected !== undefined && numbers[index + 1] === expected + 1;
    const fits = number === undefined ? isMisread : number === (expected ?? number) || isMisread;
    if (!fits) doubtful.add(id);
    const own = fits ? (expected ?? number) : number;
    expected = own === undefined ? undefined : own + 1;
  }
  return doubtful;
}

/** Whether cells below each other number the rows: each number follows the one above it. */
export const isCounting = (texts: readonly string[]): boolean => {
  const [first, ...others] = texts.map(rowNumber);
  return (
    first !== undefined &&
    others.length > 1 &&
    others.every((number, at) => number === first + at + 1)
  );
};
