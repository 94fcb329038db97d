import type { MathNode } from '../maths/math-node.ts';
import { RULE, type FormulaBox, type Pen } from './formula-box.ts';

type Accent = Extract<MathNode, { kind: 'accent' }>['accent'];
type Line = Parameters<Pen['line']>[0];

/** Where an accent is drawn: the left end of the part's base line, its right end, and the height above the part. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly end: number;
  readonly top: number;
}

/** The lines of each accent; y grows downwards. */
const lines: Record<Accent, (frame: Frame, base: FormulaBox, size: number) => readonly Line[]> = {
  bar: ({ x, end, top }) => [
    [
      [x, top],
      [end, top],
    ],
  ],
  underbar: ({ x, y, end }, { descent }, size) => {
    const low = y + descent + 0.1 * size;
    return [
      [
        [x, low],
        [end, low],
      ],
    ];
  },
  arrow: ({ x, end, top }, _, size) => {
    const head = 0.12 * size;
    return [
      [
        [x, top],
        [end, top],
      ],
      [
        [end - head, top - head * 0.7],
        [end, top],
        [end - head, top + head * 0.7],
      ],
    ];
  },
  hat: ({ x, y, end }, { ascent, width }, size) => {
    const low = y - ascent - 0.04 * size;
    return [
      [
        [x, low],
        [x + width / 2, low - 0.18 * size],
        [end, low],
      ],
    ];
  },
  tilde: ({ x, top }, { width }, size) => [
    [0, 1, 2, 3, 4].map((at) => [x + (at * width) / 4, top - (at % 2) * 0.08 * size]),
  ],
  dot: ({ x, top }, { width }, size) => {
    const [middle, half] = [x + width / 2, RULE * size];
    return [
      [
        [middle - half, top],
        [middle + half, top],
      ],
    ];
  },
};

export function accented(base: FormulaBox, mark: Accent, size: number): FormulaBox {
  const rule = (mark === 'dot' ? 2 : 1) * RULE * size;
  const level = base.ascent + 0.12 * size;
  return {
    width: base.width,
    ascent: mark === 'underbar' ? base.ascent : level + 0.15 * size,
    descent: mark === 'underbar' ? base.descent + 0.15 * size : base.descent,
    draw: (pen, x, y) => {
      base.draw(pen, x, y);
      const frame = { x, y, end: x + base.width, top: y - level };
      for (const line of lines[mark](frame, base, size)) pen.line(line, rule);
    },
  };
}
