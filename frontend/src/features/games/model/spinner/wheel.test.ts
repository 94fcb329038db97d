import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textWidth } from '../text-width.ts';
import { easeOut, fitLabel, landingTurn, sliceColour, slicePath, sliceUnder } from './wheel.ts';

const count = fc.integer({ min: 1, max: 200 });
const part = fc.double({ min: 0, max: 1, noNaN: true });

describe('the wheel', () => {
  it('stops with the drawn pupil under the pointer, from any start', () => {
    fc.assert(
      fc.property(
        count,
        fc.nat(199),
        fc.integer({ min: 0, max: 9999 }),
        part,
        (n, i, from, place) => {
          const index = i % n;
          const turn = landingTurn(from, index, n, 5, place);
          expect(sliceUnder(turn, n)).toBe(index);
          expect(turn - from).toBeGreaterThanOrEqual(5 * 360);
          expect(turn - from).toBeLessThan(6 * 360);
        },
      ),
    );
  });

  it('gives neighbours different colours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 200 }), (n) => {
        const colours = Array.from({ length: n }, (_, i) => sliceColour(i, n));
        colours.forEach((colour, i) => expect(colour).not.toBe(colours[(i + 1) % n]));
      }),
    );
  });

  it('starts at once and ends at rest', () => {
    expect(easeOut(0)).toBe(0);
    expect(easeOut(1)).toBe(1);
    expect(easeOut(7)).toBe(1);
    expect(easeOut(0.2)).toBeGreaterThan(0.5);
  });

  it('draws a single pupil as the whole wheel', () => {
    expect(slicePath(1, 10)).not.toContain('L');
    expect(slicePath(4, 10)).toBe('M0 0L7.071 -7.071A10 10 0 0 1 7.071 7.071Z');
  });
});

describe('fitLabel', () => {
  it('keeps a short name whole, in large letters', () => {
    expect(fitLabel('Lina', 130, 60)).toEqual({ text: 'Lina', size: 17 });
  });

  it('shrinks a longer name before it cuts it', () => {
    expect(fitLabel('BENABDALLAH Amine', 130, 60)).toMatchObject({ text: 'BENABDALLAH Amine' });
    expect(fitLabel('BENABDALLAH Mohamed El Amine', 130, 60)?.text).toMatch(/^BENABDALLAH.*…$/);
  });

  it('never lets a name leave its slice', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 120 }), count, (name, n) => {
        const label = fitLabel(name, 130, (2 * Math.PI * 110) / n);
        if (label) expect(textWidth(label.text) * label.size).toBeLessThanOrEqual(130.01);
      }),
    );
  });

  it('writes nothing where the text would be unreadable', () => {
    expect(fitLabel('Lina', 130, 3)).toBeUndefined();
  });
});
