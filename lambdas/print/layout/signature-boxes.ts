import { palette } from '../pdf/palette.ts';
import type { Flow } from './flow.ts';
import { writeText, type Tagged, type Typesetting } from './text-box.ts';

const GAP = 16;
const TITLE = 20;

/** Draws boxes for signatures and stamps, side by side at the foot of the page; their height is in points. */
export function drawSignatureBoxes(
  book: Typesetting,
  flow: Flow,
  section: Tagged,
  titles: readonly string[],
  height: number,
): void {
  flow.need(height);
  const { canvas, area } = flow.page;
  const width = (area.width - (titles.length - 1) * GAP) / titles.length;
  const y = area.y + area.height - height;
  titles.forEach((title, index) => {
    const box = { x: area.x + index * (width + GAP), y, width, height };
    canvas.outline(box, { colour: palette.line, width: 0.8 });
    const style = { size: 9, weight: 'bold', colour: palette.muted, align: 'center' } as const;
    const tag = section.tag.add('P');
    writeText(book, canvas, title, { ...box, height: TITLE }, { ...style, minSize: 6, tag });
  });
  flow.y = area.y + area.height;
}
