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

/** The lines of a sign as a mirror shows them. */
const mirrored = (lines: readonly (readonly Point[])[], width: number): (readonly Point[])[] =>
  lines.map((points) => points.map(([x, y]): Point => [width - x, y]));
const polyline = (...points: readonly Point[]): readonly Point[] => points;
const dot = (x: number, y: number): Point[] => arc(x, y, 0.025, 0.025, 0, 360);
const wave = (y: number): Point[] => [
  ...arc(0.2, y, 0.12, 0.09, 180, 0),
  ...arc(0.45, y, 0.13, 0.09, 180, 360),
];
const level = (y: number): readonly Point[] => polyline([0.08, y], [0.58, y]);
const ring = arc(0.35, 0.27, 0.28, 0.28, 0, 360);
const [bar, bars] = [
  [polyline([0.23, -0.12], [0.23, 0.68])],
  [polyline([0.14, -0.12], [0.14, 0.68]), polyline([0.32, -0.12], [0.32, 0.68])],
];
const narrowSlash = polyline([0.04, -0.02], [0.42, 0.58]);

/** Mathematical signs that the formula typefaces lack. */
const drawings: Readonly<Record<string, Drawing>> = {
  '∈': { width: 0.66, lines: element },
  '∉': { width: 0.66, lines: [...element, slash] },
  '⊂': { width: 0.66, lines: [inside] },
  '⊃': { width: 0.66, lines: mirrored([inside], 0.66) },
  '⊆': { width: 0.66, lines: [inside, level(-0.12)] },
  '⊇': { width: 0.66, lines: [...mirrored([inside], 0.66), level(-0.12)] },
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
  '∥': { width: 0.46, lines: bars },
  '∦': { width: 0.46, lines: [...bars, narrowSlash] },
  '∤': { width: 0.46, lines: [...bar, narrowSlash] },
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
  '∼': { width: 0.66, lines: [wave(0.22)] },
  '≃': { width: 0.66, lines: [wave(0.36), level(0.12)] },
  '≅': { width: 0.66, lines: [wave(0.44), level(0.22), level(0.06)] },
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
  '∧': { width: 0.66, lines: [polyline([0.08, 0], [0.33, 0.55], [0.58, 0])] },
  '∨': { width: 0.66, lines: [polyline([0.08, 0.55], [0.33, 0], [0.58, 0.55])] },
  '∓': { width: 0.66, lines: [level(0.52), level(0.2), polyline([0.33, -0.05], [0.33, 0.45])] },
  '⊕': {
    width: 0.7,
    lines: [ring, polyline([0.07, 0.27], [0.63, 0.27]), polyline([0.35, -0.01], [0.35, 0.55])],
  },
  '⊗': {
    width: 0.7,
    lines: [ring, polyline([0.15, 0.07], [0.55, 0.47]), polyline([0.15, 0.47], [0.55, 0.07])],
  },
  '△': { width: 0.7, lines: [polyline([0.06, 0], [0.35, 0.58], [0.64, 0], [0.06, 0])] },
  '∇': { width: 0.7, lines: [polyline([0.06, 0.58], [0.35, 0], [0.64, 0.58], [0.06, 0.58])] },
  '⋄': {
    width: 0.6,
    lines: [polyline([0.3, 0.5], [0.52, 0.25], [0.3, 0], [0.08, 0.25], [0.3, 0.5])],
  },
  '≪': {
    width: 0.8,
    lines: [
      polyline([0.42, 0.5], [0.08, 0.25], [0.42, 0]),
      polyline([0.72, 0.5], [0.38, 0.25], [0.72, 0]),
    ],
  },
  '≫': {
    width: 0.8,
    lines: [
      polyline([0.08, 0.5], [0.42, 0.25], [0.08, 0]),
      polyline([0.38, 0.5], [0.72, 0.25], [0.38, 0]),
    ],
  },
  '∴': { width: 0.6, lines: [dot(0.3, 0.42), dot(0.12, 0.06), dot(0.48, 0.06)] },
  '∵': { width: 0.6, lines: [dot(0.3, 0.06), dot(0.12, 0.42), dot(0.48, 0.42)] },
  '⋮': { width: 0.3, lines: [dot(0.15, 0.5), dot(0.15, 0.26), dot(0.15, 0.02)] },
  '⋱': { width: 0.7, lines: [dot(0.12, 0.5), dot(0.35, 0.26), dot(0.58, 0.02)] },
  '✓': { width: 0.66, lines: [polyline([0.06, 0.25], [0.24, 0.02], [0.6, 0.55])] },
  '⌢': { width: 0.66, lines: [arc(0.33, 0.12, 0.28, 0.28, 160, 20)] },
  '∡': {
    width: 0.7,
    lines: [polyline([0.6, 0], [0.08, 0], [0.54, 0.55]), arc(0.08, 0, 0.34, 0.34, -8, 58)],
  },
  '⇌': {
    width: 0.95,
    lines: [
      polyline([0.08, 0.34], [0.87, 0.34], [0.7, 0.5]),
      polyline([0.87, 0.18], [0.08, 0.18], [0.25, 0.02]),
    ],
  },
  '↦': {
    width: 0.95,
    lines: [
      polyline([0.08, 0.4], [0.08, 0.12]),
      polyline([0.08, 0.26], [0.86, 0.26]),
      polyline([0.7, 0.42], [0.87, 0.26], [0.7, 0.1]),
    ],
  },
  '⇐': { width: 0.95, lines: mirrored(arrow(false).lines, 0.95) },
  '⇒': arrow(false),
  '⇔': arrow(true),
  '∘': { width: 0.4, lines: [arc(0.2, 0.26, 0.12, 0.12, 0, 360)] },
};

/** Signs that look the other way in a text from right to left. */
const MIRRORED = /^[∈∉⊂⊃⊆⊇∼≃≅∠∡∤∦≪≫]$/u;
/** Signs that are drawn as another one. */
const SAME: Readonly<Record<string, string>> = { '⟂': '⊥', '⟹': '⇒', '⟺': '⇔', '⌀': '∅' };

/**
 * Draws a sign with lines, at a size in points; `undefined` if the typefaces have it.
 * @param isBackwards whether it is in a text from right to left
 */
export function drawnSymbol(
  written: string,
  size: number,
  isBackwards = false,
): FormulaBox | undefined {
  // A variation selector asks for a sign instead of a picture.
  const plain = written.replace('\ufe0e', '');
  const sign = SAME[plain] ?? plain;
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
