import { pupilTotals, takenRolls, type Rolls, type Totals } from '#shared/attendance/totals.ts';
import { courseDays } from '#shared/course/course-days.ts';
import { termSpans } from '#shared/course/terms.ts';
import type { Language } from '#shared/model/locale.ts';
import { emptySchoolYear, type SchoolYear } from '#shared/model/school-year.ts';
import { terms, type Term } from '#shared/model/term.ts';
import { holidaysOf } from '#shared/school-year/default-holidays.ts';
import { inSeason } from '#shared/school-year/in-season.ts';
import type { Cell, Column } from '#lambdas/print/layout/table-model.ts';
import { digits } from './cells.ts';
import type { ClassToReport, ReportBook } from './report.ts';

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

/** The attendance of a class in a term; undefined if no roll was taken. */
export const attendanceIn = (
  { attendance }: Pick<ClassToReport, 'attendance'>,
  term: Term,
): TermAttendance | undefined => attendance?.get(term);

/** What a slip says of a pupil's absences; undefined if no roll has called the pupil. */
export function slipAttendance(
  { texts }: Pick<ReportBook, 'texts'>,
  attendance: TermAttendance | undefined,
  pupil: string,
): string | undefined {
  const totals = attendance?.pupils.get(pupil);
  return totals && texts.attendance.ofPupil(totals);
}

/** Columns of absences without and with an excuse, and a note on what they are counted of; none without a roll. */
export function attendanceColumns(
  { texts }: Pick<ReportBook, 'texts'>,
  attendance: TermAttendance | undefined,
): {
  readonly width: number;
  readonly columns: readonly Column[];
  readonly cells: (pupil: { readonly id: string }) => readonly Cell[];
  readonly notes: readonly string[];
} {
  if (!attendance) return { width: 0, columns: [], cells: () => [], notes: [] };
  const width = 34;
  const said = texts.attendance;
  return {
    width: 2 * width,
    columns: [
      { heading: said.absent, width, align: 'center', divider: true },
      { heading: said.excused, width, align: 'center' },
    ],
    cells: ({ id }) => {
      const totals = attendance.pupils.get(id);
      return [totals?.absent, totals?.excused].map((count) =>
        digits(count === undefined ? texts.none : String(count)),
      );
    },
    notes: [said.counted(attendance.rolls)],
  };
}
