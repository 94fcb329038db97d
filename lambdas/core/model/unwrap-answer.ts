import * as z from 'zod/mini';
import type { AnswerTool } from './model-question.ts';
import { parseJson } from './read-json.ts';

/** `{"tool_calls": [{"function": {"arguments": "{…}"}}]}` has five levels around the answer. */
const MOST_LEVELS = 6;

const record = z.record(z.string(), z.unknown());

/** What a value holds directly: the parts of an object, the only one of a list, or the JSON in a text. */
function inside(value: unknown): unknown[] {
  if (typeof value === 'string') return /^\s*[{[]/.test(value) ? [parseJson(value)] : [];
  if (Array.isArray(value)) return value.length === 1 ? value : [];
  const { data } = z.safeParse(record, value);
  return data ? Object.values(data) : [];
}

/** The value with the most fields of the answer, at any level; the outer one if two have as many. */
function fullest(value: unknown, fields: ReadonlySet<string>, levels: number) {
  const own = Array.isArray(value) ? {} : (z.safeParse(record, value).data ?? {});
  let best = { value, count: Object.keys(own).filter((name) => fields.has(name)).length };
  if (levels === 0) return best;
  for (const inner of inside(value)) {
    const found = fullest(inner, fields, levels - 1);
    if (found.count > best.count) best = found;
  }
  return best;
}

/** The answer in what a model has put around it: the call of a tool in words, the name of the tool, or one more list. */
export function unwrapAnswer(value: unknown, schema: AnswerTool['schema']): unknown {
  const fields = new Set(Object.keys(z.safeParse(record, schema['properties']).data ?? {}));
  return fullest(value, fields, MOST_LEVELS).value;
}
