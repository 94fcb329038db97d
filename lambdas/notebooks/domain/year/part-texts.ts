import type { CourseLine, Session } from '#shared/course/course.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import type { Messages } from '../notebook/messages.ts';

/** A line of the distribution, and which of its parts some sessions take. */
export interface TakenLine {
  readonly line: CourseLine;
  /** From 1, each once and in order. */
  readonly parts: readonly number[];
}

/** The lines of some sessions, each once, in the order in which they come. */
export function linesOf(sessions: readonly Session[]): TakenLine[] {
  const taken = new Map<number, { line: CourseLine; parts: number[] }>();
  for (const { line, part } of sessions) {
    if (!line) continue;
    const parts = taken.get(line.index)?.parts ?? [];
    if (part > 0 && !parts.includes(part)) parts.push(part);
    taken.set(line.index, { line, parts });
  }
  return [...taken.values()].map(({ line, parts }) => ({
    line,
    parts: parts.toSorted((one, other) => one - other),
  }));
}

/** `2`, or `1–2` for several. */
export const rangeOf = (parts: readonly number[]): string =>
  [...new Set([parts.at(0), parts.at(-1)])].join('–');

/** `Part 2 of 3`; empty for a lesson that takes one session. */
export const partText = (messages: Messages, { line, parts }: TakenLine): string =>
  parts.length === 0 || line.parts === 1
    ? ''
    : messages.records.year.part(rangeOf(parts), line.parts);

/** Cuts a name after a whole word, with an ellipsis, if it is longer than a number of characters. */
export function shortName(name: string, most: number): string {
  const characters = [...name];
  if (characters.length <= most) return name;
  const part = characters.slice(0, most).join('');
  const end = part.lastIndexOf(' ');
  const kept = (end > most / 2 ? part.slice(0, end) : part).trimEnd();
  // A formula that is cut ends before the ellipsis, so that its direction does.
  const isOpen = kept.lastIndexOf('\u2066') > kept.lastIndexOf('\u2069');
  return `${kept}${isOpen ? '\u2069' : ''}…`;
}

/** The lesson, with its parts if there are others. Its name is cut if it is longer than a number of characters. */
export function lessonText(
  messages: Messages,
  { line, parts }: TakenLine,
  most = Infinity,
): string {
  const name = shortName(line.line.lesson, most);
  return parts.length === 0 || parts.length === line.parts
    ? isolate(name)
    : messages.records.year.partOf(name, rangeOf(parts), line.parts);
}
