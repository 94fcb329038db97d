import type { QuestionOf } from '../../model/question.ts';
import { faultIf } from '../fault.ts';
import { emptyIf, type Traits } from './traits.ts';

const GAP = /\[\[([^[\]\n]*)\]\]/gu;
/** A line for pupils to write a word on. */
export const BLANK = '…………';

/** Words of a text, or a gap with its right answers; empty ones are left out. */
export type GapPart =
  | { readonly words: string; readonly answers?: undefined }
  | { readonly words?: undefined; readonly answers: readonly string[] };

/** Splits a text at its gaps. */
export const gapParts = (text: string): GapPart[] =>
  text.split(GAP).flatMap((part, index): GapPart[] => {
    if (index % 2 === 0) return part === '' ? [] : [{ words: part }];
    const answers = part.split('|').map((answer) => answer.trim());
    return [{ answers: answers.filter((answer) => answer !== '') }];
  });

/** The right answers of each gap. */
export const gapsOf = (text: string): (readonly string[])[] =>
  gapParts(text).flatMap(({ answers }) => (answers ? [answers] : []));

/** A text whose gaps are blank or filled; several are numbered. */
export function withBlanks(
  text: string,
  fill: (answers: readonly string[]) => string = () => BLANK,
): string {
  const parts = gapParts(text);
  const several = parts.filter(({ answers }) => answers).length > 1;
  let number = 0;
  return parts
    .map(({ words, answers }) => {
      if (!answers) return words;
      number += 1;
      return several ? `(${number}) ${fill(answers)}` : fill(answers);
    })
    .join('');
}

/** Whether a text is a calculation, which is written from left to right in every language. */
export const isCalculation = (text: string): boolean => !/\p{L}/u.test(text);

/** A text with words to fill in. */
export function gapTraits({ text }: QuestionOf<'gap'>): Traits {
  const gaps = gapsOf(text);
  return {
    shown: [withBlanks(text)],
    answers: gaps,
    faults: (path) => [
      ...emptyIf(text, `${path}.text`),
      ...faultIf(text.trim() !== '' && gaps.length === 0, 'gap-missing', `${path}.text`),
      ...faultIf(
        gaps.some((answers) => answers.length === 0),
        'key-missing',
        path,
      ),
    ],
  };
}
