import { describe, expect, it } from 'vitest';
import type { ExerciseSetAnswer, LessonPlanAnswer, TestAnswer } from '../../domain/answers.ts';
import { assembleDraft } from '../../domain/assemble/assemble-draft.ts';
import { planDraft } from '../../domain/plan/plan-draft.ts';
import { judgePart, redraftTask } from '../../domain/redraft/redraft-part.ts';
import type { Task } from '../../domain/task.ts';
import type { ContentRequest } from '#shared/contracts/ai-content.ts';
import type { ExerciseSet, LessonPlan, Test } from '#shared/model/draft.ts';
import { draftOffline } from '../draft-offline.ts';
import { texts } from '../requests.fixture.ts';
import { largestNumber } from './number-size.ts';

type Part = Extract<Task, { task: 'redraft' }>['part'];

function drafted<Draft>(request: ContentRequest) {
  const plan = planDraft(request);
  const answer = draftOffline({ task: 'draft', plan });
  const { draft } = assembleDraft(plan, answer, { drafter: 'rules', seed: 'seed' });
  const again = <Answer>(part: Part, others: string[], instruction?: string) =>
    draftOffline({ task: 'redraft', plan, part, others, instruction }) as Answer;
  return { draft: draft as Draft, again };
}
const common = { topic: 'الكسور', level: 'Middle', language: 'ar' } as const;

