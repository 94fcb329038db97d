import type { BloomLevel, Difficulty } from '#shared/model/question-levels.ts';
import type { Question } from '#shared/model/question.ts';
import { answerKinds } from './question-kinds.ts';

const ofDifficulty: Readonly<Record<Difficulty, number>> = { 1: 1, 2: 1.25, 3: 1.5 };
const ofBloom: Readonly<Record<BloomLevel, number>> = {
  remember: 1,
  understand: 1,
  apply: 1.25,
  analyse: 1.25,
  evaluate: 1.5,
  create: 1.5,
};

/** What a question weighs against others; one without a difficulty counts as easy. */
export const questionWeight = ({
  kind,
  difficulty = 1,
  bloom = 'remember',
}: Pick<Question, 'kind' | 'difficulty' | 'bloom'>): number =>
  answerKinds[kind].weight * ofDifficulty[difficulty] * ofBloom[bloom];
