import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDraw, shuffled } from './random.ts';

const from = (...values: number[]) => fairDraw(() => values.shift() ?? 0);

describe('fairDraw', () => {
  it('draws again what would favour low numbers', () => {
    // 2³² = 3 × 1,431,655,765 + 1, so the last value would favour one number below 3.
    expect(from(2 ** 32 - 1, 7)(3)).toBe(1);
    expect(from(2 ** 32 - 2)(3)).toBe(2);
  });

  it('stays below its bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(2 ** 32 - 1), (bound, value) => {
        const drawn = from(value)(bound);
        expect(drawn).toBeGreaterThanOrEqual(0);
        expect(drawn).toBeLessThan(bound);
      }),
    );
  });
});

describe('shuffled', () => {
  it('keeps every item exactly once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string()),
        fc.infiniteStream(fc.nat(2 ** 32 - 1)),
        (items, stream) => {
          const random = fairDraw(() => Number(stream.next().value));
          expect(shuffled(items, random).sort()).toEqual([...items].sort());
        },
      ),
    );
  });

  it('gives each of the six orders of three items equally often', () => {
    const counts = new Map<string, number>();
    for (const first of [0, 1, 2])
      for (const second of [0, 1]) {
        const draws = [first, second, 0];
        const order = shuffled(['a', 'b', 'c'], () => draws.shift() ?? 0).join('');
        counts.set(order, (counts.get(order) ?? 0) + 1);
      }
    expect([...counts.values()]).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
