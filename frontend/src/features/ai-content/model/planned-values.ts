import { orderedLines } from '#shared/course/line-names.ts';
import { durationOf } from '#shared/distribution/lesson-duration.ts';
import type { AnnualDistribution, PlannedLesson } from '#shared/model/annual-distribution.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import { plannedText } from '#frontend/lib/plan-paths.ts';
import { curriculumFields } from './content-fields.ts';
import type { ContentValues } from './content-values.ts';

/** What such a lesson fills in. */
export const plannedFields = [
  ...(['topic', 'subject', 'level', 'year', 'duration', 'planned'] as const),
  ...curriculumFields,
] as const;

/** What the form of a lesson plan takes from a lesson of an annual distribution. */
export function valuesOfPlanned(
  of: AnnualDistribution,
  lesson: PlannedLesson,
  { language }: Pick<ContentValues, 'language'>,
): Partial<ContentValues> {
  const known = draftLanguages.find((one) => one === language) ?? 'en';
  const duration = durationOf(lesson, of.level, known);
  const line = orderedLines(of.lessons).find((one) => one.line === lesson);
  return {
    topic: lesson.lesson,
    subject: of.subject,
    level: of.level,
    year: String(of.year),
    field: lesson.field ?? '',
    sequence: lesson.sequence ?? '',
    competence: lesson.competence ?? '',
    planned: line ? plannedText({ of, name: line.name }) : '',
    ...(duration !== undefined && { duration }),
  };
}
