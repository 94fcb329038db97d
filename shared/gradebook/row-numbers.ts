import type { Gradebook } from '../model/gradebook.ts';
import { asciiDigits } from '../spreadsheet/fold-text.ts';

/** The number a row has on the page; undefined where none can be read. */
export const rowNumber = (text: string): number | undefined => {
  const digits = /^\s*(\d{1,3})\s*[.)\-–]?\s*$/.exec(asciiDigits(text))?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** From this share of its rows on, a column numbers them. */
const MOST = 0.5;

/**
 * The rows, by id, whose number is missing, stands twice or does not follow the one above: there a row may have been
 * lost, and the marks of one pupil stand beside another's name. A single number that is misread between two that fit
 * loses no row, and is none of them.
 */
export function doubtfulOrdinals({ columns, rows }: Gradebook): ReadonlySet<string> {
  const place = columns.findIndex(({ kind }) => kind === 'ordinal');
  const pupils = rows.filter(({ summary }) => !summary);
  const numbers = pupils.map(({ cells }) => rowNumber(cells[place]?.text ?? ''));
  const known = numbers.filter((number) => number !== undefined);
  if (place < 0 || known.length < pupils.length * MOST) return new Set();

  const fits = (index: number): boolean => {
    const [number, before, after] = [numbers[index], numbers[index - 1], numbers[index + 1]];
    if (before !== undefined && after !== undefined && after === before + 2) return true;
    if (index === 0) return number === undefined ? after === 2 : true;
    return number !== undefined && before !== undefined && number === before + 1;
  };
  /** After one that does not fit, what follows it is right again. */
  const goesOn = (index: number): boolean => {
    const [number, next] = [numbers[index], numbers[index + 1]];
    return number !== undefined && next === number + 1 && numbers[index - 1] === undefined;
  };
  return new Set(pupils.filter((_, index) => !fits(index) && !goesOn(index)).map(({ id }) => id));
}
