import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lessonAnswer, sampleRequests } from '#test/support/sample-answers.ts';
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
let write: ReturnType<typeof spy>;
beforeEach(() => {
  write = spy();
  ask = vi.fn<Drafter>();
});
const mend = (first: Drafted) => repairDraft(draftAnew(plan), ask, first, 'job');

describe('a draft', () => {
  it('that is good is taken as it is', async () => {
    expect(await mend(given(lessonAnswer))).toMatchObject({ title: lessonAnswer.title });
    expect(ask).not.toHaveBeenCalled();
  });

  it('that breaks a rule is asked for again, told what is wrong and where', async () => {
    ask.mockResolvedValueOnce(given(lessonAnswer));
    expect(await mend(given(withoutOutcome))).toMatchObject({ minutes: 60, drafter: 'model' });
    const [task] = ask.mock.lastCall ?? [];
    if (task?.task !== 'repair') throw new Error('no repair');
    expect(task.answer).toEqual(withoutOutcome);
    expect(task.faults).toHaveLength(1);
    expect(task.faults[0]?.path).toBe('outcome');
  });

  it.each([
    ['another that is none', given({ title: 'x' }), 'draft-unusable'],
    ['one that breaks off', drafted({ kind: 'cut-off' }), 'draft-cut-off'],
    ['nothing', drafted({ kind: 'malformed' }), 'draft-unusable'],
  ])('is asked for twice more and no third time where the answer is %s', async (_, bad, code) => {
    ask.mockResolvedValue(bad);
    await expect(mend(bad)).rejects.toMatchObject({ failure: { code } });
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['refused', 'draft-refused'],
    ['too-long', 'draft-cut-off'],
    ['unknown', 'draft-unusable'],
  ] as const)('is not asked for again where it was %s', async (kind, code) => {
    await expect(mend(drafted({ kind }))).rejects.toMatchObject({ failure: { code } });
    expect(ask).not.toHaveBeenCalled();
  });

  it('that cannot be mended fails as whoever was asked has failed', async () => {
    ask.mockRejectedValue(new Error('busy'));
    await expect(mend(given(withoutOutcome))).rejects.toThrow('busy');
  });

  it('is mended in no log by a word of it', async () => {
    ask.mockResolvedValueOnce(given(lessonAnswer));
    await mend(given(withoutOutcome));
    const logged = write.mock.calls.join('');
    expect(logged).toContain('judge-draft');
    expect(logged).not.toMatch(/water|drop|puddle/i);
  });
});
