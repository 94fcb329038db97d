import { areAtOnce, type Lesson, type SchoolYear } from '#shared/model/school-year.ts';

type Timetable = SchoolYear['timetable'];

export type Hour = Pick<Lesson, 'day' | 'period'>;

export const isSameHour = (one: Hour, other: Hour): boolean =>
  one.day === other.day && one.period === other.period;

/** The lessons of an hour: one, or one in weeks A and one in weeks B. */
export const lessonsAt = (timetable: readonly Lesson[], hour: Hour): Lesson[] =>
  timetable.filter((lesson) => isSameHour(lesson, hour));

/** What is entered into an hour: a class, its room, and whom the lesson is for. */
export type Taught = Omit<Lesson, keyof Hour>;

const isTaught = (lesson: Lesson, { className, subject, half, week, room }: Taught): boolean =>
  lesson.className === className &&
  lesson.subject === subject &&
  lesson.half === half &&
  lesson.week === week &&
  [undefined, lesson.room].includes(room);

/** Whether an hour has a lesson already, in the given room if one is given. */
export const isTaughtAt = (timetable: readonly Lesson[], hour: Hour, taught: Taught): boolean =>
  lessonsAt(timetable, hour).some((lesson) => isTaught(lesson, taught));

/** The timetable without the lessons of an hour that are in the same weeks; in any week if none are named. */
export const clear = (timetable: Timetable, hour: Hour, week?: Lesson['week']): Timetable =>
  timetable.filter(
    (lesson) => !areAtOnce(lesson, { ...hour, className: '', ...(week && { week }) }),
  );

const inOrder = (one: Lesson, other: Lesson): number =>
  one.day - other.day ||
  one.period - other.period ||
  (one.week ?? '').localeCompare(other.week ?? '');

/** Enters a lesson into an hour, in place of those in the same weeks. A class keeps its room unless another is given. */
export function enter(timetable: Timetable, hour: Hour, taught: Taught): Timetable {
  if (isTaughtAt(timetable, hour, taught)) return timetable;
  const rest = clear(timetable, hour, taught.week);
  const room =
    taught.room ??
    lessonsAt(timetable, hour).find(
      (lesson) => !rest.includes(lesson) && lesson.className === taught.className,
    )?.room;
  return [...rest, { ...hour, ...taught, ...(room && { room }) }].toSorted(inOrder);
}

/** Presses an hour: enters a lesson, or clears the hour without one. The same lesson again, with its room or none, is removed. */
export function put(timetable: Timetable, hour: Hour, taught: Taught | undefined): Timetable {
  if (!taught) return clear(timetable, hour);
  return isTaughtAt(timetable, hour, taught)
    ? clear(timetable, hour, taught.week)
    : enter(timetable, hour, taught);
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
