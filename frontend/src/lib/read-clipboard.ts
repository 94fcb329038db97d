import { limits } from '#shared/model/limits.ts';
import { cleanText } from '#shared/text/clean-text.ts';

/** The texts of copied cells, by row. */
export type Range = readonly (readonly string[])[];

/** Above this, the clipboard holds no table of one class. */
const MOST_TEXT = 4_000_000;
const MOST_CELLS = limits.classPupils * limits.gradebookColumns * 2;

/** Tab-separated cells; a cell with a line break or a quotation mark is quoted. */
function cellsOfText(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = (): void => {
    rows.at(-1)?.push(cleanText(cell));
    cell = '';
  };
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(index + 1) === '"') {
        cell += character;
        index += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === '\t') endCell();
    else if (character === '\n') {
      endCell();
      rows.push([]);
    } else cell += character;
  }
  endCell();
  return rows;
}

/** The cells of the first table; a merged cell has its text in its first place. */
function cellsOfTable(html: string): string[][] | undefined {
  // A parsed document runs no script and loads nothing.
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (!table) return undefined;
  const rows: string[][] = [];
  for (const [row, { cells }] of [...table.rows].entries()) {
    let column = 0;
    for (const cell of cells) {
      const own = (rows[row] ??= []);
      while (own[column] !== undefined) column += 1;
      const height = Math.min(cell.rowSpan || 1, table.rows.length - row);
      const width = Math.min(cell.colSpan, limits.gradebookColumns);
      for (let down = 0; down < height; down += 1) {
        const to = (rows[row + down] ??= []);
        for (let across = 0; across < width; across += 1) to[column + across] = '';
      }
      own[column] = cleanText(cell.textContent);
      column += width;
    }
  }
  return rows.map((row) => Array.from(row, (cell) => cell ?? ''));
}

/** Cuts empty rows and columns off the end, and fills short rows. */
function trim(rows: readonly (readonly string[])[]): Range {
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  const height = rows.findLastIndex((row) => row.some((cell) => cell !== '')) + 1;
  return rows
    .slice(0, height)
    .map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
}

/** The range that was copied: a table of HTML if there is one, or else text with tabs. Empty if there is none. */
export function readClipboard(data: Pick<DataTransfer, 'getData'>): Range | 'too-large' {
  const html = data.getData('text/html');
  const text = data.getData('text/plain');
  // The text is the same table without its looks.
  const table = html.length > MOST_TEXT ? undefined : cellsOfTable(html);
  if (!table && text.length > MOST_TEXT) return 'too-large';
  const range = trim(table ?? cellsOfText(text));
  return range.length * (range[0]?.length ?? 0) > MOST_CELLS ? 'too-large' : range;
}
