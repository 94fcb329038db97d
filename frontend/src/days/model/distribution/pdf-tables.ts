import { PdfError, startPdfReader } from '#frontend/lib/pdf/open-pdf.ts';
import type { MergedCell, Sheet, SheetRow } from '#shared/spreadsheet/sheet.ts';
import {
  hasDoubtfulLetters,
  isCredible,
  withArticles,
} from '#frontend/lib/sources/pdf/credible-letters.ts';
import { SourceError } from '#frontend/lib/sources/source-file.ts';
import { isContinued, joinedCells } from './joined-pages.ts';
import { tablesOfPage, type PageTable } from './page-tables.ts';

/** More than the plan of a year has. */
const MOST_PAGES = 60;
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
  // Words in one column alone are in a frame, or what is left of a table without lines.
  const isTable = (tables: readonly PageTable[]): boolean =>
    new Set(tables.flatMap(({ cells }) => cells.map(({ column }) => column))).size > 1;
  return whole.filter(isTable).map((tables) => {
    const title = tables[0]?.title ?? '';
    const rows = new Map<number, (string | undefined)[]>(title === '' ? [] : [[1, [title]]]);
    const mergedCells: MergedCell[] = [];
    for (const { row, column, width, height, text } of joinedCells(tables)) {
      const number = row + 2;
      const cells = rows.get(number) ?? [];
      const said = text.split('\n').map(withArticles).join('\n');
      cells[column] = [cells[column], said].filter(Boolean).join('\n');
      rows.set(number, cells);
      if (width * height > 1) mergedCells.push({ row: number, column, width, height });
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
