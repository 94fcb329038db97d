import type { Question, Rubric } from '../model/question.ts';
import { sharePoints } from './share-out.ts';

const bestOf = (levels: Rubric['criteria'][number]['levels']): number =>
  Math.max(0, ...levels.map(({ points }) => points));

/** A rubric whose best levels add up to these points; the others keep their share. */
function rubricOf(rubric: Rubric, points: number): Rubric {
  const best = rubric.criteria.map(({ levels }) => bestOf(levels));
  const shares = sharePoints(best, points);
  return {
    ...rubric,
    criteria: rubric.criteria.map(({ criterion, levels }, index) => {
      const [former, share] = [best[index] ?? 0, shares[index] ?? 0];
      const factor = former > 0 ? share / former : 0;
      return {
        criterion,
        levels: levels.map((level, at) => ({
          ...level,
          points: former > 0 ? Math.round(level.points * factor * 4) / 4 : at === 0 ? share : 0,
        })),
      };
    }),
  };
}

/** A question with other points, and what they are given for. */
export function withPoints(question: Question, points: number): Question {
  if (question.points === points) return question;
  if (question.kind !== 'open') return { ...question, points };
  const { marking, rubric } = question;
  const shares = sharePoints(
    marking.map((one) => one.points),
    points,
  );
  return {
    ...question,
    points,
    marking: marking.map((one, index) => ({ ...one, points: shares[index] ?? 0 })),
    ...(rubric && { rubric: rubricOf(rubric, points) }),
  };
}
