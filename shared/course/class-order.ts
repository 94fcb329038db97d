import type { LineName, PlacedLine } from '../model/course-log.ts';
import { usualHours } from '../school-year/period-hours.ts';
import type { CourseLine, CourseYear } from './course.ts';
import { lineKey, orderedLines } from './line-names.ts';

/** What the order of a class depends on. */
export type OrderedYear = Pick<CourseYear, 'lines' | 'log'> & {
  readonly schoolYear: Pick<CourseYear['schoolYear'], 'hours'>;
};

/** A line with those that are taught with it. */
type LineGroup = readonly [CourseLine, ...CourseLine[]];

/** Lines in groups: each that fills sessions, with those of no sessions after it. */
export function groupsOf(lines: readonly CourseLine[]): LineGroup[] {
  const groups: [CourseLine, ...CourseLine[]][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group && line.parts === 0) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

const minutesOf = ({ schoolYear }: OrderedYear): number => (schoolYear.hours ?? usualHours).minutes;

/** The lines of a course in the order of the class. */
export const linesOfClass = (year: OrderedYear): CourseLine[] =>
  orderedLines(year.lines, year.log.order, minutesOf(year));

/**
 * The shortest order that puts lines in a sequence: it names a line that does not follow the line it follows in the
 * distribution, or takes another number of sessions. Undefined: the sequence is the distribution's.
 */
export function orderOf(
  sequence: readonly CourseLine[],
  year: OrderedYear,
): readonly PlacedLine[] | undefined {
  const usual = new Map(
    orderedLines(year.lines, [], minutesOf(year)).map((line) => [line.index, line.parts]),
  );
  const order = sequence.flatMap((line, at): PlacedLine[] => {
    const isMoved = line.index !== (sequence[at - 1]?.index ?? -1) + 1;
    const isResized = usual.get(line.index) !== line.parts;
    return isMoved || isResized
      ? [{ ...line.name, ...(isResized && { sessions: line.parts }) }]
      : [];
  });
  return order.length > 0 ? order : undefined;
}

const indexOf = (lines: readonly CourseLine[], name: LineName): number =>
  lines.findIndex((line) => lineKey(line.name) === lineKey(name));

/** The order with a line, and what is taught with it, one place earlier (-1) or later (1); the same at the ends. */
export function moveLine(
  year: OrderedYear,
  name: LineName,
  by: -1 | 1,
): readonly PlacedLine[] | undefined {
  const groups = groupsOf(linesOfClass(year));
  const at = groups.findIndex((group) => indexOf(group, name) !== -1);
  const group = groups[at];
  const other = groups[at + by];
  if (!group || !other) return year.log.order;
  const moved = groups.with(at, other).with(at + by, group);
  return orderOf(moved.flat(), year);
}

const resized = (
  year: OrderedYear,
  at: number,
  sessions: number | undefined,
): readonly PlacedLine[] | undefined => {
  const lines = linesOfClass(year);
  const line = lines[at];
  if (!line) return year.log.order;
  const usual = orderedLines([line.line], [], minutesOf(year))[0]?.parts ?? 1;
  return orderOf(lines.with(at, { ...line, parts: sessions ?? usual }), year);
};

/**
 * The order in which a line takes a number of sessions.
 * @param sessions 0: taught with the line before it; undefined: as the distribution says
 */
export const resizeLine = (
  year: OrderedYear,
  name: LineName,
  sessions: number | undefined,
): readonly PlacedLine[] | undefined => resized(year, indexOf(linesOfClass(year), name), sessions);

/** The order in which the line after a line, and after what is taught with it, is taught with it too. */
export function mergeLine(year: OrderedYear, name: LineName): readonly PlacedLine[] | undefined {
  const lines = linesOfClass(year);
  const at = indexOf(lines, name);
  const next = lines.findIndex((line, index) => index > at && line.parts > 0);
  return at === -1 ? year.log.order : resized(year, next, 0);
}
