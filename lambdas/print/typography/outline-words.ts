import type { Path, Point, Segment, Words } from '#shared/draft/figures/drawing.ts';
import { isolateNumbers } from './direction.ts';
import { itemise } from './itemise.ts';
import type { OutlineStep, Typeface } from './typeface.ts';

/** A line of text in both weights of a typeface. */
export interface Weights {
  readonly regular: Typeface;
  readonly bold: Typeface;
}

/** A glyph's outline as segments; a quadratic curve becomes a cubic one. */
function segmentsOf(steps: readonly OutlineStep[], place: (x: number, y: number) => Point) {
  let [x, y] = [0, 0];
  return steps.flatMap(({ type, values }): Segment[] => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
    const [fromX, fromY] = [x, y];
    [x, y] = [values.at(-2) ?? x, values.at(-1) ?? y];
    switch (type) {
      case 'M':
        return [['move', place(a, b)]];
      case 'L':
        return [['line', place(a, b)]];
      case 'C':
        return [['curve', place(a, b), place(c, d), place(e, f)]];
      case 'Q': {
        const towards = (end: number, control: number): number => end + (2 / 3) * (control - end);
        const first = place(towards(fromX, a), towards(fromY, b));
        return [['curve', first, place(towards(c, a), towards(d, b)), place(c, d)]];
      }
      default:
        return [['close']];
    }
  });
}

/** The words of a drawing as the outlines of their letters, for formats in which text may be lost or look different. */
export function outlineWords(
  { text, at, anchor, size, ink, isBold }: Words,
  weights: Weights,
): Path {
  const typeface = isBold ? weights.bold : weights.regular;
  const direction = /\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr';
  const isolated = isolateNumbers(text);
  const glyphs = itemise(isolated, direction).flatMap((run) => typeface.shape(isolated, run));
  const width = glyphs.reduce((sum, { advance }) => sum + advance, 0);
  const scale = size / 1000;
  const left = at[0] - { start: 0, middle: width / 2, end: width }[anchor] * scale;
  let pen = 0;
  const segments = glyphs.flatMap(({ glyph, advance, dx, dy }) => {
    const origin = pen + dx;
    pen += advance;
    return segmentsOf(typeface.outline(glyph), (x, y) => [
      left + (origin + x) * scale,
      at[1] - (dy + y) * scale,
    ]);
  });
  return { kind: 'path', segments, fill: ink };
}
