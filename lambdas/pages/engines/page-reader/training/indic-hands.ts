/**
 * Arabic-Indic digits by the pens of UNIPEN's writers. No collection of such digits may train, but most of them are drawn
 * as signs that those writers did write: ٧ is a v, ٨ a v upside down, ٥ a ring, ٩ a 9, ٢ a 7 in a mirror, ٤ a 3 in a mirror.
 */
import { seeded } from '#shared/seeded.ts';
import { extentOf, type PenHand, type Shape } from './pen-hands.ts';
import { unipenHands } from './unipen-hands.ts';
import type { Part, Point, Stroke } from './unipen.ts';

/** What Arabic-Indic digits are made of, and the signs of marks. */
const SOURCES = /^[01379.,/vVwWuUoOcCELzZlI-]$/;

type Change = (point: Point) => Point;

const changed = (shape: Shape, change: Change): Shape => shape.map((stroke) => stroke.map(change));

/** Scales a shape to a height, and moves its left side to 0 and its lowest point to the baseline. */
const standing = (shape: Shape, tall: number, wide = 1): Shape => {
  const { left, bottom, height } = extentOf(shape);
  const scale = tall / Math.max(height, 0.05);
  return changed(shape, ([x, y]) => [(x - left) * scale * wide, (y - bottom) * scale]);
};

const mirrored = (shape: Shape): Shape => changed(shape, ([x, y]) => [-x, y]);
const turned = (shape: Shape): Shape => changed(shape, ([x, y]) => [-x, -y]);
const upsideDown = (shape: Shape): Shape => changed(shape, ([x, y]) => [x, -y]);

const single = (shapes: readonly Shape[]): Shape[] =>
  shapes.filter((shape) => shape.length === 1 && (shape[0]?.length ?? 0) > 4);

/** Draws as much by chance as one writer needs. */
class Invention {
  readonly #unit: () => number;

  constructor(seed: string) {
    this.#unit = seeded(
      [...seed].reduce((sum, sign) => Math.imul(sum, 31) + sign.charCodeAt(0), 7),
    );
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.#unit();
  }

  happens(share: number): boolean {
    return this.#unit() < share;
  }

  /** A line through points, each of them moved a little. */
  line(points: readonly Point[], by = 0.05): Stroke {
    return points.map(([x, y]): Point => [x + this.between(-by, by), y + this.between(-by, by)]);
  }
}

/** A curve through some points, even enough for a pen. */
const curved = (points: Stroke): Stroke => {
  const at = (index: number): Point =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const between = (index: number, share: number): Point => {
    const [p, q, r, s] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const along = (axis: 0 | 1): number => {
      const [a, b, c, d] = [p[axis], q[axis], r[axis], s[axis]];
      const [bend, turn] = [2 * a - 5 * b + 4 * c - d, 3 * b - a - 3 * c + d];
      return b + 0.5 * share * (c - a + share * (bend + share * turn));
    };
    return [along(0), along(1)];
  };
  const steps = 6;
  return points.flatMap((_, index) =>
    index === points.length - 1
      ? [at(index)]
      : Array.from({ length: steps }, (__, step) => between(index, step / steps)),
  );
};

/** The stroke from its right upper end to its left one, without what comes before or after these. */
const fromRightToLeft = ([stroke = []]: Shape): Stroke => {
  const half = stroke.length / 2;
  const highest = (from: number, to: number): number =>
    stroke.reduce(
      (best, [, y], at) =>
        at >= from && at < to && y < (stroke[best]?.[1] ?? Infinity) ? at : best,
      Math.floor(from),
    );
  const [left, right] = [highest(0, half), highest(half, stroke.length)];
  return stroke.slice(left, right + 1).toReversed();
};

/** A stem with a hook at its upper right: ٢ with the hook of a u, ٣ with that of a w. */
const hooked = (letter: Shape, by: Invention): Shape => {
  const hook = fromRightToLeft(letter);
  if (hook.length < 5) return [];
  const [tall, wide] = [by.between(0.15, 0.5), by.between(0.4, 1)];
  const { left, top, width, height } = extentOf([hook]);
  const placed = hook.map(([x, y]): Point => [
    ((x - left) / Math.max(width, 0.05)) * wide,
    ((y - top) / Math.max(height, 0.05)) * tall - 1,
  ]);
  const [from] = placed.slice(-1);
  if (!from) return [];
  const lean = by.between(-0.15, 0.7);
  const stem = [0.3, 0.6, 0.85, 1].map((share): Point => [
    from[0] + lean * share + by.between(-0.03, 0.03),
    from[1] * (1 - share),
  ]);
  return [[...placed, ...stem]];
};

