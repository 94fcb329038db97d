import type { Box } from '../pdf/box.ts';
import type { Canvas } from '../pdf/canvas.ts';
import type { Flow } from './flow.ts';
import type { Typesetting } from './text-box.ts';
import { drawTableHead } from './table-head.ts';
import { placeColumns } from './table-model.ts';
import type { PlacedColumn, Table } from './table-model.ts';
import { layOutPages } from './table-pages.ts';
import { drawTableRow, measureRow } from './table-row.ts';
import { drawTableRules } from './table-rules.ts';

export interface TablePart {
  readonly canvas: Canvas;
  readonly columns: readonly PlacedColumn[];
  /** The box of its head. */
  readonly head: Box;
  readonly heights: readonly number[];
  /** How many rows are on earlier pages. */
  readonly first: number;
}

/**
 * Draws a table from the flow's position on, over as many pages as needed; the head repeats on each.
 * @returns its part on each page
 */
export function drawTable(book: Typesetting, flow: Flow, table: Table): TablePart[] {
  const { area } = flow.page;
  const columns = placeColumns(table.columns, area.width);
  const needs = table.rows.map((row) => measureRow(book, columns, row, table));
  const used = table.headHeight + (table.reserve ?? 0);
  const further = area.height - used;
  const { rowHeight, leastRowHeight = rowHeight } = table;
  flow.need(used + Math.min(Math.max(leastRowHeight, needs[0] ?? 0), further));
  const { heights, counts } = layOutPages(table, needs, { first: flow.room - used, further });
  const tag = table.tag.add('Table');
  const parts: TablePart[] = [];
  let first = 0;
  for (const [page, count] of counts.entries()) {
    if (page > 0) flow.turn();
    const {
      canvas,
      area: { x, width },
    } = flow.page;
    const shown = heights.slice(first, first + count);
    const box = { x, y: flow.y, width, height: table.headHeight };
    parts.push({ canvas, columns, head: box, heights: shown, first });
    drawTableRules(canvas, columns, box, shown, first, table);
    drawTableHead(book, canvas, columns, box, tag);
    flow.y += table.headHeight;
    for (const [index, height] of shown.entries()) {
      const row = table.rows[first + index] ?? [];
      drawTableRow(book, canvas, columns, row, { ...box, y: flow.y, height }, table, tag);
      flow.y += height;
    }
    first += count;
  }
  return parts;
}
