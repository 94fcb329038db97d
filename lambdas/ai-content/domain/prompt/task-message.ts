import * as z from 'zod/mini';
import { task, type Task } from '../task.ts';

const TASK = /<task>([^<]*)<\/task>/;
const SOURCE = /<source>([^<]*)<\/source>/;

/** What a task says in place of its source text, which several tasks share and models cache. */
const ELSEWHERE = 'the text between the source tags';

/** JSON whose texts cannot end their tags early. */
const escaped = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export const sourceOf = (given: Task): string | undefined => {
  if (given.task === 'solve') return given.sourceText;
  return 'plan' in given ? given.plan.request.baseText : undefined;
};

/** The same task with another source text. */
function withSource(given: Task, source: string): Task {
  if (given.task === 'solve') return { ...given, sourceText: source };
  if (!('plan' in given)) return given;
  const { plan } = given;
  return { ...given, plan: { ...plan, request: { ...plan.request, baseText: source } } };
}

/** The block of a task's source text; `undefined` if it has none. */
export function sourceMessage(given: Task): string | undefined {
  const source = sourceOf(given);
  return source === undefined ? undefined : `<source>\n${escaped(source)}\n</source>`;
}

/** The message with a task, without its source text. Its texts cannot end it early, because `<` is escaped. */
export const taskMessage = (given: Task): string => {
  const told = sourceOf(given) === undefined ? given : withSource(given, ELSEWHERE);
  return `<task>\n${escaped(told)}\n</task>`;
};

/** Parses the task from a message; `undefined` if there is no valid one. */
export function parseTask(message: string): Task | undefined {
  const [json, source] = [TASK, SOURCE].map((tag) => tag.exec(message)?.[1]);
  try {
    const { data } = z.safeParse(task, JSON.parse(json ?? 'null'));
    if (!data || source === undefined || sourceOf(data) !== ELSEWHERE) return data;
    return withSource(data, z.parse(z.string(), JSON.parse(source)));
  } catch {
    return undefined;
  }
}
