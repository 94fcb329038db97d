import type { Box } from '../pdf/box.ts';
import type { Canvas } from '../pdf/canvas.ts';
import { palette } from '../pdf/palette.ts';
import { columnGroups, GROUP_HEIGHT } from './table-model.ts';
import type { PlacedColumn, Table } from './table-model.ts';

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
export function drawTableRules(
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
