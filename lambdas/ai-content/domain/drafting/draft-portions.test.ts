import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draft as draftSchema, type Draft } from '#shared/model/draft.ts';
import { JobError } from '#core/jobs/job-error.ts';
import { exercisesAnswer, sampleRequests } from '#test/support/sample-answers.ts';
import { planDraft } from '../plan/plan-draft.ts';
import type { Plan } from '../task.ts';
import type { Drafted, Drafter } from './drafter.ts';
import { draftPortions } from './draft-portions.ts';
import { draftAnew } from './drafting.ts';
import { writtenSoFar } from './join-portions.ts';

const plan = planDraft(sampleRequests.exercises);
const origin = { drafter: 'model', seed: 'job' } as const;
const given = (value: unknown, drafter: Drafted['drafter'] = 'model'): Drafted => ({
  answer: { kind: 'given', value },
  drafter,
});
const half = (from: number) => ({
  ...exercisesAnswer,
  exercises: exercisesAnswer.exercises.slice(from, from + 3),
});

let kept: Map<number, Drafted>;
let shown: (Draft | undefined)[];
let ask = vi.fn<Drafter>();
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  kept = new Map();
  shown = [];
  ask = vi.fn<Drafter>();
});
const draft = (of: Plan = plan) =>
  draftPortions(of, ask, {
    find: async (index) => kept.get(index),
    keep: async (index, drafted) => {
      kept.set(index, drafted);
    },
    show: async (portions) => {
      shown.push(writtenSoFar(of, portions, origin));
    },
  });
const statements = (each: Draft | undefined) =>
  each?.type === 'EXERCISE' ? each.exercises.map(({ statement }) => statement) : [];
const all = exercisesAnswer.exercises.map(({ statement }) => statement);

describe('drafting in portions', () => {
  it('shows each portion when it is written, and joins them to a whole without a fault', async () => {
    ask.mockResolvedValueOnce(given(half(0))).mockResolvedValueOnce(given(half(3)));
    const { answer, drafter } = await draft();
    expect(shown.map(statements)).toEqual([all.slice(0, 3), all]);
    expect(drafter).toBe('model');
    if (answer.kind !== 'given') throw new Error('no answer');
    const judged = draftAnew(plan).judge(answer.value, origin);
    expect(judged.findings).toEqual([]);
    expect(judged.draft).toEqual(shown.at(-1));
  });

  it('tells the model what is asked already', async () => {
    ask.mockResolvedValueOnce(given(half(0))).mockResolvedValueOnce(given(half(3)));
    await draft();
    const tasks = ask.mock.calls.map(([task]) => (task.task === 'draft' ? task.others : []));
    expect(tasks).toEqual([undefined, all.slice(0, 3)]);
  });

  it('goes on after a failure where it was, and shows no part twice', async () => {
    ask.mockResolvedValueOnce(given(half(0))).mockRejectedValueOnce(new Error('throttled'));
    await expect(draft()).rejects.toThrow('throttled');
    ask.mockResolvedValueOnce(given(half(3)));
    await draft();
    expect(ask).toHaveBeenCalledTimes(3);
    expect(shown.map(statements)).toEqual([all.slice(0, 3), all.slice(0, 3), all]);
  });

  it('leaves the rest to the repair when the model fails later on', async () => {
    ask.mockResolvedValueOnce(given(half(0))).mockRejectedValueOnce(new JobError('timed-out'));
    const { answer } = await draft();
    if (answer.kind !== 'given') throw new Error('no answer');
    const { findings } = draftAnew(plan).judge(answer.value, origin);
    const [again] = draftAnew(plan).again(answer.value, findings);
    expect(again?.(answer.value)).toMatchObject({ task: 'draft', plan: { exerciseCount: 3 } });
  });

  it('fails with what the model fails with at first', async () => {
    ask.mockRejectedValueOnce(new JobError('timed-out'));
    await expect(draft()).rejects.toMatchObject({ failure: { code: 'timed-out' } });
  });

  it('has rules draft the whole at once', async () => {
    ask.mockResolvedValueOnce(given(half(0), 'rules'));
    ask.mockResolvedValueOnce(given(exercisesAnswer, 'rules'));
    expect(await draft()).toEqual(given(exercisesAnswer, 'rules'));
    expect(ask.mock.lastCall).toEqual([{ task: 'draft', plan }]);
    expect(shown).toEqual([]);
  });

  it.each([
    ['refuses', { kind: 'refused' }],
    ['gives nothing that can be read', { kind: 'malformed' }],
    ['gives something else', { kind: 'given', value: { title: 'x', exercises: ['<b>', null] } }],
  ] as const)('asks no more of a model that %s', async (_, answer) => {
    ask.mockResolvedValue({ answer, drafter: 'model' });
    expect(await draft()).toEqual({ answer, drafter: 'model' });
    expect(ask).toHaveBeenCalledTimes(1);
    expect(shown).toEqual([undefined]);
  });

  it('shows no part that is faulty, repeated, or more than was asked for', async () => {
    const [first, second, third] = half(0).exercises;
    ask.mockResolvedValueOnce(
      given({
        ...half(0),
        title: '<b>Percentages</b>',
        exercises: [first, { ...second, statement: '' }, { ...third, mood: 'fine' }],
      }),
    );
    ask.mockResolvedValueOnce(given({ ...half(3), exercises: exercisesAnswer.exercises }));
    await draft();
    expect(statements(shown[0])).toEqual([all[0], all[2]]);
    expect(shown[0]?.title).toBe(plan.request.topic);
    expect(statements(shown[1])).toHaveLength(5);
    for (const each of shown) expect(draftSchema.safeParse(each).success).toBe(true);
  });
});
