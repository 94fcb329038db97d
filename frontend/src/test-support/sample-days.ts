import { plannedOf, sessionsOf } from '#shared/course/sessions-of.ts';
import { standingOf } from '#shared/course/standing.ts';
import type { AnnualDistribution } from '#shared/model/annual-distribution.ts';
import { emptyCourseLog, type CourseLogContent } from '#shared/model/course-log.ts';
import type { Lesson, SchoolYear } from '#shared/model/school-year.ts';
import type { CourseChange } from '#frontend/days/api/course-logs.ts';
import { writeLog } from '#frontend/days/model/write-log.ts';
import type { DayCourse, Days } from '#frontend/days/model/day-course.ts';

const subject = 'الرياضيات';
const span = { from: '2026-09-21', to: '2027-05-20' };
const lesson = (day: Lesson['day'], period: Lesson['period'], className: string): Lesson => ({
  ...{ day, period, className },
});

/** 2م3 and 2م4 have two sessions a week each. */
const schoolYear: SchoolYear = {
  timetable: [lesson(0, 1, '2م3'), lesson(0, 2, '2م4'), lesson(2, 1, '2م4'), lesson(2, 5, '2م3')],
  exams: [{ name: 'اختبارات الفصل الأول', from: '2026-12-06', to: '2026-12-10' }],
};
const holidays = [{ name: 'عطلة الشتاء', from: '2026-12-18', to: '2027-01-02' }];

/** Lessons of two sessions each. */
export const distributionOf = (lessons: number): AnnualDistribution => ({
  ...{ subject, level: 'Middle', year: 2 },
  lessons: Array.from({ length: lessons }, (_, index) => ({
    lesson: `درس ${index + 1}`,
    sessions: 2,
  })),
});

interface Sample {
  readonly today?: string;
  readonly lessons?: number;
  /** By the names of classes. */
  readonly logs?: Readonly<Record<string, CourseLogContent>>;
  /** Whether the classes are saved. */
  readonly areSaved?: boolean;
  readonly onRecord?: (changes: readonly CourseChange[]) => void;
}

/** The days of a teacher of two classes in a year that begins on Monday, 21 September 2026. */
export function sampleDays({
  today = '2026-10-06',
  lessons = 20,
  logs = {},
  areSaved = true,
  onRecord,
}: Sample = {}): Days {
  const distribution = distributionOf(lessons);
  const courses = ['2م3', '2م4'].map((className, index): DayCourse => {
    const course = { className, subject };
    const year = {
      ...{ course, ownSubject: subject, days: span, schoolYear, holidays, tests: [] },
      lines: distribution.lessons,
      log: logs[className] ?? emptyCourseLog,
    };
    const [real, planned] = [sessionsOf(year), plannedOf(year)];
    return {
      ...{ course, year, distribution, real, planned, colour: index, kept: undefined },
      logged: areSaved ? { classId: `01KJQ5N800000000000000000${index}`, subject } : undefined,
      standing: standingOf(real, planned, today),
    };
  });
  /** A change with the entries that it makes of those of the log. */
  const asWritten = (change: CourseChange): CourseChange => {
    const log = courses.find(({ logged }) => logged?.classId === change.classId)?.year.log;
    const entries = Object.entries(change.entries ?? {}).map(
      ([key, entry]) =>
        [key, typeof entry === 'function' ? entry(log?.entries[key]) : entry] as const,
    );
    return { ...change, entries: Object.fromEntries(entries) };
  };
  const written = new Map<string, CourseLogContent>();
  const logNow: Days['logNow'] = ({ classId }) =>
    written.get(classId) ?? courses.find(({ logged }) => logged?.classId === classId)?.year.log;
  return {
    logNow,
    ...{ courses, schoolYear, holidays, season: '2026/2027', span, today },
    areLogsKnown: true,
    level: 'Middle',
    record: (changes) => {
      onRecord?.(changes.map(asWritten));
      for (const change of changes) {
        const log = logNow(change) ?? emptyCourseLog;
        written.set(change.classId, writeLog(log, change.subject, change));
      }
      return () => undefined;
    },
  };
}
