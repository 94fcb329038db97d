import * as z from 'zod/mini';
import { task, type Task } from '../task.ts';

const TASK = /<task>([^<]*)<\/task>/;

/** The message with a task. Its texts cannot end it early, because `<` is escaped. */
export const taskMessage = (given: Task): string =>
  `<task>\n${JSON.stringify(given).replaceAll('<', '\\u003c')}\n</task>`;

/** Parses the task from a message; `undefined` if there is no valid one. */
export function parseTask(message: string): Task | undefined {
  const json = TASK.exec(message)?.[1];
  try {
    return json === undefined ? undefined : z.safeParse(task, JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
