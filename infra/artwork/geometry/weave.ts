import type { Arrangement } from './arrangement.ts';
import { between, distance, range } from './point.ts';
import type { Point } from './point.ts';

/** A short piece of strap over another at a crossing: from, through, to. */
export type Bridge = readonly [Point, Point, Point];

/**
 * Turns the lines of a pattern into straps that alternate over and under. Returns the pieces to draw again above the
 * plain straps: one per crossing, `reach` dots to either side.
 */
export const weave = ({ points, neighbours }: Arrangement, reach: number): Bridge[] => {
  const at = (i: number): Point => points[i] ?? [0, 0];
  /** The neighbour opposite `from`, across `through`. */
  const opposite = (from: number, through: number): number | undefined => {
    const around = neighbours[through] ?? [];
    if (around.length === 2) return around.find((i) => i !== from);
    return around.length === 4 ? around[(around.indexOf(from) + 2) % 4] : undefined;
  };
  const isCrossing = (i: number): boolean => neighbours[i]?.length === 4;
  /** For each settled crossing, a neighbour on the upper strap. */
  const top = new Map<number, number>();
  const settle = (first: number): void => {
    const waiting = [first];
    for (let here = waiting.pop(); here !== undefined; here = waiting.pop()) {
      for (const next of neighbours[here] ?? []) {
        let [from, to] = [here, next];
        while (neighbours[to]?.length === 2) [from, to] = [to, opposite(from, to) ?? from];
        if (!isCrossing(to) || top.has(to)) continue;
        const over = top.get(here);
        const isOver = next === over || (over !== undefined && opposite(over, here) === next);
        const around = neighbours[to] ?? [];
        const beside = around[(around.indexOf(from) + 1) % 4];
        top.set(to, isOver ? (beside ?? from) : from);
        waiting.push(to);
      }
    }
  };
  for (const i of range(points.length)) {
    const [first] = neighbours[i] ?? [];
    if (isCrossing(i) && !top.has(i) && first !== undefined) {
      top.set(i, first);
      settle(i);
    }
  }
  return [...top].flatMap(([crossing, from]) => {
    const to = opposite(from, crossing);
    if (to === undefined) return [];
    const short = (end: number): Point => {
      const length = distance(at(end), at(crossing));
      return between(at(crossing), at(end), Math.min(reach / length, 0.5));
    };
    return [[short(from), at(crossing), short(to)] satisfies Bridge];
  });
};
