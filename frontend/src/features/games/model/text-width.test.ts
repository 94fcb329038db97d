import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutToWidth, textWidth } from './text-width.ts';

describe('textWidth', () => {
  it('distinguishes wide letters from narrow ones, in both scripts', () => {
    expect(textWidth('WWW')).toBeGreaterThan(textWidth('iii') * 2);
    expect(textWidth('شمس')).toBeGreaterThan(textWidth('ايا'));
  });

  it('gives vowel marks no width', () => {
    expect(textWidth('مُحَمَّد')).toBe(textWidth('محمد'));
  });
});

describe('cutToWidth', () => {
  it('keeps a text that fits', () => {
    expect(cutToWidth('Lina', 10)).toBe('Lina');
  });

  it('cuts a longer text, never inside a surrogate pair', () => {
    expect(cutToWidth('Abdelmalek', 4)).toMatch(/^Abd\S*…$/);
    expect(cutToWidth('😀😀😀😀', 2)).toBe('😀😀…');
  });

  it('returns a text that fits the width', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 3, max: 20 }), (text, width) => {
        expect(textWidth(cutToWidth(text, width))).toBeLessThanOrEqual(width);
      }),
    );
  });
});
