import type { MarkReading } from './digits/cell-image.ts';
import type { Hand } from './hand/hand.ts';
import { cutCell } from './marks/cell-images.ts';
import { holdsSureMarks, isDigits, readNumbers, scriptOf } from './marks/read-columns.ts';
import { partNumbers } from './marks/part-numbers.ts';
import {
  imagesOf,
  inColumn,
  isOuter,
  nothing,
  readAsDigits,
  readDigits,
  readFirstRow,
  shortWords,
  type Ink,
  type TableContext,
} from './narrow-columns.ts';
import type { InkTable, InkWord } from './ink-table.ts';
import { narrowColumns, partlyNarrowColumns } from './table/digit-columns.ts';
import {
  headingsOf,
  isMarkHeading,
  isNameHeading,
  isPupilRow,
  mostHeadings,
  rowNumberedOne,
  type SampleCell,
} from './table/headings.ts';
import {
  cellsOf,
  sharedCells,
  withOwnSigns,
  type Sharing,
  type TableCell,
} from './table/table-cells.ts';
import { cornersOf, type TableGrid } from './table/table-grid.ts';
import { alphabetOfHeadings, meaningOf } from './words/best-alphabet.ts';
import { surenessOf, textOf, type Reading } from './words/read-snippets.ts';
import {
  readColumnOfNames,
  readColumnOfWords,
  readHeadings,
  type Recognizers,
} from './words/read-words.ts';
import { isCounting } from '#shared/page/row-numbers.ts';
import type { SeenWord } from '#lambdas/pictures/recognizer.ts';

