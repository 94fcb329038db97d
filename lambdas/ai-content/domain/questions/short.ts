import * as z from 'zod/mini';
import { cleanText, cleanTexts, textOrNone } from '../assemble/clean-text.ts';
import { answerParts, assembling, text, texts, type AnswerKind } from './answer-parts.ts';

export const shortAnswer = z.strictObject({
  ...answerParts,
  answer: text,
  variants: texts,
  unit: z.nullable(text),
  tolerance: z.nullable(z.number()),
});

export const shortKind: AnswerKind = {
  name: 'short-answer',
  bloom: { 1: ['remember'], 2: ['understand', 'apply'], 3: ['apply', 'analyse'] },
  rule: () =>
    `Every short-answer question is answered by at most 8 words or a number. variants lists other answers that are right. For a number with a unit, unit names it and tolerance says how far from it an answer may be (0 if not at all); both are null otherwise.`,
  assemble: assembling(shortAnswer, ({ answer, variants, unit: given, tolerance }, common) => {
    const unit = textOrNone(given);
    return {
      kind: 'short',
      ...common,
      answer: cleanText(answer),
      variants: cleanTexts(variants),
      ...(unit !== undefined && { unit }),
      ...(tolerance !== null && { tolerance }),
    };
  }),
};
