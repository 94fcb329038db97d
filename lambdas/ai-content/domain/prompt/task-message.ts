import * as z from 'zod/mini';
import { task, type Task } from '../task.ts';

const TASK = /<task>([^<]*)<\/task>/;

/** A task as a model is told it. No text in it can end it early: what opens a tag is escaped. */
export const taskMessage = (given: Task): string =>
  `<task>\n${JSON.stringify(given).replaceAll('<', '\\u003c')}\n</task>`;

/** The task in a message; undefined if there is none, or anything else. */
export function parseTask(message: string): Task | undefined {
  const json = TASK.exec(message)?.[1];
  try {
    return json === undefined ? undefined : z.safeParse(task, JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
