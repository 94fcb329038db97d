import { courseDays, hoursOn, nextTimetable } from '#shared/course/course-days.ts';
import {
  emptySchoolYear,
  periods,
  schoolWeek,
  type Lesson,
  type LessonHours,
} from '#shared/model/school-year.ts';
import { inSeason } from '#shared/school-year/in-season.ts';
import { clockTimes } from '#shared/school-year/period-hours.ts';
import { sharesPage, timetableTable } from '#shared/notebook/front-matter.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import type { Flow } from '#lambdas/print/layout/flow.ts';
import { holidayList } from './holidays.ts';
import type { Notebook, NotebookInput } from './notebook.ts';
import type { Section } from './page-frame.ts';
import { beginSection } from './sections.ts';
import { drawTable } from '#lambdas/print/layout/table.ts';
import type { Cell, Column } from '#lambdas/print/layout/table-model.ts';

const HALF_DAY = 4;

/** The lesson of an hour with what is to be known of it. Two, in weeks A and B, are shorter, so that the row is not higher. */
const lessonsAt = (
  { messages }: Notebook,
  timetable: readonly Lesson[],
  day: number,
  period: number,
): Cell | undefined => {
  const lessons = timetable.filter((each) => each.day === day && each.period === period);
  const isAlone = lessons.length === 1;
  const cells = lessons.map(({ className, subject, half, week, room }) => {
    const weeks = [
      ...(half ? [messages.lesson.half[half]] : []),
      ...(week ? [messages.lesson.week[week]] : []),
    ];
    const names = [subject, isAlone ? room : undefined].flatMap((name) =>
      name ? [isolate(name)] : [],
    );
    return [isolate(className), ...(isAlone ? weeks : [weeks.join(' · ')]), ...names].join('\n');
  });
  return cells.length > 0 ? { text: cells.join('\n—\n'), weight: 'bold' } : undefined;
};

/**
 * What is valid when the notebook is made, or on the first day of lessons if it is made before; the next timetable, if the
 * one that is valid has no lesson.
 */
export function validWeek({ schoolYear, profile, generatedOn }: NotebookInput): {
  readonly timetable: readonly Lesson[];
  readonly hours: LessonHours | undefined;
} {
  const { academicSeason: season } = profile;
  const year = inSeason(schoolYear ?? emptySchoolYear, season);
  const { from, to } = courseDays(season, year) ?? { from: generatedOn, to: generatedOn };
  const date = generatedOn < from ? from : generatedOn > to ? to : generatedOn;
  return { timetable: nextTimetable(date, year), hours: hoursOn(date, year) };
}

/** `08:00–09:00`. */
const timesOf = (period: Lesson['period'], hours: LessonHours): string => {
  const { from, to } = clockTimes(period, hours);
  return `${from}–${to}`;
};

/** Draws the week from Sunday to Thursday with the teacher's lessons, or an empty grid to fill in. */
export function drawTimetable(book: Notebook, section: Section): Flow {
  const { messages, input } = book;
  const flow = beginSection(book, section);
  const { timetable, hours } = validWeek(input);
  const { head, row } = timetableTable;
  const isShared = input.contents.holidays && sharesPage(holidayList(book).holidays.length);
  drawTable(book, flow, {
    columns: [
      { heading: messages.day, width: 62, align: 'center', tinted: true, rowHeading: true },
      ...periods.map((period): Column => ({
        heading: messages.period(period),
        // Only the hours that the teacher has set: the usual ones may be another school's.
        ...(hours && { note: timesOf(period, hours) }),
        group: period <= HALF_DAY ? messages.morning : messages.afternoon,
        align: 'center',
        divider: period % HALF_DAY === 1,
      })),
    ],
    rows: schoolWeek.map((day) => [
      { text: messages.weekdays[day] ?? '', weight: 'bold' },
      ...periods.map((period) => lessonsAt(book, timetable, day, period)),
    ]),
    rowHeight: isShared ? row : (flow.room - head) / schoolWeek.length,
    headHeight: head,
    tag: section.tag,
  });
  return flow;
}
