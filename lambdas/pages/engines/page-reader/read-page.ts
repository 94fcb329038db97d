import type { PageReading } from '#shared/page/page-reading.ts';
import type { Hand } from './hand/hand.ts';
import { eraseRulings } from './page/erase-rulings.ts';
import type { Grey } from './page/grey.ts';
import { levelled } from './page/level.ts';
import { loadPage } from './page/load-page.ts';
import { findPageInk, letterHeight, middleOf, withoutWedges, type Stroke } from './page/strokes.ts';
import { givePage } from './give-page.ts';
import type { InkTable, InkWord } from './ink-table.ts';
import type { Ink } from './narrow-columns.ts';
import { pageLines, readTable } from './read-table.ts';
import { findLattices } from './rulings/lattice.ts';
import { findTables } from './table/find-tables.ts';
import { linesBetween } from './table/ink-rows.ts';
import { placeAmong, type TableGrid } from './table/table-grid.ts';
import { surenessOf } from './words/read-snippets.ts';
import { readText, type Recognizers } from './words/read-words.ts';

const darkBelow = 190;
/** With a larger share of ink the page is a picture instead of writing. */
const mostInk = 0.3;
/**
 * With more strokes, the page is the texture of a picture, such as a carpet or leaves. Pages of the benchmark have up to
 * 1,600, two tables of 45 pupils on paper with narrow squares 6,200, and noise up to 60,000.
 */
const mostStrokes = 10_000;
/** With more lines outside tables, the page is the texture of a picture. */
const mostLines = 120;
/** On a page without a table, the lines that are read: they only show whether anything is written. */
const fewLines = 8;
/** Readings with less confidence are not writing. */
const leastSure = 35;

const isOutside = (stroke: Stroke, tables: readonly TableGrid[]): boolean => {
  const { x, y } = middleOf(stroke);
  return tables.every(({ rows, columns }) => {
    const row = placeAmong(rows, y, x);
    const column = placeAmong(columns, x, y);
    return row < 0 || row >= rows.length - 1 || column < 0 || column >= columns.length - 1;
  });
};

/** Reads the lines outside the tables. */
const readOutside = async (
  ink: Ink,
  tables: readonly TableGrid[],
  recognizers: Recognizers,
): Promise<InkWord[][]> => {
  const strokes = ink.strokes.filter((stroke) => isOutside(stroke, tables));
  const lines = linesBetween(strokes, { top: 0, bottom: ink.height - 1 }, ink.letters)
    .map(({ top, bottom }) => ({
      strokes: strokes.filter((stroke) => {
        const middle = (stroke.top + stroke.bottom) / 2;
        return middle >= top && middle < bottom;
      }),
    }))
    .filter((line) => line.strokes.length > 0);
  if (lines.length > mostLines) return [];
  const step = tables.length > 0 ? 1 : Math.ceil(lines.length / fewLines);
  const asked = lines.filter((_, at) => at % step === 0);
  const readings = await readText(recognizers, ink, asked, 'latin');
  return readings.filter((reading) => surenessOf(reading) >= leastSure).flatMap(pageLines);
};

const inkOf = (page: Grey, strokes: readonly Stroke[]): Ink => ({
  page,
  strokes,
  letters: letterHeight(strokes),
  width: page.width,
  height: page.height,
});

const isPicture = ({ data }: Grey): boolean =>
  data.reduce((dark, value) => dark + (value < darkBelow ? 1 : 0), 0) > mostInk * data.length;

/** Without rulings, a table must contain enough text. */
const holdsText = ({ cells, rows }: InkTable): boolean =>
  cells.filter(({ lines }) => lines.length > 0).length >= rows;

/** A levelled page's ink without rulings, its tables, and the way back to the original page. */
export const findInkAndTables = async (source: Grey) => {
  const { page, origin } = await levelled(source);
  const rulings = findLattices(page);
  const clean = eraseRulings(page, rulings);
  const { strokes, wedges } = findPageInk(clean);
  const ink = inkOf(withoutWedges(clean, wedges), strokes);
  const grids = ink.strokes.length === 0 ? [] : findTables(rulings.lattices, ink);
  return { ink, grids, origin };
};

const NOTHING: PageReading = { lines: [], words: [], tables: [] };

/**
 * Reads a page: the cells of its tables, and the lines around them.
 * @param bytes of a PNG or JPEG
 * @param hand of the teacher, if the reader learns it
 * @throws {UnreadablePageError} if it cannot be decoded or is too large
 */
export const readPage = async (
  bytes: Uint8Array,
  recognizers: Recognizers,
  hand?: Hand,
): Promise<PageReading> => {
  const source = await loadPage(bytes);
  if (isPicture(source)) return NOTHING;
  const { ink, grids, origin } = await findInkAndTables(source);
  if (ink.strokes.length === 0 || ink.strokes.length > mostStrokes) return NOTHING;
  const tables: InkTable[] = [];
  for (const grid of grids) {
    const table = await readTable(grid, ink, recognizers, hand);
    if (table.ruled || holdsText(table)) tables.push(table);
  }
  const lines = await readOutside(ink, grids, recognizers);
  return givePage({ lines, tables }, source, origin);
};
