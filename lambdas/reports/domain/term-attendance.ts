import { pupilTotals, takenRolls, type Rolls, type Totals } from '#shared/attendance/totals.ts';
import { courseDays } from '#shared/course/course-days.ts';
import { termSpans } from '#shared/course/terms.ts';
import type { Language } from '#shared/model/locale.ts';
import { emptySchoolYear, type SchoolYear } from '#shared/model/school-year.ts';
import { terms, type Term } from '#shared/model/term.ts';
import { holidaysOf } from '#shared/school-year/default-holidays.ts';
import { inSeason } from '#shared/school-year/in-season.ts';

/** What the rolls of a term say of a class; it is only there if one was taken. */
export interface TermAttendance {
  /** How many rolls were taken. */
  readonly rolls: number;
  /** By pupil: those whom a roll has called. */
  readonly pupils: ReadonlyMap<string, Totals>;
}

/** What dates the terms of a report. */
export interface ReportedYear {
  readonly season: string;
  readonly schoolYear: SchoolYear | undefined;
  readonly language: Language;
}

/** The attendance of each term in which a roll was taken. */
export function attendanceByTerm(
  rolls: Rolls,
  { season, schoolYear = emptySchoolYear, language }: ReportedYear,
): ReadonlyMap<Term, TermAttendance> {
  const days = courseDays(season, inSeason(schoolYear, season));
  if (!days) return new Map();
  const spans = termSpans(season, days, holidaysOf(schoolYear, season, language));
  return new Map(
    terms.flatMap((term) => {
      const taken = takenRolls(rolls, spans[term - 1]);
      if (taken.length === 0) return [];
      return [[term, { rolls: taken.length, pupils: pupilTotals(taken) }] as const];
    }),
  );
}
