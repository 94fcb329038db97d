import { parseMark } from '#shared/record/marks/parse-mark.ts';

/** Typed points in quarters, from 0 to the most that a question gives; undefined if the text is no such number. */
export function readQuarters(typed: string, most: number): number | undefined {
  const mark = parseMark(typed);
  if (mark.kind !== 'mark' || mark.scale !== undefined) return undefined;
  return mark.value <= most && Number.isInteger(mark.value * 4) ? mark.value : undefined;
}
