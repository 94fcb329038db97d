import type { Path, Words } from '#shared/draft/figures/drawing.ts';
import { drawnText } from '#shared/paper/letters.ts';
import { isolated } from '#shared/text/left-to-right.ts';
import { coveredRuns } from './covers.ts';
import { faceRuns, glyphsOfRun } from './face-runs.ts';
import { itemise } from './itemise.ts';
import { outlineSegments } from './outline-segments.ts';
import type { Typeface } from './typeface.ts';

/** A line of text in both weights of a typeface. */
export interface Weights {
  readonly regular: Typeface;
  readonly bold: Typeface;
  /** For letters of formulas, such as α, which the others lack. */
  readonly upright?: Typeface;
}

/** The words of a drawing as the outlines of their letters, for formats in which text may be lost or look different. */
export function outlineWords(
  { text, at, anchor, size, ink, isBold }: Words,
  weights: Weights,
): Path {
  const { regular, bold, upright } = weights;
  const own = isBold ? bold : regular;
  const direction = /\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr';
  const ordered = isolated(drawnText(text), direction);
  const glyphs = itemise(ordered, direction)
    .flatMap((run) => coveredRuns(ordered, run, own, upright))
    .flatMap((run) => {
      const typeface = run.isOther && upright ? upright : own;
      return faceRuns(ordered, run, typeface);
    })
    .flatMap((run) => {
      const { typeface } = run;
      return glyphsOfRun(ordered, run).map((glyph) => ({ ...glyph, typeface }));
    });
  const width = glyphs.reduce((sum, { advance }) => sum + advance, 0);
  const scale = size / 1000;
  const left = at[0] - { start: 0, middle: width / 2, end: width }[anchor] * scale;
  let pen = 0;
  const segments = glyphs.flatMap(({ glyph, advance, dx, dy, typeface }) => {
    const origin = pen + dx;
    pen += advance;
    return outlineSegments(typeface.outline(glyph), ([x, y]) => [
      left + (origin + x) * scale,
      at[1] - (dy + y) * scale,
    ]);
  });
  return { kind: 'path', segments, fill: ink };
}
