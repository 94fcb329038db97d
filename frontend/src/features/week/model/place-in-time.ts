import type { Session } from '#shared/course/course.ts';
import { minutesOf } from '#shared/model/school-year.ts';
import { clockTimes, usualHours } from '#shared/school-year/period-hours.ts';

/** @param minute from midnight, of the device's time */
export function placeInTime(
  { date, period, hours }: Pick<Session, 'date' | 'period' | 'hours'>,
  { today, minute }: { readonly today: string; readonly minute: number },
): 'over' | 'now' | 'ahead' {
  if (date !== today) return date < today ? 'over' : 'ahead';
  const { from, to } = clockTimes(period, hours ?? usualHours);
  if (minutesOf(to) <= minute) return 'over';
  return minutesOf(from) <= minute ? 'now' : 'ahead';
}
