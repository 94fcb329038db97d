import type Fraction from 'fraction.js';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { typed } from '../language/numbers.ts';
import { calculate, splitClaim } from './calculations.ts';
import { readStem } from './read-stem.ts';

export interface Unsolved {
  readonly id: string;
  readonly kind: 'choice' | 'truth' | 'short';
  readonly stem: string;
  readonly options?: readonly string[] | undefined;
}
/** An answer with its confidence, from 0 to 1. */
export interface Solution {
  readonly answer: string;
  readonly confidence: number;
}
const SURE = 0.97;

const optionNumber = (option: string) => {
  const { quantities, formulas } = readStem(option);
  return quantities.length === 1 && formulas.length === 0 ? quantities[0] : undefined;
};

function choose(value: Fraction, options: readonly string[]): Solution | undefined {
  const right = options.filter((option) => optionNumber(option)?.value.equals(value));
  return right.length === 1 && right[0] !== undefined
    ? { answer: right[0], confidence: SURE }
    : undefined;
}

/** Calculates a question's answer from its numbers, formulas and words; `undefined` if it is not a calculation. */
export function solveArithmetic(
  { kind, stem, options = [] }: Unsolved,
  language: DraftLanguage,
): Solution | undefined {
  const read = readStem(stem);
  if (kind === 'truth') {
    const split = splitClaim(read);
    const value = split && calculate(split.rest, split.claimed.unit || undefined);
    return value && split
      ? { answer: String(value.equals(split.claimed.value)), confidence: SURE }
      : undefined;
  }
  const unit = kind === 'choice' ? optionNumber(options[0] ?? '')?.unit : undefined;
  const value = calculate(read, unit || undefined);
  if (!value) return undefined;
  return kind === 'choice'
    ? choose(value, options)
    : { answer: typed(language, value), confidence: SURE };
}
