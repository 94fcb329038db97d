import type { Box } from '../pdf/box.ts';
import { palette } from '../pdf/palette.ts';
import type { Canvas } from '../pdf/canvas.ts';
import type { StructureElement } from '../pdf/structure.ts';
import type { Typesetting } from './text-box.ts';
import { PADDING, TEXT_SIZE } from './table-model.ts';
import type { Cell, PlacedColumn, Table } from './table-model.ts';
import { drawText, setSnugText, setText } from './text-box.ts';
import type { SetText, TextOptions } from './text-box.ts';

/** Height of the line to write on, as a share of the row's height. */
const LINE = 0.3;
/** Points. */
const NARROW = 45;

type Row = readonly (Cell | undefined)[];

const optionsOf = (cell: Cell, column: PlacedColumn, table: Table): TextOptions => {
  const { size = TEXT_SIZE, minSize = size * 0.75, vertical } = table;
  const { align } = column;
  const { weight, direction } = cell;
  return { size, minSize, align, vertical, weight, direction };
};

/** Above texts that begin at the top of their row, in points. */
const TOP = 3;

/** A note's size, as a share of its text's. */
const NOTE = 0.85;
const noteOptions = (options: TextOptions): TextOptions => {
  const size = options.size * NOTE;
  const style = { weight: 'regular', colour: palette.muted, direction: undefined } as const;
  return { ...options, ...style, size, minSize: size * 0.8 };
};

/** A mark in a narrow column is centred, so it needs no padding. */
const paddingOf = ({ align, width }: PlacedColumn): number =>
  align === 'center' && width < NARROW ? 1 : PADDING;

/** @param own the row's height, if it is its own */
function setCell(
  book: Typesetting,
  cell: Cell,
  column: PlacedColumn,
  table: Table,
  own?: number,
): SetText {
  const { snug = false, rowHeight, leastRowHeight = rowHeight } = table;
  const height = (own ?? leastRowHeight) - 2 * LINE;
  const box = { width: column.width - 2 * paddingOf(column), height };
  const options = optionsOf(cell, column, table);
  return snug
    ? setSnugText(book, cell.text, box, options, table.snugLines)
    : setText(book, cell.text, box.width, options);
}

function setNote(
  book: Typesetting,
  cell: Cell,
  column: PlacedColumn,
  table: Table,
): SetText | undefined {
  const { note } = cell;
  if (note === undefined) return undefined;
  const width = column.width - 2 * paddingOf(column);
  return setText(book, note, width, noteOptions(optionsOf(cell, column, table)));
}

/** The height that a row's texts need, regardless of the table's row height; 0 if each takes one line. */
export function measureRow(
  book: Typesetting,
  columns: readonly PlacedColumn[],
  row: Row,
  table: Table,
): number {
  const needed = columns.map((column, index) => {
    const cell = row[index];
    const set = cell && setCell(book, cell, column, table);
    if (!set) return 0;
    const note = setNote(book, cell, column, table);
    return note || set.lines.length > 1 ? set.height + (note?.height ?? 0) + 2 * LINE : 0;
  });
  return Math.max(0, ...needed);
}

/** Groups neighbouring columns into cells of the reading order: the row's headings, or blank cells. */
function cellsOf(columns: readonly PlacedColumn[], row: Row): number[][] {
  const kindOf = (index: number): string | undefined => {
    if (columns[index]?.rowHeading) return 'heading';
    return row[index] ? undefined : 'blank';
  };
  const cells: number[][] = [];
  for (const index of columns.keys()) {
    const kind = kindOf(index);
    const last = cells.at(-1);
    if (last && kind !== undefined && kindOf(index - 1) === kind) last.push(index);
    else cells.push([index]);
  }
  return cells;
}

function drawCell(
  book: Typesetting,
  canvas: Canvas,
  cell: Cell,
  column: PlacedColumn,
  box: Box,
  table: Table,
  tag: StructureElement,
): void {
  const options = { ...optionsOf(cell, column, table), tag };
  const set = setCell(book, cell, column, table, table.heights && box.height);
  const note = setNote(book, cell, column, table);
  if (!note) {
    const inner = table.vertical === 'top' ? { ...box, y: box.y + TOP } : box;
    return drawText(book, canvas, set, inner, options);
  }
  const slack = table.vertical === 'top' ? TOP : (box.height - set.height - note.height) / 2;
  const y = box.y + slack;
  drawText(book, canvas, set, { ...box, y, height: set.height }, options);
  const under = { ...box, y: y + set.height, height: note.height };
  drawText(book, canvas, note, under, noteOptions(options));
}

/** Draws a row's texts; empty cells stay blank to write in. */
export function drawTableRow(
  book: Typesetting,
  canvas: Canvas,
  columns: readonly PlacedColumn[],
  row: Row,
  box: Box,
  table: Table,
  parent: StructureElement,
): void {
  if (row.every((cell) => cell === undefined)) return;
  const tag = parent.add('TR');
  for (const cell of cellsOf(columns, row)) {
    const isHeading = cell.some((index) => columns[index]?.rowHeading);
    const span = { columns: cell.length };
    const cellTag = isHeading ? tag.add('TH', 'Row', span) : tag.add('TD', undefined, span);
    for (const index of cell) {
      const [column, content] = [columns[index], row[index]];
      if (!column || !content) continue;
      const inner = {
        ...box,
        x: box.x + column.x + paddingOf(column),
        width: column.width - 2 * paddingOf(column),
      };
      drawCell(book, canvas, content, column, inner, table, cellTag);
    }
  }
}
