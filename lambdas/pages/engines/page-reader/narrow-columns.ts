import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MarkReading, Script } from './digits/cell-image.ts';
import type { Hand } from './hand/hand.ts';
import { cutCell, type PlacedImage } from './marks/cell-images.ts';
import { holdsWords, markWords, readColumn } from './marks/read-columns.ts';
import type { Stroke } from './page/strokes.ts';
import type { Writing } from './table/find-tables.ts';
import { mostHeadings } from './table/headings.ts';
import type { TableCell } from './table/table-cells.ts';
import type { TableGrid } from './table/table-grid.ts';
import { absenceWord, mayBeAbsenceWord } from './words/absence-word.ts';
import { surenessOf, textOf, type Reading } from './words/read-snippets.ts';
import { readText, readWords, type InkPage, type Recognizers } from './words/read-words.ts';
import type { Alphabet } from '#lambdas/pictures/recognizer.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';

/** The ink of a page, and its connected strokes. */
export interface Ink extends Writing, InkPage {}

/** The inputs for reading a table. */
export interface TableContext {
  readonly grid: TableGrid;
  readonly ink: Ink;
  readonly recognizers: Recognizers;
  readonly cells: readonly TableCell[];
  /** The columns that may hold digits, by their width: marks, row numbers, short names. */
  readonly narrow: readonly number[];
  /** The digits of the page. */
  readonly script: Script;
  /** The teacher's hand, if the reader learns it. */
  readonly hand: Hand | undefined;
}

/** Minimum confidence of a word in a place without readable digits. */
const sureWord = 60;
/** The number of cells that decide whether a column contains words. */
const tried = 5;

export const nothing: Reading = { lines: [] };

export const inColumn = (cells: readonly TableCell[], column: number): TableCell[] =>
  cells.filter((cell) => cell.column === column);

export const imagesOf = ({ grid, ink }: TableContext, cells: readonly TableCell[]): PlacedImage[] =>
  cells.map((cell) => cutCell(ink.page, grid, cell, ink));

/** Whether a column may hold numbers of rows: it is the first or the last one. */
export const isOuter = (column: number, { grid }: TableContext): boolean =>
  column === 0 || column === grid.columns.length - 2;

/** Columns read as digits, by cell. */
export type DigitReadings = ReadonlyMap<TableCell, MarkReading>;

/**
 * Reads the narrow columns as digits, each once and from its second row on, because a heading would change what is usual in it.
 */
export const readAsDigits = async (context: TableContext): Promise<DigitReadings> => {
  const marks = new Map<TableCell, MarkReading>();
  for (const column of context.narrow) {
    // Lets results for words from other threads be processed in between.
    await nextTurn();
    const cells = inColumn(context.cells, column).filter(({ row }) => row > 0);
    const images = imagesOf(context, cells);
    const { script, hand } = context;
    const readings = readColumn(images, script, isOuter(column, context), hand);
    readings.forEach((reading, index) => {
      const cell = cells[index];
      if (cell) marks.set(cell, reading);
    });
  }
  return marks;
};

/** Reads the first cells of columns as digits, for a table that may have no headings. */
export const readFirstRow = (context: TableContext, columns: readonly number[]): DigitReadings =>
  new Map(
    columns.flatMap((column) => {
      const cells = inColumn(context.cells, column).filter(({ row }) => row < mostHeadings);
      const images = imagesOf(context, cells);
      const [reading] = readColumn(images, context.script, false, context.hand);
      const [cell] = cells;
      return cell?.row === 0 && reading ? [[cell, reading] as const] : [];
    }),
  );

/** The most digits, and the least width of their ink in its height, that an Arabic word was read as by mistake. */
const mistaken = { digits: 2, width: 1.3 } as const;
/** Below this a mark is doubted, and so is an absence of which the networks have another reading; if they have the same, it is sure. */
const certain = 98;
const doubted = 90;
const seconded = 99;

/** Whether the networks take a cell for an absence, but not for sure. */
const isUnsureAbsence = (mark: MarkReading | undefined): mark is MarkReading =>
  mark !== undefined && mark.confidence < certain && parseMark(mark.text).kind === 'absent';

