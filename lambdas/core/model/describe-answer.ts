import type { AnswerTool } from './model-question.ts';
import type { AnswerFormat } from './model-strategies.ts';

/** Says how to answer, at the end of the instructions. */
export function describeAnswer(
  format: AnswerFormat,
  { name, schema }: Pick<AnswerTool, 'name' | 'schema'>,
): string {
  if (format === 'schema') return 'Answer with one JSON object.';
  return format === 'text'
    ? `Answer with one JSON object of this schema and nothing else: ${JSON.stringify(schema)}`
    : `Answer by calling ${name} once.`;
}