describe('redrafting a part without a model', () => {
  it.each([undefined, texts.ar[0].text])('gives another question of the same kind', (baseText) => {
    const { draft, again } = drafted<Test>({
      contentType: 'TEST',
      ...common,
      questionType: 'Multiple Choice',
      questionCount: 4,
      baseText,
    });
    const [first, ...rest] = draft.questions;
    const stems = rest.map(({ stem }) => stem);
    const made = again<TestAnswer['questions'][number]>(first!, stems);
    expect(made).toMatchObject({ key: expect.any(String) as string });
    expect([...stems, first!.stem]).not.toContain(made.stem);
  });

  it('gives an exercise of the requested difficulty', () => {
    const { draft, again } = drafted<ExerciseSet>({
      contentType: 'EXERCISE',
      ...common,
      exerciseType: 'تمارين',
    });
    const [easy] = draft.exercises;
    const hard = draft.exercises.at(-1);
    expect(again(easy!, [], 'اجعله أصعب')).toMatchObject({ difficulty: 2 });
    expect(again(hard!, [], 'make it easier, please')).toMatchObject({ difficulty: 2 });
  });

  it('gives another way to run a phase, in fewer words on request', () => {
    const { draft, again } = drafted<LessonPlan>({
      contentType: 'LESSON_PLAN',
      ...common,
      duration: '60',
      objectives: 'يجمع كسرين',
    });
    const [phase] = draft.phases;
    const made = again<LessonPlanAnswer['phases'][number]>(phase!, []);
    expect(made).toMatchObject({ stage: 'launch', title: phase!.title });
    expect(made.teacher).not.toBe(phase!.teacher);
    const shorter = again<LessonPlanAnswer['phases'][number]>(phase!, [], 'أقصر');
    expect(shorter.teacher.split(/[.؟]/).length).toBeLessThanOrEqual(3);
  });

  it.each([
    ['en', 'Addition', 'bigger numbers', 'use smaller numbers please'],
    ['en', 'Multiplication', 'with larger numbers', 'Make the numbers smaller'],
    ['en', 'Percentages', 'larger numbers', 'lower numbers'],
    ['fr', 'L’addition', 'avec de plus grands nombres', 'des nombres plus petits, s’il te plaît'],
    ['ar', 'جمع الأعداد', 'بأعداد أكبر', 'أعداد أصغر من فضلك'],
    ['ar', 'الكسور', 'اجعل الأعداد أكبر', 'استعمل أرقاما أصغر'],
  ] as const)('uses the requested numbers, in %s of %s', (language, topic, bigger, smaller) => {
    const asked = { ...common, language, topic } as const;
    const { draft, again } = drafted<ExerciseSet>({
      contentType: 'EXERCISE',
      ...asked,
      exerciseType: { ar: 'تمارين', en: 'training', fr: 'entraînement' }[language],
    });
    const part = draft.exercises[0]!;
    const before = largestNumber(part.statement);
    const made = (wish: string) =>
      again<ExerciseSetAnswer['exercises'][number]>(part, [], wish).statement;
    expect(largestNumber(made(bigger))).toBeGreaterThan(before);
    expect(largestNumber(made(smaller))).toBeLessThan(before);
  });

  it('gives a question with the requested numbers', () => {
    const { draft, again } = drafted<Test>({
      contentType: 'TEST',
      ...common,
      topic: 'الضرب',
      questionType: 'Short Answer',
      questionCount: 4,
    });
    const part = draft.questions[1]!;
    const made = (wish: string) =>
      largestNumber(again<TestAnswer['questions'][number]>(part, [], wish).stem);
    expect(made('أعداد أكبر')).toBeGreaterThan(largestNumber(part.stem));
    expect(made('أعداد أصغر')).toBeLessThan(largestNumber(part.stem));
  });

  it.each([
    'another example',
    'Another one, please',
    'give me a different question',
    'مثال آخر',
    'أعطني تمرينا آخر من فضلك',
    'غيّره',
  ])('gives another exercise when nothing more is requested: %s', (wish) => {
    const { draft, again } = drafted<ExerciseSet>({
      contentType: 'EXERCISE',
      ...common,
      exerciseType: 'تمارين',
    });
    const [part] = draft.exercises;
    const { statement } = again<ExerciseSetAnswer['exercises'][number]>(part!, [], wish);
    expect(statement).not.toBe(part!.statement);
  });

  it.each([
    'in Arabic',
    'with more colours',
    'not harder',
    'easier and harder',
    'another example about football',
    'qwerty',
    'بالإنجليزية',
    'مثال آخر عن كرة القدم',
    'لا تجعله أصعب',
    'أضف صورة',
  ])('fails when the teacher’s words are not understood: %s', (wish) => {
    const { draft, again } = drafted<ExerciseSet>({
      contentType: 'EXERCISE',
      ...common,
      exerciseType: 'تمارين',
    });
    expect(() => again(draft.exercises[0]!, [], wish)).toThrow(
      expect.objectContaining({ code: 'instruction' }),
    );
  });

  it('fails when the request is impossible: easier than the easiest, or other numbers in a text', () => {
    const set = drafted<ExerciseSet>({
      contentType: 'EXERCISE',
      ...common,
      exerciseType: 'تمارين',
    });
    const cannot = expect.objectContaining({ code: 'instruction' }) as Error;
    expect(() => set.again(set.draft.exercises[0]!, [], 'أسهل')).toThrow(cannot);
    expect(() => set.again(set.draft.exercises.at(-1)!, [], 'harder')).toThrow(cannot);
    const { topic, text: baseText } = texts.en[0];
    const test = drafted<Test>({
      contentType: 'TEST',
      topic,
      level: 'Middle',
      language: 'en',
      questionType: 'Short Answer',
      questionCount: 4,
      baseText,
    });
    for (const wish of ['harder', 'easier', 'bigger numbers'])
      expect(() => test.again(test.draft.questions[0]!, [], wish)).toThrow(cannot);
    const lesson = drafted<LessonPlan>({
      contentType: 'LESSON_PLAN',
      ...common,
      duration: '60',
      objectives: 'يجمع كسرين',
    });
    expect(() => lesson.again(lesson.draft.phases[0]!, [], 'أصعب')).toThrow(cannot);
  });
});

it.each(['Gap Fill', 'Short Answer'] as const)(
  'gives another question on the same text where the instructions are alike: %s',
  (questionType) => {
    const [{ topic, text: baseText }] = texts.en;
    const plan = planDraft({
      ...{ contentType: 'TEST', level: 'Middle', language: 'en', topic, baseText },
      ...{ questionType, questionCount: 2 },
    });
    const answer = draftOffline({ task: 'draft', plan });
    const { draft } = assembleDraft(plan, answer, { drafter: 'rules', seed: 'seed' });
    if (draft?.type !== 'TEST') throw new Error('no test');
    const [part] = draft.questions;
    if (!part) throw new Error('no question');
    const asked = { plan, draft, part };
    const made = judgePart(asked, draftOffline(redraftTask(asked)), 'seed');
    expect(made).toMatchObject({ id: part.id, points: part.points });
    expect(made).not.toEqual(part);
  },
);
