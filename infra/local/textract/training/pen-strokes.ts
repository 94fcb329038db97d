import { GLYPH_ROWS, type Glyph, type Typeface } from './fonts.ts';

/**
 * Handwriting that no font has: the strokes of each sign as a pen draws them, varied for every writer. A variant is a
 * list of strokes, each a list of points `x,y` in hundredths of a digit's height, y down from its top.
 */
const LATIN: Readonly<Record<string, readonly string[]>> = {
  '0': ['30,0 5,30 5,70 30,100 55,70 55,30 30,0', '40,5 15,15 3,60 25,100 50,75 52,30 30,2'],
  '1': [
    '30,0 30,100',
    '5,30 30,0 30,100',
    '0,50 35,0 33,100',
    '10,25 30,0 30,100 | 8,100 52,100',
    '0,55 34,0 34,0 28,100',
    '2,42 28,2 28,2 20,100',
    '-4,62 20,30 32,0 30,0 24,102',
  ],
  '2': [
    '5,25 15,5 35,0 50,15 48,38 25,70 3,100 3,100 55,97',
    '8,20 30,0 52,20 35,60 12,92 5,98 15,88 35,97 58,92',
  ],
  '3': [
    '8,12 30,0 50,15 42,40 22,47 22,47 50,58 53,82 30,100 5,88',
    '5,2 5,2 50,2 50,2 22,42 22,42 50,60 50,85 28,100 5,90',
  ],
  '4': [
    '20,0 5,60 5,60 55,60 | 42,30 40,100',
    '45,100 45,0 45,0 2,65 2,65 60,65',
    '8,5 8,55 50,52 | 48,0 48,100',
  ],
  '5': [
    '12,0 8,45 8,45 30,38 52,58 48,88 25,100 3,90 | 12,1 52,2',
    '50,0 50,0 13,2 13,2 9,42 9,42 32,40 50,62 42,92 20,100 3,92',
  ],
  '6': [
    '45,0 15,35 5,70 20,98 42,95 52,72 35,53 12,62 6,75',
    '30,0 8,45 8,85 28,100 48,80 35,58 10,70',
  ],
  '7': [
    '3,3 3,3 52,3 52,3 25,50 20,100',
    '3,3 3,3 52,3 52,3 28,50 20,100 | 12,50 50,48',
    '2,18 5,2 5,2 52,4 52,4 30,100',
  ],
  '8': [
    '30,48 8,25 28,0 50,20 30,48 5,75 28,100 54,75 30,48',
    '48,12 28,0 10,20 45,60 45,92 20,100 8,80 42,30 48,12',
  ],
  '9': [
    '50,20 30,0 7,20 20,50 45,40 50,20 50,60 40,100',
    '50,15 25,0 6,22 22,48 48,30 50,15 48,15 48,100',
    '50,18 28,0 7,22 22,47 47,32 52,60 38,95 12,95',
  ],
  '.': ['5,98 6,98', '3,97 6,100'],
  ',': ['8,90 10,100 3,115', '9,88 2,112'],
  '/': ['45,-8 0,108', '35,0 0,100'],
  '-': ['0,55 40,53', '0,50 28,55'],
  a: ['38,50 20,42 5,65 10,95 30,92 40,55 40,55 40,90 48,100'],
  b: ['8,0 6,100 6,70 25,50 42,70 38,95 20,100 6,92', '8,0 5,90 25,100 40,80 25,55 6,75'],
  s: ['38,50 20,43 8,55 20,70 36,82 25,100 4,93', '30,45 8,55 32,82 15,100 0,92'],
  e: ['5,75 35,70 25,45 5,65 12,95 38,92'],
  n: ['5,45 5,100 5,65 22,45 35,60 35,100'],
  t: ['15,15 12,90 25,100 35,92 | 0,42 30,42'],
};
const ARABIC: Readonly<Record<string, readonly string[]>> = {
  '٠': ['8,50 2,57 8,64 15,57 8,50', '8,55 9,56', '8,45 0,57 9,66 16,55 8,45'],
  '١': ['10,0 12,50 10,100', '0,3 15,100', '14,0 8,100'],
  '٢': [
    '48,2 40,20 20,22 4,0 13,50 16,100',
    '45,8 25,20 3,0 3,0 15,100',
    '40,0 40,15 20,20 5,3 10,60 8,100',
    '46,0 46,20 40,34 25,38 12,34 4,22 | 4,0 4,100',
    '44,0 44,32 44,32 5,32 | 3,0 6,100',
  ],
  '٣': [
    '62,0 56,20 40,20 34,3 30,20 15,22 3,0 12,50 15,100',
    '55,5 45,20 32,8 22,20 3,0 3,0 14,100',
    '74,0 72,24 64,34 52,34 42,24 39,2 39,2 38,24 28,35 14,34 4,22 | 4,0 4,100',
    '70,0 70,30 70,30 5,30 | 38,2 38,30 | 3,0 6,100',
  ],
  '٤': [
    '42,3 15,12 10,28 35,45 10,60 8,85 45,98',
    '40,5 10,20 32,48 32,48 5,75 42,95',
    '38,0 8,30 38,42 2,70 45,90',
  ],
  '٥': [
    '25,12 4,55 10,90 30,90 50,80 50,50 25,12',
    '25,30 5,60 25,95 47,60 25,30',
    '28,8 5,60 25,98 48,65 28,8',
  ],
  '٦': ['4,3 10,20 42,12 40,50 44,100', '2,5 2,5 42,5 42,5 44,100', '5,0 8,18 40,18 38,15 42,100'],
  '٧': ['0,0 28,100 28,100 56,0', '0,5 22,95 28,98 48,0'],
  '٨': ['0,100 28,0 28,0 56,100', '3,98 24,5 28,3 50,100'],
  '٩': ['40,25 20,2 3,25 20,42 40,25 40,60 44,100', '38,20 18,0 4,22 22,42 38,30 38,30 40,100'],
  '٫': ['12,75 2,110', '8,85 10,97 2,112', '12,68 3,100'],
  ',': ['8,90 10,100 3,115', '9,88 2,112'],
  '،': ['10,82 2,98 10,104', '3,88 12,105'],
  '.': ['5,98 6,98', '5,92 6,93'],
  '/': ['45,-8 0,108', '35,0 0,100'],
  '-': ['0,55 40,53', '0,50 28,55'],
  غ: [
    '40,35 20,30 12,45 25,58 45,55 45,55 20,65 5,90 12,120 40,133 62,120 | 28,6 29,7',
    '38,45 18,40 15,55 42,62 10,75 8,110 50,118 | 25,18 27,19',
    '40,30 15,32 22,52 48,50 | 22,52 2,85 20,115 60,105 | 27,5 28,7',
  ],
  غـ: ['45,55 20,52 15,75 40,82 0,98 60,97 | 28,30 29,31'],
  ع: ['40,35 20,30 12,45 25,58 45,55 45,55 20,65 5,90 12,120 40,133 62,120'],
  ح: ['5,40 30,32 55,45 20,60 8,95 30,120 60,110'],
  م: ['40,55 25,45 18,60 35,68 42,55 15,62 8,110'],
};

