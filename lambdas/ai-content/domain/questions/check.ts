import * as z from 'zod/mini';
import type { LessonCheck } from '#shared/model/draft.ts';
import { cleanText, textOrNone } from '../assemble/clean-text.ts';
import { text } from './answer-parts.ts';
import { choiceAnswer, choiceKind } from './choice.ts';

const { stem, key, options, mistakes, reason, passage } = choiceAnswer.shape;

/** A check for understanding: a choice question without what only a test needs. */
export const checkAnswer = z.strictObject({
  ...{ passage, stem, key, options, mistakes, reason },
  /** What the teacher does if several pupils are wrong; empty from models that do not know the field. */
  response: z.catch(text, ''),
});
export type CheckAnswer = z.infer<typeof checkAnswer>;

/** The same with fields that a model has added, which are left out. */
const readable = z.object(checkAnswer.shape);

export type ReadCheck = { readonly check: LessonCheck } | { readonly problem: string };

/** Makes a check from a drafter's value; its options are not sorted yet. */
export function readCheck(value: unknown, id: string): ReadCheck {
  const { data } = z.safeParse(readable, value);
  if (!data) return { problem: 'a field is missing or of another type than the schema says' };
  const { response, ...given } = data;
  const answer = { ...given, difficulty: null, bloom: null, hint: null };
  const quoted = textOrNone(data.passage);
  const made = choiceKind.assemble(answer, {
    ...{ id, points: 0, stem: cleanText(data.stem), reason: cleanText(data.reason) },
    ...(quoted !== undefined && { passage: quoted }),
  });
  if (made?.kind !== 'choice')
    return { problem: 'the key is none of the options; repeat one of them word for word' };
  const done = textOrNone(response);
  return { check: { ...made, ...(done !== undefined && { response: done }) } };
}
