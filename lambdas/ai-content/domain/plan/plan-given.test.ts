import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContentRequest } from '#shared/contracts/ai-content.ts';
import { structureFaults } from '#shared/draft/structure-rules.ts';
import { draft as draftSchema } from '#shared/model/draft.ts';
import type { Question } from '#shared/model/question.ts';
import * as z from 'zod/mini';
import { draftWithoutQuestions, withGiven } from '../assemble/with-given.ts';
import { planGiven } from './plan-given.ts';

const open = (id: string, points: number): Question => ({
  ...{ kind: 'open', id, stem: `Why ${id}?`, points, reason: '', answer: 'Because.' },
  marking: [{ text: 'says why', points }],
});
const asking = (given: readonly Question[], more: object = {}): ContentRequest => ({
  ...{ contentType: 'TEST', topic: 'الكسور', level: 'Middle', language: 'ar' },
  ...{ questionType: 'True/False', questionCount: 0, given: given.map((one) => ({ ...one })) },
  ...more,
});
const sumOf = (questions: readonly Question[]) =>
  questions.reduce((sum, { points }) => sum + points, 0);
const whole = (request: ContentRequest) => {
  const file = planGiven(request, 'الرياضيات');
  return { file, draft: withGiven(draftWithoutQuestions(file.plan, 'seed'), file) };
};

describe('a test of given questions alone', () => {
  it('is a draft as any other: in order, with their points and the topic for its title', () => {
    const { file, draft } = whole(asking([open('k2', 3), open('k1', 5)], { role: 'test' }));
    expect(file.isAllGiven).toBe(true);
    expect(draft).toMatchObject({
      ...{ type: 'TEST', title: 'فرض: الكسور', scale: 8, drafter: 'rules', notes: [] },
      questions: [
        { id: 'k2', points: 3 },
        { id: 'k1', points: 5 },
      ],
    });
    expect(structureFaults(draft)).toEqual([]);
    expect(z.safeParse(draftSchema, draft).success).toBe(true);
  });

  it('has the full mark that is asked for, whatever the points were', () => {
    const quarters = fc.integer({ min: 0, max: 40 }).map((count) => count / 4);
    fc.assert(
      fc.property(
        fc.array(quarters, { minLength: 1, maxLength: 60 }),
        fc.option(fc.integer({ min: 15, max: 100 }), { nil: undefined }),
        (points, scale) => {
          const given = points.map((each, index) => open(`k${index}`, each));
          const { draft } = whole(asking(given, scale === undefined ? {} : { scale }));
          if (draft.type !== 'TEST') throw new Error('no test');
          expect(draft.scale).toBe(scale ?? Math.min(100, Math.max(1, Math.ceil(sumOf(given)))));
          expect(sumOf(draft.questions)).toBe(draft.scale);
          expect(z.safeParse(draftSchema, draft).success).toBe(true);
        },
      ),
    );
  });

  it('gives equal ids to none', () => {
    const { draft } = whole(asking([open('q1', 1), open('q1', 1), open('k1', 1), open('q1', 1)]));
    expect(draft.type === 'TEST' && draft.questions.map(({ id }) => id)).toEqual([
      ...['q1', 'k2', 'k1', 'k3'],
    ]);
  });
});

describe('a test that begins with given questions', () => {
  it('leaves the others their points, and tells the plan nothing of the given ones', () => {
    const request = asking([open('q1', 4)], { questionCount: 6 });
    const { plan, given, isAllGiven } = planGiven(request);
    expect(plan).toMatchObject({ scale: 16, integrationTask: false });
    expect(JSON.stringify(plan)).not.toContain('Why');
    expect(given).toMatchObject([{ id: 'q1', points: 4 }]);
    expect(isAllGiven).toBeUndefined();
  });

  it('keeps whole points for the others, and its questions first with other ids', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 20, max: 100 }),
        (quarters, questionCount, scale) => {
          const given = quarters.map((each, index) => open(`q${index + 1}`, each / 4));
          const file = planGiven(asking(given, { questionCount, scale }));
          const rest = file.plan.scale ?? 0;
          expect(Number.isInteger(rest) && rest >= 1 && rest >= questionCount / 4).toBe(true);
          expect(sumOf(file.given ?? []) + rest).toBe(scale);
          const drafted = draftWithoutQuestions(file.plan, 'seed');
          const draft = withGiven({ ...drafted, questions: [open('q1', rest)] } as never, file);
          if (draft.type !== 'TEST') throw new Error('no test');
          expect(draft.scale).toBe(scale);
          const ids = draft.questions.map(({ id }) => id);
          expect(ids.slice(0, given.length)).toEqual(given.map(({ id }) => id));
          expect(new Set(ids).size).toBe(ids.length);
        },
      ),
    );
  });
});
