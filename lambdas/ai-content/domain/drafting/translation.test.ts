import { describe, expect, it } from 'vitest';
import { sampleTests } from '#test/support/sample-drafts.ts';
import type { Test } from '#shared/model/draft.ts';
import { planDraft } from '../plan/plan-draft.ts';
import type { Task } from '../task.ts';
import { translate } from './translation.ts';

const original = sampleTests.en;
const plan = planDraft({
  contentType: 'TEST',
  topic: original.title,
  level: original.level,
  language: 'ar',
  questionType: 'Multiple Choice',
  questionCount: original.questions.length,
});
const drafting = translate(plan, original);
const origin = { drafter: 'model', seed: 'job' } as const;

/** A model that always answers with one Arabic word and a number. */
const answer = (task: Task, but?: string) => {
  if (task.task !== 'translate') throw new Error('nothing to translate');
  return {
    texts: task.texts
      .filter(({ name }) => name !== but)
      .map(({ name }) => ({ name, text: `كلمة ${name.replaceAll(/\D/g, '')}` })),
  };
};
/** The parts that do not depend on the language. */
const bones = ({ questions, scale, minutes, task }: Test) => ({
  scale,
  minutes,
  task: task?.points,
  questions: questions.map((each) => ({
    ...{ id: each.id, kind: each.kind, points: each.points },
    options: each.kind === 'choice' ? each.options.map(({ id }) => id) : undefined,
    key:
      each.kind === 'choice'
        ? each.key
        : each.kind === 'truth'
          ? each.answer
          : 'tolerance' in each && each.tolerance,
  })),
});

describe('a translation', () => {
  it('keeps the ids, keys and points of its original, with every text in the other language', () => {
    const { draft } = drafting.judge(answer(drafting.first), origin);
    if (draft?.type !== 'TEST') throw new Error('no test');
    expect(draft).toMatchObject({ language: 'ar', drafter: 'model' });
    expect(bones(draft)).toEqual(bones(original));
    expect(original.questions.some(({ passage }) => passage !== undefined)).toBe(true);
    expect(draft.questions.flatMap(({ passage }) => passage ?? [])).toEqual([]);
    const texts = [draft.title, draft.sourceText, ...draft.questions.map(({ stem }) => stem)];
    for (const text of texts) expect(text).toMatch(/^كلمة/);
  });

  it('asks again only for a question with a missing text, and adds it to the rest', () => {
    const before = answer(drafting.first, 'questions.1.stem');
    const { draft, findings } = drafting.judge(before, origin);
    expect(draft).toBeUndefined();
    expect(findings).toMatchObject([{ path: 'questions.1.stem', isHard: true }]);
    const [again] = drafting.again(before, findings).map((next) => next(before));
    if (again?.task !== 'translate') throw new Error('nothing to translate');
    const names = again.texts.map(({ name }) => name);
    expect(names).toContain('questions.1.stem');
    expect(names.filter((name) => !name.startsWith('questions.1.'))).toEqual([]);
    const whole = drafting.join(before, answer(again), again);
    expect(drafting.judge(whole, origin).draft).toMatchObject({ language: 'ar' });
  });

  it('ignores texts for places that were not requested', () => {
    const { texts } = answer(drafting.first);
    const places = {
      'questions.0.key': 'o1',
      'questions.0.id': 'q9',
      drafter: 'rules',
      type: 'EXERCISE',
    };
    const more = Object.entries(places).map(([name, text]) => ({ name, text }));
    const forged = { texts: [...texts, ...more] };
    const { draft } = drafting.judge(forged, origin);
    if (draft?.type !== 'TEST') throw new Error('no test');
    expect(bones(draft)).toEqual(bones(original));
    expect(draft.drafter).toBe('model');
  });
});
