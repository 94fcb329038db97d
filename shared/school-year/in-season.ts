import type { SchoolYear, YearChange } from '../model/school-year.ts';
import { startYear } from './school-calendar.ts';

/** From August to July. */
const daysOf = (season: string): { readonly from: string; readonly to: string } | undefined => {
  const year = startYear(season);
  return year === undefined ? undefined : { from: `${year}-08-01`, to: `${year + 1}-07-31` };
};

/** What was valid at the end of last year, if a change said so that has no end. */
const lastOf = <P extends 'timetable' | 'hours'>(
  changes: readonly YearChange[],
  part: P,
): YearChange[P] | undefined =>
  changes
    .filter((change) => change.to === undefined && change[part] !== undefined)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .at(-1)?.[part];

/**
 * A school year as far as it is of a season. What was entered for an earlier one is over: its last timetable and hours
 * go on, its changes, exams, days and holidays do not. The same object if all of it is of the season, or the season has no
 * year.
 */
export function inSeason(schoolYear: SchoolYear, season: string): SchoolYear {
  const days = daysOf(season);
  if (!days) return schoolYear;
  const isOf = (date: string): boolean => days.from <= date && date <= days.to;
  const { changes = [], exams = [], holidays = [], begins, ends, weekA, ...rest } = schoolYear;
  const own = {
    changes: changes.filter(({ from }) => isOf(from)),
    exams: exams.filter(({ from }) => isOf(from)),
  };
  const over = changes.filter(({ from }) => from < days.from);
  const holidaysAreOver = holidays.length > 0 && !holidays.some(({ from }) => isOf(from));
  const lost = [begins, ends, weekA].some((date) => date !== undefined && !isOf(date));
  if (
    !holidaysAreOver &&
    !lost &&
    own.changes.length === changes.length &&
    own.exams.length === exams.length
  )
    return schoolYear;
  const hours = lastOf(over, 'hours') ?? rest.hours;
  return {
    ...rest,
    timetable: lastOf(over, 'timetable') ?? rest.timetable,
    ...(hours && { hours }),
    ...(schoolYear.holidays && !holidaysAreOver && { holidays }),
    ...(own.changes.length > 0 && { changes: own.changes }),
    ...(own.exams.length > 0 && { exams: own.exams }),
    ...(begins !== undefined && isOf(begins) && { begins }),
    ...(ends !== undefined && isOf(ends) && { ends }),
    ...(weekA !== undefined && isOf(weekA) && { weekA }),
  };
}