const wordOf = ({ text, confidence, left, top, right, bottom }: SeenWord): InkWord => ({
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
export const pageLines = ({ lines }: Reading): InkWord[][] =>
  lines.filter((line) => line.length > 0).map((line) => line.map(wordOf));

/** The first rows of a table, of which some are headings. */
interface Top {
  readonly texts: ReadonlyMap<TableCell, Reading>;
  readonly marks: ReadonlyMap<TableCell, MarkReading>;
}

const sureDigits = (mark: MarkReading | undefined): number =>
  mark && isDigits(mark) ? mark.confidence : 0;

/** The number of rows whose numbers show that pupils are counted there. */
const counted = 3;

/** The rows that may have headings. */
interface HeadingRows {
  /** The number of first rows in which headings can be, since no row above them has a pupil's marks. */
  readonly possible: number;
  /** The first pupil's row, if it is numbered 1, so that all rows above are headings. */
  readonly first: number | undefined;
}

const findHeadingRows = (context: TableContext, marks: Top['marks']): HeadingRows => {
  const { cells, grid, narrow } = context;
  const rows = Array.from({ length: mostHeadings - 1 }, (_, at) => at + 1);
  const textsIn = (column: number): string[] => {
    const own = new Map(inColumn(cells, column).map((cell) => [cell.row, marks.get(cell)?.text]));
    return Array.from({ length: grid.rows.length - 1 }, (_, row) => own.get(row) ?? '');
  };
  const isNumbered = (row: number): boolean =>
    narrow.some((column) => isCounting(textsIn(column).slice(row, row + counted)));
  const isPupils = (row: number): boolean =>
    isPupilRow(
      cells
        .filter((cell) => cell.row === row && narrow.includes(cell.column))
        .flatMap((cell) => marks.get(cell) ?? [])
        .map((mark) => ({ text: mark.text, digits: sureDigits(mark) })),
    );
  const first = narrow
    .filter((column) => isOuter(column, context))
    .flatMap((column) => rowNumberedOne(textsIn(column)) ?? [])[0];
  const possible = first ?? rows.find((row) => isNumbered(row) || isPupils(row)) ?? mostHeadings;
  return { possible, first };
};

/** Reads what may be headings: as words, and where none is known, as digits too. */
const readTop = async (context: TableContext) => {
  const { cells, ink, recognizers, narrow } = context;
  const inRows = (from: number, to: number) => cells.filter(({ row }) => row >= from && row < to);
  const firstRow = inRows(0, 1);
  const reading = readHeadings(recognizers, ink, firstRow);
  const digits = await readAsDigits(context);
  const { possible, first: pupils } = findHeadingRows(context, digits);
  const others = inRows(1, possible);
  const { readings, alphabet } = await reading;
  const below = await readHeadings(recognizers, ink, others, alphabet);
  const found = [...readings, ...below.readings];
  const texts = new Map([...firstRow, ...others].map((cell, at) => [cell, found[at] ?? nothing]));
  const isKnown = firstRow.some(
    (cell) => meaningOf(textOf(texts.get(cell) ?? nothing)) !== undefined,
  );
  const first = isKnown ? [] : readFirstRow(context, narrow);
  return { texts, possible, pupils, digits, marks: new Map([...first, ...digits]) };
};

/** The number of rows of headings. */
const countHeadings = ({ texts, marks }: Top, digits: readonly number[], rows: number): number => {
  const sample = (cell: TableCell): SampleCell => {
    const known = texts.get(cell) ?? nothing;
    const inDigits = digits.some((one) => one >= cell.column && one < cell.column + cell.columns);
    const sure = sureDigits(marks.get(cell));
    return { text: textOf(known), sureness: surenessOf(known), inDigits, digits: sure };
  };
  const first = Array.from({ length: rows }, (_, row) =>
    [...texts.keys()].filter((cell) => cell.row === row).map(sample),
  );
  return headingsOf(first);
};

/** Reads all cells with the reader that suits their column, and counts the heading rows. */
const readCells = async (context: TableContext, columns: number, rows: number) => {
  const { cells, ink, recognizers, narrow } = context;
  const readings = new Map<TableCell, Reading>();
  const marks = new Map<TableCell, MarkReading>();
  const keep = (some: readonly TableCell[], found: readonly Reading[]) => {
    some.forEach((cell, at) => readings.set(cell, found[at] ?? nothing));
  };
  const top = await readTop(context);
  top.texts.forEach((text, cell) => readings.set(cell, text));
  const headed = (says: (heading: string) => boolean): ReadonlySet<number> =>
    new Set(
      [...top.texts].flatMap(([cell, text]) =>
        cell.columns === 1 && says(textOf(text)) ? [cell.column] : [],
      ),
    );
  const named = headed(isNameHeading);
  const known = headed(isMarkHeading);
  const unknown = narrow.filter((column) => !known.has(column));
  const short = await shortWords(context, unknown, top.marks);
  const holdsDigits = (column: number): boolean => {
    if (named.has(column) || short.has(column)) return false;
    if (known.has(column) || narrow.includes(column)) return true;
    const below = inColumn(cells, column).filter(({ row }) => row >= mostHeadings - 1);
    return holdsSureMarks(imagesOf(context, below), context.script);
  };
  const all = Array.from({ length: columns }, (_, at) => at);
  const digits = all.filter(holdsDigits);
  const words = all.filter((at) => !digits.includes(at));
  const headings =
    rows < 2 ? 0 : (top.pupils ?? countHeadings(top, digits, Math.min(top.possible, rows)));

  const body = cells.filter(({ row }) => row >= headings);
  const alphabet = alphabetOfHeadings([...top.texts.values()]);
  const reading = words.map(async (column) => {
    const own = inColumn(body, column);
    const isWords = short.has(column) || named.has(column);
    const numbers = isWords ? undefined : readNumbers(imagesOf(context, own), context.script);
    const mayBeNames = named.size === 0 || named.has(column);
    const read = mayBeNames ? readColumnOfNames : readColumnOfWords;
    keep(own, numbers ?? (await read(recognizers, ink, own, alphabet)));
  });
  for (const column of digits) {
    const own = inColumn(body, column);
    const found = await readDigits(context, own, { marks: top.digits, alphabet });
    keep(
      own,
      found.map((one) => one.words),
    );
    own.forEach((cell, at) => {
      const mark = found[at]?.mark;
      if (mark) marks.set(cell, mark);
    });
  }
  await Promise.all(reading);
  return { readings, headings, marks };
};

/** The most confidence of a cell whose ink may be a neighbour's, and of one beside a near number that is not surer than this. */
const mostShared = 90;
const sureBesideNear = 99;

const doubted = ({ lines }: Reading, sharing: Sharing | undefined): Reading => ({
  lines: lines.map((line) =>
    line.map((word) => {
      const isDoubted = sharing === 'open' || (sharing && word.confidence < sureBesideNear);
      return isDoubted ? { ...word, confidence: Math.min(mostShared, word.confidence) } : word;
    }),
  ),
});

/** The columns as narrow as digits, and wider ones that surely hold marks: `12,75/100`; and the digits of the page. */
const columnsOfDigits = (grid: TableGrid, ink: Ink, cells: readonly TableCell[]) => {
  const narrow = narrowColumns(cells, ink.letters);
  const wide = partlyNarrowColumns(cells).filter((column) => !narrow.includes(column));
  const imagesIn = (column: number) =>
    inColumn(cells, column)
      .filter(({ row }) => row >= mostHeadings - 1)
      .map((cell) => cutCell(ink.page, grid, cell, ink));
  const script = scriptOf((narrow.length > 0 ? narrow : wide).map(imagesIn));
  const sure = wide.filter((column) => holdsSureMarks(imagesIn(column), script));
  return { script, narrow: [...narrow, ...sure].toSorted((a, b) => a - b) };
};

export const readTable = async (
  grid: TableGrid,
  ink: Ink,
  recognizers: Recognizers,
  hand?: Hand,
): Promise<InkTable> => {
  const byPlace = cellsOf(grid, ink.strokes, ink.letters);
  const { narrow, script } = columnsOfDigits(grid, ink, byPlace);
  const byRow = withOwnSigns(grid, byPlace, narrow);
  const { cells, partings } = partNumbers({ grid, ink, cells: byRow }, narrow, script);
  const shared = sharedCells(grid, cells, ink.letters, partings);
  const [rows, columns] = [grid.rows.length - 1, grid.columns.length - 1];
  const context = { grid, ink, recognizers, cells, narrow, script, hand };
  const { readings, headings, marks } = await readCells(context, columns, rows);
  return {
    cells: cells.map((cell) => ({
      row: cell.row,
      column: cell.column,
      rows: cell.rows,
      columns: cell.columns,
      lines: pageLines(doubted(readings.get(cell) ?? nothing, shared.get(cell))),
      shared: shared.get(cell) === 'open',
      mark: marks.get(cell),
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
