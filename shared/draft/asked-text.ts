import { TASK, type Test } from '../model/draft.ts';
import { traitsOf } from './questions/traits-of.ts';
import { shownOrder } from './test-forms.ts';

/**
 * What pupils were asked: the stem of a question with its options or lists, or the situation of the integration task with its
 * instructions.
 * @returns undefined if the test has no such question
 */
export function askedText({ questions, task }: Test, id: string): string | undefined {
  const question = questions.find((one) => one.id === id);
  if (question) {
    const { shown, lettered = [] } = traitsOf(question);
    const mixed = shownOrder(question).map((right) => `- ${lettered[right] ?? ''}`);
    return [question.stem, ...shown, ...mixed].join('\n');
  }
  return task && id === TASK ? [task.situation, ...task.instructions].join('\n') : undefined;
}
