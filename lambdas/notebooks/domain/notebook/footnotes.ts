import type { Flow } from './flow.ts';
import type { Notebook } from './notebook.ts';
import type { Section } from './page-frame.ts';
import { palette } from '../../../core/pdf/palette.ts';
import { writeText } from './text-box.ts';

const LINE = 13;

/** Height that notes under a table take, in points. */
export const footnoteHeight = (notes: readonly string[]): number => notes.length * LINE + 8;

/** Lines printed beneath a table: the rule that was applied, a legend. The first stands out. */
export function drawFootnotes(
  book: Notebook,
  flow: Flow,
  section: Section,
  notes: readonly string[],
): void {
  const { canvas, area } = flow.page;
  flow.y += 5;
  canvas.fill(
    { ...area, y: flow.y + 1, width: 2, height: notes.length * LINE - 2 },
    palette.saffron,
  );
  notes.forEach((note, index) => {
    const box = { x: area.x + 8, y: flow.y, width: area.width - 8, height: LINE };
    writeText(book, canvas, note, box, {
      size: 8.5,
      minSize: 5,
      weight: index === 0 ? 'bold' : 'regular',
      colour: index === 0 ? palette.ink : palette.muted,
      tag: section.tag.add('P'),
    });
    flow.y += LINE;
  });
}
