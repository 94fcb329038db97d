import { partHeading } from '#shared/notebook/front-matter.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { fits, Flow } from '#lambdas/print/layout/flow.ts';
import type { Notebook } from './notebook.ts';
import { addPage } from './page-frame.ts';
import type { Section } from './page-frame.ts';
import { beginSection } from './sections.ts';
import { writeText } from '#lambdas/print/layout/text-box.ts';

function drawHeading(book: Notebook, { page, y }: Flow, { title, tag }: Section): void {
  const { canvas, area } = page;
  const box = { x: area.x, y, width: area.width, height: 22 };
  const style = { size: 15, minSize: 9, weight: 'bold', colour: palette.teal } as const;
  writeText(book, canvas, title, box, { ...style, tag: tag.add('H2') });
  canvas.fill({ ...box, y: y + 23, height: 1 }, palette.teal);
  canvas.fill({ ...box, y: y + 22, width: 40, height: 3 }, palette.saffron);
}

/**
 * Begins a part below the previous one if it fits on that page, otherwise on a new page.
 * @param height of the part in points, without its heading
 */
export function beginPart(
  book: Notebook,
  section: Section,
  before: Flow | undefined,
  height: number,
): Flow {
  const { gap, height: heading } = partHeading;
  if (!before || !fits(gap + heading + height, before.room)) return beginSection(book, section);
  const flow = new Flow((continued) =>
    continued
      ? addPage(book, { ...section, title: book.messages.continued(section.title) })
      : before.page,
  );
  flow.y = before.y + gap;
  drawHeading(book, flow, section);
  flow.y += heading;
  return flow;
}
