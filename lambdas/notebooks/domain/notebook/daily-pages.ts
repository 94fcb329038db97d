import { schoolWeek, type Lesson } from '#shared/model/school-year.ts';
import { dailyDates } from '#shared/notebook/daily-dates.ts';
import { weekdayOf } from '#shared/school-year/iso-date.ts';
import { clockTimes } from '#shared/school-year/period-hours.ts';
import { drawFields, type PrintedField } from '#lambdas/print/layout/fields.ts';
import { Flow } from '#lambdas/print/layout/flow.ts';
import { printedDate } from '#lambdas/print/typography/printed-day.ts';
import { dayRows, type DayRow } from '../year/day-rows.ts';
import { drawDayTable, type DayTable } from './daily-table.ts';
import type { Notebook } from './notebook.ts';
import { addPage } from './page-frame.ts';
import type { Section } from './page-frame.ts';
import { weekNumber } from './school-weeks.ts';
import { validWeek } from './timetable.ts';

/** Rows of a page without a date; a page with one has two spare rows, and at least as many as are comfortable to write in. */
const ROWS = 8;
const SPARE = 2;
const LEAST = 7;

interface DayPage extends DayTable {
  readonly fields: readonly PrintedField[];
}

const blank = { text: '' };

/** A lesson of the timetable, whose date and lesson the teacher writes. */
const undatedRow = (book: Notebook, { period, className }: Lesson): DayRow => {
  const { hours } = validWeek(book.input);
  return {
    period: {
      text: book.messages.records.daily.period(period),
      ...(hours && { note: clockTimes(period, hours).from }),
    },
    className: { text: className },
    ...{ activity: blank, lesson: blank, isLost: false },
    ...{ objective: [], procedure: [], materials: [], remarks: [] },
  };
};

const filled = (rows: readonly DayRow[], count: number): DayTable['rows'] =>
  Array.from({ length: Math.max(count, rows.length) }, (_, index) => rows[index]);

/** The weekdays on which the timetable has lessons; one page without a weekday if there are none. */
function undatedPages(book: Notebook): DayPage[] {
  const { daily } = book.messages.records;
  const { timetable } = validWeek(book.input);
  const pages = schoolWeek.flatMap((day): DayPage[] => {
    const lessons = timetable
      .filter((lesson) => lesson.day === day)
      .toSorted((one, other) => one.period - other.period);
    if (lessons.length === 0) return [];
    const rows = lessons.map((lesson) => undatedRow(book, lesson));
    const fields = [
      { label: daily.day, value: book.messages.weekdays[day] },
      { label: daily.date },
    ];
    return [{ fields, rows: filled(rows, ROWS), ...undated, guides: [] }];
  });
  const fields = [{ label: daily.day }, { label: daily.date }];
  // Without a timetable, a guide line shows where the afternoon begins.
  const none = { fields, rows: filled([], ROWS), ...undated, guides: [ROWS / 2] };
  return pages.length > 0 ? pages : [none];
}
const undated = { size: 9, isLined: false } as const;

function datedPage(book: Notebook, date: string): DayPage {
  const { messages, input } = book;
  const { daily } = messages.records;
  const rows = input.year ? dayRows(messages, input.year, date) : [];
  const week = input.year && weekNumber(date, input.year.days);
  const fields = [
    { label: daily.day, value: messages.weekdays[weekdayOf(date)] },
    { label: daily.date, value: printedDate(date) },
    ...(week === undefined ? [] : [{ label: daily.week, value: String(week) }]),
  ];
  const count = Math.max(LEAST, rows.length + SPARE);
  // Rules between the rows are stronger than the lines to write on.
  const guides = Array.from({ length: count }, (_, index) => index);
  return { fields, rows: filled(rows, count), size: 8.5, isLined: true, guides };
}

/** The dates of the daily pages: days with lessons, and those of make-ups. */
export function printedDates({ input }: Pick<Notebook, 'input'>): string[] {
  const { contents, dailyDays: days, schoolYear, profile, year } = input;
  if (!days || contents.dailyPages === 0) return [];
  const sessions = (year?.courses ?? []).flatMap(({ real }) => real.sessions);
  const extra = sessions.flatMap(({ date, isExtra }) => (isExtra ? date : []));
  const inDays = extra.filter((date) => days.from <= date && date <= days.to);
  const usual = dailyDates(days, schoolYear, profile.academicSeason);
  return [...new Set([...usual, ...inDays])].toSorted();
}

/** Draws a page for each date, or the chosen number of pages with one weekday after another. */
export function drawDailyPages(book: Notebook, section: Section): Flow {
  const { dailyDays, contents } = book.input;
  const weekdays = dailyDays ? [] : undatedPages(book);
  const pages = dailyDays
    ? printedDates(book).map((date) => datedPage(book, date))
    : Array.from({ length: contents.dailyPages }, (_, page) => weekdays[page % weekdays.length]);
  const flow = new Flow(() => addPage(book, section));
  pages.forEach((page, index) => {
    if (!page) return;
    if (index > 0) flow.turn();
    drawFields(book, flow, section, page.fields);
    flow.y += 4;
    drawDayTable(book, flow, section, page);
  });
  return flow;
}
