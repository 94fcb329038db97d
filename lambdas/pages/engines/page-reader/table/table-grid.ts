import type { Point } from '../page/level.ts';
import type { Boundary } from './boundaries.ts';

/** Several grid cells that form one cell of the page. Rows and columns count from 0. */
export interface Span {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** The boundaries of a table's rows and columns; one more than there are rows and columns. */
export interface TableGrid {
  readonly rows: readonly Boundary[];
  readonly columns: readonly Boundary[];
  /** Merged cells only. */
  readonly spans: readonly Span[];
}

/** The point where two boundaries cross. */
export const crossing = (row: Boundary, column: Boundary): Point => {
  let x = column.at(row.at(column.at(0)));
  for (let times = 0; times < 3; times += 1) x = column.at(row.at(x));
  return { x, y: row.at(x) };
};

/** The corners of a cell or merged cell, clockwise from the upper left one. */
export const cornersOf = ({ rows, columns }: TableGrid, span: Span): Point[] => {
  const [top, bottom] = [rows[span.row], rows[span.row + span.rows]];
  const [left, right] = [columns[span.column], columns[span.column + span.columns]];
  if (!top || !bottom || !left || !right) return [];
  return [
    crossing(top, left),
    crossing(top, right),
    crossing(bottom, right),
    crossing(bottom, left),
  ];
};

/**
 * The index of the row or column that contains a position; -1 before the first boundary, and the last index after the
 * last.
 */
export const placeAmong = (boundaries: readonly Boundary[], value: number, along: number): number =>
  boundaries.filter((one) => one.at(along) <= value).length - 1;
