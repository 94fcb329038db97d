import { describe, expect, it } from 'vitest';
import type { ContentRequest } from '#shared/contracts/ai-content.ts';
import { countQuestions, questionGroups, questionTypes } from '#shared/model/content-types.ts';
import { sampleRequests } from '#test/support/sample-answers.ts';
import { instructionsFor } from '../prompt/instructions.ts';
import { plan as planSchema, type Plan } from '../task.ts';
import { planDraft } from './plan-draft.ts';
import { portionsOf } from './portions.ts';

type TestRequest = Extract<ContentRequest, { contentType: 'TEST' }>;
const { test, exercises, lesson } = sampleRequests;
const portionsOfTest = (asked: Partial<TestRequest>) =>
  portionsOf(planDraft({ ...test, ...asked }));
const counts = (portions: readonly Plan[]) =>
  portions.map(({ request }) =>
    request.contentType === 'TEST'
      ? questionGroups(request).map(({ questionCount }) => questionCount)
      : [],
  );

describe('the portions of a draft', () => {
  it.each([
    ['a short test', planDraft(test)],
    [
      'a short test of several types',
      planDraft({
        ...test,
        moreQuestions: [
          { questionType: 'Matching', questionCount: 2 },
          { questionType: 'Ordering', questionCount: 2 },
        ],
      }),
    ],
  ])('are the plan itself for %s', (_, plan) => {
    expect(portionsOf(plan)).toEqual([plan]);
  });

  it.each([
    [{ questionCount: 7 }, [[4], [3]]],
    [{ questionCount: 10 }, [[5], [5]]],
    [{ questionCount: 50 }, [[8], [9], [8], [8], [9], [8]]],
    [
      {
        questionCount: 8,
        moreQuestions: [
          { questionType: 'Matching', questionCount: 2 },
          { questionType: 'Ordering', questionCount: 3 },
          { questionType: 'Gap Fill', questionCount: 2 },
        ],
      },
      [[4], [4], [2, 3], [2]],
    ],
  ] satisfies [Partial<TestRequest>, number[][]][])('of the test %o are %o', (asked, expected) => {
    expect(counts(portionsOfTest(asked))).toEqual(expected);
  });

  it('ask for every question of the test, whatever it is', () => {
    for (const questionCount of [1, 6, 13, 29])
      for (const others of [0, 1, 5, 6]) {
        const moreQuestions = questionTypes
          .slice(1, 1 + (others > 0 ? 3 : 0))
          .map((questionType) => ({ questionType, questionCount: others }));
        const asked = { questionCount, ...(moreQuestions.length > 0 && { moreQuestions }) };
        const portions = portionsOfTest(asked);
        const sum = portions.reduce(
          (all, { request }) =>
            all + (request.contentType === 'TEST' ? countQuestions(request) : 0),
          0,
        );
        expect(sum).toBe(countQuestions({ ...test, ...asked }));
        for (const portion of portions) expect(planSchema.safeParse(portion).success).toBe(true);
      }
  });

  it('leave the integration task, and its points, to the last one', () => {
    const portions = portionsOfTest({ level: 'Middle', questionCount: 10 });
    expect(portions.map(({ integrationTask }) => integrationTask)).toEqual([false, true]);
    expect(portions.map(({ scale }) => scale)).toEqual([6, 14]);
  });

  it('of a lesson are its head, each session, and its end', () => {
    const sectionsOf = (duration: string) =>
      portionsOf(planDraft({ ...lesson, duration })).map(({ section }) => section);
    expect(sectionsOf('60 min')).toEqual(['head', 1, 'end']);
    expect(sectionsOf('6 x 45 min')).toEqual(['head', 1, 2, 3, 4, 5, 6, 'end']);
  });

  it('go from easy to hard together, and say where in the test they are', () => {
    const [first, second] = portionsOfTest({ questionCount: 10, language: 'en' }).map(
      (plan) => instructionsFor({ task: 'draft', plan }).specifics,
    );
    expect(first).toContain('numbers 1 to 5 of 10');
    expect(first).toMatch(/of difficulty 1 /);
    expect(first).not.toMatch(/of difficulty 3 /);
    expect(second).toContain('numbers 6 to 10 of 10');
    expect(second).toMatch(/of difficulty 3 /);
    expect(second).not.toMatch(/of difficulty 1 /);
  });

  it('of a set of exercises have its difficulties in order', () => {
    const portions = portionsOf(planDraft(exercises));
    expect(portions.map(({ exerciseCount }) => exerciseCount)).toEqual([3, 3]);
    const [first, second] = portions.map(
      (plan) => instructionsFor({ task: 'draft', plan }).specifics,
    );
    expect(first).toContain('in this order theirs are 1, 1, 2.');
    expect(second).toContain('in this order theirs are 2, 2, 3.');
  });
});
