import type { OutlineStep } from '../typography/typeface.ts';
import { num } from './operands.ts';

/**
 * A glyph by its code in the document's font; a glyph without a code only moves the pen. Lengths are thousandths of
 * an em.
 */
export interface CodedGlyph {
  code: number | undefined;
  /** The declared width in the font, by which a PDF reader advances the pen. */
  width: number;
  advance: number;
  dx: number;
  dy: number;
}

/** `TJ` operators for glyphs in visual order, with `Ts` where a glyph is raised; the size is in points. */
export function glyphOperators(glyphs: readonly CodedGlyph[], size: number): string {
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
  show();
  if (rise !== 0) operators.push('0 Ts');
  return operators.join('\n');
}

/** Converts a TrueType outline to PDF path operators; quadratic curves become cubic ones. */
export function outlineOperators(steps: readonly OutlineStep[]): string {
  const operators: string[] = [];
  let [x, y] = [0, 0];
  for (const { type, values } of steps) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
    const write = (numbers: number[], operator: string): void => {
      operators.push(`${numbers.map((value) => num(value, 1)).join(' ')} ${operator}`);
      [x, y] = [numbers.at(-2) ?? x, numbers.at(-1) ?? y];
    };
    if (type === 'M') write([a, b], 'm');
    else if (type === 'L') write([a, b], 'l');
    else if (type === 'C') write([a, b, c, d, e, f], 'c');
    else if (type === 'Q') {
      const third = (from: number, control: number): number => from + (2 / 3) * (control - from);
      write([third(x, a), third(y, b), third(c, a), third(d, b), c, d], 'c');
    } else if (type === 'Z') operators.push('h');
  }
  return `${operators.join('\n')}\nf`;
}
