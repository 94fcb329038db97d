import { describe, expect, it } from 'vitest';
import type { Point, Words } from '#shared/draft/figures/drawing.ts';
import { findInPackages, loadTypefaces } from './load-typefaces.ts';
import { outlineWords } from './outline-words.ts';

const weights = await loadTypefaces(findInPackages);
const words = (text: string, more: Partial<Words> = {}): Words => ({
  kind: 'words',
  text,
  at: [100, 50],
  anchor: 'start',
  size: 10,
  ink: 'ink',
  isBold: false,
  ...more,
});

/** The ends of all segments. */
const pointsOf = (given: Words): Point[] =>
  outlineWords(given, weights).segments.flatMap((segment) =>
    segment.slice(1).filter((part): part is Point => typeof part !== 'string'),
  );
const boxOf = (given: Words) => {
  const points = pointsOf(given);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
};

describe('words as outlines', () => {
  it('stand on their baseline, at their place', () => {
    const { left, right, top, bottom } = boxOf(words('H'));
    expect(bottom).toBeCloseTo(50);
    expect(top).toBeGreaterThan(40);
    expect(left).toBeGreaterThanOrEqual(100);
    expect(right).toBeLessThan(110);
  });

  it.each(['12', 'الأحد'])('begin, end or are centred where they say: %s', (text) => {
    const start = boxOf(words(text));
    const end = boxOf(words(text, { anchor: 'end' }));
    const middle = boxOf(words(text, { anchor: 'middle' }));
    expect(end.right).toBeLessThanOrEqual(101);
    expect(start.right - start.left).toBeCloseTo(end.right - end.left);
    expect((middle.left + middle.right) / 2).toBeGreaterThan(98);
    expect((middle.left + middle.right) / 2).toBeLessThan(102);
  });

  it('are joined in Arabic, and from right to left', () => {
    const width = (text: string) => {
      const { left, right } = boxOf(words(text));
      return right - left;
    };
    // Letters apart are wider than joined ones.
    expect(width('سبت')).toBeLessThan(width('س ب ت'));
    const first = boxOf(words('اب'));
    const alif = boxOf(words('ا'));
    expect(first.right - first.left).toBeGreaterThan(alif.right - alif.left);
  });

  it('have whole outlines: each begins with a move and is closed', () => {
    const { segments, fill } = outlineWords(words('80', { isBold: true }), weights);
    expect(fill).toBe('ink');
    const kinds = segments.map(([kind]) => kind);
    expect(kinds.filter((kind) => kind === 'move').length).toBe(5);
    expect(kinds.filter((kind) => kind === 'close').length).toBe(5);
    expect(kinds[0]).toBe('move');
    expect(kinds.at(-1)).toBe('close');
  });
});
