import { describe, expect, it } from 'vitest';
import {
  exercisesAnswer,
  lessonAnswer,
  sampleRequests,
  testAnswer,
} from '#test/support/sample-answers.ts';
import { sessionsOf } from '#shared/draft/sessions.ts';
import { findFaults } from '../faults/find-faults.ts';
import type { ContentRequest } from '#shared/contracts/ai-content.ts';
import type { Draft, ExerciseSet, LessonPlan, Test } from '#shared/model/draft.ts';
import { planDraft } from '../plan/plan-draft.ts';
import { assembleDraft } from './assemble-draft.ts';

const origin = { drafter: 'model', seed: '01KJQ5N8000000000000000000' } as const;
const { lesson, test, exercises } = sampleRequests;
const assemble = (request: ContentRequest, answer: unknown, seed: string = origin.seed) =>
  assembleDraft(planDraft(request, 'Science'), answer, { ...origin, seed });
function draftOf<Type extends Draft>(
  request: ContentRequest,
  answer: unknown,
  seed?: string,
): Type {
  const { draft, findings } = assemble(request, answer, seed);
  expect(findings).toBeUndefined();
  return draft as Type;
}

describe('a draft built from a model’s answer', () => {
  it.each([
    [lesson, lessonAnswer],
    [test, testAnswer],
    [exercises, exercisesAnswer],
  ])('for a $contentType follows every rule if the answer does', (request, answer) => {
    const draft = draftOf(request, answer);
    expect(findFaults(draft, planDraft(request))).toEqual([]);
    expect(draft).toMatchObject({ drafter: 'model', level: request.level });
    // A subject in the other script is left out.
    expect(draft.subject).toBe(draft.language === 'ar' ? undefined : 'Science');
  });

  it('for a test has the title and the kind that the teacher says', () => {
    const [asked, title] = [{ ...test, role: 'exam' } as const, 'Test: plants'];
    expect(draftOf<Test>(asked, { ...testAnswer, title })).toMatchObject({
      ...{ role: 'exam', title: asked.language === 'ar' ? 'اختبار: Test: plants' : 'Exam: plants' },
    });
    expect(draftOf<Test>(test, { ...testAnswer, title })).toMatchObject({ title });
    expect(draftOf<Test>(test, testAnswer)).not.toHaveProperty('role');
  });

  it('for a lesson gets ids, and minutes by stage whatever the answer says', () => {
    const phases = lessonAnswer.phases.map((phase) => ({ ...phase, minutes: 300 }));
    const draft = draftOf<LessonPlan>(lesson, { ...lessonAnswer, phases });
    expect(draft.phases.map((phase) => [phase.id, phase.minutes])).toEqual([
      ['p1', 10],
      ['p2', 35],
      ['p3', 15],
    ]);
    expect(draft).toMatchObject({ minutes: 60, notes: [] });
    expect(draft).toEqual(draftOf<LessonPlan>(lesson, lessonAnswer));
  });

  it('for a lesson of two sessions gives each its own minutes', () => {
    const request = { ...lesson, duration: '2 x 45 min' };
    const phases = [1, 2].flatMap((session) =>
      lessonAnswer.phases.map((phase) => ({ ...phase, session })),
    );
    const draft = draftOf<LessonPlan>(request, { ...lessonAnswer, phases });
    expect(draft.phases.map((phase) => phase.session)).toEqual([1, 1, 1, 2, 2, 2]);
    expect(sessionsOf(draft.phases).map(({ minutes }) => minutes)).toEqual([45, 45]);
    const rules = findFaults(draft, planDraft(request)).map(({ rule }) => rule);
    expect(rules).not.toContain('other-sessions');
  });

  it('for a lesson of more sessions than the answer has breaks a rule', () => {
    const request = { ...lesson, duration: '5 x 45 min' };
    const draft = draftOf<LessonPlan>(request, lessonAnswer);
    expect(findFaults(draft, planDraft(request))).toContainEqual({
      ...{ rule: 'other-sessions', path: 'phases', params: { count: 1, expected: 5 } },
    });
  });

  it('for a test gets points by what each question asks, whatever the answer says', () => {
    const [first, second] = testAnswer.questions;
    const pointsOf = (...questions: readonly object[]) =>
      draftOf<Test>(test, { ...testAnswer, questions }).questions.map(({ points }) => points);
    expect(pointsOf({ ...first!, points: 99 }, { ...second!, points: -1 })).toEqual([5, 5]);
    const hard = { ...second!, difficulty: 3, bloom: 'analyse' };
    expect(pointsOf({ ...first!, difficulty: 1, bloom: 'remember' }, hard)).toEqual([3.5, 6.5]);
  });

  it('for a test with more questions than quarters says that some have no points', () => {
    const questions = Array.from({ length: 50 }, () => testAnswer.questions[0]);
    const draft = draftOf<Test>(test, { ...testAnswer, questions });
    expect(draft.questions.filter(({ points }) => points === 0)).toHaveLength(10);
    expect(draft.notes).toEqual([expect.stringContaining('بلا نقطة')]);
  });

  it('for a test keeps the answer’s key, wherever its option is put', () => {
    const keys = Array.from({ length: 12 }, (_, index) => {
      const { questions } = draftOf<Test>(test, testAnswer, `seed ${index}`);
      return questions.map((question) => {
        if (question.kind !== 'choice') throw new Error(question.kind);
        const index = question.options.findIndex(({ id }) => id === question.key);
        expect(question.options[index]?.text).toBe(
          testAnswer.questions.find(({ stem }) => stem === question.stem)?.key,
        );
        return { place: index, id: question.key };
      });
    });
    expect(new Set(keys.flat().map(({ place }) => place)).size).toBe(4);
    expect(new Set(keys.flat().map(({ id }) => id)).size).toBe(4);
    // The keys vary within one test, and are the same each time for one job.
    expect(keys.every(([one, other]) => one?.place !== other?.place)).toBe(true);
    expect(draftOf(test, testAnswer)).toEqual(draftOf(test, testAnswer));
  });

  it('for a test keeps numbers in ascending order', () => {
    const [first, second] = testAnswer.questions;
    const options = ['12,5 cm', '3 cm', '٧ cm', '-1 cm'];
    const numbers = { ...first, key: '3 cm', options };
    const { questions } = draftOf<Test>(test, { ...testAnswer, questions: [numbers, second] });
    expect(questions[0]).toMatchObject({
      options: ['-1 cm', '3 cm', '٧ cm', '12,5 cm'].map((text) => ({ text })),
    });
  });

  it('for a test keeps the mistake behind each wrong option, wherever the option is put', () => {
    const [first, second] = testAnswer.questions;
    const mistakes = first!.options
      .slice(1)
      .map((option) => ({ option, mistake: `takes it for ${option}` }));
    const answer = { ...testAnswer, questions: [{ ...first!, mistakes }, second] };
    const [question] = draftOf<Test>(test, answer).questions;
    if (question?.kind !== 'choice') throw new Error('no choice');
    for (const { id, text, mistake } of question.options)
      expect(mistake).toBe(id === question.key ? undefined : `takes it for ${text}`);
  });

  it.each([
    [
      '$190\\,\\text{m}^2$',
      '$19\\,\\text{m}^2$',
      '$1{,}9\\,\\text{m}^2$',
      '$15{,}2\\,\\text{m}^2$',
    ],
    ['12 600 cm', '126 cm', '12,6 cm', '1260 cm'],
    ['20', '$-6$', '34', '6'],
  ])('for a test sorts numbers as formulas, with grouping and with signs: %s …', (...options) => {
    const [first, second] = testAnswer.questions;
    const numbers = { ...first, key: options[1], options };
    const { questions } = draftOf<Test>(test, { ...testAnswer, questions: [numbers, second] });
    const [question] = questions;
    if (question?.kind !== 'choice') throw new Error('no choice');
    const values = question.options.map(({ text }) =>
      Number.parseFloat(
        text
          .replace('{,}', '.')
          .replace(',', '.')
          .replace(/[$\u00a0 ]/g, ''),
      ),
    );
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });

  it('for exercises has the requested kind', () => {
    const draft = draftOf<ExerciseSet>(exercises, exercisesAnswer);
    expect(draft.exerciseType).toBe('Word problems');
    expect(draft.exercises.map(({ id }) => id)).toEqual(['e1', 'e2', 'e3', 'e4', 'e5', 'e6']);
  });

  it('has no invisible characters, and markup becomes plain words', () => {
    const homework = '\u202eRead <b>this</b>\u200b\r\n\r\n\r\n\r\nand \ud800that\u2069. ';
    const draft = draftOf<LessonPlan>(lesson, { ...lessonAnswer, homework });
    expect(draft.homework).toBe('Read <b>this</b>\n\nand \ufffdthat.');
  });

  it('says where a sign was lost, which left a control character', () => {
    const questions = [testAnswer.questions[0], { ...testAnswer.questions[1], reason: 'x\f2' }];
    const { findings } = assemble(test, { ...testAnswer, questions });
    expect(findings).toMatchObject([
      { rule: 'control-character', path: 'questions.1.reason', isHard: true },
    ]);
  });

  it('says how the form was understood, before the notes of the model', () => {
    const answer = { ...lessonAnswer, notes: ['Check the kettle.', ' '] };
    const { notes } = draftOf({ ...lesson, duration: 'ninety' }, answer);
    expect(notes).toEqual([expect.stringContaining('“ninety”'), 'Check the kettle.']);
  });
});

describe('an answer that is not a valid draft', () => {
  it.each([
    ['nothing', undefined, ['']],
    ['a text', 'Here you are', ['']],
    ['half of one', { title: 'x' }, ['instructions', 'questions', 'task', 'notes']],
    ['another type', { ...testAnswer, questions: [{ stem: 1 }] }, ['questions.0.stem']],
    [
      'a list that is too long',
      { ...testAnswer, questions: Array(61).fill(testAnswer.questions[0]) },
      ['questions'],
    ],
    ['too long a text', { ...testAnswer, title: 'ا'.repeat(201) }, ['title']],
    [
      'a key that is no option',
      { ...testAnswer, questions: [{ ...testAnswer.questions[0], key: 'أ' }] },
      ['questions.0.key'],
    ],
  ])('is %s, which is reported with its location', (_, answer, places) => {
    const { draft, findings } = assemble(test, answer);
    expect(draft).toBeUndefined();
    expect(findings?.every(({ isHard }) => isHard)).toBe(true);
    expect(findings?.map(({ path }) => path)).toEqual(expect.arrayContaining(places));
  });
});
