import type { QuestionGroup, QuestionType } from '#shared/model/content-types.ts';
import { questionKindOf } from '#shared/model/question.ts';
import type { BloomLevel, Difficulty } from '#shared/model/question-levels.ts';
import { answerKinds } from '../questions/question-kinds.ts';

export interface PlannedQuestion {
  readonly questionType: QuestionType;
  readonly difficulty: Difficulty;
  readonly bloom: BloomLevel;
}

/** The difficulty at an index, so that questions go from easy to hard: two fifths, two fifths and one fifth. */
const difficultyAt = (index: number, count: number): Difficulty => {
  const share = (index + 0.5) / count;
  if (share < 0.4) return 1;
  return share < 0.8 ? 2 : 3;
};

/** The difficulty of each question in order; all have the one that is asked for, if there is one. */
export const spreadDifficulty = (count: number, asked?: Difficulty): Difficulty[] =>
  Array.from({ length: count }, (_, index) => asked ?? difficultyAt(index, count));

function plannedGroup(group: QuestionGroup): PlannedQuestion[] {
  const { questionType, questionCount, difficulty: asked } = group;
  const { bloom } = answerKinds[questionKindOf[questionType]];
  const seen = { 1: 0, 2: 0, 3: 0 };
  return spreadDifficulty(questionCount, asked).flatMap((difficulty) => {
    const levels = bloom[difficulty];
    // Questions of the same difficulty take the levels in turn.
    const index = seen[difficulty] % levels.length;
    seen[difficulty] += 1;
    return levels.slice(index, index + 1).map((level) => ({
      ...{ questionType, difficulty, bloom: level },
    }));
  });
}

/** Spreads difficulty and levels of thinking over the questions of a test: its table of specifications. */
export const blueprintOf = (groups: readonly QuestionGroup[]): PlannedQuestion[] =>
  groups.flatMap(plannedGroup);
