import { palette } from '../pdf/palette.ts';
import { firstStrongDirection } from '../typography/direction.ts';
import type { Flow } from './flow.ts';
import { drawText, setText, writeText, type Tagged, type Typesetting } from './text-box.ts';

/** A label with its value, or with a line to write on. */
export interface PrintedField {
  label: string;
  value?: string;
}

const GAP = 16;
const LABEL = 12;
const VALUE = { size: 11.5, minSize: 9 } as const;
const LINE = VALUE.size * 1.5;

export function drawGroupTitle(book: Typesetting, flow: Flow, section: Tagged, text: string): void {
  flow.need(70);
  const { canvas, area } = flow.page;
  const box = { x: area.x, y: flow.y, width: area.width, height: 22 };
  canvas.fill(box, palette.mist);
  const inner = { ...box, x: box.x + 8, width: box.width - 16 };
  const style = { size: 11, weight: 'bold', colour: palette.deepTeal } as const;
  writeText(book, canvas, text, inner, { ...style, tag: section.tag.add('P') });
  flow.y += box.height + 6;
}

/** Draws fields side by side: a small label above its value, on a hairline. */
export function drawFields(
  book: Typesetting,
  flow: Flow,
  section: Tagged,
  fields: readonly PrintedField[],
): void {
  const width = (flow.page.area.width - (fields.length - 1) * GAP) / fields.length;
  const values = fields.map(({ value = '' }) => {
    const options = { ...VALUE, direction: firstStrongDirection(value, book.direction) };
    return { options, set: setText(book, value, width - 8, options) };
  });
  const height = LABEL + Math.max(LINE, ...values.map(({ set }) => set.height)) + 6;
  flow.need(height);
  const { canvas, area } = flow.page;
  fields.forEach(({ label }, index) => {
    const tag = section.tag.add('P');
    const x = area.x + index * (width + GAP);
    const box = { x: x + 8, y: flow.y, width: width - 8, height: LABEL };
    const small = { size: 8, minSize: 6, colour: palette.muted };
    writeText(book, canvas, label, box, { ...small, tag });
    const value = values[index];
    if (value) {
      const under = { ...box, y: flow.y + LABEL, height: value.set.height };
      drawText(book, canvas, value.set, under, { ...value.options, tag });
    }
    const line = flow.y + height - 3;
    canvas.lines([[x, line, x + width, line]], { colour: palette.line, width: 0.5 });
  });
  flow.y += height;
}
