import type { ListedClass } from '#shared/model/listed-classes.ts';
import { clipText } from '#shared/text/clean-text.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import type { Box } from '#lambdas/print/pdf/box.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import type { Notebook } from './notebook.ts';
import { addPage } from './page-frame.ts';
import type { Section } from './page-frame.ts';
import { firstStrongDirection } from '#lambdas/print/typography/direction.ts';
import { writeText } from '#lambdas/print/layout/text-box.ts';

/** Tables for two, next to each other, with aisles between them. */
const TABLES_ACROSS = 4;
const AISLE = 20;
const BOARD = 26;
const FRONT = 60;
const LEAST_ROWS = 6;
const GAP = 14;
const TALLEST = 84;
const PADDING = 3;
/** Of a name, as many as fit on a seat. */
const LETTERS = 48;

function drawTitled(
  book: Notebook,
  canvas: Canvas,
  section: Section,
  title: string,
  box: Box,
): void {
  canvas.fill(box, palette.mist);
  canvas.outline(box, { colour: palette.guide, width: 0.8 });
  const style = { size: 9, minSize: 6, weight: 'bold', align: 'center' } as const;
  const tag = section.tag.add('P');
  writeText(book, canvas, title, box, { ...style, colour: palette.deepTeal, tag });
}

/** Draws a table for two, with the pupils who sit there. */
function drawDesk(
  book: Notebook,
  canvas: Canvas,
  section: Section,
  names: readonly string[],
  box: Box,
): void {
  canvas.outline(box, { colour: palette.guide, width: 0.8 });
  const half = box.width / 2;
  const middle = box.x + half;
  canvas.lines([[middle, box.y, middle, box.y + box.height]], { colour: palette.line, width: 0.5 });
  names.forEach((name, seat) => {
    const inner = { ...box, x: box.x + seat * half + PADDING, width: half - 2 * PADDING };
    const direction = firstStrongDirection(name, book.direction);
    const style = { size: 8, minSize: 5, align: 'center', direction } as const;
    const shown = clipText(name, LETTERS);
    writeText(book, canvas, shown, inner, { ...style, tag: section.tag.add('P') });
  });
}

/** Draws the classroom with the pupils in the order of the list: two at a table, from the front. */
export function drawSeatingPlan(book: Notebook, section: Section, { pupils }: ListedClass): void {
  const { seating } = book.messages.records;
  const { canvas, area } = addPage(book, section);
  const board = { x: area.x + area.width * 0.2, y: area.y, width: area.width * 0.6, height: BOARD };
  drawTitled(book, canvas, section, seating.board, board);
  const desk = { x: area.x, y: area.y + FRONT - 16, width: 96, height: 30 };
  drawTitled(book, canvas, section, seating.desk, desk);
  const note = { ...desk, x: desk.x + desk.width + GAP };
  writeText(
    book,
    canvas,
    seating.note,
    { ...note, width: area.x + area.width - note.x },
    {
      ...{ size: 8.5, minSize: 6, colour: palette.muted, tag: section.tag.add('P') },
    },
  );
  const rows = Math.max(LEAST_ROWS, Math.ceil(pupils.length / (2 * TABLES_ACROSS)));
  const top = area.y + FRONT + 34;
  const room = area.y + area.height - top;
  const height = Math.min((room - (rows - 1) * GAP) / rows, TALLEST);
  const width = (area.width - (TABLES_ACROSS - 1) * AISLE) / TABLES_ACROSS;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < TABLES_ACROSS; column += 1) {
      const x = area.x + column * (width + AISLE);
      const first = 2 * (row * TABLES_ACROSS + column);
      const names = pupils.slice(first, first + 2).map(({ fullName }) => fullName);
      const box = { x, y: top + row * (height + GAP), width, height };
      drawDesk(book, canvas, section, names, box);
    }
  }
}
