import type { Box } from '../pdf/box.ts';
import type { Canvas } from '../pdf/canvas.ts';
import type { StructureElement } from '../pdf/structure.ts';
import type { Notebook } from './notebook.ts';
import { palette } from './palette.ts';
import { columnGroups, GROUP_HEIGHT } from './table-model.ts';
import type { PlacedColumn } from './table-model.ts';
import { drawText, setText, writeText } from './text-box.ts';

const PADDING = 1.5;

function drawHeading(
  book: Notebook,
  canvas: Canvas,
  column: PlacedColumn,
  box: Box,
  row: StructureElement,
): void {
  const inner = { ...box, x: box.x + column.x + PADDING, width: column.width - 2 * PADDING };
  const style = { size: 8, minSize: 5.5, weight: 'bold', colour: palette.deepTeal } as const;
  const heading = setText(book, column.heading, inner.width, style);
  const note = column.note ? 10 : 0;
  const top = box.y + (box.height - heading.height - note) / 2;
  const align = column.align ?? 'center';
  const pad = align === 'start' ? 2 : 0;
  const tag = row.add('TH', 'Column');
  const place = { ...inner, x: inner.x + pad, y: top, height: heading.height };
  drawText(book, canvas, heading, place, { ...style, align, tag });
  if (column.note) {
    const under = { ...inner, y: top + heading.height, height: note };
    const small = { size: 7, minSize: 5, colour: palette.muted, align, tag } as const;
    writeText(book, canvas, column.note, under, { ...small, direction: 'ltr' });
  }
}

/** Draws the head of a table, in one level or, where columns are grouped, two. */
export function drawTableHead(
  book: Notebook,
  canvas: Canvas,
  columns: readonly PlacedColumn[],
  box: Box,
  table: StructureElement,
): void {
  const groups = columnGroups(columns);
  const upper = table.add('TR');
  const lower = groups.some(([first]) => first?.group !== undefined) ? table.add('TR') : upper;
  for (const group of groups) {
    const [first] = group;
    if (first?.group === undefined) {
      for (const column of group) drawHeading(book, canvas, column, box, upper);
      continue;
    }
    const width = group.reduce((sum, column) => sum + column.width, 0);
    const band = { ...box, height: GROUP_HEIGHT };
    const heading = { ...first, heading: first.group, note: undefined, width, align: 'center' };
    drawHeading(book, canvas, { ...heading, align: 'center' }, band, upper);
    const under = { ...box, y: box.y + GROUP_HEIGHT, height: box.height - GROUP_HEIGHT };
    const x = box.x + first.x;
    canvas.lines([[x, under.y, x + width, under.y]], { colour: palette.line, width: 0.5 });
    for (const column of group) drawHeading(book, canvas, column, under, lower);
  }
}