/** A 7 whose stem goes straight down or to the right, which is ٦. */
const straightened = (shape: Shape, by: Invention): Shape => {
  const [stroke = []] = shape;
  const { top, height } = extentOf(shape);
  const upper = stroke.filter(([, y]) => y < top + height / 2);
  const corner = upper.reduce<Point>((best, point) => (point[0] > best[0] ? point : best), [-9, 0]);
  const end = stroke.at(-1);
  if (!end || end[1] - corner[1] < 0.4 * height) return [];
  const slope = (corner[0] + by.between(-0.1, 0.5) - end[0]) / (end[1] - corner[1]);
  return changed(shape, ([x, y]) => [y > corner[1] ? x + slope * (y - corner[1]) : x, y]);
};

/** The small zero between the lines: a dot, a short stroke or a tiny ring. */
const zeroOf = (rings: readonly Shape[], by: Invention): Shape => {
  const middle = by.between(0.15, 0.65);
  const ring = rings[Math.floor(by.between(0, rings.length))];
  if (ring && by.happens(0.25)) {
    const tall = by.between(0.12, 0.32);
    return changed(standing(ring, tall, by.between(0.8, 1.4)), ([x, y]) => [x, y - middle]);
  }
  const size = by.between(0.02, 0.12);
  if (by.happens(0.35)) {
    const [rise, reach] = [by.between(-0.12, 0.12), by.between(0.08, 0.28)];
    return [
      [
        [0, -middle],
        [reach, -middle + rise],
      ],
    ];
  }
  const turns = Array.from({ length: 7 }, (_, at): Point => [
    size * (1 + Math.cos(at)),
    size * Math.sin(at) - middle,
  ]);
  return [by.line(turns, size / 2)];
};

/** A ٤ as a zigzag with a foot. */
const zigzag = (by: Invention): Shape => {
  const [wide, foot] = [by.between(0.4, 0.75), by.between(0.5, 0.95)];
  const knee = by.between(-0.65, -0.5);
  return [
    curved(
      by.line([
        [wide, -1],
        [0.08, -0.82],
        [wide * 0.75, knee],
        [0, -0.12],
        [foot * 0.5, -0.02],
        [foot, 0],
      ]),
    ),
  ];
};

/** A hand that writes Arabic-Indic digits, under the names of the Western ones, as this writer would. */
export const indicHandOf = ({ writer, signs: written }: PenHand): PenHand => {
  const by = new Invention(writer);
  const of = (...names: readonly string[]): Shape[] =>
    names.flatMap((name) => [...(written.get(name) ?? [])]);
  const tall = (): number => by.between(0.85, 1.1);
  const upright = single(of('1', 'l', 'I')).filter((shape) => {
    const { width, height } = extentOf(shape);
    return width < 0.35 * height;
  });
  const rings = of('0', 'o', 'O');
  const wedges = of('v', 'V');
  const sevens = single(of('7'));
  const corners = single(of('L')).map(turned);
  const made: Readonly<Record<string, readonly Shape[]>> = {
    0: Array.from({ length: 12 }, () => zeroOf(rings, by)),
    1: upright.map((shape) => standing(shape, tall())),
    2: [
      ...sevens.map((shape) => standing(mirrored(shape), tall())),
      ...single(of('u', 'U')).map((shape) => hooked(shape, by)),
      ...single(of('c', 'C'))
        .slice(0, 3)
        .map((shape) => standing(shape, tall())),
    ],
    3: single(of('w', 'W')).map((shape) => hooked(shape, by)),
    4: [
      ...of('3').map((shape) => standing(mirrored(shape), tall())),
      ...single(of('E')).map((shape) => standing(shape, tall())),
      ...of('z', 'Z')
        .slice(0, 1)
        .map((shape) => standing(shape, tall())),
      ...Array.from({ length: 5 }, () => zigzag(by)),
    ],
    5: rings.map((shape) => standing(shape, by.between(0.45, 1), by.between(0.8, 1.9))),
    6: [
      ...sevens.map((shape) => straightened(shape, by)),
      ...corners.map((shape) => straightened(shape, by)),
    ].map((shape) => (shape.length > 0 ? standing(shape, tall()) : shape)),
    7: wedges.map((shape) => standing(shape, tall())),
    8: wedges.map((shape) => standing(upsideDown(shape), tall())),
    9: of('9').map((shape) => standing(shape, tall())),
  };
  const signs = new Map<string, readonly Shape[]>();
  for (const [sign, shapes] of Object.entries(made)) {
    const drawn = shapes.filter((shape) => shape.length > 0);
    if (drawn.length > 0) signs.set(sign, drawn);
  }
  for (const sign of [',', '/', '-']) if (written.has(sign)) signs.set(sign, of(sign));
  return { writer, signs };
};

/** The hands of UNIPEN's writers, of all or of a part, as they would write Arabic-Indic digits. */
export const indicHands = (folder: string, part?: Part): PenHand[] =>
  unipenHands(folder, part, undefined, (sign) => SOURCES.test(sign)).map(indicHandOf);
