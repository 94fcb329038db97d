import { TASK, type Test } from '../model/draft.ts';

/**
 * What pupils were asked: the stem of a question with its options, or the situation of the integration task with its
 * instructions.
 * @returns undefined if the test has no such question
 */
export function askedText({ questions, task }: Test, id: string): string | undefined {
  const question = questions.find((one) => one.id === id);
  if (question) {
    const options =
      question.kind === 'choice' ? question.options.map(({ text }) => `- ${text}`) : [];
    return [question.stem, ...options].join('\n');
  }
  return task && id === TASK ? [task.situation, ...task.instructions].join('\n') : undefined;
}
