import type { Lesson, LessonHours, SchoolYear } from '#shared/model/school-year.ts';
import { periods, schoolWeek } from '#shared/model/school-year.ts';
import { clockTimes } from '#shared/school-year/period-hours.ts';
import { sharesPage, timetableTable } from '#shared/notebook/front-matter.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import type { Flow } from '#lambdas/print/layout/flow.ts';
import { holidayList } from './holidays.ts';
import type { Notebook } from './notebook.ts';
import type { Section } from './page-frame.ts';
import { beginSection } from './sections.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import type { Cell, Column } from '#lambdas/print/layout/table-model.ts';

const HALF_DAY = 4;

const lessonAt = (
  timetable: SchoolYear['timetable'],
  day: number,
  period: number,
): Cell | undefined => {
  const lesson = timetable.find((each) => each.day === day && each.period === period);
  if (!lesson) return undefined;
  const { className, room } = lesson;
  const lines = [className, ...(room ? [room] : [])];
  return { text: lines.map(isolate).join('\n'), weight: 'bold' };
};

/** `08:00–09:00`. */
const timesOf = (period: Lesson['period'], hours: LessonHours): string => {
  const { from, to } = clockTimes(period, hours);
  return `${from}–${to}`;
};

/** Draws the week from Sunday to Thursday with the teacher's lessons, or an empty grid to fill in. */
export function drawTimetable(book: Notebook, section: Section): Flow {
  const { messages, input } = book;
  const flow = beginSection(book, section);
  const { schoolYear } = input;
  const timetable = schoolYear?.timetable ?? [];
  const { head, row } = timetableTable;
  const isShared = input.contents.holidays && sharesPage(holidayList(book).holidays.length);
  drawTable(book, flow, {
    columns: [
      { heading: messages.day, width: 62, align: 'center', tinted: true, rowHeading: true },
      ...periods.map((period): Column => ({
        heading: messages.period(period),
        // Only the hours that the teacher has set: the usual ones may be another school's.
        ...(schoolYear?.hours && { note: timesOf(period, schoolYear.hours) }),
        group: period <= HALF_DAY ? messages.morning : messages.afternoon,
        align: 'center',
        divider: period % HALF_DAY === 1,
      })),
    ],
    rows: schoolWeek.map((day) => [
      { text: messages.weekdays[day] ?? '', weight: 'bold' },
      ...periods.map((period) => lessonAt(timetable, day, period)),
    ]),
    rowHeight: isShared ? row : (flow.room - head) / schoolWeek.length,
    headHeight: head,
    tag: section.tag,
  });
  return flow;
}
