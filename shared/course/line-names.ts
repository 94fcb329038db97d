import type { PlannedLesson } from '../model/annual-distribution.ts';
import type { LineName, PlacedLine } from '../model/course-log.ts';
import { usualHours } from '../school-year/period-hours.ts';
import { foldText } from '../text/fold-text.ts';
import type { CourseLine } from './course.ts';
import { kindOfLine } from './line-kind.ts';

/** What the words of a line say. They are read once: each course of a level has the same lines. */
const known = new WeakMap<
  PlannedLesson,
  { readonly folded: string; readonly kind: CourseLine['kind'] }
>();

function wordsOf(line: PlannedLesson) {
  const words = known.get(line) ?? { folded: foldText(line.lesson), kind: kindOfLine(line) };
  known.set(line, words);
  return words;
}

/** Equal for the names of one line. */
const keyOf = (folded: string, nth = 1): string => `${nth} ${folded}`;

/** Equal for two names of one line, however they are spelt. */
export const lineKey = ({ lesson, nth }: LineName): string => keyOf(foldText(lesson), nth);

/**
 * How many sessions a line takes.
 * @param minutes the usual length of a period
 */
const partsOf = ({ sessions, hours }: PlannedLesson, minutes: number): number =>
  sessions ?? (hours === undefined ? 1 : Math.max(1, Math.round((hours * 60) / minutes)));

/** The lines of a distribution by their keys, in its order. */
function linesByKey(lines: readonly PlannedLesson[], minutes: number): Map<string, CourseLine> {
  const counts = new Map<string, number>();
  return new Map(
    lines.map((line, index) => {
      const { folded, kind } = wordsOf(line);
      const nth = (counts.get(folded) ?? 0) + 1;
      counts.set(folded, nth);
      const name = { lesson: line.lesson, ...(nth > 1 && { nth }) };
      const parts = partsOf(line, minutes);
      return [keyOf(folded, nth), { line, index, name, kind, parts }];
    }),
  );
}

/**
 * The lines of a distribution in the order of a class. Lines that the order does not name follow the line they follow in the
 * distribution; names that are not found, or come again, change nothing.
 * @param minutes the usual length of a period
 */
export function orderedLines(
  lines: readonly PlannedLesson[],
  order: readonly PlacedLine[] = [],
  minutes = usualHours.minutes,
): CourseLine[] {
  const byKey = linesByKey(lines, minutes);
  if (order.length === 0) return [...byKey.values()];
  const placed = new Map(order.toReversed().map((place) => [lineKey(place), place]));
  const before: CourseLine[] = [];
  const named = new Map<string, CourseLine[]>();
  let followed = before;
  for (const [key, line] of byKey) {
    const place = placed.get(key);
    if (place) {
      followed = [];
      named.set(key, followed);
    }
    followed.push(place ? { ...line, parts: place.sessions ?? line.parts } : line);
  }
  const keys = new Set(order.map(lineKey));
  return [...before, ...[...keys].flatMap((key) => named.get(key) ?? [])];
}

/** A function that finds a line by its name, for many names. */
export function lineFinder(
  lines: readonly CourseLine[],
): (name: LineName) => CourseLine | undefined {
  let byKey: ReadonlyMap<string, CourseLine> | undefined;
  return (name) => {
    byKey ??= new Map(lines.map((line) => [keyOf(wordsOf(line.line).folded, line.name.nth), line]));
    return byKey.get(lineKey(name));
  };
}

/** The line of a name: with the same folded text, and the same one of the equal ones. */
export const findLine = (lines: readonly CourseLine[], name: LineName): CourseLine | undefined =>
  lineFinder(lines)(name);
