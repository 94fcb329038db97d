import type { Box } from '../pdf/box.ts';
import { palette } from '../pdf/palette.ts';
import type { Flow } from './flow.ts';
import { writeText, type Tagged, type Typesetting } from './text-box.ts';

const TITLE = 16;
/** Distance of the writing lines in points, which is 7.5 mm. */
const LINE = 21;

export function drawWritingBox(
  book: Typesetting,
  { page: { canvas } }: Flow,
  section: Tagged,
  title: string,
  box: Box,
): void {
  canvas.outline(box, { colour: palette.line, width: 0.8 });
  const label = { ...box, x: box.x + 8, width: box.width - 16, height: TITLE };
  const style = { size: 8, minSize: 6, weight: 'bold', colour: palette.muted } as const;
  writeText(book, canvas, title, label, { ...style, tag: section.tag.add('P') });
  const count = Math.floor((box.height - TITLE - 6) / LINE);
  const lines = Array.from({ length: count }, (_, index) => {
    const y = box.y + TITLE + (index + 1) * LINE;
    return [box.x + 8, y, box.x + box.width - 8, y] as const;
  });
  canvas.lines(lines, { colour: palette.line, width: 0.5, dash: [0.6, 2.4] });
}
