import * as z from 'zod/mini';
import { coefficient } from '../../model/class-subjects.ts';
import { asciiDigits } from '../../text/fold-text.ts';

/** Why a text is no coefficient; a subject of 0 is taken off the list instead. */
export type CoefficientProblem = 'unreadable' | 'zero' | 'not-quarters' | 'too-large';

const NUMBER = /^(\d{1,4})(?:[.,٫](\d{1,4}))?$/;

/** Reads a coefficient as it is typed: `3`, `1,5`, `١٫٥`. */
export function readCoefficient(typed: string): number | CoefficientProblem {
  const [matched, whole = '', decimals = '0'] = NUMBER.exec(asciiDigits(typed).trim()) ?? [];
  if (matched === undefined) return 'unreadable';
  const value = Number(`${whole}.${decimals}`);
  if (value === 0) return 'zero';
  if (z.safeParse(coefficient, value).success) return value;
  return Number.isInteger(value * 4) ? 'too-large' : 'not-quarters';
}
