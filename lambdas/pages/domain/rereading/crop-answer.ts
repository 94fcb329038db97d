import * as z from 'zod/mini';
import { forbidControls } from '#shared/model/text.ts';
import { readAnswer } from '#core/model/model-answer.ts';
import { answerTool } from './crop-question.ts';

/** A longer text does not belong to a cell. */
const LONGEST = 40;

const reading = z.strictObject({
  unreadable: z.boolean(),
  text: z.string().check(z.trim(), z.maxLength(LONGEST), forbidControls),
});

/**
 * The text that a model has read in a crop; `undefined` if it could not or the answer is not a reading. The answer is
 * treated as data and only a short text is accepted.
 * @param answer of Bedrock's `Converse`
 */
export function readingOf(answer: unknown): string | undefined {
  const given = readAnswer(answer, answerTool.name, answerTool.schema);
  if (given.kind !== 'given') return undefined;
  const { data: read } = z.safeParse(reading, given.value);
  return read && !read.unreadable ? read.text : undefined;
}
