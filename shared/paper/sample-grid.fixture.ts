import { printedGrid, type PrintedGrid } from './printed-grid.ts';
import { markSize, ticksAround, type Edges } from './sheet-frame.ts';

const page = { width: 210, height: 297 };
const usualWidths = { number: 8, name: 60, remarks: 30 };
const headHeight = 13;

/** A page of marks as a notebook prints it: number, name, columns of marks, remarks; mirrored for Arabic. */
export function sampleGrid({
  rows = 40,
  columns = 4,
  isMirrored = false,
  widths = usualWidths,
}: {
  rows?: number;
  columns?: number;
  isMirrored?: boolean;
  widths?: typeof usualWidths;
} = {}): { grid: PrintedGrid; table: Edges; inner: Edges } {
  const rowHeight = Math.min(7.4, 234 / rows);
  const table = { left: 20, top: 21, right: 198, bottom: 21 + headHeight + rows * rowHeight };
  const marks = { left: 20, top: 10.5, right: 198, bottom: table.bottom + 3 + markSize };
  const tops = Array.from({ length: rows }, (_, row) => table.top + headHeight + row * rowHeight);
  const first = table.left + widths.number + widths.name;
  const width = (table.right - widths.remarks - first) / columns;
  const lefts = Array.from({ length: columns }, (_, column) => first + column * width);
  const flip = (x: number): number => (isMirrored ? page.width - x : x);
  const flipped = <Box extends { left: number; right: number }>(box: Box): Box =>
    isMirrored ? { ...box, left: flip(box.right), right: flip(box.left) } : box;
  const guides = tops.filter((_, row) => row > 0 && row % 5 === 0);
  const frame = { markSize, marks: flipped(marks) };
  const grid = printedGrid.parse({
    kind: 'grid',
    version: 1,
    page,
    ...frame,
    ticks: ticksAround(flipped(table), guides, frame),
    columns: lefts.map((left) => flipped({ left, right: left + width })),
    rows: tops.map((top) => ({ top, bottom: top + rowHeight })),
  });
  const inner = flipped({ ...table, left: table.left + widths.number, right: first });
  return { grid, table: flipped(table), inner };
}
