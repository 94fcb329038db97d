import Fraction from 'fraction.js';
import type { Figure } from '#shared/model/figure.ts';
import type { Difficulty } from '#shared/model/question-levels.ts';
import type { SchoolLevel } from '#shared/model/profile.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import type { Random } from '../random.ts';
import type { Constraints } from './constraints.ts';

/** The request to a family of items. */
export interface Asked {
  readonly language: DraftLanguage;
  readonly level: SchoolLevel;
  readonly difficulty: Difficulty;
  readonly random: Random;
  readonly constraints?: Constraints;
  /** Whether an item may need its figure; a part of a list has none. */
  readonly hasFigures?: boolean;
}

/** An exact number, with the results of typical mistakes and the distance of other wrong numbers. */
export interface NumberAnswer {
  readonly kind: 'number';
  readonly value: Fraction;
  readonly slips: readonly Fraction[];
  readonly gap: Fraction;
  readonly show: (value: Fraction) => string;
  readonly unit?: string;
  /** Whether it is shown as a fraction instead of decimals. */
  readonly asFraction?: boolean;
  /** Whether wrong numbers may be negative. */
  readonly signed?: boolean;
}
/** A word, with wrong words of the same kind. */
export interface TextAnswer {
  readonly kind: 'text';
  readonly text: string;
  readonly others: readonly string[];
  readonly variants: readonly string[];
}

/** A problem from which a question of any type or an exercise is made. */
export interface Item {
  readonly difficulty: Difficulty;
  /** The question for the pupil, ending with a question mark. */
  readonly question: string;
  readonly answer: NumberAnswer | TextAnswer;
  /** The solution in sentences. */
  readonly steps: readonly string[];
  readonly hint: string;
  readonly claim: (shown: string) => string;
  /** Drawn with the question, which may need it or only be clearer with it. */
  readonly figure?: Figure;
}

/** An item before its difficulty is set. */
export type Form = Omit<Item, 'difficulty'>;

export interface Family {
  readonly id: string;
  readonly languages: readonly DraftLanguage[];
  /** The topic's names in the three languages of Algerian schools, folded. */
  readonly names: RegExp;
  readonly make: (asked: Asked) => Item;
  /** A problem from daily life, if the family has one. */
  readonly problem?: (asked: Asked) => Item;
}

/** Whether a family is about numbers, which all languages share, instead of one language's words. */
export const isCalculated = ({ languages }: Family): boolean => languages.length > 1;

export const whole = (value: number): Fraction => new Fraction(value);
export const ratio = (over: number, under: number): Fraction => new Fraction(over, under);

/** Picks one of a family's forms for the difficulty and level. */
export const formOf = (
  asked: Asked,
  forms: Readonly<Record<Difficulty, readonly ((asked: Asked) => Form)[]>>,
): Item => ({ ...asked.random.pick(forms[asked.difficulty])(asked), difficulty: asked.difficulty });
