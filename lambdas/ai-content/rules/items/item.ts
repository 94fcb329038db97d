import Fraction from 'fraction.js';
import type { SchoolLevel } from '#shared/model/profile.ts';
import type { Language } from '#shared/model/locale.ts';
import type { Random } from '../random.ts';
import type { Constraints } from './constraints.ts';

export type Difficulty = 1 | 2 | 3;

/** What is asked of a family of items. */
export interface Asked {
  readonly language: Language;
  readonly level: SchoolLevel;
  readonly difficulty: Difficulty;
  readonly random: Random;
  readonly constraints?: Constraints;
}

/** An exact number, with what pupils come to by a slip, and how far apart other wrong numbers would be. */
export interface NumberAnswer {
  readonly kind: 'number';
  readonly value: Fraction;
  readonly slips: readonly Fraction[];
  readonly gap: Fraction;
  readonly show: (value: Fraction) => string;
  readonly unit?: string;
  /** Whether it is shown as a fraction, not with decimals. */
  readonly asFraction?: boolean;
  /** Whether a wrong number may be below zero. */
  readonly signed?: boolean;
}
/** A word, with other words of its kind that are wrong. */
export interface TextAnswer {
  readonly kind: 'text';
  readonly text: string;
  readonly others: readonly string[];
  readonly variants: readonly string[];
}

/** One thing to find out, from which a question of any type or an exercise is made. */
export interface Item {
  readonly difficulty: Difficulty;
  /** What a pupil is asked, ending with a question mark. */
  readonly question: string;
  readonly answer: NumberAnswer | TextAnswer;
  /** How it is worked out, in sentences. */
  readonly steps: readonly string[];
  readonly hint: string;
  /** The sentence that says that this is the answer. */
  readonly claim: (shown: string) => string;
}

/** A topic that something is known of. */
export interface Family {
  readonly id: string;
  readonly languages: readonly Language[];
  /** How its topic is named in the three languages of schools here, folded. */
  readonly names: RegExp;
  readonly make: (asked: Asked) => Item;
  /** A problem of life, where the family has any. */
  readonly problem?: (asked: Asked) => Item;
}

/** Whether a family is of numbers, which both languages have, and not of the words of one. */
export const isCalculated = ({ languages }: Family): boolean => languages.length > 1;

export const whole = (value: number): Fraction => new Fraction(value);
export const ratio = (over: number, under: number): Fraction => new Fraction(over, under);

/** What of all forms of a family suits the difficulty, and the level. */
export const formOf = (
  asked: Asked,
  forms: Readonly<Record<Difficulty, readonly ((asked: Asked) => Omit<Item, 'difficulty'>)[]>>,
): Item => ({ ...asked.random.pick(forms[asked.difficulty])(asked), difficulty: asked.difficulty });
