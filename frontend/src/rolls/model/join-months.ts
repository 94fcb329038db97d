import type { Rolls } from '#shared/attendance/totals.ts';
import type { AttendanceContent } from '#shared/model/attendance.ts';
import { isSame } from '#frontend/lib/documents/is-same.ts';

/**
 * Returns a function that puts the months of a class together. Rolls that say the same as the last time stay the same
 * objects, and so does the whole: an answer of the server that says nothing new is not drawn again.
 */
export function joinMonths(): (classId: string, months: readonly AttendanceContent[]) => Rolls {
  const last = new Map<string, Rolls>();
  return (classId, months) => {
    const before = last.get(classId);
    const rolls = months.flatMap((month) => Object.entries(month.rolls));
    const joined = Object.fromEntries(
      rolls.map(([key, roll]) => {
        const known = before?.[key];
        return [key, known && isSame(known, roll) ? known : roll];
      }),
    );
    if (before && isSame(before, joined)) return before;
    last.set(classId, joined);
    return joined;
  };
}
