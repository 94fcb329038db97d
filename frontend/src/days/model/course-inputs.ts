import { courseYears, type StoredCourses } from '#shared/course/course-years.ts';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import { classColours } from '#frontend/record/model/classes/class-colours.ts';
import { ofThisYear } from '#frontend/record/model/classes/of-this-year.ts';
import type { CourseInput } from './day-course.ts';

/** The courses of a school year with all that dates them; undefined in a season without a year, and while the logs load. */
export function courseInputs(
  stored: StoredCourses<ClassSummary>,
): readonly CourseInput[] | undefined {
  const found = courseYears({ ...stored, classes: ofThisYear(stored.classes) });
  if (!found) return undefined;
  const colours = classColours(stored.classes);
  const colourOf = (kept: ClassSummary | undefined) => kept && colours.get(kept.id);
  return found.courses.map((one) => ({ ...one, colour: colourOf(one.kept) }));
}
