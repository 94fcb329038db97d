import { classKey } from '#shared/class-lists/class-code.ts';
import { allLessons } from '#shared/course/course-days.ts';
import type { SchoolYear } from '#shared/model/school-year.ts';
import { ApiError } from '#frontend/lib/api/api-error.ts';
import { fetchSchoolYear, saveSchoolYear } from '#frontend/lib/resources/use-school-year.ts';
import { movedTimetable } from './model/new-year/move-rows.ts';

/** How often it is tried again because another device saved meanwhile. */
const MOST_TRIES = 3;

/** The school year in which a class has another name; undefined if it does not name the class, or has the new name already. */
function renamedIn(schoolYear: SchoolYear, from: string, to: string): SchoolYear | undefined {
  const named = new Set(allLessons(schoolYear).map(({ className }) => classKey(className)));
  if (!named.has(classKey(from)) || named.has(classKey(to))) return undefined;
  const moves = [{ from, to }];
  return {
    ...schoolYear,
    timetable: movedTimetable(schoolYear.timetable, moves),
    ...(schoolYear.changes && {
      changes: schoolYear.changes.map((change) => ({
        ...change,
        ...(change.timetable && { timetable: movedTimetable(change.timetable, moves) }),
      })),
    }),
  };
}

/**
 * Gives a class its new name in all timetables of the year too: by its name, its sessions are those of the class.
 * @param others the names of the teacher's other classes; the lessons may be those of one with the same name
 * @returns the saved school year; undefined if nothing was to change. Rejects if it cannot be saved
 */
export async function renameInTimetable(
  from: string,
  to: string,
  others: readonly string[],
): Promise<SchoolYear | undefined> {
  const isOther = others.some((name) => classKey(name) === classKey(from));
  if (isOther || classKey(from) === classKey(to)) return undefined;
  for (let tries = 1; ; tries += 1) {
    const stored = await fetchSchoolYear();
    const renamed = renamedIn(stored, from, to);
    if (!renamed) return undefined;
    try {
      return await saveSchoolYear(renamed, stored);
    } catch (error) {
      const isLate = error instanceof ApiError && error.code === 'precondition-failed';
      if (!isLate || tries === MOST_TRIES) throw error;
    }
  }
}
