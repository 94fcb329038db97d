import * as z from 'zod/mini';
import { answerParts, assembling, type AnswerKind } from './answer-parts.ts';

export const truthAnswer = z.strictObject({ ...answerParts, answer: z.boolean() });

export const truthKind: AnswerKind = {
  name: 'true/false',
  bloom: { 1: ['remember'], 2: ['understand'], 3: ['understand', 'apply'] },
  rule: () =>
    `Every true/false question is a statement that is either true or false; answer says which. About half of them are true. A false one has exactly one fact changed. A statement says one thing, asks nothing and denies nothing.`,
  assemble: assembling(truthAnswer, ({ answer }, common) => ({ kind: 'truth', ...common, answer })),
};
