import type { MarkReading, Script } from './digits/cell-image.ts';
import { cutCell, type PlacedImage } from './marks/cell-images.ts';
import {
  holdsWords,
  isDigits,
  markWords,
  readColumn,
  readNumbers,
  scriptOf,
} from './marks/read-columns.ts';
import type { PageTable, PageWord } from './page-reading.ts';
import { narrowColumns } from './table/digit-columns.ts';
import type { Writing } from './table/find-tables.ts';
import { headingsOf, isNameHeading, mostHeadings } from './table/headings.ts';
import { cellsOf, sharedCells, type TableCell } from './table/table-cells.ts';
import { cornersOf, type TableGrid } from './table/table-grid.ts';
import { alphabetOfHeadings } from './words/best-alphabet.ts';
import { surenessOf, textOf, type Reading } from './words/read-snippets.ts';
import {
  alphabetIn,
  readColumnOfNames,
  readColumnOfWords,
  readHeadings,
  readText,
  type InkPage,
  type Recognizers,
} from './words/read-words.ts';
import type { Alphabet, SeenWord } from './words/recognizer.ts';

/** The ink of a page, and its connected strokes. */
export interface Ink extends Writing, InkPage {}

/** The inputs for reading a table. */
interface Context {
  readonly grid: TableGrid;
  readonly ink: Ink;
  readonly recognizers: Recognizers;
  readonly cells: readonly TableCell[];
}

/** The number of first rows that separate headings from marks. */
const lookedAt = 9;
/** Minimum confidence of a word in a place without readable digits. */
const sureWord = 60;
/** The number of cells that decide whether a column contains words. */
const tried = 5;

const nothing: Reading = { lines: [] };

const wordOf = ({ text, confidence, left, top, right, bottom }: SeenWord): PageWord => ({
  text,
  confidence,
  corners: [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ],
});

/** The lines of a reading, as words of the page. */
export const pageLines = ({ lines }: Reading): PageWord[][] =>
  lines.filter((line) => line.length > 0).map((line) => line.map(wordOf));

const inColumn = (cells: readonly TableCell[], column: number): TableCell[] =>
  cells.filter((cell) => cell.column === column);

/** Lets results for words from other threads be processed between readings of digits on this one. */
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

const imagesOf = ({ grid, ink }: Context, cells: readonly TableCell[]): PlacedImage[] =>
  cells.map((cell) => cutCell(ink.page, grid, cell, ink));

/** Reads digits in the first rows, by cell. */
const glimpse = async (
  context: Context,
  columns: readonly number[],
): Promise<{ script: Script; seen: ReadonlyMap<TableCell, MarkReading> }> => {
  const some = columns.map((column) =>
    inColumn(context.cells, column).filter(({ row }) => row < lookedAt + mostHeadings),
  );
  const images = some.map((cells) => imagesOf(context, cells));
  const script = scriptOf(images.map((cells) => cells.slice(mostHeadings - 1)));
  const seen = new Map<TableCell, MarkReading>();
  for (const [at, cells] of some.entries()) {
    await pause();
    readColumn(images[at] ?? [], script, false).forEach((reading, index) => {
      const cell = cells[index];
      if (cell) seen.set(cell, reading);
    });
  }
  return { script, seen };
};

/** Words in cells of digits that are neither a mark nor an absence. */
const wordsAmong = async (
  { recognizers, ink }: Context,
  cells: readonly TableCell[],
  marks: readonly MarkReading[],
  alphabet: Alphabet,
): Promise<ReadonlyMap<TableCell, Reading>> => {
  const strange = cells.filter(
    ({ strokes }, at) => strokes.length > 1 && marks[at]?.text.includes('?'),
  );
  const readings = await readColumnOfWords(recognizers, ink, strange, alphabet);
  return new Map(
    strange.flatMap((cell, at) => {
      const reading = readings[at] ?? nothing;
      const isWord = /\p{L}{3}/u.test(textOf(reading)) && surenessOf(reading) >= sureWord;
      return isWord ? [[cell, reading] as const] : [];
    }),
  );
};

const readDigits = async (
  context: Context,
  cells: readonly TableCell[],
  { script, alphabet, isOuter }: { script: Script; alphabet: Alphabet; isOuter: boolean },
): Promise<Reading[]> => {
  const images = imagesOf(context, cells);
  const marks = readColumn(images, script, isOuter);
  const words = await wordsAmong(context, cells, marks, alphabet);
  return cells.map((cell, at) => {
    const [mark, image] = [marks[at], images[at]];
    return words.get(cell) ?? (mark && image ? markWords(mark, image) : nothing);
  });
};

/** The number of letters and digits in texts. */
const countSigns = (texts: readonly string[]) => {
  const count = (pattern: RegExp) => texts.join('').match(pattern)?.length ?? 0;
  return { letters: count(/\p{L}/gu), digits: count(/\p{Nd}/gu) };
};

/**
 * Columns as narrow as marks that contain words, such as short names: unreadable as digits, but readable as letters.
 */
