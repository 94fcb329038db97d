import * as z from 'zod/mini';
import type { AnnualDistribution } from '#shared/model/annual-distribution.ts';
import { lineName, type LineName } from '#shared/model/course-log.ts';
import { limits } from '#shared/model/limits.ts';
import { schoolLevel } from '#shared/model/profile.ts';
import { line } from '#shared/model/text.ts';
import { paths } from './paths.ts';

/** A line of an annual distribution, by what the distribution is for. */
export interface PlannedLine {
  readonly of: Pick<AnnualDistribution, 'subject' | 'level' | 'year'>;
  readonly name: LineName;
}

const plannedLine = z.object({
  of: z.object({
    subject: line(limits.textLength),
    level: schoolLevel,
    year: z.int().check(z.gte(1), z.lte(5)),
  }),
  name: lineName,
});

/** The parameter of the lesson plan's form that names a planned lesson. */
export const PLANNED = 'lesson';

/** The text that names a planned lesson in an address and in a form. */
export const plannedText = ({ of, name }: PlannedLine): string => {
  const { subject, level, year } = of;
  const { lesson, nth } = name;
  return JSON.stringify([subject, level, year, lesson, ...(nth === undefined ? [] : [nth])]);
};

/** Reads such a text; undefined if it names none. */
export const readPlanned = (text: string): PlannedLine | undefined => {
  try {
    const [subject, level, year, lesson, nth] = z.parse(z.array(z.unknown()), JSON.parse(text));
    const name = { lesson, ...(nth !== undefined && { nth }) };
    return z.safeParse(plannedLine, { of: { subject, level, year }, name }).data;
  } catch {
    return undefined;
  }
};

/** The form of a lesson plan, filled with a planned lesson. */
export const preparePath = (planned: PlannedLine): string =>
  `${paths.lessonPlan}?${new URLSearchParams({ [PLANNED]: plannedText(planned) }).toString()}`;
