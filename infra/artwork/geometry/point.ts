/** A point on the page: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

const degree = Math.PI / 180;
const radians = (degrees: number): number => degrees * degree;

/** The point at `radius` from `centre`, `degrees` clockwise from the right. */
export const polar = ([x, y]: Point, radius: number, degrees: number): Point => [
  x + radius * Math.cos(radians(degrees)),
  y + radius * Math.sin(radians(degrees)),
];

export const add = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by];
export const subtract = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];
export const scale = ([x, y]: Point, by: number): Point => [x * by, y * by];
export const cross = ([ax, ay]: Point, [bx, by]: Point): number => ax * by - ay * bx;
export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);
export const between = (a: Point, b: Point, t = 0.5): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** Where the line through `p` along `u` meets the line through `q` along `v`; none when they are parallel. */
export const meet = (p: Point, u: Point, q: Point, v: Point): Point | undefined => {
  const area = cross(u, v);
  if (Math.abs(area) < 1e-9) return undefined;
  return add(p, scale(u, cross(subtract(q, p), v) / area));
};

/** The corners of a regular polygon, the first `degrees` clockwise from the right. */
export const regular = (centre: Point, radius: number, sides: number, degrees = 0): Point[] =>
  range(sides).map((i) => polar(centre, radius, degrees + (i * 360) / sides));

/** A star of `arms` points: outer and inner corners in turn. */
export const star = (
  centre: Point,
  outer: number,
  inner: number,
  arms: number,
  degrees = -90,
): Point[] =>
  range(arms * 2).map((i) => polar(centre, i % 2 ? inner : outer, degrees + (i * 180) / arms));

/** The eight-pointed khatam: two squares, one turned by 45°. */
export const khatam = (centre: Point, radius: number, degrees = -90): Point[] =>
  star(centre, radius, radius * (Math.SQRT1_2 / Math.cos(radians(22.5))), 8, degrees);

/** Whole numbers from 0 up to, not including, `count`. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Each item with the one after it, the last with the first. */
export const ring = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((item, i) => {
    const next = items[(i + 1) % items.length];
    return next === undefined ? [] : [[item, next] satisfies [T, T]];
  });
