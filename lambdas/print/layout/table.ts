import type { Box } from '../pdf/box.ts';
import type { Canvas } from '../pdf/canvas.ts';
import type { Flow } from './flow.ts';
import type { Typesetting } from './text-box.ts';
import { drawTableHead } from './table-head.ts';
import {
  placeColumns,
  type PlacedColumn,
  type Table,
  columnGroups,
  GROUP_HEIGHT,
} from './table-model.ts';
import { layOutPages } from './table-pages.ts';
import { drawTableRow, measureRow } from './table-row.ts';
import { palette } from '../pdf/palette.ts';

/** Every fifth row has a stronger line to guide the eye, unless the table sets lines with a meaning. */
const GUIDE_EVERY = 5;

const USUAL = {
  hairline: { colour: palette.line, width: 0.4 },
  guide: { colour: palette.guide, width: 0.6 },
  edge: { colour: palette.teal, width: 1 },
} as const;
const LIGHT = {
  hairline: { colour: palette.cell, width: 0.6 },
  guide: { colour: palette.cell, width: 1 },
  edge: { colour: palette.cell, width: 1 },
} as const;

type Line = readonly [number, number, number, number];

/**
 * Draws backgrounds and rules of a table's part on one page.
 * @param head the head's box
 * @param heights the rows' heights
 * @param first the number of rows on earlier pages
 */
function drawTableRules(
  canvas: Canvas,
  columns: readonly PlacedColumn[],
  head: Box,
  heights: readonly number[],
  first: number,
  { guides: strong, light = false }: Pick<Table, 'guides' | 'light'>,
): void {
  const { x, y, width } = head;
  const body = heights.reduce((sum, height) => sum + height, 0);
  const bottom = y + head.height + body;
  canvas.fill(head, palette.mist);
  for (const { x: start, width: across, tinted, shaded } of columns) {
    if (!tinted && !shaded) continue;
    const ground = { x: x + start, y: y + head.height, width: across, height: body };
    canvas.fill(ground, shaded ? palette.shade : palette.tint);
  }

  const hairlines: Line[] = [];
  const guides: Line[] = [];
  let row = y + head.height;
  heights.slice(0, -1).forEach((height, index) => {
    row += height;
    const above = first + index + 1;
    const isStrong = strong ? strong.includes(above) : above % GUIDE_EVERY === 0;
    (isStrong ? guides : hairlines).push([x, row, x + width, row]);
  });
  for (const [index, group] of columnGroups(columns).entries()) {
    for (const [inner, column] of group.entries()) {
      if (index === 0 && inner === 0) continue;
      const top = inner === 0 ? y : y + GROUP_HEIGHT;
      const before = columns[columns.indexOf(column) - 1];
      const isEdge = column.tinted !== before?.tinted && (column.tinted || before?.tinted);
      const lines = column.divider || isEdge ? guides : hairlines;
      lines.push([x + column.x, top, x + column.x, bottom]);
    }
  }
  const rule = light ? LIGHT : USUAL;
  canvas.lines(hairlines, rule.hairline);
  canvas.lines(guides, rule.guide);
  const edges: Line[] = [
    [x, y, x, bottom],
    [x + width, y, x + width, bottom],
  ];
  canvas.lines(edges, rule.guide);
  const rules: Line[] = [y, y + head.height, bottom].map((at) => [x, at, x + width, at]);
  canvas.lines(rules, rule.edge);
}

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
  const needs = table.heights ?? table.rows.map((row) => measureRow(book, columns, row, table));
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