const shortWords = async (
  { cells, recognizers, ink }: Context,
  columns: readonly number[],
  seen: ReadonlyMap<TableCell, MarkReading>,
): Promise<ReadonlySet<number>> => {
  const found = new Set<number>();
  for (const column of columns) {
    const own = inColumn(cells, column).filter(({ row }) => row >= mostHeadings - 1);
    if (!holdsWords(own.flatMap((cell) => seen.get(cell) ?? []))) continue;
    const some = own.filter(({ strokes }) => strokes.length > 0).slice(0, tried);
    const readings = await readText(recognizers, ink, some, 'latin');
    const { letters, digits } = countSigns(readings.map(textOf));
    if (letters >= 2 * some.length && letters > 2 * digits) found.add(column);
  }
  return found;
};

/** Reads all cells with the reader that suits their column, and counts the heading rows. */
const readCells = async (context: Context, columns: number, rows: number) => {
  const { cells, ink, recognizers } = context;
  const readings = new Map<TableCell, Reading>();
  const keep = (some: readonly TableCell[], found: readonly Reading[]) => {
    some.forEach((cell, at) => readings.set(cell, found[at] ?? nothing));
  };
  const top = cells.filter(({ row }) => row < mostHeadings);
  const topTexts = readHeadings(recognizers, ink, top);
  const narrow = narrowColumns(cells, ink.letters);
  const { script, seen } = await glimpse(context, narrow);
  const texts = await topTexts;
  const short = await shortWords(context, narrow, seen);
  const named = new Set(
    top.flatMap((cell, at) =>
      cell.columns === 1 && isNameHeading(textOf(texts[at] ?? nothing)) ? [cell.column] : [],
    ),
  );
  const digits = narrow.filter((column) => !short.has(column) && !named.has(column));
  const words = Array.from({ length: columns }, (_, at) => at).filter((at) => !digits.includes(at));

  const first = Array.from({ length: Math.min(mostHeadings, rows) }, (_, row) =>
    top.flatMap((cell, at) => {
      if (cell.row !== row) return [];
      const mark = seen.get(cell);
      const inDigits = digits.some((one) => one >= cell.column && one < cell.column + cell.columns);
      const known = texts[at] ?? nothing;
      const sure = mark && isDigits(mark) ? mark.confidence : 0;
      return [{ text: textOf(known), sureness: surenessOf(known), inDigits, digits: sure }];
    }),
  );
  const headings = rows < 2 ? 0 : headingsOf(first);
  keep(top, texts);

  const body = cells.filter(({ row }) => row >= headings);
  const usual = alphabetOfHeadings(texts);
  const reading = words.map(async (column) => {
    const own = inColumn(body, column);
    const isWords = short.has(column) || named.has(column);
    const numbers = isWords ? undefined : readNumbers(imagesOf(context, own), script);
    if (numbers) {
      keep(own, numbers);
      return;
    }
    const alphabet = await alphabetIn(recognizers, ink, own, usual);
    const mayBeNames = named.size === 0 || named.has(column);
    const read = mayBeNames ? readColumnOfNames : readColumnOfWords;
    keep(own, await read(recognizers, ink, own, alphabet));
  });
  for (const column of digits) {
    await pause();
    const own = inColumn(body, column);
    const isOuter = column === 0 || column === columns - 1;
    keep(own, await readDigits(context, own, { script, alphabet: usual, isOuter }));
  }
  await Promise.all(reading);
  return { readings, headings };
};

/** The most confidence of a cell whose ink may be a neighbour's. */
const mostShared = 90;

const doubted = ({ lines }: Reading, isShared: boolean): Reading => ({
  lines: lines.map((line) =>
    line.map((word) =>
      isShared ? { ...word, confidence: Math.min(mostShared, word.confidence) } : word,
    ),
  ),
});

export const readTable = async (
  grid: TableGrid,
  ink: Ink,
  recognizers: Recognizers,
): Promise<Omit<PageTable, 'title'>> => {
  const cells = cellsOf(grid, ink.strokes, ink.letters);
  const shared = sharedCells(grid, cells, ink.letters);
  const [rows, columns] = [grid.rows.length - 1, grid.columns.length - 1];
  const context = { grid, ink, recognizers, cells };
  const { readings, headings } = await readCells(context, columns, rows);
  return {
    cells: cells.map((cell) => ({
      row: cell.row,
      column: cell.column,
      rows: cell.rows,
      columns: cell.columns,
      corners: cornersOf(grid, cell),
      lines: pageLines(doubted(readings.get(cell) ?? nothing, shared.has(cell))),
      shared: shared.has(cell),
    })),
    rows,
    columns,
    headings,
    corners: cornersOf(grid, { row: 0, column: 0, rows, columns }),
    grid: Array.from({ length: rows * columns }, (_, at) =>
      cornersOf(grid, { row: Math.floor(at / columns), column: at % columns, rows: 1, columns: 1 }),
    ),
    ruled: [...grid.rows, ...grid.columns].every(({ ruled }) => ruled.length > 0),
  };
};
