import type { DraftLanguage } from '../../model/locale.ts';
import type { Question } from '../../model/question.ts';
import type { ExportLimit } from '../export-limit.ts';
import { faultIf, type Fault } from '../fault.ts';
import { sameText } from '../words.ts';

/** What every new question begins with. */
export type BlankParts = Pick<Question, 'id' | 'stem' | 'points' | 'reason'>;

/** What the program needs to know of a question, whatever its kind. */
export interface Traits {
  /** Texts that pupils read after the stem. */
  readonly shown: readonly string[];
  /** The words of the right answer in order, each with its variants; empty where a person judges. */
  readonly answers: readonly (readonly string[])[];
  /** Texts to match or to put in order, in the right order; pupils see them shuffled and with letters. */
  readonly lettered?: readonly string[];
  /** Lines to write on, on a sheet whose bubbles a camera reads; none where the answer is marked or has its own room. */
  readonly lines: number;
  /** What learning systems make of it otherwise, whether or not a format is one of theirs. */
  limits(language: DraftLanguage): readonly ExportLimit[];
  /** Faults that matter for any author and after each edit. */
  faults(path: string): Fault[];
}

const isBlank = (text: string): boolean => text.trim() === '';
export const emptyIf = (text: string, path: string): Fault[] =>
  faultIf(isBlank(text), 'empty', path, { field: path.split('.').at(-1) ?? path });

/** Points and minutes are multiples of a quarter, so a smaller difference is a rounding error. */
export const differ = (one: number, other: number): boolean => Math.abs(one - other) > 0.01;
export const sumOf = (numbers: readonly number[]): number =>
  Math.round(numbers.reduce((sum, each) => sum + each, 0) * 100) / 100;

/** A fault if two of the texts are the same. */
export function sameFaults(texts: readonly string[], path: string): Fault[] {
  const folded = texts.map(sameText);
  const twice = folded.findIndex((text, index) => text !== '' && folded.indexOf(text) !== index);
  return faultIf(twice >= 0, 'options-same', path, { text: texts[twice] ?? '' });
}
