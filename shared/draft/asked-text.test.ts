import { expect, it } from 'vitest';
import { sampleTests } from '#test/support/sample-drafts.ts';
import { TASK } from '../model/draft.ts';
import { askedText } from './asked-text.ts';

const test = sampleTests.en;

it('a question asks its stem, with the options of a choice', () => {
  for (const question of test.questions) {
    const options = question.kind === 'choice' ? question.options.map(({ text }) => text) : [];
    for (const text of [question.stem, ...options]) {
      expect(askedText(test, question.id)).toContain(text);
    }
  }
});

it('the integration task asks its situation and instructions', () => {
  const { situation, instructions } = test.task!;
  for (const text of [situation, ...instructions]) expect(askedText(test, TASK)).toContain(text);
});

it('a question that the test does not have asks nothing', () => {
  const { task: _, ...withoutTask } = test;
  expect(askedText(test, 'zz')).toBeUndefined();
  expect(askedText(withoutTask, TASK)).toBeUndefined();
});