type Point = readonly [number, number];
type Chance = () => number;

const pointsOf = (stroke: string): Point[] =>
  stroke
    .trim()
    .split(' ')
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return [x / 100, y / 100];
    });

/** A smooth line through points (Catmull–Rom); doubled points remain corners. */
function smooth(points: readonly Point[]): Point[] {
  const at = (index: number): Point =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  return points.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = at(index);
    const steps = Math.ceil(Math.hypot(x - fromX, y - fromY) * GLYPH_ROWS) + 2;
    return Array.from({ length: steps + 1 }, (__, step): Point => {
      const t = step / steps;
      const along = (axis: 0 | 1): number => {
        const [a, b, c, d] = [index - 1, index, index + 1, index + 2].map((i) => at(i)[axis]);
        const [p, q, r, s] = [a ?? 0, b ?? 0, c ?? 0, d ?? 0];
        return q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
      };
      return [along(0), along(1)];
    });
  });
}

/** A sign as one writer draws it. */
function draw(variant: string, pen: number, shake: number, chance: Chance): Glyph {
  const jitter = (): number => (chance() + chance() - 1) * shake;
  const wide = 1 + jitter() * 2;
  const strokes = variant.split('|').map((stroke) => {
    // Doubled points make a corner, so both move alike.
    let last: readonly [Point, Point] | undefined;
    const shaken = pointsOf(stroke).map((point): Point => {
      if (last && last[0][0] === point[0] && last[0][1] === point[1]) return last[1];
      const moved: Point = [point[0] * wide + jitter(), point[1] + jitter()];
      last = [point, moved];
      return moved;
    });
    return smooth(shaken);
  });
  const all = strokes.flat();
  const pad = Math.ceil(pen) + 2;
  const low = (axis: 0 | 1): number => Math.min(...all.map((point) => point[axis])) * GLYPH_ROWS;
  const high = (axis: 0 | 1): number => Math.max(...all.map((point) => point[axis])) * GLYPH_ROWS;
  const left = Math.floor(low(0)) - pad;
  const upper = Math.floor(low(1)) - pad;
  const width = Math.ceil(high(0)) + pad - left + 1;
  const height = Math.ceil(high(1)) + pad - upper + 1;
  const ink = new Uint8Array(width * height);
  for (const stroke of strokes) {
    stroke.forEach(([u, v], index) => {
      // A pen presses less at the start and end of a stroke.
      const end = Math.min(index, stroke.length - 1 - index) / 6;
      const radius = (pen / 2) * (end < 1 ? 0.75 + 0.25 * end : 1);
      const [cx, cy] = [u * GLYPH_ROWS - left, v * GLYPH_ROWS - upper];
      for (let y = Math.max(0, Math.floor(cy - pad)); y < Math.min(height, cy + pad + 1); y += 1) {
        for (let x = Math.max(0, Math.floor(cx - pad)); x < Math.min(width, cx + pad + 1); x += 1) {
          const cover = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(x - cx, y - cy)));
          const index = y * width + x;
          ink[index] = Math.max(ink[index] ?? 0, Math.round(255 * cover));
        }
      }
    });
  }
  const gap = (0.1 + 0.12 * chance()) * GLYPH_ROWS;
  return { width, height, ink, left, top: GLYPH_ROWS - upper, advance: high(0) + pen / 2 + gap };
}

/** A writer's hand: one variant of each sign, in the writer's own proportions. */
export function inventHand(script: 'latin' | 'arabic', chance: Chance): Typeface {
  const pen = 2.5 + 6 * chance() * chance();
  const shake = 0.02 + 0.08 * chance();
  const entries = Object.entries(script === 'latin' ? LATIN : ARABIC).map(
    ([character, variants]) => {
      const variant = variants[Math.floor(chance() * variants.length)] ?? '';
      const isSmall = '.,٫،٠'.includes(character);
      const weight = character === '.' || character === '٠' ? 1.2 + 0.8 * chance() : 1;
      return [character, draw(variant, pen * weight, isSmall ? shake / 2 : shake, chance)] as const;
    },
  );
  return { hand: true, glyphs: new Map(entries) };
}