/** Whether a short number is so wide that it may be a word: غياب is read as 16. */
function mayBeWord({ strokes }: TableCell, { text, confidence }: MarkReading): boolean {
  const side = (of: (stroke: Stroke) => number): number[] => strokes.map(of);
  const width = Math.max(...side(({ right }) => right)) - Math.min(...side(({ left }) => left));
  const height = Math.max(...side(({ top, bottom }) => bottom - top));
  const isShort = /^\p{Nd}+$/u.test(text) && text.length <= mistaken.digits;
  return isShort && confidence < certain && width > mistaken.width * height;
}

/** The absence that a reading is; it is doubted unless it is written so, and the networks find no number. */
function absenceOf(reading: Reading, isUnread: boolean): Reading | undefined {
  const text = absenceWord(textOf(reading));
  const [word] = reading.lines.flat();
  if (text === undefined || word === undefined) return undefined;
  const isSure = isUnread && text === word.text;
  const confidence = isSure ? seconded : Math.min(doubted, word.confidence);
  return { lines: [[{ ...word, text, confidence }]] };
}

/** Words in cells of digits: an absence, or what is no mark; in a cell that may be an absence, a text that may be one, too. */
const wordsAmong = async (
  { recognizers, ink }: TableContext,
  cells: readonly TableCell[],
  marks: readonly MarkReading[],
  alphabet: Alphabet,
): Promise<ReadonlyMap<TableCell, Reading>> => {
  const isUnread = (at: number): boolean => marks[at]?.text.includes('?') ?? false;
  const strange = [...cells.entries()].filter(([at, cell]) => {
    const mark = marks[at];
    if (isUnsureAbsence(mark)) return true;
    if (cell.strokes.length < 2 || mark === undefined) return false;
    return isUnread(at) || (alphabet === 'arabic' && mayBeWord(cell, mark));
  });
  const readings = await readWords(
    recognizers,
    ink,
    strange.map(([, cell]) => cell),
    alphabet,
  );
  return new Map(
    strange.flatMap(([at, cell], index) => {
      const reading = readings[index] ?? nothing;
      if (isUnsureAbsence(marks[at]))
        return mayBeAbsenceWord(textOf(reading)) ? [[cell, reading] as const] : [];
      const isWord = /\p{L}{3}/u.test(textOf(reading)) && surenessOf(reading) >= sureWord;
      const found =
        absenceOf(reading, isUnread(at)) ?? (isUnread(at) && isWord ? reading : undefined);
      return found ? [[cell, found] as const] : [];
    }),
  );
};

/** The reading of a cell of digits as words of the page, and the mark that it was read as. */
interface DigitCell {
  readonly words: Reading;
  readonly mark: MarkReading | undefined;
}

/** Reads a column of digits; columns without headings are read anew. */
export const readDigits = async (
  context: TableContext,
  cells: readonly TableCell[],
  { marks, alphabet }: { readonly marks: DigitReadings; readonly alphabet: Alphabet },
): Promise<DigitCell[]> => {
  const images = imagesOf(context, cells);
  const known = cells.flatMap((cell) => marks.get(cell) ?? []);
  const read =
    known.length === cells.length
      ? known
      : readColumn(images, context.script, isOuter(cells[0]?.column ?? 0, context), context.hand);
  const words = await wordsAmong(context, cells, read, alphabet);
  return cells.map((cell, at) => {
    const [own, image] = [read[at], images[at]];
    const word = words.get(cell);
    if (word && !isUnsureAbsence(own)) return { words: word, mark: undefined };
    const mark = word && own ? { ...own, confidence: seconded } : own;
    return { words: mark && image ? markWords(mark, image) : nothing, mark };
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
export const shortWords = async (
  { cells, recognizers, ink }: TableContext,
  columns: readonly number[],
  marks: ReadonlyMap<TableCell, MarkReading>,
): Promise<ReadonlySet<number>> => {
  const found = new Set<number>();
  for (const column of columns) {
    const own = inColumn(cells, column).filter(({ row }) => row >= mostHeadings - 1);
    const read = own.flatMap((cell) => marks.get(cell) ?? []);
    if (!holdsWords(read)) continue;
    // A tick is read as a letter, two of them as two.
    const fewest = read.some(({ isTick }) => isTick) ? 3 : 2;
    const some = own.filter(({ strokes }) => strokes.length > 0).slice(0, tried);
    const readings = await readText(recognizers, ink, some, 'latin');
    const { letters, digits } = countSigns(readings.map(textOf));
    if (letters >= fewest * some.length && letters > 2 * digits) found.add(column);
  }
  return found;
};
