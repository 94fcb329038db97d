import { lineKey, orderedLines } from '../course/line-names.ts';
import type { AnnualDistribution, PlannedLesson } from '../model/annual-distribution.ts';
import type { LineName } from '../model/course-log.ts';
import { foldText } from '../text/fold-text.ts';

/** What a distribution is for. */
export type Scope = Pick<AnnualDistribution, 'subject' | 'level' | 'year'>;

/** Whether two are for the same subject, folded, and the same year of study. */
export const isSameScope = (one: Scope, other: Scope): boolean =>
  one.level === other.level &&
  one.year === other.year &&
  foldText(one.subject) === foldText(other.subject);

/** The key of each line. */
const keysOf = (lessons: readonly PlannedLesson[]): string[] =>
  orderedLines(lessons).map(({ name }) => lineKey(name));

/** Lessons with the plans and kinds that lines of equal text had before; what they say themselves goes first. */
export function keepPlans(
  lessons: readonly PlannedLesson[],
  before: readonly PlannedLesson[],
): PlannedLesson[] {
  const keys = keysOf(before);
  const known = new Map(before.map((line, index) => [keys[index], line]));
  const own = keysOf(lessons);
  return lessons.map((line, index) => {
    const { plan, kind } = known.get(own[index]) ?? {};
    return { ...(kind && { kind }), ...(plan && { plan }), ...line };
  });
}

/** The distributions with others in the place of those for the same subject and year, whose plans they keep. */
export function withDistributions(
  all: readonly AnnualDistribution[],
  added: readonly AnnualDistribution[],
): AnnualDistribution[] {
  const others = all.filter((one) => !added.some((other) => isSameScope(one, other)));
  const kept = added.map((one) => {
    const before = all.find((other) => isSameScope(one, other))?.lessons ?? [];
    return { ...one, lessons: keepPlans(one.lessons, before) };
  });
  return [...others, ...kept];
}

/**
 * The distributions with the plan of a line; the same ones if it has that plan, or if there is no such line.
 * @param plan the job of a lesson plan; undefined for none
 */
export function withPlan(
  all: readonly AnnualDistribution[],
  of: Scope,
  name: LineName,
  plan: string | undefined,
): readonly AnnualDistribution[] {
  const found = all.find((one) => isSameScope(one, of));
  const index = found ? keysOf(found.lessons).indexOf(lineKey(name)) : -1;
  const line = found?.lessons[index];
  if (!found || !line || line.plan === plan) return all;
  const { plan: _, ...rest } = line;
  const lessons = found.lessons.with(index, { ...rest, ...(plan !== undefined && { plan }) });
  return all.map((one) => (one === found ? { ...found, lessons } : one));
}
