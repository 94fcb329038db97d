import { describe, expect, it } from 'vitest';
import { draft as draftSchema, type Question } from '../../model/draft.ts';
import { asked, goodDrafts } from '../../../test/support/good-drafts.ts';
import { describeFault } from './describe-fault.ts';
import { isHard } from './fault.ts';
import { findFaults } from './find-faults.ts';

type Name = keyof typeof goodDrafts;
const names = Object.keys(goodDrafts) as Name[];

/** What is said of a good draft after a change. */
function said<N extends Name>(name: N, change: (draft: (typeof goodDrafts)[N]) => void): string[] {
  const draft = structuredClone(goodDrafts[name]);
  change(draft);
  return findFaults(draft, asked[name]).map(
    (fault) => `${fault.rule} ${isHard(fault) ? '!' : '?'} ${describeFault(fault)}`,
  );
}

describe('a good draft', () => {
  it.each(names)('%s has no fault', (name) => {
    expect(draftSchema.safeParse(goodDrafts[name]).error).toBeUndefined();
    expect(findFaults(goodDrafts[name], asked[name]).map(describeFault)).toEqual([]);
    expect(findFaults(goodDrafts[name])).toEqual([]);
  });
});

describe('a draft that is not the one asked for', () => {
  it('says so of counts, types, minutes and full marks', () => {
    expect(said('arabicTruth', (draft) => draft.questions.pop())).toEqual([
      'question-count ! the test has 3 questions; give exactly 4',
      'points-sum ! the points sum to 7.5; they must sum to 10',
    ]);
    expect(said('englishExercises', (draft) => draft.exercises.pop())).toEqual([
      'exercise-count ! the set has 2 exercises; give exactly 3',
    ]);
    expect(said('arabicPlan', (draft) => (draft.phases[0]!.minutes = 20))).toEqual([
      "minutes-sum ! the phases' minutes sum to 70; they must sum to 60",
    ]);
    expect(
      said('arabicPlan', (draft) => {
        draft.phases[0]!.minutes = 20;
        draft.minutes = 70;
      }),
    ).toEqual(['other-minutes ! the lesson takes 70 minutes; it must take 60']);
    expect(
      said('englishShort', (draft) => {
        draft.scale = 40;
        for (const question of draft.questions) question.points = 10;
      }),
    ).toEqual(['other-scale ! the test is marked out of 40; mark it out of 20']);
  });

  it('says so of the kind of each question', () => {
    expect(
      said('arabicTruth', ({ questions }) => {
        const { id, points, reason } = questions[1]!;
        const stem = 'ما لون الماء النقي؟';
        questions[1] = {
          kind: 'short',
          id,
          points,
          reason,
          stem,
          answer: 'لا لون له',
          variants: [],
        };
      }),
    ).toEqual([
      'question-kind ! question 2 is not of the type "True/False"; every question must be',
    ]);
  });

  it('says so of an integration task', () => {
    const wanted = { ...asked.arabicTruth, integrationTask: true };
    expect(findFaults(goodDrafts.arabicTruth, wanted)).toEqual([
      { rule: 'task-missing', path: 'task' },
    ]);
  });
});

describe('a test that does not hold together', () => {
  const first = (draft: { questions: Question[] }) =>
    draft.questions[0] as Extract<Question, { kind: 'choice' }>;

  it.each<[expected: string, text: string]>([
    ['options-same ! question 1 has the option "1954" twice; make all options different', ' ١٩٥٤ '],
    ['empty ! question 1, option 1: "text" is empty; fill it in', ' '],
    [
      'all-or-none ! question 1: "كل ما سبق" points at other options, which are shuffled; replace it by an answer of its own',
      'كل ما سبق',
    ],
  ])('%s', (expected, text) => {
    expect(said('arabicChoice', (draft) => (first(draft).options[0]!.text = text))).toContain(
      expected,
    );
  });

  it.each([
    'None of the above',
    'All of these answers',
    'All of the above.',
    'Both A and B',
    'لا شيء مما سبق',
    'جميع ما سبق ذكره',
    'كلّ ما ذُكر',
    'جميع الإجابات صحيحة',
  ])('points at other options: %s', (text) => {
    const found = said('englishChoice', (draft) => (first(draft).options[0]!.text = text));
    expect(found.filter((each) => each.startsWith('all-or-none !'))).toHaveLength(1);
  });

  it('has other numbers of options than 3 or 4, or not the same throughout', () => {
    const option = (place: number) => ({ id: `n${place}`, text: String(1900 + place) });
    expect(said('arabicChoice', (draft) => first(draft).options.push(option(1)))).toEqual([
      'option-count ! question 1 has 5 options; give 4',
    ]);
    expect(said('arabicChoice', (draft) => first(draft).options.splice(2, 2))).toEqual([
      'option-count ! question 1 has 2 options; give 4',
    ]);
    expect(said('arabicChoice', (draft) => first(draft).options.splice(2, 1))).toEqual([
      'option-count-uneven ? question 1 has 3 options, most others 4; give 4',
    ]);
    expect(said('arabicChoice', (draft) => (first(draft).options = []))).toEqual([
      'key-missing ! question 1 has no key; give one that is among its options',
      'options-few ! question 1 has 0 options; give 4',
    ]);
  });
});
