import { describe, expect, it } from 'vitest';
import { judgeBubbles, usualRing, type MeasuredBubble } from './judge-bubbles.ts';

const bubble = (ring: number, ink = 0): MeasuredBubble => ({
  ...{ ink, share: ink > 0 ? 0.9 : 0, ring, beside: 0.02, strike: 0, unevenness: 0.02 },
  ...{ isSeen: true, hidden: 0, isCrossed: false, isLetterMarked: false },
});
const group = (ring: number, filled?: number): MeasuredBubble[] =>
  [0, 1, 2, 3].map((at) => bubble(ring, at === filled ? 0.6 : 0));
const read = (groups: readonly MeasuredBubble[][]) => judgeBubbles(groups, () => undefined);

describe('a reflection', () => {
  const clear = Array.from({ length: 8 }, () => group(0.65, 2));

  it('may hide a pencil in an empty answer, which is asked about', () => {
    const [, hidden, filled] = read([...clear.slice(1), group(0.37), group(0.37, 1)]).slice(-3);
    expect(hidden).toEqual({ filled: [], doubt: 'covered' });
    expect(filled).toEqual({ filled: [1] });
    expect(read([...clear, group(0.5)]).at(-1)).toEqual({ filled: [] });
  });

  it('on most of a sheet is no measure of its print', () => {
    const pale = Array.from({ length: 8 }, () => group(0.3, 2));
    const sheet = [...pale, ...clear.slice(4)];
    expect(usualRing(sheet.flat())).toBe(0.65);
    expect(read([...sheet, group(0.3)]).at(-1)).toEqual({ filled: [], doubt: 'covered' });
  });

  it('on the few empty bubbles of a sheet that is filled all over is no measure either', () => {
    const full = Array.from({ length: 8 }, () => [0, 1, 2, 3].map(() => bubble(0.7, 0.6)));
    expect(usualRing([...full, group(0.2)].flat())).toBe(0.7);
  });

  it('that hides print leaves what is read of a pale answer chosen beforehand', () => {
    const faint = group(0.25).with(3, { ...bubble(0.25), ink: 0.12 });
    expect(read([...clear, faint]).at(-1)).toEqual({ filled: [3], doubt: 'covered' });
  });
});

it('a pale circle around a bubble is on opposite sides of it, and a letter is not', () => {
  const [one, ...others] = group(0.3);
  const clear = group(0.3, 1);
  const drawn = [{ ...one!, beside: 0.05, strike: 0.2 }, ...others];
  expect(read([clear, drawn]).at(-1)).toEqual({ filled: [0], doubt: 'beside' });
  expect(read([clear, [{ ...one!, beside: 0.05, strike: 0.06 }, ...others]]).at(-1)).toEqual({
    filled: [],
  });
});

it('light on a whole sheet pales another answer to a trace, so an answer beside one is asked about', () => {
  const veiled = Array.from({ length: 6 }, () => group(0.22, 2));
  const struck = group(0.25)
    .with(1, { ...bubble(0.25, 0.222), share: 0, strike: 0.21 })
    .with(3, { ...bubble(0.25, 0.054), share: 0 });
  expect(read([...veiled, struck]).at(-1)).toEqual({ filled: [1, 3], doubt: 'double' });
  expect(read([...veiled, group(0.25, 1)]).at(-1)).toEqual({ filled: [1] });
  const clear = Array.from({ length: 6 }, () => group(0.65, 2));
  expect(read([...clear, struck.map((one) => ({ ...one, ring: 0.6 }))]).at(-1)).toEqual({
    filled: [1],
  });
});

it('of a sheet that is filled all over no answer is believed', () => {
  const full = Array.from({ length: 5 }, () => [0, 1, 2, 3].map(() => bubble(0.7, 0.6)));
  expect(read([...full, group(0.7, 2), group(0.7, 1)]).slice(-2)).toEqual([
    { filled: [2], doubt: 'double' },
    { filled: [1], doubt: 'double' },
  ]);
  const two = full.slice(0, 3);
  expect(read([...two, group(0.7, 2)]).at(-1)).toEqual({ filled: [2] });
});
