import type { Cell, Sheet } from './sheet.ts';
import { encodeCell } from './workbook/cell-address.ts';

const SEPARATORS = ['\t', ';', ',', '|'] as const;
/** The number of lines that decide on the separator. */
const LINES_JUDGED = 20;

/** The line in which Excel may name the separator. */
const NAMED = /^"?sep=(.)"?(?:\r\n?|\n)/i;

/** The separator that occurs in most of the first lines, outside quotes, and of two in all lines the more regular one. */
const separatorOf = (text: string): string => {
  const lines = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/\r\n?|\n/, LINES_JUDGED);
  const count = (separator: string) => {
    const cells = lines.map((line) => line.split(separator).length);
    const most = cells.filter((number) => number > 1);
    const isRegular = most.every((number) => number === most[0]);
    return most.length + (isRegular ? 0.5 : 0);
  };
  return SEPARATORS.reduce<string>(
    (best, separator) => (count(separator) > count(best) ? separator : best),
    SEPARATORS[0],
  );
};

type Rows = readonly (readonly string[])[];

/** A value, also from `="0551"`, which keeps a spreadsheet from reading a number. Another formula has no result here. */
const cellOf = (value: string, r: number, c: number): Cell => {
  const written = value.trim();
  if (!written.startsWith('=') || written === '=') return written === '' ? undefined : value;
  return /^="([^"]*)"$/.exec(written)?.[1] ?? { at: encodeCell({ r, c }) };
};

/** Where a quote that opens a cell is closed; undefined for one that belongs to a text, as in `"Zizou" Ali` or `"Ali;12`. */
function closingQuote(text: string, opening: number, separator: string): number | undefined {
  for (let at = opening + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0) return undefined;
    if (text.charAt(at + 1) === '"') continue;
    let next = at + 1;
    while (text.charAt(next) === ' ') next += 1;
    return ['', separator, '\n', '\r'].includes(text.charAt(next)) ? at : undefined;
  }
}

/**
 * Parses CSV (RFC 4180, any usual separator) and rows copied from a spreadsheet.
 * @param mend puts right what a file of another program did not keep apart
 */
export const readDelimited = (
  written: string,
  mend: (rows: Rows, separator: string) => Rows = (rows) => rows,
): Sheet => {
  const named = NAMED.exec(written);
  const text = written.slice(named?.[0].length ?? 0);
  const separator = named?.[1] ?? separatorOf(text);
  const rows: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(cells);
    cells = [];
  };
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    const quote = letter === '"' && cell === '' ? closingQuote(text, index, separator) : undefined;
    if (quote !== undefined) {
      cell = text.slice(index + 1, quote).replaceAll('""', '"');
      index = quote;
    } else if (letter === separator) endCell();
    else if (letter === '\n') endRow();
    // Old Macintosh programs end lines with a return alone.
    else if (letter !== '\r') cell += letter;
    else if (text.charAt(index + 1) !== '\n') endRow();
  }
  endRow();
  return {
    name: '',
    mergedCells: [],
    date1904: false,
    rows: mend(rows, separator)
      .map((row, index) => ({
        number: index + 1,
        cells: row.map((value, column) => cellOf(value, index, column)),
      }))
      .filter((row) => row.cells.some((value) => value !== undefined)),
  };
};
