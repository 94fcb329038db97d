import type { PenHand } from './pen-hands.ts';
import type { Point, Stroke } from './unipen.ts';

const line = (...points: readonly Point[]): Stroke =>
  points.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return Array.from({ length: 6 }, (_, step): Point => [
      fromX + ((x - fromX) * step) / 5,
      fromY + ((y - fromY) * step) / 5,
    ]);
  });
const ring = Array.from({ length: 20 }, (_, at): Point => [
  0.3 - 0.3 * Math.sin(at / 3),
  -0.5 - 0.5 * Math.cos(at / 3),
]);
const drawn: Readonly<Record<string, Stroke>> = {
  0: ring,
  1: line([0, -1], [0.02, 0]),
  3: line([0, -1], [0.5, -0.75], [0.1, -0.5], [0.5, -0.25], [0, 0]),
  7: line([0, -1], [0.6, -1], [0.2, 0]),
  9: line([0.5, -1], [0, -0.7], [0.5, -0.6], [0.45, 0]),
  L: line([0, -1], [0, 0], [0.5, 0]),
  u: line([0, -1], [0.1, 0], [0.5, 0], [0.6, -1]),
  v: line([0, -1], [0.3, 0], [0.6, -1]),
  w: line([0, -1], [0.15, 0], [0.3, -0.8], [0.45, 0], [0.6, -1]),
};
/** Somebody who was invented, and wrote Western digits and letters once each. */
export const inventedHand = (signs: readonly string[] = Object.keys(drawn)): PenHand => ({
  writer: 'anybody',
  signs: new Map(signs.map((sign) => [sign, [[drawn[sign] ?? []]]])),
});
