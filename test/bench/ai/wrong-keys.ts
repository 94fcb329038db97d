import type { SolutionsAnswer } from '#lambdas/ai-content/domain/answers.ts';
import { blindTask } from '#lambdas/ai-content/domain/solving/blind-task.ts';
import { disagreements } from '#lambdas/ai-content/domain/solving/compare-solutions.ts';
import type { Task } from '#lambdas/ai-content/domain/task.ts';
import type { Test } from '#shared/model/draft.ts';
import type { Question } from '#shared/model/question.ts';
import { chanceOf, type Chance } from '../grades/pages/chance.ts';
import { keyOf, type Tally } from './judge-draft.ts';

/** The question with a wrong key: another option, the other verdict, another question's answer. */
function makeKeyWrong(question: Question, test: Test, chance: Chance): Question | undefined {
  switch (question.kind) {
    case 'choice': {
      const others = question.options.filter(({ id }) => id !== question.key);
      return { ...question, key: chance.pick(others).id };
    }
    case 'truth':
      return { ...question, answer: !question.answer };
    case 'short': {
      const right = [keyOf(question), ...question.variants];
      const others = test.questions.map(keyOf).filter((key) => !right.includes(key));
      return others.length === 0
        ? undefined
        : { ...question, answer: chance.pick(others), variants: [] };
    }
    // The rules solve no lists.
    default:
      return undefined;
  }
}

/**
 * Makes `count` keys wrong and counts those that differ from the answer of the solver. A question without an answer
 * is not counted.
 * @param solve gets the questions without their keys, with their options in another order
 */
export function catchWrongKeys(
  tests: readonly Test[],
  { seed, count }: { readonly seed: number; readonly count: number },
  solve: (task: Task) => SolutionsAnswer,
): Tally {
  const chance = chanceOf(seed);
  const questions = chance.shuffled(
    tests.flatMap((test) => test.questions.map((question) => ({ test, question }))),
  );
  const caught: boolean[] = [];
  for (const { test, question } of questions) {
    const wrong = makeKeyWrong(question, test, chance);
    if (!wrong || caught.length === count) continue;
    const draft = { ...test, questions: [wrong] };
    const task = blindTask(draft, `bench ${seed}`);
    const solutions = task && solve(task);
    if (!solutions || solutions.solutions.length === 0) continue;
    caught.push(disagreements(draft, [wrong], solutions.solutions).has(wrong.id));
  }
  return { good: caught.filter(Boolean).length, of: caught.length };
}
