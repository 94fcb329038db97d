/** The hands of people whose pens were recorded: each sign as they wrote it, several times. */
import type { PenSample, Point, Stroke } from './unipen.ts';

/** A sign's strokes in digit heights; x begins at 0, y grows downwards from the baseline. */
export type Shape = readonly Stroke[];

export interface PenHand {
  readonly writer: string;
  readonly signs: ReadonlyMap<string, readonly Shape[]>;
}

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly bottom: number;
}

/** The box around strokes. */
export function extentOf(shape: Shape): Extent {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const stroke of shape) {
    for (const [x, y] of stroke) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, top, width: right - left, height: bottom - top, bottom };
}

export const isDigit = (sign: string): boolean => /^\d$/.test(sign);

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** Whether a sign is too large or too small to be what its label says, beside digits one unit high. */
function isMisshapen(sign: string, { width, height }: Extent, unit: number): boolean {
  const most = Math.max(width, height);
  if (isDigit(sign)) return height < 0.35 * unit || height > 2.2 * unit || width > 2.2 * unit;
  if (sign === ',') return most > 0.9 * unit || height < 0.6 * width;
  if (sign === '.') return most > 0.3 * unit;
  if (sign === '-') return width < 2 * height || width > 1.5 * unit;
  return most > 2.5 * unit || most < 0.2 * unit;
}

/** Makes a digit one unit high, but leaves to small and large ones a part of their difference. */
const scaleOf = (sign: string, height: number, unit: number): number =>
  isDigit(sign)
    ? clamp(height / unit, 0.85, 1.2) / clamp(height, 0.8 * unit, 1.25 * unit)
    : 1 / unit;

/** The fewest digits from which a writer's size is known. */
const FEWEST = 6;

/** Hands from samples, in the order of the writers' names. `wrong` names samples with a wrong label. */
export function handsOf(
  samples: Iterable<PenSample>,
  wrong: ReadonlySet<string> = new Set(),
): PenHand[] {
  const byWriter = new Map<string, PenSample[]>();
  for (const sample of samples) {
    if (wrong.has(sample.id)) continue;
    const own = byWriter.get(sample.writer);
    if (own) own.push(sample);
    else byWriter.set(sample.writer, [sample]);
  }
  return [...byWriter]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([writer, own]) => {
      const heights = own
        .filter(({ sign }) => isDigit(sign))
        .map(({ strokes }) => extentOf(strokes).height)
        .toSorted((a, b) => a - b);
      const unit = heights[Math.floor(heights.length / 2)] ?? 0;
      if (heights.length < FEWEST || unit === 0) return [];
      const signs = new Map<string, Shape[]>();
      for (const { sign, strokes } of own) {
        const extent = extentOf(strokes);
        if (isMisshapen(sign, extent, unit)) continue;
        const scale = scaleOf(sign, extent.height, unit);
        const shape = strokes.map((stroke) =>
          stroke.map(([x, y]): Point => [(x - extent.left) * scale, (y - extent.bottom) * scale]),
        );
        signs.set(sign, [...(signs.get(sign) ?? []), shape]);
      }
      return [{ writer, signs }];
    });
}

/** An even line through the points of a stroke, without the steps of the tablet. */
export function smoothed(stroke: Stroke): Stroke {
  if (stroke.length < 3) return stroke;
  const lengths = [0];
  stroke.slice(1).forEach(([x, y], index) => {
    const [fromX, fromY] = stroke[index] ?? [x, y];
    lengths.push((lengths.at(-1) ?? 0) + Math.hypot(x - fromX, y - fromY));
  });
  const whole = lengths.at(-1) ?? 0;
  if (whole <= 0) return stroke.slice(0, 1);
  const count = Math.round(clamp(whole * 22, 4, 90));
  let at = 1;
  const even = Array.from({ length: count }, (_, step): Point => {
    const goal = (whole * step) / (count - 1);
    while (at < lengths.length - 1 && (lengths[at] ?? 0) < goal) at += 1;
    const [from, to] = [lengths[at - 1] ?? 0, lengths[at] ?? 0];
    const share = to > from ? (goal - from) / (to - from) : 0;
    const [[x0, y0], [x1, y1]] = [stroke[at - 1] ?? [0, 0], stroke[at] ?? [0, 0]];
    return [x0 + share * (x1 - x0), y0 + share * (y1 - y0)];
  });
  return even.map(([x, y], index): Point => {
    const [before, after] = [even[index - 1], even[index + 1]];
    if (!before || !after) return [x, y];
    return [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4];
  });
}

/** A decimal mark of an invented shape: a comma that leans, bends or has a head, or in a share of cases a dot. */
export function inventDecimalMark(chance: () => number, dots = 0.35): Shape {
  const between = (low: number, high: number): number => low + (high - low) * chance();
  if (chance() < dots) {
    const [size, drop] = [between(0.02, 0.06), between(-0.1, 0.02)];
    return [
      [
        [0, drop - size],
        [size, drop],
        [2 * size, drop + size],
      ],
    ];
  }
  const [length, lean, top] = [between(0.12, 0.5), between(-0.1, 0.75), between(-0.25, 0.05)];
  const bend = between(-0.15, 0.2);
  const line = Array.from({ length: 8 }, (_, step): Point => {
    const along = step / 7;
    const x = (-lean * along + bend * Math.sin(Math.PI * along)) * length;
    return [x, top + length * along];
  });
  const [x, y] = line[0] ?? [0, 0];
  const whole: Stroke = chance() < 0.2 ? [[x - 0.05, y + 0.03], ...line] : line;
  const left = Math.min(...whole.map(([at]) => at));
  return [whole.map(([at, down]): Point => [at - left, down])];
}
