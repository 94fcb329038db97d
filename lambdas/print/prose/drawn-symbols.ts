import type { FormulaBox } from './formula-box.ts';

type Point = readonly [x: number, y: number];
interface Drawing {
  /** Ems, like all lengths here; `y` is upwards from the baseline. */
  readonly width: number;
  readonly lines: readonly (readonly Point[])[];
}

/** An arc of a circle or ellipse, in degrees from the right, counter-clockwise. */
const arc = (
  x: number,
  y: number,
  across: number,
  high: number,
  from: number,
  to: number,
): Point[] =>
  Array.from({ length: 17 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / 16) * Math.PI) / 180;
    return [x + across * Math.cos(angle), y + high * Math.sin(angle)];
  });

const inside: readonly Point[] = [[0.58, 0.5], ...arc(0.33, 0.25, 0.25, 0.25, 90, 270), [0.58, 0]];
const element: readonly (readonly Point[])[] = [
  inside,
  [
    [0.08, 0.25],
    [0.58, 0.25],
  ],
];
const slash: readonly Point[] = [
  [0.18, -0.12],
  [0.5, 0.62],
];
const arrow = (isBoth: boolean): Drawing => ({
  width: 0.95,
  lines: [
    [
      [isBoth ? 0.17 : 0.08, 0.34],
      [0.78, 0.34],
    ],
    [
      [isBoth ? 0.17 : 0.08, 0.18],
      [0.78, 0.18],
    ],
    [
      [0.66, 0.46],
      [0.87, 0.26],
      [0.66, 0.06],
    ],
    ...(isBoth
      ? [
          [
            [0.29, 0.46],
            [0.08, 0.26],
            [0.29, 0.06],
          ] as const,
        ]
      : []),
  ],
});

/** Mathematical signs that the formula typefaces lack. */
const drawings: Readonly<Record<string, Drawing>> = {
  '∈': { width: 0.66, lines: element },
  '∉': { width: 0.66, lines: [...element, slash] },
  '⊂': { width: 0.66, lines: [inside] },
  '∪': {
    width: 0.66,
    lines: [[[0.1, 0.6], ...arc(0.33, 0.22, 0.23, 0.22, 180, 360), [0.56, 0.6]]],
  },
  '∩': { width: 0.66, lines: [[[0.1, 0], ...arc(0.33, 0.38, 0.23, 0.22, 180, 0), [0.56, 0]]] },
  '∅': {
    width: 0.66,
    lines: [
      arc(0.33, 0.3, 0.25, 0.29, 0, 360),
      [
        [0.1, -0.05],
        [0.56, 0.66],
      ],
    ],
  },
  '⊥': {
    width: 0.7,
    lines: [
      [
        [0.08, 0],
        [0.62, 0],
      ],
      [
        [0.35, 0],
        [0.35, 0.62],
      ],
    ],
  },
  '∥': {
    width: 0.46,
    lines: [
      [
        [0.14, -0.12],
        [0.14, 0.68],
      ],
      [
        [0.32, -0.12],
        [0.32, 0.68],
      ],
    ],
  },
  '∠': {
    width: 0.7,
    lines: [
      [
        [0.6, 0],
        [0.08, 0],
        [0.54, 0.55],
      ],
    ],
  },
  '∼': {
    width: 0.66,
    lines: [[...arc(0.2, 0.22, 0.12, 0.09, 180, 0), ...arc(0.45, 0.22, 0.13, 0.09, 180, 360)]],
  },
  '∀': {
    width: 0.62,
    lines: [
      [
        [0.04, 0.66],
        [0.31, 0],
        [0.58, 0.66],
      ],
      [
        [0.15, 0.4],
        [0.47, 0.4],
      ],
    ],
  },
  '∃': {
    width: 0.56,
    lines: [
      [
        [0.06, 0.66],
        [0.46, 0.66],
        [0.46, 0],
        [0.06, 0],
      ],
      [
        [0.1, 0.33],
        [0.46, 0.33],
      ],
    ],
  },
  '⇒': arrow(false),
  '⇔': arrow(true),
  '∘': { width: 0.4, lines: [arc(0.2, 0.26, 0.12, 0.12, 0, 360)] },
};

/** Signs that look the other way in a text from right to left. */
const MIRRORED = /^[∈∉⊂∼∠]$/u;

/**
 * Draws a sign with lines, at a size in points; `undefined` if the typefaces have it.
 * @param isBackwards whether it is in a text from right to left
 */
export function drawnSymbol(
  sign: string,
  size: number,
  isBackwards = false,
): FormulaBox | undefined {
  const drawing = Object.hasOwn(drawings, sign) ? drawings[sign] : undefined;
  if (!drawing) return undefined;
  const across = (dx: number): number =>
    isBackwards && MIRRORED.test(sign) ? drawing.width - dx : dx;
  return {
    width: drawing.width * size,
    ascent: 0.68 * size,
    descent: 0.1 * size,
    draw: (pen, x, y) => {
      for (const points of drawing.lines) {
        pen.line(
          points.map(([dx, dy]) => [x + across(dx) * size, y - dy * size]),
          0.05 * size,
        );
      }
    },
  };
}
