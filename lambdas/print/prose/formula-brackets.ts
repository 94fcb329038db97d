import { hasLetters } from '#shared/paper/letters.ts';
import { EMPTY, letters, RULE, type FormulaBox, type FormulaStyle } from './formula-box.ts';

/** A bracket as high as its content; a font glyph if that is high enough. */
export function bracket(
  sign: string,
  height: { ascent: number; descent: number },
  style: FormulaStyle,
): FormulaBox {
  if (sign === '' || sign === '.') return EMPTY;
  const { size } = style;
  const isLow = height.ascent <= 0.85 * size && height.descent <= 0.35 * size;
  if (isLow && hasLetters('formula', sign)) return letters(sign, style, false);
  const { ascent, descent } = height;
  const bend = sign === '(' || sign === ')' ? 0.16 * size : 0.1 * size;
  const isOpen = '([{⟨⌊⌈'.includes(sign);
  const width = bend + 0.14 * size;
  const at = (x: number, inward: number): number =>
    isOpen ? x + 0.07 * size + inward : x + width - 0.07 * size - inward;
  return {
    width,
    ascent,
    descent,
    draw: (pen, x, y) => {
      const [top, bottom] = [y - ascent, y + descent];
      const middle = (top + bottom) / 2;
      const quarter = (bottom - top) / 6;
      const straight = sign === '|' || sign === '‖' || sign === '∣';
      const inward: Record<string, readonly (readonly [number, number])[]> = {
        '(': [
          [bend, top],
          [bend * 0.35, top + quarter],
          [0, middle - quarter * 0.6],
          [0, middle + quarter * 0.6],
          [bend * 0.35, bottom - quarter],
          [bend, bottom],
        ],
        '[': [
          [bend, top],
          [0, top],
          [0, bottom],
          [bend, bottom],
        ],
        '{': [
          [bend, top],
          [bend / 2, top + quarter / 2],
          [bend / 2, middle - quarter / 2],
          [0, middle],
          [bend / 2, middle + quarter / 2],
          [bend / 2, bottom - quarter / 2],
          [bend, bottom],
        ],
        '⌊': [
          [0, top],
          [0, bottom],
          [bend, bottom],
        ],
        '⌈': [
          [bend, top],
          [0, top],
          [0, bottom],
        ],
        '⟨': [
          [bend, top],
          [0, middle],
          [bend, bottom],
        ],
      };
      const name = { ')': '(', ']': '[', '}': '{', '⟩': '⟨', '⌋': '⌊', '⌉': '⌈' }[sign] ?? sign;
      const points = straight
        ? ([
            [bend / 2, top],
            [bend / 2, bottom],
          ] as const)
        : (inward[name] ?? inward['['] ?? []);
      pen.line(
        points.map(([dx, dy]) => [at(x, dx), dy]),
        RULE * size,
      );
    },
  };
}
