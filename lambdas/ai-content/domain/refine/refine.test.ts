import { describe, expect, it, vi } from 'vitest';
import { sampleRequests, testAnswer } from '#test/support/sample-answers.ts';
import type { DraftEdit } from '#shared/model/draft-edit.ts';
import { applyEdit } from '#shared/draft/apply-edit.ts';
import { draft as draftSchema, type Draft, type Test } from '#shared/model/draft.ts';
import type { ModelAnswer } from '#core/model/model-answer.ts';
import { draftOffline } from '../../rules/draft-offline.ts';
import type { RefineStep } from '../answers.ts';
import { assembleDraft } from '../assemble/assemble-draft.ts';
import type { Drafter } from '../drafting/drafter.ts';
import { planDraft } from '../plan/plan-draft.ts';
import type { Task } from '../task.ts';
import { refine } from './refine.ts';

const inTime = <T>(work: () => Promise<T>): Promise<T> => work();
const empty = { number: null, place: null, kind: null, field: null, value: null, wish: null };
const step = (some: Partial<RefineStep> & Pick<RefineStep, 'step'>): RefineStep => ({
  ...empty,
  ...some,
});

const plan = planDraft(sampleRequests.test);
const assembled = assembleDraft(plan, testAnswer, { drafter: 'model', seed: 'seed' }).draft;
if (assembled?.type !== 'TEST') throw new Error('no test');
const draft = assembled;
const applied = (before: Draft, edits: readonly DraftEdit[]): Test => {
  const after = edits.reduce(applyEdit, before);
  if (after.type !== 'TEST') throw new Error('no test');
  return after;
};
const test = draft;
const count = test.questions.length;
const good = { ...testAnswer.questions[0]!, stem: 'ماذا نسمي ماء المطر الذي يتجمع في الأرض؟' };

/** The outcome for a model that gives these steps, and this for each part. */
async function outcome(steps: unknown, part: unknown = good) {
  const asked: Task['task'][] = [];
  const read = (value: unknown): ModelAnswer =>
    value === 'cut-off' || value === 'refused' ? { kind: value } : { kind: 'given', value };
  const ask: Drafter = (task) => {
    asked.push(task.task);
    const answer = read(task.task === 'refine' ? steps : part);
    return Promise.resolve({ answer, drafter: 'model' });
  };
  const before = JSON.stringify(draft);
  const refined = await refine({ plan, draft, instruction: 'x' }, ask, 'seed', inTime).catch(
    (error: { code: string }) => error.code,
  );
  expect(JSON.stringify(draft)).toBe(before);
  return { refined, asked };
}
const given = async (steps: RefineStep[], part?: unknown) => {
  const { refined } = await outcome({ steps }, part);
  if (typeof refined === 'string') throw new Error(refined);
  return refined;
};

