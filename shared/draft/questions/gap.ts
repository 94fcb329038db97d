import type { QuestionOf } from '../../model/question.ts';
import { textLimits } from '../export-limit.ts';
import { faultIf } from '../fault.ts';
import { proseParts } from '../prose.ts';
import { type BlankParts, emptyIf, type Traits } from './traits.ts';

const GAP = /\[\[([^[\]\n]*)\]\]/gu;
/** A line for pupils to write a word on. */
export const BLANK = '…………';

/** Words of a text, or a gap with its right answers; empty ones are left out. */
export type GapPart =
  | { readonly words: string; readonly answers?: undefined }
  | { readonly words?: undefined; readonly answers: readonly string[] };

export const gapParts = (text: string): GapPart[] =>
  text.split(GAP).flatMap((part, index): GapPart[] => {
    if (index % 2 === 0) return part === '' ? [] : [{ words: part }];
    const answers = part.split('|').map((answer) => answer.trim());
    return [{ answers: answers.filter((answer) => answer !== '') }];
  });

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

/** Characters of no script, one for each gap. */
const FIRST_MARK = 0xe000;
const MARKS = /[\uE000-\uF8FF]/gu;

/** A text with a mark in place of each gap, and the right answers of each. */
interface MarkedGaps {
  readonly text: string;
  readonly gaps: readonly { readonly mark: string; readonly answers: readonly string[] }[];
}

export function markGaps(text: string): MarkedGaps {
  const gaps: MarkedGaps['gaps'][number][] = [];
  const marked = gapParts(text)
    .map(({ words, answers = [] }) => {
      if (words !== undefined) return words.replace(MARKS, '');
      const mark = String.fromCodePoint(FIRST_MARK + gaps.length);
      gaps.push({ mark, answers });
      return mark;
    })
    .join('');
  return { text: marked, gaps };
}

/** For programs that mark gaps; undefined if a person must, because a gap is in a formula or has no answer. */
export function markedGaps(text: string): MarkedGaps | undefined {
  const marked = markGaps(text);
  const isInFormula = proseParts(marked.text).some(
    ({ kind, value }) => kind === 'formula' && value.search(MARKS) >= 0,
  );
  const isReady = marked.gaps.length > 0 && marked.gaps.every(({ answers }) => answers.length > 0);
  return isReady && !isInFormula ? marked : undefined;
}

/** A text with words to fill in. */
export function gapTraits({ text }: QuestionOf<'gap'>): Traits {
  const gaps = gapsOf(text);
  return {
    shown: [withBlanks(text)],
    answers: gaps,
    // The gaps are the room.
    lines: 0,
    limits: (language) => {
      if (!markedGaps(text)) return ['person'];
      return [...textLimits(gaps.flat(), language), ...(gaps.length > 1 ? ['gaps' as const] : [])];
    },
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

/** A new one. */
export const blankGap = (parts: BlankParts): QuestionOf<'gap'> => ({
  kind: 'gap',
  ...parts,
  text: '',
});
