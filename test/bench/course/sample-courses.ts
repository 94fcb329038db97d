import type { LogEntry } from '#shared/model/course-log.ts';
import { periods, schoolWeek, type Lesson, type SchoolYear } from '#shared/model/school-year.ts';
import { courseDays } from '#shared/course/course-days.ts';
import type { CourseYear } from '#shared/course/course.ts';
import { coursesOf } from '#shared/course/courses-of.ts';
import { sessionsOf } from '#shared/course/sessions-of.ts';
import { defaultHolidays } from '#shared/school-year/default-holidays.ts';

export const SEASON = '2026/2027';
export const SUBJECT = 'الرياضيات';
const hours = { morning: '08:30', afternoon: '13:00', minutes: 45 };

/** Four lessons a week for each of ten classes; other days with another shift. */
const timetable = (shift: number): Lesson[] =>
  schoolWeek.flatMap((day) =>
    periods.map((period): Lesson => {
      const number = (8 * day + period + shift * period) % 10;
      const half = period === 7 ? ('turns' as const) : undefined;
      return { day, period, className: `${1 + (number % 4)}م${number}`, half };
    }),
  );

export const schoolYear: SchoolYear = {
  timetable: timetable(0),
  changes: [
    { from: '2026-10-11', timetable: timetable(2) },
    { from: '2027-02-08', to: '2027-03-09', hours },
  ],
  exams: [{ name: 'اختبارات', from: '2026-12-06', to: '2026-12-10' }],
};

const entryOf = (at: number): LogEntry => ({
  state: (['taught', 'taught', 'half', 'lost'] as const)[at % 4],
  note: 'ملاحظة',
  homework: 'تمرين 5 ص 40',
});

/** The years of ten courses, with an entry of the log for each session. */
export function sampleCourses(lines: number): CourseYear[] {
  const days = courseDays(SEASON, schoolYear);
  if (!days) throw new Error(`no year in ${SEASON}`);
  const { holidays } = defaultHolidays(SEASON, 'ar');
  return coursesOf({ timetable: schoolYear.timetable }, SUBJECT).map((course): CourseYear => {
    const year: CourseYear = {
      course,
      ownSubject: SUBJECT,
      days,
      schoolYear,
      holidays,
      lines: Array.from({ length: lines }, (_, at) => ({
        lesson: `الدرس رقم ${at}: مفهوم العدد النسبي وجمع عددين نسبيين`,
        sessions: 1 + (at % 3),
      })),
      tests: ['2026-11-10', '2027-02-16'],
      log: { entries: {} },
    };
    const keys = sessionsOf(year).sessions.map(({ key }) => key);
    const entries = Object.fromEntries(keys.map((key, at) => [key, entryOf(at)]));
    return { ...year, log: { entries } };
  });
}
