import { expect, it } from 'vitest';
import { testForm } from '#shared/draft/test-forms.ts';
import { TASK } from '#shared/model/draft.ts';
import { sampleTests } from '#test/support/sample-drafts.ts';
import { linesOfTest } from './answer-lines.ts';

const test = sampleTests.en;

it('has choices for questions with options, and points for those that a person marks', () => {
  const kinds = test.questions.map((question) => [
    question.id,
    question.kind === 'short' ? 'points' : 'options',
  ]);
  const lines = linesOfTest(test, 'A');
  expect(lines.map(({ question, line }) => [question?.id, line.kind])).toEqual([
    ...kinds,
    [TASK, 'points'],
  ]);
});

it.each(['A', 'B'] as const)('follows the order of questions and options on form %s', (form) => {
  const printed = testForm(test, form, 'none').map(({ question }) => [
    question.id,
    question.kind === 'choice' ? question.options.map(({ id }) => id) : undefined,
  ]);
  const lines = linesOfTest(test, form).filter(({ question }) => question?.id !== TASK);
  const choices = new Set(
    test.questions.filter((one) => one.kind === 'choice').map(({ id }) => id),
  );
  expect(
    lines.map(({ question }) => [
      question?.id,
      choices.has(question?.id ?? '') ? question?.options : undefined,
    ]),
  ).toEqual(printed);
});

it('offers the points of a question from none to all, and quarters beside them', () => {
  const lines = linesOfTest(
    {
      ...test,
      questions: [],
      task: { situation: '', instructions: [], points: 3.5, criteria: [] },
    },
    'A',
  );
  expect(lines).toMatchObject([{ letters: ['0', '1', '2', '3'], line: { points: 3.5 } }]);
});
