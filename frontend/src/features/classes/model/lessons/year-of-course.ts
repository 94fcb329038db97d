import { hoursOn } from '#shared/course/course-days.ts';
import { usualHours } from '#shared/school-year/period-hours.ts';
import type { DayCourse, Days } from '#frontend/days/model/day-course.ts';
import { lessonMonths, type LessonMonth } from './lesson-months.ts';
import { lessonRows, lineDates, nextLesson, otherRows } from './lesson-rows.ts';

export const currentOf = ({ real, standing: { current } }: DayCourse) => ({ real, current });

/** The other courses that are taught by the same distribution, with what they make of its lines. */
export const otherClasses = (of: DayCourse, { courses }: Days) =>
  courses
    .filter((other) => other !== of && of.distribution && other.distribution === of.distribution)
    .map((other) => ({
      course: other.course,
      standing: other.standing,
      next: nextLesson(currentOf(other))?.date,
      lineDates: lineDates(currentOf(other)),
    }));

/** The year of a course by months. */
export function monthsOf(of: DayCourse, days: Days): LessonMonth[] {
  const { span, today, holidays, schoolYear } = days;
  const minutesOn = (date: string): number => (hoursOn(date, schoolYear) ?? usualHours).minutes;
  return lessonMonths({
    lessons: lessonRows({ ...currentOf(of), planned: of.planned }),
    others: otherRows(of.real, schoolYear.exams ?? []),
    days: span,
    ...{ today, holidays },
    minutes: { usual: (schoolYear.hours ?? usualHours).minutes, on: minutesOn },
  });
}
