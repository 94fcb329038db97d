import type { Lesson, SchoolYear } from '#shared/model/school-year.ts';

export type Hour = Pick<Lesson, 'day' | 'period'>;

export const isSameHour = (one: Hour, other: Hour): boolean =>
  one.day === other.day && one.period === other.period;

export const lessonAt = (timetable: readonly Lesson[], hour: Hour): Lesson | undefined =>
  timetable.find((lesson) => isSameHour(lesson, hour));

/** A class and its room, without the hour. */
export type Taught = Omit<Lesson, keyof Hour>;

/** Whether an hour has a class already, in the given room if one is given. */
export function isTaughtAt(timetable: readonly Lesson[], hour: Hour, taught: Taught): boolean {
  const { className, room } = lessonAt(timetable, hour) ?? {};
  return className === taught.className && [undefined, room].includes(taught.room);
}

/** Enters a class into an hour. No class, or the same class again with the same room or none, clears the hour. */
export function put(
  timetable: SchoolYear['timetable'],
  hour: Hour,
  taught: Taught | undefined,
): SchoolYear['timetable'] {
  const others = timetable.filter((lesson) => !isSameHour(lesson, hour));
  if (!taught || isTaughtAt(timetable, hour, taught)) return others;
  return [...others, { ...hour, ...taught }].toSorted(
    (one, other) => one.day - other.day || one.period - other.period,
  );
}

/** Class names in a text such as `1م1، 2م3`. */
export const namesIn = (text: string): string[] =>
  text
    .split(/[،,;؛\n]|\s[-–/]\s/u)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The teacher's known classes: from the profile, then saved ones, then those of the timetable. */
export const knownClasses = (
  classesTaught: string | undefined,
  kept: readonly string[],
  timetable: readonly Lesson[],
): string[] => [
  ...new Set([
    ...namesIn(classesTaught ?? ''),
    ...kept,
    ...timetable.map(({ className }) => className),
  ]),
];
