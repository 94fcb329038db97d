import * as z from 'zod/mini';
import { sameText } from '#shared/draft/words.ts';
import { optionId } from '../assemble/arrange-options.ts';
import { cleanText } from '../assemble/clean-text.ts';
import { answerParts, assembling, text, texts, type AnswerKind } from './answer-parts.ts';

export const choiceAnswer = z.strictObject({
  ...answerParts,
  /** The exact text of the right option. */
  key: text,
  options: texts,
});

export const choiceKind: AnswerKind = {
  name: 'multiple-choice',
  bloom: { 1: ['remember', 'understand'], 2: ['understand', 'apply'], 3: ['apply', 'analyse'] },
  rule: () =>
    `Every multiple-choice question has exactly 4 options, of which exactly one is right; key repeats it word for word. Options are of one kind, form, unit and similar length, all different. No "all of the above", "none of the above", "both"; no negative stems; no "always", "never", "only" in one option alone; no word of the stem in the key alone. Wrong options are mistakes that pupils make.`,
  assemble: assembling(choiceAnswer, (answer, common) => {
    const options = answer.options.map((option, index) => ({
      id: optionId(index),
      text: cleanText(option),
    }));
    const right = sameText(cleanText(answer.key));
    const key = options.find((option) => sameText(option.text) === right)?.id;
    return key === undefined ? undefined : { kind: 'choice', ...common, options, key };
  }),
};
