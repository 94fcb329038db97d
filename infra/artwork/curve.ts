import { add, polar, range, scale, subtract } from './geometry/point.ts';
import type { Point } from './geometry/point.ts';
import { number } from './svg.ts';

const pair = ([x, y]: Point): string => `${number(x)} ${number(y)}`;

/** Path data of a smooth closed line through the points (Catmull-Rom as Bézier). */
export const loop = (points: readonly Point[]): string => {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  const pieces = range(points.length).map((i) => {
    const out = add(at(i), scale(subtract(at(i + 1), at(i - 1)), 1 / 6));
    const into = add(at(i + 1), scale(subtract(at(i), at(i + 2)), 1 / 6));
    return `C${pair(out)} ${pair(into)} ${pair(at(i + 1))}`;
  });
  return `M${pair(at(0))}${pieces.join('')}Z`;
};

/** Path data of a smooth open line through the points. */
export const flow = (points: readonly Point[]): string => {
  const last = points.length - 1;
  const at = (i: number): Point => points[Math.max(0, Math.min(last, i))] ?? [0, 0];
  const pieces = range(last).map((i) => {
    const out = add(at(i), scale(subtract(at(i + 1), at(i - 1)), 1 / 6));
    const into = add(at(i + 1), scale(subtract(at(i), at(i + 2)), 1 / 6));
    return `C${pair(out)} ${pair(into)} ${pair(at(i + 1))}`;
  });
  return `M${pair(at(0))}${pieces.join('')}`;
};

/** Path data of a pointed leaf from its stalk, `degrees` clockwise from the right. */
export const leaf = (stalk: Point, length: number, breadth: number, degrees: number): string => {
  const tip = polar(stalk, length, degrees);
  const side = (hand: number, along: number): Point =>
    polar(polar(stalk, length * along, degrees), breadth * hand * 0.68, degrees + 90);
  return (
    `M${pair(stalk)}C${pair(side(1, 0.2))} ${pair(side(1, 0.7))} ${pair(tip)}` +
    `C${pair(side(-1, 0.7))} ${pair(side(-1, 0.2))} ${pair(stalk)}Z`
  );
};

/** Path data of a circle, for shapes with holes. */
export const disc = ([x, y]: Point, r: number): string =>
  `M${number(x - r)} ${number(y)}a${number(r)} ${number(r)} 0 1 0 ${number(2 * r)} 0a${number(r)} ${number(r)} 0 1 0 ${number(-2 * r)} 0Z`;
