import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Test } from '#shared/model/draft.ts';
import { question, type Question } from '#shared/model/question.ts';
import { sampleTests } from '#test/support/sample-drafts.ts';
import { layOutTest, type AnswerPrint } from './lay-out-test.ts';

const plain: AnswerPrint = { paper: 'whole', forms: 1, spare: 0 };
const { task: _task, ...written } = sampleTests.en;
const testOf = (questions: readonly Question[], more: Partial<Test> = {}): Test => ({
  ...{ ...written, questions: [...questions], ...more },
});
const choice = (index: number, options = 4): Question =>
  z.parse(question, {
    ...{ kind: 'choice', id: `q${index}`, stem: '', points: 1, reason: '', key: 'a' },
    options: ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, options).map((id) => ({ id, text: '' })),
  });
const open = (points: number): Question =>
  z.parse(question, {
    ...{ kind: 'short', id: 'open', stem: '', points, reason: '', answer: '', variants: [] },
  });
const choices = (count: number) => Array.from({ length: count }, (_, index) => choice(index));

describe('answer sheets of a test', () => {
  it('are halves of a page only if all of them fit on a half', () => {
    const paperOf = (count: number, more: Partial<AnswerPrint> = {}) =>
      layOutTest(testOf(choices(count)), { ...plain, paper: 'half', ...more });
    expect(paperOf(33)).toMatchObject({ paper: 'half' });
    expect(paperOf(34)).toMatchObject({ paper: 'whole' });
    // A sheet without a name has a row of digits more.
    expect(paperOf(28)).toMatchObject({ paper: 'half', spare: [] });
    expect(paperOf(28, { spare: 1 })).toMatchObject({ paper: 'whole' });
  });

  it('have the same questions in another order on form B', () => {
    const both = layOutTest(testOf(choices(9)), { ...plain, forms: 2, spare: 2 });
    if (!('named' in both)) throw new Error(both.code);
    const idsOf = (lines: (typeof both.named)[number]['lines']) =>
      lines.flatMap((line) => line.question?.id ?? []);
    expect(both.named.map(({ form }) => form)).toEqual(['A', 'B']);
    expect(both.spare.map(({ form }) => form)).toEqual(['A', 'B']);
    const [a = [], b = []] = both.named.map(({ lines }) => idsOf(lines));
    expect(b).not.toEqual(a);
    expect(b.toSorted()).toEqual(a.toSorted());
    expect(both.spare.map(({ lines }) => idsOf(lines))).toEqual([a, b]);
  });

  it('hold fifty questions on a page', () => {
    expect(layOutTest(testOf(choices(50)), { ...plain, spare: 2 })).toMatchObject({
      paper: 'whole',
    });
  });

  it.each([
    ['a test has no question', testOf([]), { code: 'no_questions' }],
    [
      'a choice has one option',
      testOf([choice(1), choice(2, 1)]),
      { code: 'too_few_options', question: 2 },
    ],
    [
      'a question has more points than a row of bubbles',
      testOf([choice(1), open(15)]),
      { code: 'too_many_points', question: 2 },
    ],
    [
      'the integration task has',
      testOf([choice(1)], {
        task: { situation: '', instructions: [], points: 20, criteria: [] },
      }),
      { code: 'too_many_points', question: 2 },
    ],
    [
      'the questions do not fit on a page',
      testOf(Array.from({ length: 40 }, (_, index) => ({ ...open(2), id: `o${index}` }))),
      { code: 'too_many_questions' },
    ],
  ] as const)('are not made if %s', (_name, test, fault) => {
    expect(layOutTest(test, plain)).toEqual(fault);
  });
});
