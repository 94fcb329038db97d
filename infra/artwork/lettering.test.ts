import { describe, expect, it } from 'vitest';
import { word, write } from './lettering.ts';

describe('lettering', () => {
  it('joins Arabic letters as in handwriting', () => {
    const apart = [...'قلم'].reduce((sum, letter) => sum + word(letter, 'naskh').d.length, 0);
    expect(word('قلم', 'naskh').d).not.toHaveLength(apart);
    expect(word('قلم', 'naskh').breadth).toBeLessThan(word('ق ل م', 'naskh').breadth);
  });

  it('gives the letters a box from the origin, 1000 units high', () => {
    const { d, breadth } = word('دفتر', 'ruqaa');
    const numbers = d.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
    const [across, down] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2)];
    expect(Math.min(...across)).toBeCloseTo(0, -2);
    expect(Math.max(...across)).toBeCloseTo(breadth, -2);
    expect(Math.min(...down)).toBeCloseTo(0, -2);
    expect(Math.max(...down)).toBeCloseTo(1000, -2);
  });

  it('centres a word on its point', () => {
    expect(write({ d: 'M0 0', breadth: 2000 }, [500, 300], 100, '#000')).toContain(
      'translate(400 250) scale(0.1000)',
    );
  });
});
