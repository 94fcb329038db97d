import { PdfError, startPdfReader } from '#frontend/lib/pdf/open-pdf.ts';
import type { MergedCell, Sheet, SheetRow } from '#shared/spreadsheet/sheet.ts';
import {
  hasDoubtfulLetters,
  isCredible,
  withArticles,
} from '#frontend/lib/sources/pdf/credible-letters.ts';
import { SourceError } from '#frontend/lib/sources/source-file.ts';
import { tablesOfPage, type PageTable } from './page-tables.ts';

/** More than the plan of a year has. */
const MOST_PAGES = 60;
/** Points by which the borders of a table may differ from one page to the next. */
const NEAR = 4;
/** The least share of the borders that a table has again on the next page: some are moved, or drawn there alone. */
const SHARED = 0.6;

const isNear = (one = -Infinity, other = Infinity): boolean => Math.abs(one - other) < NEAR;

/** Whether a table has the outer borders and most of the columns of another. */
function isContinued(one: PageTable, other: PageTable): boolean {
  const again = one.sides.filter((side) => other.sides.some((next) => isNear(side, next)));
  return (
    isNear(one.sides[0], other.sides[0]) &&
    isNear(one.sides.at(-1), other.sides.at(-1)) &&
    again.length >= Math.max(one.sides.length, other.sides.length) * SHARED
  );
}

/** The column of a table that a column of its continuation covers most of. */
function columnIn(whole: PageTable, part: PageTable, column: number): number {
  const edges = ({ sides }: PageTable, at: number): [number, number] => {
    const [one = 0, other = 0] = [sides[at], sides[at + 1]];
    return one < other ? [one, other] : [other, one];
  };
  const [from, to] = edges(part, column);
  const shared = whole.sides.slice(1).map((_, at) => {
    const [left, right] = edges(whole, at);
    return Math.min(right, to) - Math.max(left, from);
  });
  return shared.indexOf(Math.max(...shared));
}

/** Tables that continue on the next page, each as a sheet below its title. */
export function sheetsOfTables(pages: readonly (readonly PageTable[])[]): Sheet[] {
  const whole: PageTable[][] = [];
  for (const tables of pages) {
    for (const [index, table] of tables.entries()) {
      const last = whole.at(-1)?.at(-1);
      if (index === 0 && last && isContinued(last, table)) whole.at(-1)?.push(table);
      else whole.push([table]);
    }
  }
  return whole.map((tables) => {
    const title = tables[0]?.title ?? '';
    const rows = new Map<number, (string | undefined)[]>(title === '' ? [] : [[1, [title]]]);
    const mergedCells: MergedCell[] = [];
    let before = 2;
    for (const table of tables) {
      for (const cell of table.cells) {
        const { row, height, text } = cell;
        const number = before + row;
        const cells = rows.get(number) ?? [];
        const column = tables[0] ? columnIn(tables[0], table, cell.column) : cell.column;
        const last = tables[0] ? columnIn(tables[0], table, cell.column + cell.width - 1) : column;
        const width = last - column + 1;
        const said = text.split('\n').map(withArticles).join('\n');
        cells[column] = [cells[column], said].filter(Boolean).join('\n');
        rows.set(number, cells);
        if (width * height > 1) mergedCells.push({ row: number, column, width, height });
      }
      before += table.rows;
    }
    const sorted = [...rows].toSorted(([one], [other]) => one - other);
    return {
      ...{ name: '', mergedCells, date1904: false },
      rows: sorted.map(([number, cells]): SheetRow => ({ number, cells: Array.from(cells) })),
    };
  });
}

/**
 * The tables of a PDF that are drawn with lines.
 * @throws SourceError `empty` if there is no such table, `withoutWords` if its pages are pictures
 */
export async function pdfTables(file: File): Promise<{ sheets: Sheet[]; isDoubtful: boolean }> {
  const reader = startPdfReader();
  try {
    const pdf = await reader.open(file);
    if (pdf.pages > MOST_PAGES) throw new SourceError('tooLarge');
    const pages: PageTable[][] = [];
    let words = '';
    let isDoubtful = false;
    for (let number = 1; number <= pdf.pages; number += 1) {
      const text = await pdf.textOf(number);
      words += text.pieces.map((piece) => piece.text).join(' ');
      isDoubtful ||= text.isUncertain === true;
      pages.push(tablesOfPage(text, await pdf.linesOf(number)));
    }
    const sheets = sheetsOfTables(pages);
    const read = pages
      .flat()
      .flatMap(({ cells }) => cells.map(({ text }) => text))
      .join('\n');
    if (!/\p{L}/u.test(words)) throw new SourceError('withoutWords');
    if (sheets.length === 0) throw new SourceError('empty');
    if (!isCredible(read)) throw new SourceError('unreadable');
    return { sheets, isDoubtful: isDoubtful || words.includes('\0') || hasDoubtfulLetters(read) };
  } catch (error) {
    if (error instanceof SourceError) throw error;
    const isKnown =
      error instanceof PdfError && (error.problem === 'locked' || error.problem === 'tooLarge');
    throw new SourceError(
      isKnown ? (error.problem === 'locked' ? 'locked' : 'tooLarge') : 'damaged',
      {
        cause: error,
      },
    );
  } finally {
    reader.close();
  }
}
