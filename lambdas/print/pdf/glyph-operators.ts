import { outlineSegments } from '../typography/outline-segments.ts';
import type { OutlineStep } from '../typography/typeface.ts';
import { num } from './operands.ts';

/** A glyph by its code in the document's font; without a code it only moves the pen. In thousandths of an em. */
export interface CodedGlyph {
  code: number | undefined;
  /** The declared width in the font, by which a PDF reader advances the pen. */
  width: number;
  advance: number;
  dx: number;
  dy: number;
}

/**
 * `TJ` operators for glyphs in visual order, with `Ts` where a glyph is raised; the size is in points.
 * @param keepsPen whether more text of the line follows where the last glyph ends
 */
export function glyphOperators(
  glyphs: readonly CodedGlyph[],
  size: number,
  keepsPen = false,
): string {
  const operators: string[] = [];
  let array = '';
  let codes = '';
  let shift = 0;
  let rise = 0;
  const move = (): void => {
    const whole = Math.round(shift);
    if (whole === 0) return;
    if (codes !== '') array += `<${codes}>`;
    codes = '';
    array += String(-whole);
    shift -= whole;
  };
  const show = (): void => {
    if (codes !== '') array += `<${codes}>`;
    codes = '';
    if (array !== '') operators.push(`[${array}] TJ`);
    array = '';
  };
  for (const glyph of glyphs) {
    if (glyph.code === undefined) {
      shift += glyph.advance;
      continue;
    }
    shift += glyph.dx;
    if (glyph.dy !== rise) {
      show();
      rise = glyph.dy;
      operators.push(`${num((rise * size) / 1000)} Ts`);
    }
    move();
    codes += glyph.code.toString(16).padStart(4, '0');
    shift += glyph.advance - glyph.dx - glyph.width;
  }
  if (keepsPen) move();
  show();
  if (rise !== 0) operators.push('0 Ts');
  return operators.join('\n');
}

const pathOperators = { move: 'm', line: 'l', curve: 'c', close: 'h' } as const;

/** Converts a glyph's outline to PDF path operators. */
export function outlineOperators(steps: readonly OutlineStep[]): string {
  const operators = outlineSegments(steps).map(([kind, ...points]) =>
    [...points.flat().map((value) => num(value, 1)), pathOperators[kind]].join(' '),
  );
  return `${operators.join('\n')}\nf`;
}
