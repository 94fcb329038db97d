import type { Flow } from './flow.ts';
import type { Notebook } from './notebook.ts';
import { drawTableHead } from './table-head.ts';
import { placeColumns } from './table-model.ts';
import type { Table } from './table-model.ts';
import { drawTableRow, measureRow } from './table-row.ts';
import { drawTableRules } from './table-rules.ts';

const STEP = 0.25;

/** The rows' heights: lower than asked if that keeps them on one page, higher where a text wraps. */
function rowHeights(table: Table, needs: readonly number[], room: number): number[] {
  const { rowHeight, leastRowHeight = rowHeight } = table;
  const at = (height: number): number[] => needs.map((need) => Math.max(height, need));
  const fits = (height: number): boolean =>
    at(height).reduce((sum, row) => sum + row, 0) <= room + 0.01;
  for (let height = rowHeight; height >= leastRowHeight; height -= STEP) {
    if (fits(height)) return at(height);
  }
  return at(rowHeight);
}

/** How many of the rows, from `first`, go on a page: as many as fit, but the pages share the rows evenly. */
function rowsThatFit(
  heights: readonly number[],
  first: number,
  room: number,
  full: number,
): number {
  const left = heights.slice(first).reduce((sum, height) => sum + height, 0);
  const pages = left <= room ? 1 : 1 + Math.ceil((left - room) / full);
  const even = pages === 1 ? room : Math.min(room, left / pages + (heights[first] ?? 0));
  let used = 0;
  let count = 0;
  for (const height of heights.slice(first)) {
    if (count > 0 && used + height > even + 0.01) break;
    used += height;
    count += 1;
  }
  return count;
}

/** Draws a table from where the flow stands, over as many pages as it takes; the head repeats on each. */
export function drawTable(book: Notebook, flow: Flow, table: Table): void {
  const { area } = flow.page;
  const columns = placeColumns(table.columns, area.width);
  const needs = table.rows.map((row) => measureRow(book, columns, row, table));
  const used = table.headHeight + (table.reserve ?? 0);
  const heights = rowHeights(table, needs, flow.room - used);
  const tag = table.tag.add('Table');
  let first = 0;
  do {
    if (first > 0) flow.turn();
    else flow.need(used + Math.min(heights[0] ?? 0, area.height - used));
    const top = flow.y;
    const { canvas, area: page } = flow.page;
    const count = rowsThatFit(heights, first, flow.room - used, page.height - used);
    const shown = heights.slice(first, first + count);
    const box = { x: page.x, y: top, width: page.width, height: table.headHeight };
    drawTableRules(canvas, columns, box, shown, first);
    drawTableHead(book, canvas, columns, box, tag);
    flow.y = top + table.headHeight;
    shown.forEach((height, index) => {
      const row = table.rows[first + index] ?? [];
      drawTableRow(book, canvas, columns, row, { ...box, y: flow.y, height }, table, tag);
      flow.y += height;
    });
    first += Math.max(count, 1);
  } while (first < table.rows.length);
}
