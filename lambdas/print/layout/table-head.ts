import type { Box } from '../pdf/box.ts';
import type { Canvas } from '../pdf/canvas.ts';
import type { StructureElement } from '../pdf/structure.ts';
import type { Typesetting } from './text-box.ts';
import { palette } from '../pdf/palette.ts';
import { columnGroups, GROUP_HEIGHT } from './table-model.ts';
import type { PlacedColumn } from './table-model.ts';
import { drawText, setText, writeText } from './text-box.ts';
import type { SetText, TextOptions } from './text-box.ts';

const PADDING = 1.5;

/** Points. Columns up to this width share one text size, the largest that fits them all. */
const NARROW = 45;
const LARGEST = 8;
const SMALLEST = 5.5;
/** For a word that would be broken otherwise. */
const LEAST = 4;
const STEP = 0.5;
/** Line height of headings on several lines and on one line, in ems. */
const CLOSE = 1.22;
const LEADING = 1.5;

/** Text size of the note in the narrowest columns, as a share of their width, so that two digits fit. */
const NOTE_SHARE = 0.78;
/** Points on both sides of a note, so that notes of narrow columns do not run together. */
const NOTE_GAP = 0.8;

function narrowSize(book: Typesetting, columns: readonly PlacedColumn[]): number {
  const style = { size: LARGEST, minSize: SMALLEST, weight: 'bold' } as const;
  const sizes = columns
    .filter(({ width }) => width < NARROW)
    .map(({ heading, width }) => setText(book, heading, width - 2 * PADDING, style).size);
  return Math.min(LARGEST, ...sizes);
}

/** Whether a line ends within a word. */
const breaksWord = (text: string, lines: readonly string[]): boolean =>
  lines.flatMap((line) => line.trim().split(/\s+/u)).length >
  text.trim().split(/[\s\u00ad]+/u).length;

/** Sets a heading into its box: with close lines, and smaller if these do not fit or a word would be broken. */
function setHeading(book: Typesetting, text: string, box: Box, style: TextOptions): SetText {
  let broken: SetText | undefined;
  for (let { size } = style; ; size -= STEP) {
    const set = setText(book, text, box.width, {
      ...style,
      size,
      minSize: Math.min(size, SMALLEST),
    });
    const height = set.lines.length * set.size * (set.lines.length > 1 ? CLOSE : LEADING);
    const fits = height <= box.height || size <= STEP;
    if (fits && !breaksWord(text, set.lines)) return { ...set, height };
    if (fits) broken ??= { ...set, height };
    if (broken && size - STEP < LEAST) return broken;
  }
}

function drawHeading(
  book: Typesetting,
  canvas: Canvas,
  column: PlacedColumn,
  box: Box,
  row: StructureElement,
  narrow: number,
  span: { columns?: number; rows?: number } = {},
): void {
  const inner = { ...box, x: box.x + column.x + PADDING, width: column.width - 2 * PADDING };
  const size = column.width < NARROW ? narrow : LARGEST;
  const bold = { weight: 'bold', colour: palette.deepTeal } as const;
  const style = { size, minSize: SMALLEST, ...bold };
  const note = column.note ? 9 : 0;
  const heading = setHeading(book, column.heading, { ...inner, height: box.height - note }, style);
  const top = box.y + (box.height - heading.height - note) / 2;
  const align = column.align ?? 'center';
  const pad = align === 'start' ? 2 : 0;
  const tag = row.add('TH', 'Column', span);
  const place = { ...inner, x: inner.x + pad, y: top, height: heading.height };
  drawText(book, canvas, heading, place, { ...style, align, tag });
  if (column.note) {
    const width = column.width - 2 * NOTE_GAP;
    const line = { ...box, x: box.x + column.x + NOTE_GAP, width };
    const under = { ...(align === 'center' ? line : inner), y: top + heading.height, height: note };
    const size = Math.min(7, column.width * NOTE_SHARE);
    const small = { size, minSize: 4, colour: palette.muted, align, tag } as const;
    writeText(book, canvas, column.note, under, { ...small, direction: 'ltr' });
  }
}

/** Draws the head of a table, with two levels if columns are grouped. */
export function drawTableHead(
  book: Typesetting,
  canvas: Canvas,
  columns: readonly PlacedColumn[],
  box: Box,
  table: StructureElement,
): void {
  const groups = columnGroups(columns);
  const upper = table.add('TR');
  const isGrouped = groups.some(([first]) => first?.group !== undefined);
  const lower = isGrouped ? table.add('TR') : upper;
  const rows = isGrouped ? 2 : 1;
  const narrow = narrowSize(book, columns);
  for (const group of groups) {
    const [first] = group;
    if (first?.group === undefined) {
      for (const column of group) drawHeading(book, canvas, column, box, upper, narrow, { rows });
      continue;
    }
    const width = group.reduce((sum, column) => sum + column.width, 0);
    const band = { ...box, height: GROUP_HEIGHT };
    const heading: PlacedColumn = { x: first.x, width, heading: first.group, align: 'center' };
    drawHeading(book, canvas, heading, band, upper, narrow, { columns: group.length });
    const under = { ...box, y: box.y + GROUP_HEIGHT, height: box.height - GROUP_HEIGHT };
    const x = box.x + first.x;
    canvas.lines([[x, under.y, x + width, under.y]], { colour: palette.line, width: 0.5 });
    for (const column of group) drawHeading(book, canvas, column, under, lower, narrow);
  }
}
