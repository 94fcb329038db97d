import type { Point, Segment } from '#shared/draft/figures/drawing.ts';
import type { OutlineStep } from './typeface.ts';

/** The outline of a glyph as segments, with quadratic curves as cubic ones; `place` converts its points. */
export function outlineSegments(
  steps: readonly OutlineStep[],
  place: (point: Point) => Point = (point) => point,
): Segment[] {
  let [x, y] = [0, 0];
  return steps.map(({ type, values }): Segment => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
    const [fromX, fromY] = [x, y];
    [x, y] = [values.at(-2) ?? x, values.at(-1) ?? y];
    switch (type) {
      case 'M':
        return ['move', place([a, b])];
      case 'L':
        return ['line', place([a, b])];
      case 'C':
        return ['curve', place([a, b]), place([c, d]), place([e, f])];
      case 'Q': {
        const towards = (end: number, control: number): number => end + (2 / 3) * (control - end);
        const first = place([towards(fromX, a), towards(fromY, b)]);
        return ['curve', first, place([towards(c, a), towards(d, b)]), place([c, d])];
      }
      default:
        return ['close'];
    }
  });
}
