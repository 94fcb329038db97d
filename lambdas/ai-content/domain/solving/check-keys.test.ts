import { describe, expect, it, vi } from 'vitest';
import {
  sampleRequests,
  solutionsAnswer,
  testAnswer,
} from '../../../../test/support/sample-answers.ts';
import type { Test } from '../../../../shared/model/draft.ts';
import { assembleDraft } from '../assemble/assemble-draft.ts';
import type { Drafter } from '../drafting/drafter.ts';
import { planDraft } from '../plan/plan-draft.ts';
import type { Task } from '../task.ts';
import { checkKeys } from './check-keys.ts';
import { valueIn } from './value-in.ts';

const plan = planDraft(sampleRequests.test);
const seed = 'job';
const draft = assembleDraft(plan, testAnswer, { drafter: 'model', seed }).draft as Test;
const given = (value: unknown) => ({
  answer: { kind: 'given', value } as const,
  drafter: 'model' as const,
});
const [first, second] = testAnswer.questions;
const other = { ...first, key: 'يتجمد' };
const wrong = assembleDraft(
  plan,
  { ...testAnswer, questions: [other, second] },
  { drafter: 'model', seed },
).draft as Test;
const asked: Task[] = [];
const solver: Drafter = (task) => {
  asked.push(task);
  return Promise.resolve(given(solutionsAnswer));
};
const unused = () => vi.fn<Drafter>().mockRejectedValue(new Error('unused'));
const doubts = (checked: { draft: unknown }) =>
  (checked.draft as Test).questions.map(({ doubtful }) => doubtful);

describe('keys', () => {
  it('that a solver comes to stay as they are; it sees no key, and options in another order', async () => {
    asked.length = 0;
    const drafter = unused();
    const checked = await checkKeys(draft, plan, { solver, drafter }, seed);
    expect(checked).toEqual({ draft, isChecked: true });
    expect(drafter).not.toHaveBeenCalled();
    const [task] = asked;
    if (task?.task !== 'solve') throw new Error('nothing to solve');
    expect(JSON.stringify(task)).not.toMatch(/"key"|reason|الحرارة/);
    const shown = task.questions.map(({ options = [] }) => options);
    const printed = draft.questions.map((each) =>
      each.kind === 'choice' ? each.options.map(({ text }) => text) : [],
    );
    expect(shown.map((options) => options.toSorted())).toEqual(
      printed.map((options) => options.toSorted()),
    );
    expect(shown).not.toEqual(printed);
  });

  it('that it does not come to have their question written anew, and are right then', async () => {
    const drafter = vi.fn<Drafter>().mockResolvedValue(given(first));
    const checked = await checkKeys(wrong, plan, { solver, drafter }, seed);
    expect(drafter).toHaveBeenCalledOnce();
    expect(doubts(checked)).toEqual([undefined, undefined]);
    expect((checked.draft as Test).questions[0]).toMatchObject({ id: 'q1', points: 5 });
  });

  it.each([
    ['is as wrong as before', given(other)],
    ['is nothing', given({})],
    ['is refused', { answer: { kind: 'refused' }, drafter: 'model' } as const],
  ])('are marked as doubtful where the new question %s', async (_, answer) => {
    const drafter = vi.fn<Drafter>().mockResolvedValue(answer);
    const checked = await checkKeys(wrong, plan, { solver, drafter }, seed);
    expect(doubts(checked)).toEqual([true, undefined]);
    expect({ ...(checked.draft as Test).questions[0], doubtful: undefined }).toEqual({
      ...wrong.questions[0],
      doubtful: undefined,
    });
  });

  it('are not checked where nothing came of the solving', async () => {
    const silent: Drafter = () => Promise.resolve(given('no idea'));
    const checked = await checkKeys(draft, plan, { solver: silent, drafter: unused() }, seed);
    expect(checked).toEqual({ draft, isChecked: false });
  });
});

it.each([
  ['3/4', 0.75],
  ['$\\frac{3}{4}$', 0.75],
  ['٢٫٥ سم', 2.5],
  ['2,5 cm', 2.5],
  ['1 250 دج', 1250],
  ['x = 12', 12],
  ['12 and 13', undefined],
  ['none', undefined],
])('the value of %s is %s', (text, value) => {
  expect(valueIn(text)).toBe(value);
});
