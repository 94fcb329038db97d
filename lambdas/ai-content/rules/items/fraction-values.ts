import type Fraction from 'fraction.js';
import { fractionLatex } from '../language/numbers.ts';
import { ratio, type Asked, type Form } from './item.ts';

export const shown = (value: Fraction): string => `$${fractionLatex(value)}$`;
export const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** A smaller number without a common divisor. */
export const coprime = (asked: Asked, under: number): number =>
  asked.random.pick(
    Array.from({ length: under - 1 }, (_, at) => at + 1).filter((n) => divisor(n, under) === 1),
  );

/** An answer that is a fraction, with wrong values that a mistake leads to. */
export const numeric = (value: Fraction, slips: readonly Fraction[]): Form['answer'] => ({
  kind: 'number',
  value,
  slips,
  gap: ratio(1, Number(value.d) === 1 ? 2 : Number(value.d)),
  show: shown,
  asFraction: true,
});
