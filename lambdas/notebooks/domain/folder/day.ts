import { courseNames } from '#shared/course/course-names.ts';
import type { Course, Session } from '#shared/course/course.ts';
import type { LessonPlan } from '#shared/model/draft.ts';
import { clockTimes } from '#shared/school-year/period-hours.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import { blocksOn, kindOf, lessonOf, type CourseBlock } from '../year/day-rows.ts';
import { linesOf, rangeOf } from '../year/part-texts.ts';
import type { DatedCourse } from '../year/teachers-year.ts';
import type { FolderBook, FolderToPrint } from './folder.ts';

/** A linked plan, and which parts of its lesson a block takes. */
export interface PlanOfBlock {
  readonly id: string;
  readonly plan: LessonPlan;
  readonly lesson: string;
  readonly parts: readonly number[];
  /** How many parts the lesson has. */
  readonly all: number;
}

/** A block of the day as the folder shows it. */
export interface FolderLesson {
  /** `08:00`, or the number of the period if the school's hours are not known. */
  readonly time: string;
  readonly classId: string | undefined;
  /** Class, half and room. */
  readonly place: string;
  readonly lesson: string;
  /** `2 of 3`; empty for a lesson of one session. */
  readonly part: string;
  readonly plans: readonly PlanOfBlock[];
  /** What was set last time and is to be corrected. */
  readonly homework: string | undefined;
  readonly isLost: boolean;
}

/** A function that names a course by what tells it from the teacher's other ones. */
export function nameCourses({ year }: Pick<FolderToPrint, 'year'>): (course: Course) => string {
  const names = courseNames((year?.courses ?? []).map(({ course }) => course));
  return (course) => names(course).map(isolate).join(' · ');
}

/** The homework of the last session before a date, of the same pupils. */
function homeworkBefore({ real }: DatedCourse, session: Session): string | undefined {
  const { key, half } = session;
  const before = real.sessions.filter(
    (one) => one.key < key && (half === undefined || one.half === undefined || one.half === half),
  );
  return before.at(-1)?.entry?.homework;
}

function plansOf(
  { year }: Pick<FolderToPrint, 'year'>,
  sessions: CourseBlock['sessions'],
): PlanOfBlock[] {
  return linesOf(sessions.filter(({ what }) => what === 'line')).flatMap(({ line, parts }) => {
    const { plan: id = '', lesson } = line.line;
    const plan = year?.plans.get(id);
    return plan ? [{ id, plan, lesson, parts, all: line.parts }] : [];
  });
}

/** The lessons of the folder's day, in the order of their periods. */
export function lessonsOfDay(book: FolderBook): FolderLesson[] {
  const { folder, messages, texts } = book;
  const { year } = messages.records;
  const courses = folder.year?.courses ?? [];
  const nameOf = nameCourses(folder);
  return blocksOn(courses, folder.date).map(({ course, sessions }) => {
    const [first] = sessions;
    const taken = linesOf(sessions.filter(({ what }) => what === 'line'));
    const parts = taken.flatMap(({ line, parts: some }) =>
      line.parts > 1 ? [texts.partOf(rangeOf(some), line.parts)] : [],
    );
    const isLost = first.what === 'lost';
    const half = first.half === undefined ? '' : year.half(first.half);
    const place = [[nameOf(course), half].filter(Boolean).join(' '), isolate(first.room ?? '')];
    const dated = courses.find((one) => one.course === course);
    return {
      time: first.hours
        ? clockTimes(first.period, first.hours).from
        : messages.records.daily.period(first.period),
      classId: dated?.classId,
      place: place.filter((text) => text !== isolate('')).join(' · '),
      lesson: isLost
        ? year.lost
        : lessonOf(messages, sessions).text || kindOf(messages.records, sessions),
      part: parts.join(messages.and),
      plans: plansOf(folder, sessions),
      homework: dated && homeworkBefore(dated, first),
      isLost,
    };
  });
}
