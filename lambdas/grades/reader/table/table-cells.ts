import type { Stroke } from '../page/strokes.ts';
import { placeAmong, type Span, type TableGrid } from './table-grid.ts';

/** A cell or merged cell with its ink. */
export interface TableCell extends Span {
  readonly strokes: readonly Stroke[];
}

/** All cells of a table, row by row; a merged cell counts as one. */
export const cellsOf = (grid: TableGrid, strokes: readonly Stroke[]): TableCell[] => {
  const [rows, columns] = [grid.rows.length - 1, grid.columns.length - 1];
  const owner = new Map<string, Span>();
  const key = (row: number, column: number) => `${row}:${column}`;
  for (const span of grid.spans)
    for (let row = span.row; row < span.row + span.rows; row += 1)
      for (let column = span.column; column < span.column + span.columns; column += 1)
        owner.set(key(row, column), span);
  const cells: (Span & { strokes: Stroke[] })[] = [];
  const cellAt = new Map<string, { strokes: Stroke[] }>();
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const span = owner.get(key(row, column)) ?? { row, column, rows: 1, columns: 1 };
      const first = cellAt.get(key(span.row, span.column));
      const cell = first ?? { ...span, strokes: [] };
      if (!first) cells.push({ ...span, strokes: cell.strokes });
      cellAt.set(key(row, column), cell);
    }
  for (const stroke of strokes) {
    const [x, y] = [(stroke.left + stroke.right) / 2, (stroke.top + stroke.bottom) / 2];
    const row = placeAmong(grid.rows, y, x);
    cellAt.get(key(row, placeAmong(grid.columns, x, y)))?.strokes.push(stroke);
  }
  return cells;
};
