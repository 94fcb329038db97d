import { clippedBox, type Box } from '#shared/page/box.ts';
import { SURE } from '#shared/page/doubts.ts';
import {
  MOST_COLUMNS,
  MOST_ROWS,
  type PageReading,
  type ReadCell,
  type ReadTable,
  type SeenMark,
} from '#shared/page/page-reading.ts';
import { textOfWords, toWord } from '#shared/page/page-words.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import type { MarkReading } from './digits/cell-image.ts';
import type { Point } from './page/level.ts';
import type { InkCell, InkLine, InkTable } from './ink-table.ts';

/** Per cent: confidence in a cell, and in one whose ink may be a neighbour's. */
const FOUND = 99;
const SHARED = 60;

/** What was seen of a mark; nothing without a hand, or if other networks than those of pens have read it. */
export function seenOf(read: MarkReading | undefined): SeenMark | undefined {
  const { notes, alone, text, confidence = 0 } = read ?? {};
  if (!notes || !alone) return undefined;
  const isSettled =
    confidence >= SURE.mark && (alone.confidence < SURE.mark || alone.text !== text);
  return { notes, ...(isSettled && { alone: { ...alone } }) };
}

const covers = (cell: InkCell, row: number, column: number): boolean =>
  row >= cell.row &&
  row < cell.row + cell.rows &&
  column >= cell.column &&
  column < cell.column + cell.columns;

/** Whether a position has the content of its cell: the middle one of merged ones. */
const isHolder = (cell: InkCell, row: number, column: number): boolean =>
  row === cell.row + Math.floor((cell.rows - 1) / 2) &&
  column === cell.column + Math.floor((cell.columns - 1) / 2);

/** Gives what was read, in pixels of a levelled page, as what is known of the picture. */
export function givePage(
  { lines, tables }: { readonly lines: readonly InkLine[]; readonly tables: readonly InkTable[] },
  { width, height }: { readonly width: number; readonly height: number },
  origin: (point: Point) => Point,
): PageReading {
  const boxOf = (corners: readonly Point[]): Box | undefined => {
    const points = corners.map(origin);
    const [xs, ys] = [points.map(({ x }) => x / width), points.map(({ y }) => y / height)];
    return clippedBox({
      left: Math.min(...xs),
      top: Math.min(...ys),
      right: Math.max(...xs),
      bottom: Math.max(...ys),
    });
  };
  const wordsOf = (line: InkLine) =>
    line.flatMap(({ corners, ...word }) => toWord({ ...word, box: boxOf(corners) }) ?? []);

  const toCell = (table: InkTable, row: number, column: number): ReadCell => {
    const cell = table.cells.find((one) => covers(one, row, column));
    const own = cell && isHolder(cell, row, column) ? cell : undefined;
    const words = own?.lines.flatMap(wordsOf) ?? [];
    const isHeading = row < table.headings;
    return {
      words,
      text: textOfWords(words),
      confidence: cell?.shared ? SHARED : FOUND,
      box: boxOf(table.grid[row * table.columns + column] ?? []),
      kinds: isHeading ? ['heading'] : cell?.mark?.isTick ? ['tick'] : [],
      seen: seenOf(own?.mark),
    };
  };
  const toTable = (table: InkTable): ReadTable => {
    const rows = Array.from({ length: Math.min(MOST_ROWS, table.rows) }, (_, row) => row);
    const columns = Array.from({ length: Math.min(MOST_COLUMNS, table.columns) }, (_, at) => at);
    return {
      rows: rows.map((row) => columns.map((column) => toCell(table, row, column))),
      merged: table.cells
        .filter((cell) => cell.rows * cell.columns > 1)
        .map((cell) => ({
          top: cell.row,
          left: cell.column,
          bottom: Math.min(rows.length, cell.row + cell.rows),
          right: Math.min(columns.length, cell.column + cell.columns),
        })),
      box: boxOf(table.corners),
      titles: [],
    };
  };
  const all = [...lines, ...tables.flatMap(({ cells }) => cells.flatMap((cell) => cell.lines))];
  return {
    lines: all.flatMap((line) => {
      const box = boxOf(line.flatMap(({ corners }) => corners));
      return box ? [{ text: cleanText(line.map(({ text }) => text).join(' ')), box }] : [];
    }),
    words: lines.flatMap(wordsOf),
    tables: tables.map(toTable),
  };
}
