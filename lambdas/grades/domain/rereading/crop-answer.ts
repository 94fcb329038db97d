import * as z from 'zod/mini';
import { withoutControls } from '../../../../shared/model/text.ts';
import { answerTool } from './crop-question.ts';

/** A longer text is no cell's. */
const LONGEST = 40;

const reading = z.strictObject({
  unreadable: z.boolean(),
  text: z.string().check(z.trim(), z.maxLength(LONGEST), withoutControls),
});

/** A model may think first, and says so in blocks of other kinds. */
const block = z.object({
  text: z.optional(z.string()),
  toolUse: z.optional(z.object({ name: z.string(), input: z.unknown() })),
});
const converseAnswer = z.object({
  stopReason: z.enum(['end_turn', 'tool_use', 'stop_sequence']),
  output: z.object({ message: z.object({ content: z.array(block) }) }),
});

/** The first object in a text, by its braces; those in its strings are not counted. */
function firstObject(text: string): unknown {
  const start = text.indexOf('{');
  if (start < 0) return undefined;
  let depth = 0;
  for (const { 0: token, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth === 0) return parsed(text.slice(start, start + index + 1));
  }
  return undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * What a model has read in a crop; undefined if it could not, was stopped, or has answered anything but a reading. What
 * it says is data: nothing but a short text comes of it.
 * @param answer of Bedrock's `Converse`
 */
export function readingOf(answer: unknown): string | undefined {
  const { data } = z.safeParse(converseAnswer, answer);
  if (!data) return undefined;
  const { content } = data.output.message;
  const calls = content.filter(({ toolUse }) => toolUse?.name === answerTool.name);
  // Two readings of one cell are none.
  if (calls.length > 1) return undefined;
  const given =
    calls[0]?.toolUse?.input ?? firstObject(content.map(({ text = '' }) => text).join('\n'));
  const { data: read } = z.safeParse(reading, given);
  return read && !read.unreadable ? read.text : undefined;
}
