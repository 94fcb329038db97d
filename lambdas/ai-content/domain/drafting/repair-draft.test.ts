import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exercisesAnswer, lessonAnswer, sampleRequests } from '#test/support/sample-answers.ts';
import type { ModelAnswer } from '#core/model/model-answer.ts';
import { planDraft } from '../plan/plan-draft.ts';
import type { Drafted, Drafter } from './drafter.ts';
import { draftAnew } from './drafting.ts';
import { repairDraft } from './repair-draft.ts';

const plan = planDraft(sampleRequests.lesson);
const drafted = (answer: ModelAnswer, drafter: Drafted['drafter'] = 'model') => ({
  answer,
  drafter,
});
const given = (value: unknown, drafter?: Drafted['drafter']) =>
  drafted({ kind: 'given', value }, drafter);
const withoutOutcome = { ...lessonAnswer, outcome: '' };

const spy = () => vi.spyOn(process.stdout, 'write').mockReturnValue(true);
let ask = vi.fn<Drafter>();
let improve = vi.fn<Drafter>();
let write: ReturnType<typeof spy>;
beforeEach(() => {
  write = spy();
  ask = vi.fn<Drafter>();
  improve = vi.fn<Drafter>();
});
const mend = (first: Drafted) => repairDraft(draftAnew(plan), { mend: ask, improve }, first, 'job');

describe('repairing a draft', () => {
  it('accepts a good draft unchanged', async () => {
    expect(await mend(given(lessonAnswer))).toMatchObject({ title: lessonAnswer.title });
    expect(ask).not.toHaveBeenCalled();
  });

  it('asks again for a draft that breaks a rule, and says what is wrong and where', async () => {
    ask.mockResolvedValueOnce(given(lessonAnswer));
    expect(await mend(given(withoutOutcome))).toMatchObject({ minutes: 60, drafter: 'model' });
    const [task] = ask.mock.lastCall ?? [];
    if (task?.task !== 'repair') throw new Error('no repair');
    const { title, prerequisites, materials, keywords, misconceptions } = lessonAnswer;
    const head = { title, outcome: '', prerequisites, materials, keywords, misconceptions };
    // Only the portion that has the fault is asked for.
    expect([task.plan.section, task.answer]).toEqual(['head', head]);
    expect(task.faults).toHaveLength(1);
    expect(task.faults[0]?.path).toBe('outcome');
  });

  it('asks the cheaper model to improve a draft that can be used as it is', async () => {
    const hinted = { ...lessonAnswer, starter: [] };
    improve.mockResolvedValueOnce(given(lessonAnswer));
    expect(await mend(given(hinted))).toMatchObject({ starter: lessonAnswer.starter });
    expect(improve).toHaveBeenCalledOnce();
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    ['another that is none', given({ title: 'x' }), 'draft-unusable'],
    ['one that breaks off', drafted({ kind: 'cut-off' }), 'draft-cut-off'],
    ['nothing', drafted({ kind: 'malformed' }), 'draft-unusable'],
  ])('asks twice more, and not a third time, when the answer is %s', async (_, bad, code) => {
    ask.mockResolvedValue(bad);
    await expect(mend(bad)).rejects.toMatchObject({ failure: { code } });
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['refused', 'draft-refused'],
    ['too-long', 'draft-cut-off'],
    ['unknown', 'draft-unusable'],
  ] as const)('does not ask again when the answer was %s', async (kind, code) => {
    await expect(mend(drafted({ kind }))).rejects.toMatchObject({ failure: { code } });
    expect(ask).not.toHaveBeenCalled();
  });

  it('fails with the error of the model when it cannot be asked', async () => {
    ask.mockRejectedValue(new Error('busy'));
    await expect(mend(given(withoutOutcome))).rejects.toThrow('busy');
  });

  it('stays a draft by a model when rules add what is missing', async () => {
    const wanted = planDraft(sampleRequests.exercises);
    const some = { ...exercisesAnswer, exercises: exercisesAnswer.exercises.slice(0, 4) };
    const rest = { ...exercisesAnswer, exercises: exercisesAnswer.exercises.slice(4) };
    ask.mockResolvedValueOnce({ ...given(rest, 'rules'), isBudgetSpent: true });
    const draft = await repairDraft(draftAnew(wanted), { mend: ask, improve }, given(some), 'job');
    expect(draft).toMatchObject({ drafter: 'model', exercises: { length: 6 } });
  });

  it('says that rules made it when they write all of it, and that the budget is spent', async () => {
    ask.mockResolvedValueOnce({ ...given(lessonAnswer, 'rules'), isBudgetSpent: true });
    const draft = await mend(given(withoutOutcome));
    expect(draft.drafter).toBe('rules');
    expect(draft.notes[0]).toContain('this month’s budget');
  });

  it('writes no word of the draft to the log', async () => {
    ask.mockResolvedValueOnce(given(lessonAnswer));
    await mend(given(withoutOutcome));
    const logged = write.mock.calls.join('');
    expect(logged).toContain('judge-draft');
    expect(logged).not.toMatch(/water|drop|puddle/i);
  });
});
