import type { Holiday } from '#shared/model/school-year.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import type { AttendanceMonth, AttendancePage } from '#shared/notebook/attendance-pages.ts';
import { classTables } from '#shared/notebook/class-tables.ts';
import { holidaysOf } from '#shared/school-year/default-holidays.ts';
import { holidayOn } from './holiday-on.ts';
import { joinSaid } from '#shared/text/join-said.ts';
import type { SchoolMonth } from '#shared/school-year/school-calendar.ts';
import type { Flow } from '#lambdas/print/layout/flow.ts';
import { drawSigns } from './attendance-legend.ts';
import type { Notebook } from './notebook.ts';
import type { Section } from './page-frame.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { beginClassTable, pupilColumns } from './sections.ts';
import { printedDate } from '#lambdas/print/typography/printed-day.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import type { Column } from '#lambdas/print/layout/table-model.ts';
import { clipText, writeText } from '#lambdas/print/layout/text-box.ts';

/** Widths of names and totals in points; narrow on a page with many days. */
const WIDE = { names: 128, total: 27 } as const;
const NARROW = { names: 108, total: 22 } as const;
/** More days than a month has, so the page shows more than one month. */
const MANY = 25;
const LINE = 11;

/** `September 2024`, or without the year if the season does not name it. */
function monthTitle({ messages }: Notebook, { month, year }: SchoolMonth): string {
  return joinSaid([messages.months[month - 1] ?? '', String(year ?? '')], ' ');
}

/** `September 2024`, `September – October 2024`, `December 2024 – January 2025`. */
export function pageTitle(book: Notebook, page: AttendancePage): string {
  const [first, last] = [page[0]?.month, page.at(-1)?.month];
  if (!first || !last) return '';
  if (first === last) return monthTitle(book, first);
  const begin = first.year === last.year ? { ...first, year: undefined } : first;
  return `${monthTitle(book, begin)} – ${monthTitle(book, last)}`;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The holiday of a day, if its date is known. */
const holidayOf = (
  holidays: readonly Holiday[],
  { month, year }: SchoolMonth,
  day: number,
): Holiday | undefined =>
  year === undefined ? undefined : holidayOn(`${year}-${two(month)}-${two(day)}`, holidays);

function dayColumns(
  book: Notebook,
  { month, days }: AttendanceMonth,
  holidays: readonly Holiday[],
  group: string | undefined,
): Column[] {
  const { weekdayInitials } = book.messages;
  return days.map(({ day, weekday }, index) => ({
    heading: weekday === undefined ? '' : (weekdayInitials[weekday] ?? ''),
    note: String(day),
    align: 'center',
    ...(group !== undefined && { group }),
    divider: index === 0 || (weekday ?? 1) <= (days[index - 1]?.weekday ?? 0),
    shaded: holidayOf(holidays, month, day) !== undefined,
  }));
}

/** The holidays that shade columns of a page, with their dates. */
function holidaysOn(book: Notebook, page: AttendancePage, holidays: readonly Holiday[]): string {
  const found = new Set(
    page.flatMap(({ month, days }) =>
      days.flatMap(({ day }) => holidayOf(holidays, month, day) ?? []),
    ),
  );
  const { holidayOf: named } = book.messages;
  const date = (text: string): string => printedDate(text).slice(0, 5);
  return [...found].map(({ name, from, to }) => named(name, date(from), date(to))).join('   ·   ');
}

/** Explains how to fill in the register, and why columns are shaded. */
function drawLegend(book: Notebook, section: Section, flow: Flow, holidays: string): void {
  const { canvas, area } = flow.page;
  const box = { ...area, y: flow.y + 3, height: LINE };
  const style = { size: 8, minSize: 6, colour: palette.muted };
  drawSigns(book, canvas, section, { ...box, height: LINE - 2 }, false);
  if (holidays === '') return;
  const second = { ...box, x: box.x + 16, y: box.y + LINE, width: box.width - 16 };
  canvas.fill({ ...second, x: box.x, y: second.y + 2, width: 11, height: LINE - 4 }, palette.shade);
  const text = clipText(book, holidays, second.width, style);
  writeText(book, canvas, text, second, { ...style, tag: section.tag.add('P') });
}

/** Draws a page of the register: a column for each day, weeks set apart, holidays shaded, totals at the end. */
export function drawAttendance(
  book: Notebook,
  section: Section,
  listedClass: ListedClass,
  page: AttendancePage,
): void {
  const { messages, input } = book;
  const holidays = holidaysOf(input.schoolYear, input.profile.academicSeason, input.language);
  const days = page.reduce((sum, month) => sum + month.days.length, 0);
  const { names, total: width } = days > MANY ? NARROW : WIDE;
  const { flow, footHeight, table } = beginClassTable(
    book,
    section,
    listedClass,
    classTables.attendance,
  );
  const total = { width, align: 'center', tinted: true } as const;
  const isSingle = page.length === 1;
  drawTable(book, flow, {
    columns: [
      ...pupilColumns(book, names),
      ...page.flatMap((month) =>
        dayColumns(book, month, holidays, isSingle ? undefined : monthTitle(book, month.month)),
      ),
      { heading: messages.absences, ...total, divider: true },
      { heading: messages.lates, ...total },
    ],
    ...table,
  });
  drawLegend(book, section, flow, holidaysOn(book, page, holidays));
  flow.y += footHeight;
}
