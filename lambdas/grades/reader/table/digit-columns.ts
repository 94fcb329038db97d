import { boundsOf } from '../words/strip.ts';
import type { TableCell } from './table-cells.ts';

/** Maximum width of a mark in digit heights: `12,75/20` in a broad font. */
const widestMark = 6.2;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const widthOf = ({ strokes }: TableCell): number => {
  const { left, right } = boundsOf(strokes);
  return right - left + 1;
};

/**
 * The columns as narrow as marks: marks, row numbers or short names.
 * @param letters height of digits, in pixels
 */
export const narrowColumns = (cells: readonly TableCell[], letters: number): number[] => {
  const [rows, columns] = [
    Math.max(...cells.map(({ row }) => row)),
    Math.max(...cells.map((cell) => cell.column + cell.columns)),
  ];
  const skipped = Math.min(2, Math.floor(rows / 2));
  const widths = Array.from({ length: columns }, (_, column) =>
    median(
      cells
        .filter((cell) => cell.column === column && cell.columns === 1 && cell.row >= skipped)
        .filter(({ strokes }) => strokes.length > 0)
        .map(widthOf),
    ),
  );
  return widths.flatMap((width, column) =>
    width > 0 && width <= widestMark * letters ? [column] : [],
  );
};
