import { decodablePicture, encodePage, uprightPicture } from '#lambdas/pictures/picture-codec.ts';
import { straighten } from '#lambdas/pictures/straighten/straighten.ts';
import type {
  CellImage,
  ReadingContext,
} from '#lambdas/pages/engines/page-reader/digits/cell-image.ts';
import { cutCell } from '#lambdas/pages/engines/page-reader/marks/cell-images.ts';
import { readColumn } from '#lambdas/pages/engines/page-reader/marks/read-columns.ts';
import { loadPage } from '#lambdas/pages/engines/page-reader/page/load-page.ts';
import { findInkAndTables } from '#lambdas/pages/engines/page-reader/read-page.ts';
import { narrowColumns } from '#lambdas/pages/engines/page-reader/table/digit-columns.ts';
import { cellsOf } from '#lambdas/pages/engines/page-reader/table/table-cells.ts';
import { makePage, type PageTruth } from '../pages/make-page.ts';
import type { PageOptions } from '../pages/options.ts';
import { matchTables } from '../scoring/match-tables.ts';
import type { ReadPage } from '../scoring/read-page.ts';

/** A column of marks as the digit reader gets it from a page, with the true texts where its row is known. */
export interface ProductCells {
  readonly cells: readonly CellImage[];
  readonly texts: readonly (string | undefined)[];
  readonly context: ReadingContext;
}

interface Column {
  readonly cells: readonly CellImage[];
  readonly rows: readonly number[];
  readonly texts: readonly string[];
}

/** The narrow columns of a page's tables, from the left, without the first row of headings. */
async function columnsOf(image: Buffer, script: PageTruth['options']['digits']): Promise<Column[]> {
  const page = await straighten(await decodablePicture(await uprightPicture(image)));
  const { ink, grids } = await findInkAndTables(await loadPage(await encodePage(page)));
  return grids.flatMap((grid) => {
    const cells = cellsOf(grid, ink.strokes, ink.letters);
    return narrowColumns(cells, ink.letters).map((column): Column => {
      const own = cells.filter((cell) => cell.column === column && cell.row > 0);
      const images = own.map((cell) => cutCell(ink.page, grid, cell, ink));
      return {
        cells: images.map(({ image: pixels }) => pixels),
        rows: own.map(({ row }) => row),
        texts: readColumn(images, script, false).map(({ text }) => text),
      };
    });
  });
}

/** Columns as a page that was read, so that they can be matched with the true ones. */
function readingOf(columns: readonly Column[]): ReadPage {
  const most = Math.max(0, ...columns.flatMap(({ rows }) => rows));
  return {
    columns: columns.map(() => 'mark'),
    rows: Array.from({ length: most }, (_, row) => ({
      isSummary: false,
      cells: columns.map(({ rows, texts }) => ({
        text: texts[rows.indexOf(row + 1)] ?? '',
        isFlagged: false,
      })),
    })),
  };
}

/** A page's columns of marks and averages, cut as the product cuts them. */
export async function productCells(
  seed: number,
  asked: Partial<PageOptions>,
): Promise<ProductCells[]> {
  const { image, truth } = await makePage(seed, asked);
  const script = truth.options.digits;
  const found = await columnsOf(image, script);
  const columns = truth.options.language === 'ar' ? found.toReversed() : found;
  const match = matchTables(truth, readingOf(columns));
  return truth.columns.flatMap(({ kind }, at): ProductCells[] => {
    const column = columns[match.columns[at] ?? -1];
    if (!column || (kind !== 'mark' && kind !== 'average')) return [];
    const places = column.rows.map((row) => match.rows.indexOf(row - 1));
    const first = places.findIndex((place) => place >= 0);
    const texts = places.map((place) => truth.rows[place]?.cells[at]?.text);
    return [
      {
        cells: column.cells.slice(first),
        texts: texts.slice(first),
        context: { script, kind: 'mark', enlargement: 1 },
      },
    ];
  });
}