describe('edits of a draft', () => {
  it('leave parts that are not named as they are', async () => {
    const { edits, left } = await given([
      step({ step: 'rewrite', number: 1, wish: 'easier' }),
      step({ step: 'move', number: 2, place: 0 }),
      step({ step: 'head', field: 'title', value: 'New' }),
    ]);
    expect(left).toBe(0);
    const after = applied(draft, edits);
    const [first, second, ...rest] = test.questions;
    expect(after.title).toBe('New');
    expect(after.questions[0]).toBe(second);
    expect(after.questions[1]).toMatchObject({ id: first!.id, points: first!.points });
    expect(after.questions[1]).not.toEqual(first);
    after.questions.slice(2).forEach((each, index) => expect(each).toBe(rest[index]));
  });

  it('add parts with ids of their own, in their order', async () => {
    const { edits } = await given([
      step({ step: 'add', wish: 'about rain' }),
      step({ step: 'remove', number: 1 }),
    ]);
    const after = applied(draft, edits);
    expect(draftSchema.safeParse(after).success).toBe(true);
    expect(after.questions).toHaveLength(count);
    expect(after.questions.at(-1)).toMatchObject({ stem: good.stem });
  });

  it('change points and duration', async () => {
    const { edits } = await given([
      step({ step: 'weigh', number: 1, value: '3' }),
      step({ step: 'head', field: 'minutes', value: '45' }),
    ]);
    expect(applied(draft, edits)).toMatchObject({
      minutes: 45,
      questions: [{ ...test.questions[0], points: 3 }, ...test.questions.slice(1)],
    });
  });

  it('are marked if they break a rule twice', async () => {
    const { edits } = await given([step({ step: 'rewrite', number: 1, wish: 'x' })], {
      ...good,
      stem: '<b>TODO</b> ماذا نسمي الماء؟',
    });
    expect(edits).toMatchObject([{ edit: 'replace', faulty: true }]);
  });

  it('are made without a model as well', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const request = {
      contentType: 'TEST',
      topic: 'Fractions',
      level: 'Middle',
      language: 'en',
      questionType: 'Multiple Choice',
      questionCount: 4,
    } as const;
    const offline = planDraft(request);
    const answer = draftOffline({ task: 'draft', plan: offline });
    const made = assembleDraft(offline, answer, { drafter: 'rules', seed: 'seed' }).draft;
    if (!made) throw new Error('no draft');
    const ask: Drafter = (task) =>
      Promise.resolve({
        answer: { kind: 'given', value: draftOffline(task) },
        drafter: 'rules',
      });
    const instruction = 'make question 2 harder, remove question 1, add two questions';
    const refined = await refine({ plan: offline, draft: made, instruction }, ask, 's', inTime);
    expect(refined).toMatchObject({
      edits: [{ edit: 'replace' }, { edit: 'remove' }, { edit: 'add' }, { edit: 'add' }],
      left: 0,
    });
    expect(refined.edits.filter(({ faulty }) => faulty)).toEqual([]);
    const { questions } = applied(made, refined.edits);
    expect(new Set(questions.map(({ stem }) => stem)).size).toBe(5);
  });
});

describe('a model that misbehaves', () => {
  it.each<[string, unknown]>([
    ['gives no steps', { steps: [] }],
    ['gives something else', { text: 'Sure!' }],
    ['is cut off', 'cut-off'],
    ['names parts that do not exist', { steps: [step({ step: 'remove', number: 99 })] }],
    ['names half a part', { steps: [step({ step: 'rewrite', number: 1.5, wish: 'x' })] }],
    [
      'removes everything',
      { steps: test.questions.map((_, index) => step({ step: 'remove', number: index + 1 })) },
    ],
    [
      'sets a full mark of a million',
      { steps: [step({ step: 'head', field: 'scale', value: '1e6' })] },
    ],
    [
      'gives a title of 10,000 letters',
      { steps: [step({ step: 'head', field: 'title', value: 'x'.repeat(10_000) })] },
    ],
    ['gives negative points', { steps: [step({ step: 'weigh', number: 1, value: '-2' })] }],
  ])('ends with a clear error when it %s', async (_, steps) => {
    expect((await outcome(steps)).refined).toBe('draft-unusable');
  });

  it('is told to be refused, and asked no more', async () => {
    expect(await outcome('refused')).toEqual({ refined: 'draft-refused', asked: ['refine'] });
  });

  it('may give 1,000 steps, of which few are followed', async () => {
    const steps = Array.from({ length: 1_000 }, () => step({ step: 'add', wish: 'x' }));
    const { refined, asked } = await outcome({ steps });
    expect(asked.length).toBeLessThanOrEqual(1 + 2 * 6);
    expect(refined).toMatchObject({ left: 994 });
  });

  it('may repeat and contradict itself: the first step about a part counts', async () => {
    const { edits, left } = await given([
      step({ step: 'remove', number: 1 }),
      step({ step: 'remove', number: 1 }),
      step({ step: 'rewrite', number: 1, wish: 'x' }),
    ]);
    expect(edits).toEqual([{ edit: 'remove', id: test.questions[0]!.id }]);
    expect(left).toBe(2);
  });

  it('loses nothing when parts cannot be made: the others are shown', async () => {
    const steps = [
      step({ step: 'rewrite', number: 1, wish: 'x' }),
      step({ step: 'remove', number: 2 }),
    ];
    const { edits, left } = await given(steps, { nothing: true });
    expect(edits).toEqual([{ edit: 'remove', id: test.questions[1]!.id }]);
    expect(left).toBe(1);
    expect((await outcome({ steps: steps.slice(0, 1) }, 'refused')).refined).toBe('draft-refused');
  });
});
