import type { Grey } from './page/grey.ts';
import type { PageCell, PageTable, PageWord } from './page-reading.ts';
import { headingsOf, mostHeadings } from './table/headings.ts';
import { cellsOf, type TableCell } from './table/table-cells.ts';
import { cornersOf, type TableGrid } from './table/table-grid.ts';
import type { Writing } from './table/find-tables.ts';
import { alphabetOf, merged } from './words/best-alphabet.ts';
import { readSnippets, textOf, type Reading } from './words/read-snippets.ts';
import type { Alphabet, Recognizer, SeenWord } from './words/recognizer.ts';
import { boundsOf } from './words/strip.ts';

/** Both models, each with a thread of its own. */
export type Recognizers = Readonly<Record<Alphabet, Recognizer>>;

/** A page to read from: its ink alone, and what of it hangs together. */
export interface Ink extends Writing {
  readonly page: Grey;
}

/** Marks are so many digit heights wide at most: `12,75/20`. */
const widestMark = 4.4;
/** Rows whose names tell the alphabet of the page. */
const sampled = 6;

const nothing: Reading = { lines: [] };

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const sideOf = (alphabet: Alphabet) => (alphabet === 'arabic' ? 'right' : 'left');

const widthOf = ({ strokes }: TableCell): number => {
  const { left, right } = boundsOf(strokes);
  return right - left + 1;
};

/** Columns of digits, by their number; all others hold words. */
const digitColumns = (cells: readonly TableCell[], columns: number, letters: number) => {
  const skipped = Math.min(2, Math.floor(Math.max(...cells.map(({ row }) => row)) / 2));
  const widths = Array.from({ length: columns }, (_, column) =>
    median(
      cells
        .filter((cell) => cell.column === column && cell.columns === 1 && cell.row >= skipped)
        .filter(({ strokes }) => strokes.length > 0)
        .map(widthOf),
    ),
  );
  const widest = Math.max(...widths);
  return new Set(
    widths.flatMap((width, column) =>
      width > 0 && width < widest && width <= widestMark * letters ? [column] : [],
    ),
  );
};

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

/** Lines of a reading as they stand on the page. */
export const pageLines = ({ lines }: Reading): PageWord[][] =>
  lines.filter((line) => line.length > 0).map((line) => line.map(wordOf));

/** Reads snippets with both models and takes the better reading of each. */
export const readBoth = async (
  recognizers: Recognizers,
  ink: Ink,
  snippets: readonly { readonly strokes: TableCell['strokes'] }[],
  usual: Alphabet = 'arabic',
): Promise<Reading[]> => {
  const options = { letters: ink.letters, again: false } as const;
  const [arabic, latin] = await Promise.all(
    (['arabic', 'latin'] as const).map((alphabet) =>
      readSnippets(recognizers[alphabet], ink.page, snippets, {
        ...options,
        side: sideOf(alphabet),
      }),
    ),
  );
  return snippets.map((_, at) => merged(arabic?.[at] ?? nothing, latin?.[at] ?? nothing, usual));
};

/** The alphabet of a column of words, from a few of its cells. */
const alphabetIn = async (
  recognizers: Recognizers,
  ink: Ink,
  cells: readonly TableCell[],
): Promise<Alphabet> => {
  const written = cells.filter(({ strokes }) => strokes.length > 0);
  const step = Math.max(1, Math.floor(written.length / sampled));
  const sample = written.filter((_, at) => at % step === 0).slice(0, sampled);
  const options = { letters: ink.letters, again: false } as const;
  const [arabic, latin] = await Promise.all(
    (['arabic', 'latin'] as const).map((alphabet) =>
      readSnippets(recognizers[alphabet], ink.page, sample, {
        ...options,
        side: sideOf(alphabet),
      }),
    ),
  );
  return alphabetOf(arabic ?? [], latin ?? []) ?? 'latin';
};

/** Reads all cells of a table, each with the reader for what its column holds. */
export const readTable = async (
  grid: TableGrid,
  ink: Ink,
  recognizers: Recognizers,
): Promise<Omit<PageTable, 'title'>> => {
  const cells = cellsOf(grid, ink.strokes);
  const [rows, columns] = [grid.rows.length - 1, grid.columns.length - 1];
  const digits = digitColumns(cells, columns, ink.letters);
  const readings = new Map<TableCell, Reading>();
  const keep = (some: readonly TableCell[], found: readonly Reading[]) => {
    some.forEach((cell, at) => readings.set(cell, found[at] ?? nothing));
  };

  const top = cells.filter(({ row }) => row < mostHeadings);
  const found = await readBoth(recognizers, ink, top);
  const sample = Array.from({ length: Math.min(mostHeadings, rows) }, (_, row) =>
    top.flatMap((cell, at) =>
      cell.row === row
        ? [{ text: textOf(found[at] ?? nothing), digits: digits.has(cell.column) }]
        : [],
    ),
  );
  const headings = rows < 2 ? 0 : headingsOf(sample);
  keep(top, found);

  const body = cells.filter(({ row }) => row >= headings);
  const ofWords = Array.from({ length: columns }, (_, column) => column).filter(
    (column) => !digits.has(column),
  );
  for (const column of ofWords) {
    const own = body.filter((cell) => cell.column === column);
    const alphabet = await alphabetIn(recognizers, ink, own);
    keep(
      own,
      await readSnippets(recognizers[alphabet], ink.page, own, {
        letters: ink.letters,
        side: sideOf(alphabet),
        again: true,
      }),
    );
  }
  for (const column of digits) {
    const own = body.filter((cell) => cell.column === column);
    const options = { letters: ink.letters, side: 'left', again: true } as const;
    keep(own, await readSnippets(recognizers.latin, ink.page, own, options));
  }

  const pageCells = cells.map(({ strokes: _, ...cell }): PageCell => ({
    ...cell,
    corners: cornersOf(grid, cell),
    lines: [],
  }));
  cells.forEach((cell, at) => {
    const known = pageCells[at];
    if (known) pageCells[at] = { ...known, lines: pageLines(readings.get(cell) ?? nothing) };
  });
  return {
    cells: pageCells,
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
