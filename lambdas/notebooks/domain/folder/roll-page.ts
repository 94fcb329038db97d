import { Flow } from '#lambdas/print/layout/flow.ts';
import { clipText, writeText } from '#lambdas/print/layout/text-box.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import type { StructureElement } from '#lambdas/print/pdf/structure.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import { addPage } from '../notebook/page-frame.ts';
import type { FolderBook, FolderClass } from './folder.ts';

/** Lengths are in points. */
const NOTE = 16;
const GAP = 12;
const HIGHEST = 17;
const FEWEST_COLUMNS = 2;
const MOST_COLUMNS = 5;

/** A line of the page: the name of a class, or a pupil with a number. */
interface Line {
  readonly text: string;
  readonly number?: number;
}

const linesOf = ({ messages }: FolderBook, classes: readonly FolderClass[]): Line[] =>
  classes.flatMap(({ listed }) => [
    { text: messages.className(listed.name) },
    ...listed.pupils.map(({ fullName }, index) => ({ text: fullName, number: index + 1 })),
  ]);

/** Draws all pupils of the day on one page, each with a box: the back of the sheet for a substitute. */
export function drawRolls(
  book: FolderBook,
  tag: StructureElement,
  classes: readonly FolderClass[],
): void {
  const lines = linesOf(book, classes);
  if (lines.length === 0) return;
  const flow = new Flow(() => addPage(book, { title: book.texts.roll, tag }, 'tight'));
  const { canvas, area } = flow.page;
  const small = { size: 8.5, minSize: 6, colour: palette.muted, tag: tag.add('P') } as const;
  writeText(book, canvas, book.texts.rollNote, { ...area, height: NOTE }, small);
  const room = area.height - NOTE;
  const needed = Math.ceil((lines.length * HIGHEST) / room);
  const columns = Math.min(MOST_COLUMNS, Math.max(FEWEST_COLUMNS, needed));
  const rows = Math.ceil(lines.length / columns);
  const height = Math.min(HIGHEST, room / rows);
  const width = (area.width - (columns - 1) * GAP) / columns;
  const box = Math.min(9, height - 3);
  const size = Math.min(9, height * 0.58);
  lines.forEach(({ text, number }, index) => {
    const x = area.x + Math.floor(index / rows) * (width + GAP);
    const y = area.y + NOTE + (index % rows) * height;
    const element = tag.add(number === undefined ? 'H3' : 'P');
    if (number === undefined) {
      const bold = { size: size * 1.1, minSize: 5, weight: 'bold', colour: palette.teal } as const;
      const place = { x, y, width, height: Math.max(height, size * 1.6) };
      writeText(book, canvas, clipText(book, text, width, bold), place, { ...bold, tag: element });
      return;
    }
    const tick = { x, y: y + (height - box) / 2, width: box, height: box };
    canvas.outline(tick, { colour: palette.guide, width: 0.6 });
    const style = { size, minSize: size * 0.75, direction: book.direction, tag: element } as const;
    const name = { x: x + box + 4, y, width: width - box - 4, height };
    const said = `${number} ${isolate(text)}`;
    const shown = clipText(book, said, name.width, style);
    writeText(book, canvas, shown, name, style);
  });
}
