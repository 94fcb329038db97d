import { acceptedTexts, type AnswerSettings } from '#shared/draft/accepted-texts.ts';
import { plainText } from '#lambdas/print/maths/formula-text.ts';
import type { Prose } from '../sheet/draft-layout.ts';

export type Answering =
  | { readonly kind: 'choice'; readonly options: readonly QuizOption[] }
  | { readonly kind: 'truth'; readonly answer: boolean }
  /** Any of these texts in plain characters. */
  | { readonly kind: 'short'; readonly answers: readonly string[] }
  /** A number within the tolerance, which is more than 0, of any of these. */
  | { readonly kind: 'number'; readonly answers: readonly number[]; readonly tolerance: number }
  /** Words to fill in; a gap is a mark in the text. */
  | { readonly kind: 'cloze'; readonly text: Prose; readonly gaps: readonly QuizGap[] }
  | { readonly kind: 'matching'; readonly pairs: readonly QuizPair[] }
  /** In the right order. */
  | { readonly kind: 'order'; readonly items: readonly Prose[] }
  /** Marked by a person, with this guidance. */
  | { readonly kind: 'essay'; readonly guidance: readonly Prose[] };

export interface QuizOption {
  /** A valid XML name, like an item's. */
  readonly id: string;
  readonly text: Prose;
  readonly isRight: boolean;
  /** What leads to it, if it is wrong; shown to who has chosen it. */
  readonly feedback: Prose;
}
export interface QuizGap {
  /** The character that marks the gap in its text. */
  readonly mark: string;
  /** In plain characters, at least one. */
  readonly answers: readonly string[];
}
export interface QuizPair {
  readonly left: Prose;
  readonly right: Prose;
}

/** Why the key is right, and what leads to each wrong option, for systems that show one text after any answer. */
export const explanation = (reason: Prose, answering: Answering): Prose[] =>
  [
    reason,
    ...(answering.kind === 'choice'
      ? answering.options.map(({ text, feedback }) => (feedback ? `${text}: ${feedback}` : ''))
      : []),
  ].filter((text) => text.trim() !== '');

/** Replaces a text that its teacher has not written yet, because no system accepts an empty question or option. */
export const UNWRITTEN = '…';

/** An answer for Moodle's marking, where an asterisk stands for any text unless a backslash precedes it. */
export const literal = (text: string): string => text.replaceAll('*', '\\*');

/** For systems that cannot order: each text is matched with its place. */
export const placesOf = (items: readonly Prose[]): QuizPair[] =>
  items.map((left, index) => ({ left, right: String(index + 1) }));

/** Accepted answers in plain characters, each once, in the usual ways of writing them. */
export const plainAnswers = (answers: readonly Prose[], settings: AnswerSettings): string[] =>
  acceptedTexts(answers.map(plainText), settings);

/** Removes rounding errors of binary fractions. */
export const decimal = (value: number): number => Number(value.toPrecision(12));

/** The least and the greatest right number, in decimals: `3.13` and `3.15`, where binary fractions would be beside them. */
export const limitsOf = (
  answer: number,
  tolerance: number,
): readonly [least: number, most: number] => {
  const written = (value: number): number => Number(value.toPrecision(15));
  return [written(answer - tolerance), written(answer + tolerance)];
};

/** A text whose marks of gaps are replaced. */
export const fillGaps = (
  text: string,
  gaps: readonly QuizGap[],
  fill: (gap: QuizGap, index: number) => string,
): string =>
  gaps.reduce((filled, gap, index) => filled.replace(gap.mark, () => fill(gap, index)), text);
