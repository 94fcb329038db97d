import type { Term } from '#shared/model/term.ts';
import type { Cell, Column } from '#lambdas/print/layout/table-model.ts';
import { digits } from './cells.ts';
import type { ClassToReport, ReportBook } from './report.ts';
import type { TermAttendance } from './term-attendance.ts';

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
