import type { MathNode } from '../maths/math-node.ts';
import { RULE, type FormulaBox, type Pen } from './formula-box.ts';

type Accent = Extract<MathNode, { kind: 'accent' }>['accent'];

/** A part of a formula with its accent. */
export function accented(base: FormulaBox, mark: Accent, size: number): FormulaBox {
  const rule = RULE * size;
  const level = base.ascent + 0.12 * size;
  const draws: Record<Accent, (pen: Pen, x: number, y: number) => void> = {
    bar: (pen, x, y) =>
      pen.line(
        [
          [x, y - level],
          [x + base.width, y - level],
        ],
        rule,
      ),
    underbar: (pen, x, y) => {
      const low = y + base.descent + 0.1 * size;
      pen.line(
        [
          [x, low],
          [x + base.width, low],
        ],
        rule,
      );
    },
    arrow: (pen, x, y) => {
      const [end, head] = [x + base.width, 0.12 * size];
      pen.line(
        [
          [x, y - level],
          [end, y - level],
        ],
        rule,
      );
      pen.line(
        [
          [end - head, y - level - head * 0.7],
          [end, y - level],
          [end - head, y - level + head * 0.7],
        ],
        rule,
      );
    },
    hat: (pen, x, y) => {
      const low = y - base.ascent - 0.04 * size;
      pen.line(
        [
          [x, low],
          [x + base.width / 2, low - 0.18 * size],
          [x + base.width, low],
        ],
        rule,
      );
    },
    tilde: (pen, x, y) => {
      const step = base.width / 4;
      pen.line(
        [0, 1, 2, 3, 4].map((at) => [x + at * step, y - level - (at % 2) * 0.08 * size]),
        rule,
      );
    },
    dot: (pen, x, y) => {
      const middle = x + base.width / 2;
      pen.line(
        [
          [middle - rule, y - level],
          [middle + rule, y - level],
        ],
        rule * 2,
      );
    },
  };
  return {
    width: base.width,
    ascent: mark === 'underbar' ? base.ascent : level + 0.15 * size,
    descent: mark === 'underbar' ? base.descent + 0.15 * size : base.descent,
    draw: (pen, x, y) => {
      base.draw(pen, x, y);
      draws[mark](pen, x, y);
    },
  };
}
