import type { DigitScript, Gradebook, GradebookRow } from '#shared/model/gradebook.ts';
import { rowNumber } from '#shared/page/row-numbers.ts';

const ZERO = '٠'.codePointAt(0) ?? 0;

/** Formats a number in the page's digits. */
const written = (number: number, digits: DigitScript): string =>
  digits === 'western'
    ? String(number)
    : String(number).replace(/\d/g, (digit) => String.fromCodePoint(ZERO + Number(digit)));

/** A row's number from those above and below, if they differ by two; a row may be missing otherwise. */
function implied(numbers: readonly (number | undefined)[], row: number): number | undefined {
  const above = numbers[row - 1];
  const below = numbers[row + 1];
  return above !== undefined && below === above + 2 ? above + 1 : undefined;
}

/** Removes empty rows between consecutive numbers: a line of the paper was taken for a row. */
export function fillRowNumberGaps(gradebook: Gradebook): Gradebook {
  const { columns, rows } = gradebook;
  const place = columns.findIndex(({ kind }) => kind === 'ordinal');
  const numbers = rows.map(({ cells }) => rowNumber(cells[place]?.text ?? ''));
  const isGap = ({ cells }: GradebookRow, index: number): boolean => {
    if (place < 0 || cells.some(({ text }) => text !== '')) return false;
    const above = numbers.slice(0, index).findLast((number) => number !== undefined);
    const below = numbers.slice(index + 1).find((number) => number !== undefined);
    return above !== undefined && below === above + 1;
  };
  return { ...gradebook, rows: rows.filter((row, index) => !isGap(row, index)) };
}

/** Corrects row numbers that were misread or not read between two consistent ones; `read` keeps the reading. */
export function repairRowNumbers(gradebook: Gradebook): Gradebook {
  const { columns, rows, digits } = gradebook;
  const place = columns.findIndex(({ kind }) => kind === 'ordinal');
  if (place < 0) return gradebook;
  const pupils = rows.filter(({ summary }) => !summary);
  const numbers = pupils.map(({ cells }) => rowNumber(cells[place]?.text ?? ''));
  const repaired = new Map<GradebookRow, string>();
  pupils.forEach((row, index) => {
    const number = implied(numbers, index);
    if (number === undefined || number === numbers[index]) return;
    repaired.set(row, written(number, digits));
  });
  return {
    ...gradebook,
    rows: rows.map((row) => {
      const text = repaired.get(row);
      if (text === undefined) return row;
      return {
        ...row,
        cells: row.cells.map((cell, index) =>
          index === place ? { ...cell, text, read: cell.text } : cell,
        ),
      };
    }),
  };
}
