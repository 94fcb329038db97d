import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutToWidth, textWidth } from './text-width.ts';

describe('textWidth', () => {
  it('knows wide letters from narrow ones, in both scripts', () => {
    expect(textWidth('WWW')).toBeGreaterThan(textWidth('iii') * 2);
    expect(textWidth('شمس')).toBeGreaterThan(textWidth('ايا'));
  });

  it('gives vowel marks no width', () => {
    expect(textWidth('مُحَمَّد')).toBe(textWidth('محمد'));
  });
});

describe('cutToWidth', () => {
  it('keeps what fits', () => {
    expect(cutToWidth('Lina', 10)).toBe('Lina');
  });

  it('cuts what does not, never inside a surrogate pair', () => {
    expect(cutToWidth('Abdelmalek', 4)).toMatch(/^Abd\S*…$/);
    expect(cutToWidth('😀😀😀😀', 2)).toBe('😀😀…');
  });

  it('fits', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 3, max: 20 }), (text, width) => {
        expect(textWidth(cutToWidth(text, width))).toBeLessThanOrEqual(width);
      }),
    );
  });
});
