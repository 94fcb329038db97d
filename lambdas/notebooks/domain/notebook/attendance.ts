import type { ClassRoster } from '../../../../shared/model/roster.ts';
import { classTables } from '../../../../shared/notebook/class-tables.ts';
import type { Notebook } from './notebook.ts';
import type { Section } from './page-frame.ts';
import { palette } from '../../../core/pdf/palette.ts';
import { schoolDays } from '../../../../shared/school-year/school-calendar.ts';
import type { SchoolMonth } from '../../../../shared/school-year/school-calendar.ts';
import { beginClassTable, pupilColumns } from './sections.ts';
import { drawTable } from './table.ts';
import type { Column } from './table-model.ts';
import { writeText } from './text-box.ts';

const TOTAL_WIDTH = 27;

/** `September 2024`: the year only when the season names it. */
export function monthTitle({ messages }: Notebook, { month, year }: SchoolMonth): string {
  return messages.monthOfYear(messages.months[month - 1] ?? '', year);
}

function dayColumns({ messages }: Notebook, month: SchoolMonth): Column[] {
  const days = schoolDays(month);
  return days.map(({ day, weekday }, index) => ({
    heading: weekday === undefined ? '' : (messages.weekdayInitials[weekday] ?? ''),
    note: String(day),
    align: 'center',
    divider: index === 0 || (weekday ?? 1) < (days[index - 1]?.weekday ?? 0),
  }));
}

/** One month of the register: a column for each school day, weeks set apart, totals at the end. */
export function drawAttendance(
  book: Notebook,
  section: Section,
  roster: ClassRoster,
  month: SchoolMonth,
): void {
  const { messages } = book;
  const { flow, footHeight, table } = beginClassTable(
    book,
    section,
    roster,
    classTables.attendance,
  );
  const total = { width: TOTAL_WIDTH, align: 'center', tinted: true } as const;
  drawTable(book, flow, {
    columns: [
      ...pupilColumns(book, 128),
      ...dayColumns(book, month),
      { heading: messages.absences, ...total, divider: true },
      { heading: messages.lates, ...total },
    ],
    ...table,
  });
  const { canvas, area } = flow.page;
  const box = { ...area, y: flow.y + 3, height: footHeight - 3 };
  const style = { size: 8, minSize: 6, colour: palette.muted };
  writeText(book, canvas, messages.attendanceLegend, box, { ...style, tag: section.tag.add('P') });
}
