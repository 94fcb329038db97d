import type { Test } from '#shared/model/draft.ts';
import type { Question } from '#shared/model/question.ts';
import { traitsOf } from '#shared/draft/questions/traits-of.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { faultIf, type Fault } from '#shared/draft/fault.ts';
import { holdsPhrase, removeFormulas } from '#shared/draft/words.ts';

/** Dots that mark an omission in a quotation. */
const LEFT_OUT = /\[?(?:…|\.{3,})\]?/g;
/** What the rules write for an omission in a stem; dots alone would be a blank. */
const OMISSION = '[…]';
const BLANK = /[._…]{3,}|…+/;

/** Whether a passage is in the source text after folding, but for formulas and omissions marked by dots. */
export function isQuoted(passage: string, source: string): boolean {
  const text = foldText(source);
  let from = 0;
  const pieces = removeFormulas(passage).replace(LEFT_OUT, '\n').split('\n').map(foldText);
  return pieces.every((piece) => {
    const at = text.indexOf(piece, from);
    from = at + piece.length;
    return at >= 0;
  });
}

/** Whether one passage can hold what the key rests on; a list rests on several sentences, an open question on all. */
export const restsOnPassage = (question: Question): boolean =>
  question.kind === 'truth' || traitsOf(question).answers.length === 1;

/** Another option that also completes the stem to a sentence of the source. */
function secondKey(question: Question, source: string): string | undefined {
  if (question.kind !== 'choice' || !BLANK.test(question.stem)) return undefined;
  // What the sentence refers to may be quoted before it, with an omission between.
  const gapped = question.stem.split(OMISSION).findLast((piece) => BLANK.test(piece)) ?? '';
  return question.options.find(
    ({ id, text }) =>
      id !== question.key && holdsPhrase(source, gapped.replace(BLANK, ` ${text} `)),
  )?.text;
}

/** Faults of a question about a source text: its passage is not in it, or it supports a second key. */
export function passageFaults(
  question: Question,
  path: string,
  sourceText: string | undefined,
): Fault[] {
  const passage = question.passage?.trim();
  const second = sourceText === undefined ? undefined : secondKey(question, sourceText);
  return [
    ...faultIf(
      Boolean(passage) && !isQuoted(passage ?? '', sourceText ?? ''),
      'passage-not-in-source',
      `${path}.passage`,
    ),
    ...faultIf(second !== undefined, 'second-key', `${path}.options`, { text: second ?? '' }),
  ];
}

/** The same for all questions of a test, each of which needs a passage. On a topic that rules know, they calculate instead. */
export const sourceFaults = ({ questions, sourceText, drafter }: Test): Fault[] =>
  questions.flatMap((question, index) => [
    ...passageFaults(question, `questions.${index}`, sourceText),
    ...faultIf(
      drafter === 'model' &&
        sourceText !== undefined &&
        !question.passage?.trim() &&
        restsOnPassage(question),
      'passage-missing',
      `questions.${index}.passage`,
    ),
  ]);
