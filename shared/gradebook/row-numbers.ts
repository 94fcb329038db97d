import type { Gradebook } from '../model/gradebook.ts';
import { asciiDigits } from '../spreadsheet/fold-text.ts';

/** The number a row has on the page; undefined where none can be read. */
export const rowNumber = (text: string): number | undefined => {
  const digits = /^(\d{1,3})\s*[.)\-–]?$/.exec(asciiDigits(text).trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** From this share of its rows on, a column numbers them. */
const MOST = 0.5;

/**
 * The rows, by id, whose number is missing, stands twice or does not follow the one above: there a row may have been
 * lost, and the marks of one pupil stand beside another's name. A number that is misread between two that fit loses no
 * row, and is none of them.
 */
export function doubtfulOrdinals({ columns, rows }: Gradebook): ReadonlySet<string> {
  const place = columns.findIndex(({ kind }) => kind === 'ordinal');
  const pupils = rows.filter(({ summary }) => !summary);
  const numbers = pupils.map(({ cells }) => rowNumber(cells[place]?.text ?? ''));
  const known = numbers.filter((number) => number !== undefined);
  if (place < 0 || known.length < pupils.length * MOST) return new Set();

  const doubtful = new Set<string>();
  /** What the next row's number should be; undefined where any number may begin. */
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
