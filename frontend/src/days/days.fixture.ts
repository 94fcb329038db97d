import type { Course, CourseYear } from '#shared/course/course.ts';
import { plannedOf, sessionsOf } from '#shared/course/sessions-of.ts';
import { standingOf } from '#shared/course/standing.ts';
import type { LogEntry } from '#shared/model/course-log.ts';
import type { Lesson, SchoolYear } from '#shared/model/school-year.ts';
import { sampleClasses } from '#test/support/sample-classes.ts';
import type { DayCourse, Days } from './model/day-course.ts';

const lesson = (day: Lesson['day'], period: Lesson['period'], className: string): Lesson => ({
  ...{ day, period, className },
});

/** 2م3 on Sundays and Mondays, 2م4 on Sundays after it, from 22 November 2026. */
export const sampleYear: SchoolYear = {
  timetable: [lesson(0, 2, '2م3'), lesson(1, 1, '2م3'), lesson(0, 3, '2م4'), lesson(2, 1, '2م4')],
  exams: [{ name: 'اختبارات', from: '2026-12-06', to: '2026-12-06' }],
};

const distribution = {
  subject: 'الرياضيات',
  level: 'Middle' as const,
  year: 2,
  lessons: [
    { lesson: 'حالات تقايس مثلثين', sessions: 3 },
    { lesson: 'المعادلات' },
    { lesson: 'الدائرة', sessions: 2 },
  ],
};
const span = { from: '2026-11-22', to: '2026-12-10' };

/** A saved course of the sample year, with its log. */
export function sampleCourse(
  className: string,
  entries: Readonly<Record<string, LogEntry>> = {},
  schoolYear: SchoolYear = sampleYear,
): DayCourse {
  const course: Course = { className, subject: distribution.subject };
  const [first] = sampleClasses;
  if (!first) throw new Error('no sample class');
  const kept = { ...first, id: className, name: className };
  const year: CourseYear = {
    ...{ course, schoolYear, ownSubject: course.subject, days: span, holidays: [], tests: [] },
    lines: distribution.lessons,
    log: { entries },
  };
  const [real, planned] = [sessionsOf(year), plannedOf(year)];
  const logged = { classId: className, subject: course.subject };
  const standing = standingOf(real, planned, '2026-11-22');
  return { course, kept, logged, distribution, year, real, planned, standing, colour: 0 };
}

/** What is known of the days with these courses, on Sunday 22 November. */
export const sampleDays = (
  courses: readonly DayCourse[] = [sampleCourse('2م3'), sampleCourse('2م4')],
): Days => ({
  ...{ courses, span, schoolYear: sampleYear, holidays: [], season: '2026/2027' },
  today: '2026-11-22',
  areLogsKnown: true,
  level: 'Middle',
  record: () => () => undefined,
  logNow: () => undefined,
});
