import type { LogEntry } from '../model/course-log.ts';
import type { CourseYear, Session } from './course.ts';

/** 2م3 has mathematics on Sundays and Tuesdays, from Sunday 4 October 2026 for four weeks, with one break. */
export const smallYear: CourseYear = {
  course: { className: '2م3', subject: 'رياضيات' },
  ownSubject: 'رياضيات',
  days: { from: '2026-10-04', to: '2026-10-31' },
  schoolYear: {
    timetable: [
      { day: 0, period: 2, className: '2م3', room: '5' },
      { day: 2, period: 1, className: '2م3' },
      { day: 2, period: 3, className: '1م1' },
    ],
  },
  holidays: [{ name: 'عطلة', from: '2026-10-18', to: '2026-10-18' }],
  lines: [
    { lesson: 'الأعداد النسبية', sessions: 2 },
    { lesson: 'الكسور' },
    { lesson: 'التناسب', hours: 1.5 },
    { lesson: 'الدائرة' },
  ],
  tests: [],
  log: { entries: {} },
};

/** The small year with a log. */
export const withEntries = (
  entries: Record<string, LogEntry>,
  year: CourseYear = smallYear,
): CourseYear => ({ ...year, log: { ...year.log, entries } });

/** A session in one line: `10-04 الكسور 1`, with `…` if it continues a part and the half it is for. */
export const shownAs = ({ date, half, what, line, part, isContinued }: Session): string =>
  [
    date.slice(5),
    half && `h${half}`,
    what === 'line' ? undefined : what,
    line && `${line.line.lesson} ${part}`,
    isContinued && '…',
  ]
    .filter((word) => typeof word === 'string')
    .join(' ');
