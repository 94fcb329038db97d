import * as z from 'zod/mini';
import { sharePoints } from '#shared/draft/share-out.ts';
import { limits } from '#shared/model/limits.ts';
import type { Rubric } from '#shared/model/question.ts';
import { ignored, text, texts } from '../questions/answer-parts.ts';
import { cleanText } from './clean-text.ts';

/** A rubric as drafters give it; null from those that make none or do not know the field. */
export const rubricAnswer = z.catch(
  z.nullable(
    z.strictObject({
      levels: texts,
      criteria: z.array(z.strictObject({ criterion: text, points: ignored, levels: texts })),
    }),
  ),
  null,
);

/** Points are multiples of a quarter. */
const QUARTERS = 4;
const LEAST_LEVELS = 2;

/**
 * Makes a rubric whose best levels add up to the points of its question or task. Lower levels have even shares, and the
 * lowest has none.
 * @param weights of its criteria, if there are as many; otherwise all weigh the same
 * @returns `undefined` if the table has holes, or too few points for its criteria
 */
export function assembleRubric(
  answer: z.infer<typeof rubricAnswer>,
  points: number,
  weights: readonly number[] = [],
): Rubric | undefined {
  if (!answer) return undefined;
  const { levels, criteria } = answer;
  const isTable =
    levels.length >= LEAST_LEVELS &&
    levels.length <= limits.draftRubricLevels &&
    criteria.length > 0 &&
    criteria.length <= points * QUARTERS &&
    criteria.every((each) => each.levels.length === levels.length);
  if (!isTable) return undefined;
  const best = sharePoints(
    criteria.map((_, index) => (weights.length === criteria.length ? weights[index] : 1) ?? 1),
    points,
  );
  const last = levels.length - 1;
  return {
    levels: levels.map(cleanText),
    criteria: criteria.map((each, index) => ({
      criterion: cleanText(each.criterion),
      levels: each.levels.map((description, level) => ({
        text: cleanText(description),
        points: Math.round(((best[index] ?? 0) * QUARTERS * (last - level)) / last) / QUARTERS,
      })),
    })),
  };
}
