import { describe, expect, it } from 'vitest';
import { NOTHING, OUTPUTS, SIGNS } from './alphabet.ts';
import { logLikelihood, readings } from './sequence.ts';

/** Columns that each show one sign with a probability of 0.9; a dot is the gap. */
const saying = (columns: string, share = 0.9): Float64Array[] =>
  [...columns].map((sign) => {
    const row = new Float64Array(OUTPUTS).fill((1 - share) / (OUTPUTS - 1));
    row[sign === '_' ? NOTHING : SIGNS.findIndex((known) => known === sign)] = share;
    return row;
  });

describe('the readings of a cell', () => {
  it('join repeated signs, unless a gap separates them', () => {
    expect(readings(saying('_11_22_'), 5)[0]).toBe('12');
    expect(readings(saying('1_1'), 5)[0]).toBe('11');
    expect(readings(saying('11'), 5)[0]).toBe('1');
    expect(readings(saying('1._5'), 5)[0]).toBe('1.5');
  });

  it('are empty for gaps', () => {
    expect(readings(saying('____'), 5)[0]).toBe('');
    expect(readings([], 5)).toEqual(['']);
  });

  it('include the alternatives', () => {
    const shares = saying('_1_');
    const middle = shares[1]!;
    middle[7] = 0.4;
    middle[1] = 0.5;
    expect(readings(shares, 5).slice(0, 2)).toEqual(['1', '7']);
  });
});

describe('the probability of a text', () => {
  it('sums every way to place its signs', () => {
    const shares = [
      [0.6, 0.4],
      [0.7, 0.3],
    ].map(([one = 0, nothing = 0]) => {
      const row = new Float64Array(OUTPUTS);
      row[1] = one;
      row[NOTHING] = nothing;
      return row;
    });
    const ways = 0.6 * 0.7 + 0.6 * 0.3 + 0.4 * 0.7;
    expect(Math.exp(logLikelihood(shares, '1'))).toBeCloseTo(ways, 9);
    expect(Math.exp(logLikelihood(shares, ''))).toBeCloseTo(0.4 * 0.3, 9);
    expect(Math.exp(logLikelihood(shares, '11'))).toBeLessThan(1e-9);
  });
});
