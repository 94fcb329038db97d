import {
  halfDayOf,
  isCalledByHalfDay,
  rollPlaces,
  type RollPlace,
} from '#shared/attendance/roll-places.ts';
import { courseName } from './course-name.ts';
import type { DayCourse, Days, PlacedBlock } from './day-course.ts';

type Kept = NonNullable<DayCourse['kept']>;

/** Whether the rolls of a class are called by the half-day. */
const isByHalfDayIn = (
  { courses, level }: Pick<Days, 'courses' | 'level'>,
  kept: Pick<Kept, 'level'> | undefined,
): boolean =>
  isCalledByHalfDay(
    kept?.level ?? level,
    courses.map(({ course }) => course.className),
  );

/** Whether the rolls of a course's class are called by the half-day. */
export const isByHalfDay = (
  days: Pick<Days, 'courses' | 'level'>,
  { kept }: Pick<DayCourse, 'kept'>,
): boolean => isByHalfDayIn(days, kept);

/** The rolls of a saved class in the year, in order; those of its lost sessions and of days to come too. */
export const rollPlacesOf = (
  days: Pick<Days, 'courses' | 'level'>,
  kept: Pick<Kept, 'id' | 'level'>,
): RollPlace[] =>
  rollPlaces(
    days.courses.flatMap((one) => (one.kept?.id === kept.id ? [one.real.sessions] : [])),
    isByHalfDayIn(days, kept),
  );

/** What names a roll: its course, or its class where all courses of the class have it together. */
export const rollName = (days: Days, of: DayCourse): string =>
  isByHalfDay(days, of) ? of.course.className : courseName(days, of);

/** The roll in which the pupils of a block are called; undefined if it has none: it was lost, is to come, or is not saved. */
export function rollKeyOf(days: Days, { of, block }: PlacedBlock): string | undefined {
  const [{ key, date, period }] = block;
  const isLost = block.every(({ what }) => what === 'lost');
  if (!of.kept || isLost || date > days.today) return undefined;
  return isByHalfDay(days, of) ? `${date}-${halfDayOf(period)}` : key;
}
