import { boundsOf } from '../words/strip.ts';
import type { TableCell } from './table-cells.ts';

/** Maximum width of a mark in heights of the page's print: `12,75/20` in a broad font. */
const widestMark = 6.2;
/** Maximum width of a mark in heights of its own ink, which may be much higher than the print; names have five and more. */
const widestOwn = 4;
/** Of cells from the narrowest to the widest, the one that is as narrow as marks where others name their full mark: `12,75/100`. */
const someNarrow = 0.25;

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** The width of a cell's ink in pixels, and in heights of that ink. */
const widthsOf = ({ strokes }: Pick<TableCell, 'strokes'>) => {
  const { left, right, top, bottom } = boundsOf(strokes);
  const width = right - left + 1;
  return { width, own: width / (bottom - top + 1) };
};

/** Whether most cells are as narrow as marks, in heights of their own ink. */
export const areAsNarrowAsMarks = (cells: readonly TableCell['strokes'][]): boolean => {
  const written = cells.filter((strokes) => strokes.length > 0);
  const widths = written.map((strokes) => widthsOf({ strokes }).own);
  return written.length > 0 && quantile(widths, 0.5) <= widestOwn;
};

/** The columns of which enough cells are as narrow as marks. */
const columnsBelow = (
  cells: readonly TableCell[],
  isNarrow: (widths: readonly ReturnType<typeof widthsOf>[]) => boolean,
): number[] => {
  const [rows, columns] = [
    Math.max(...cells.map(({ row }) => row)),
    Math.max(...cells.map((cell) => cell.column + cell.columns)),
  ];
  const skipped = Math.min(2, Math.floor(rows / 2));
  return Array.from({ length: columns }, (_, column) => column).filter((column) => {
    const widths = cells
      .filter((cell) => cell.column === column && cell.columns === 1 && cell.row >= skipped)
      .filter(({ strokes }) => strokes.length > 0)
      .map(widthsOf);
    return widths.length > 0 && isNarrow(widths);
  });
};

/**
 * The columns as narrow as marks: marks, row numbers or short names.
 * @param letters height of the print's digits, in pixels
 */
export const narrowColumns = (cells: readonly TableCell[], letters: number): number[] =>
  columnsBelow(
    cells,
    (widths) =>
      quantile(
        widths.map(({ width }) => width),
        0.5,
      ) <=
        widestMark * letters ||
      quantile(
        widths.map(({ own }) => own),
        0.5,
      ) <= widestOwn,
  );

/** The columns of which some cells are as narrow as marks: also marks of which most name their full mark, and longer names. */
export const partlyNarrowColumns = (cells: readonly TableCell[]): number[] =>
  columnsBelow(
    cells,
    (widths) =>
      quantile(
        widths.map(({ own }) => own),
        someNarrow,
      ) <= widestOwn,
  );
