import type { Header } from '../spreadsheet/find-header.ts';
import { foldText } from '../text/fold-text.ts';
import type { Cell, Sheet } from '../spreadsheet/sheet.ts';

/** The most lists that fit on a sheet of paper. */
const MOST_LISTS = 6;

const folded = (cell: Cell): string => (typeof cell === 'string' ? foldText(cell) : '');

/** Columns where the same headings begin again; a single column if they are not repeated. */
function startsOf(headings: readonly Cell[], { nameColumns }: Header): number[] {
  const texts = Array.from(headings, folded);
  const first = texts.findIndex((text) => text !== '');
  const name = Math.min(...nameColumns);
  const repeats = texts.flatMap((text, column) =>
    column >= name && text !== '' && text === texts[name] ? [column - (name - first)] : [],
  );
  return repeats.every((start) => texts[start] === texts[first]) ? repeats : [first];
}

/**
 * Splits lists that are side by side under repeated headings into sheets with the first list's columns. To save paper,
 * schools print a class in two halves, or two classes on a page.
 */
export function sideBySide(sheet: Sheet, layout: Header): Sheet[] {
  const headings = sheet.rows.find(({ number }) => number === layout.firstRow)?.cells ?? [];
  const starts = startsOf(headings, layout);
  if (starts.length < 2 || starts.length > MOST_LISTS) return [sheet];
  const [first = 0] = starts;
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? Infinity;
    const shift = start - first;
    return {
      ...sheet,
      rows: sheet.rows.map(({ number, cells }) => ({
        number,
        cells: Array.from(cells, (_, column) => {
          const from = column + shift;
          return from >= start && from < end ? cells[from] : undefined;
        }),
      })),
    };
  });
}
