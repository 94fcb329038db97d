import { describe, expect, it } from 'vitest';
import { fitStrokes, type InkPlaces, type Stroke } from './fit-strokes.ts';

const EACH = 5;
/** Ink of straight strokes with soft edges, 6 millimetres square. */
function inkOf(strokes: readonly Stroke[]): InkPlaces {
  const places = Array.from({ length: (6 * EACH) ** 2 }, (_, at) => [
    ((at % (6 * EACH)) + 0.5) / EACH,
    (Math.floor(at / (6 * EACH)) + 0.5) / EACH,
  ]);
  const darkOf = ([px = 0, py = 0]: number[]): number =>
    Math.max(
      ...strokes.map(({ x, y, angle, half, thick, dark }) => {
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const along = (px - x) * c + (py - y) * s;
        const far = Math.hypot(Math.max(0, Math.abs(along) - half), (py - y) * c - (px - x) * s);
        return dark / (1 + Math.exp((far - thick) / 0.08));
      }),
    );
  return {
    xs: places.map(([x = 0]) => x),
    ys: places.map(([, y = 0]) => y),
    dark: places.map(darkOf),
  };
}
const line = (angle: number, more: Partial<Stroke> = {}): Stroke => ({
  ...{ x: 3, y: 3, angle, half: 1.5, bow: 0, thick: 0.25, dark: 1 },
  ...more,
});

describe('strokes that are fitted to ink', () => {
  it('find two lines from a guess that is off', () => {
    const ink = inkOf([line(0.9, { x: 3.3, half: 1.8 }), line(-0.6, { y: 2.6, thick: 0.35 })]);
    const { strokes, rest } = fitStrokes(ink, [line(0.7), line(-0.7)]);
    expect(rest).toBeLessThan(0.01);
    expect(strokes[0]?.x).toBeCloseTo(3.3, 1);
    expect(strokes[0]?.angle).toBeCloseTo(0.9, 1);
    expect(strokes[0]?.half).toBeCloseTo(1.8, 0);
    expect(strokes[1]?.y).toBeCloseTo(2.6, 1);
    expect(strokes[1]?.thick).toBeCloseTo(0.35, 1);
  });

  it('find a dot as a short stroke', () => {
    const ink = inkOf([line(0, { half: 0.02, thick: 0.9 })]);
    const { strokes, rest } = fitStrokes(ink, [line(1, { half: 0.3, thick: 0.5 })]);
    expect(rest).toBeLessThan(0.01);
    expect(strokes[0]?.half).toBeLessThan(0.2);
    expect(strokes[0]?.thick).toBeCloseTo(0.9, 1);
  });

  it('say what they leave unexplained, and where', () => {
    const ink = inkOf([line(0.8), line(-0.8), line(0, { half: 2 })]);
    const { rest, off } = fitStrokes(ink, [line(0.7), line(-0.7)]);
    expect(rest).toBeGreaterThan(0.1);
    const most = off.indexOf(Math.max(...off));
    expect(ink.ys[most]).toBeCloseTo(3, 0);
    expect(Math.abs((ink.xs[most] ?? 3) - 3)).toBeGreaterThan(1);
  });

  it('stay numbers where there is no ink, or none but one place', () => {
    const ink = inkOf([]);
    const empty = { ...ink, dark: ink.xs.map(() => 0) };
    const single = { xs: [3], ys: [3], dark: [1] };
    for (const each of [empty, single, { xs: [], ys: [], dark: [] }]) {
      const { strokes, rest } = fitStrokes(each, [line(0.7), line(-0.7)]);
      const numbers = [rest, ...strokes.flatMap((stroke) => Object.values(stroke) as number[])];
      expect(numbers.every(Number.isFinite)).toBe(true);
    }
  });
});
