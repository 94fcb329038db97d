import type { Notebook } from './notebook.ts';
import { addPage } from './page-frame.ts';
import type { Section } from './page-frame.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { beginSection } from './sections.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import type { Column } from '#lambdas/print/layout/table-model.ts';

/** 5 mm in points, the squares of school paper. */
const SQUARE = (5 * 72) / 25.4;
const REMEDIATION_ROWS = 15;

type Line = readonly [number, number, number, number];

/** Draws a page of squared paper. */
export function drawNotes(book: Notebook, section: Section): void {
  const { canvas, area } = addPage(book, section);
  const columns = Math.floor(area.width / SQUARE);
  const rows = Math.floor(area.height / SQUARE);
  const width = columns * SQUARE;
  const height = rows * SQUARE;
  const { x, y } = { x: area.x + (area.width - width) / 2, y: area.y };
  const across = Array.from({ length: rows + 1 }, (_, row): Line => {
    const at = y + row * SQUARE;
    return [x, at, x + width, at];
  });
  const down = Array.from({ length: columns + 1 }, (_, column): Line => {
    const at = x + column * SQUARE;
    return [at, y, at, y + height];
  });
  canvas.lines([...across, ...down], { colour: palette.square, width: 0.4 });
  const margin = x + 4 * SQUARE;
  canvas.lines([[margin, y, margin, y + height]], { colour: palette.saffron, width: 0.6 });
}

/** Draws a form to follow up pupils who need help. */
export function drawRemediation(book: Notebook, section: Section): void {
  const { messages } = book;
  const flow = beginSection(book, section);
  const headHeight = 24;
  const columns: Column[] = [
    { heading: messages.date, width: 62 },
    { heading: messages.pupil, width: 110 },
    { heading: messages.difficulty },
    { heading: messages.remedy },
    { heading: messages.outcome, width: 84 },
  ];
  drawTable(book, flow, {
    columns: columns.map((column): Column => ({ ...column, align: 'center' })),
    rows: Array.from({ length: REMEDIATION_ROWS }, () => []),
    rowHeight: (flow.room - headHeight) / REMEDIATION_ROWS,
    headHeight,
    tag: section.tag,
  });
}
