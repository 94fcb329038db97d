import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  exercisesAnswer,
  lessonAnswer,
  sampleRequests,
  testAnswer,
} from '#test/support/sample-answers.ts';
import { isHard } from '#shared/draft/fault.ts';
import { findFaults } from '../faults/find-faults.ts';
import type { ContentRequest } from '#shared/contracts/ai-content.ts';
import type { Draft } from '#shared/model/draft.ts';
import type { ModelAnswer } from '#core/model/model-answer.ts';
import { planDraft } from '../plan/plan-draft.ts';
import type { Task } from '../task.ts';
import type { Drafter } from './drafter.ts';
import { draftAnew } from './drafting.ts';
import { repairDraft } from './repair-draft.ts';

const { lesson, test, exercises } = sampleRequests;
const [first, second] = testAnswer.questions;

const things = 'تلج ضباب ندى صقيع برد نهر بحيرة محيط جدول نبع سد بئر مطر سيل غدير'.split(' ');
/** Different questions that follow every rule. */
const questions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...first!,
    stem: `ماذا نسمي هذا النوع من الماء: ${things[index % things.length]} رقم ${index + 1}؟`,
    points: index + 1,
  }));
const replaceQuestions = (list: readonly unknown[]) => ({ ...testAnswer, questions: list });
const exerciseOf = (index: number) => exercisesAnswer.exercises[index]!;

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

const read = (answer: unknown): ModelAnswer =>
  answer instanceof Ended ? { kind: answer.kind } : { kind: 'given', value: answer };
/** An answer that ended without a value. */
class Ended {
  readonly kind: 'cut-off' | 'malformed' | 'refused' | 'too-long' | 'unknown';
  constructor(kind: Ended['kind']) {
    this.kind = kind;
  }
}

/** The outcome for these model answers; the last one is repeated. */
async function outcome(request: ContentRequest, answers: readonly unknown[]) {
  const plan = planDraft(request);
  const tasks: Task[] = [];
  const drafted = (at: number) =>
    ({ answer: read(answers[Math.min(at, answers.length - 1)]), drafter: 'model' }) as const;
  const ask: Drafter = (task) => {
    tasks.push(task);
    return Promise.resolve(drafted(tasks.length));
  };
  const mended = repairDraft(draftAnew(plan), { mend: ask, improve: ask }, drafted(0), 'job');
  const ended: Draft | { code: string } = await mended.catch(
    (error: { failure: { code: string } }) => error.failure,
  );
  const draft = 'code' in ended ? undefined : ended;
  const code = 'code' in ended ? ended.code : undefined;
  if (draft) expect(findFaults(draft, plan).filter(isHard)).toEqual([]);
  return { draft, code, tasks };
}

describe('a draft is accepted without a retry', () => {
  const reorder = [5, 4, 3, 2, 1, 0].map(exerciseOf);
  it.each<[string, ContentRequest, unknown]>([
    ['of twelve questions instead of two', test, replaceQuestions(questions(12))],
    ['of 200 questions instead of two', test, replaceQuestions(questions(200))],
    [
      'of points that do not add up',
      test,
      replaceQuestions([
        { ...first, points: 99 },
        { ...second, points: -1 },
      ]),
    ],
    [
      'of points in quotes',
      test,
      replaceQuestions([
        { ...first, points: '5' },
        { ...second, points: '٥' },
      ]),
    ],
    [
      'of too many options',
      test,
      replaceQuestions([
        { ...first, options: [...first!.options, 'يختفي', 'يلمع', 'يصدأ'] },
        second,
      ]),
    ],
    [
      'of an option that is there twice',
      test,
      replaceQuestions([{ ...first, options: [...first!.options.slice(0, 3), 'يتجمد'] }, second]),
    ],
    ['of fields that were not asked for', test, replaceQuestions([{ ...first, bloom: 1 }, second])],
    ['of questions without the rest', test, [first, second]],
    ['without a title, notes and task', test, { questions: testAnswer.questions }],
    ['of a broken question too many', test, replaceQuestions([first, {}, second])],
    ['of a question too many that is there twice', test, replaceQuestions([first, first, second])],
    [
      'of minutes in quotes that do not add up',
      lesson,
      {
        ...lessonAnswer,
        phases: lessonAnswer.phases.map((each) => ({ ...each, minutes: '45' })),
      },
    ],
    ['of exercises from hard to easy', exercises, { ...exercisesAnswer, exercises: reorder }],
    [
      'of a difficulty in quotes',
      exercises,
      {
        ...exercisesAnswer,
        exercises: exercisesAnswer.exercises.map((each) => ({
          ...each,
          difficulty: String(each.difficulty),
        })),
      },
    ],
  ])('for %s', async (_, request, answer) => {
    const { draft, tasks } = await outcome(request, [answer]);
    expect(draft).toBeDefined();
    expect(tasks.map(({ task }) => task)).toEqual(
      // A quality warning may cause one repair request; the draft is kept if that fails.
      tasks.length === 0 ? [] : ['repair'],
    );
  });

  it('from a list with too many questions, taken across its whole range', async () => {
    const { draft } = await outcome(test, [replaceQuestions(questions(12))]);
    if (draft?.type !== 'TEST') throw new Error('no test');
    expect(draft.questions.map(({ stem }) => /رقم (\d+)/.exec(stem)?.[1])).toEqual(['1', '12']);
  });
});

describe('only the missing part is requested', () => {
  it.each<[string, unknown]>([
    ['where a key is no option', { ...second, key: 'في القمر' }],
    ['where a question is there twice', first],
    ['where a stem is empty', { ...second, stem: '' }],
    ['where a stem is as long as a book', { ...second, stem: 'أين؟ '.repeat(50_000) }],
    ['where a stem has markup', { ...second, stem: '<script>x</script> أين تتشكل السحب؟' }],
    ['where a question is of another kind', { ...second, options: undefined, answer: true }],
    [
      'where a question is in another language',
      {
        ...second,
        stem: 'Where do the clouds of the sky form in winter?',
        options: ['In the air', 'In the sea', 'In the soil', 'In the rock'],
        key: 'In the air',
        reason: 'The vapour cools down as it rises and becomes drops.',
      },
    ],
    ['where a question is a number', 7],
  ])('for %s', async (_, broken) => {
    const { draft, tasks } = await outcome(test, [
      replaceQuestions([first, broken]),
      replaceQuestions([second]),
    ]);
    const [task] = tasks;
    expect(task).toMatchObject({ task: 'draft', others: [first!.stem] });
    expect(task).toMatchObject({ plan: { request: { questionCount: 1 } } });
    expect(draft).toMatchObject({ questions: { length: 2 } });
    if (draft?.type !== 'TEST') throw new Error('no test');
    expect(draft.questions.map(({ stem }) => stem)).toEqual([first!.stem, second!.stem]);
  });

  it('for the missing exercise', async () => {
    const list = exercisesAnswer.exercises.with(3, { ...exerciseOf(3), answer: '' });
    const { draft, tasks } = await outcome(exercises, [
      { ...exercisesAnswer, exercises: list },
      { ...exercisesAnswer, exercises: [exerciseOf(3)] },
    ]);
    expect(tasks).toMatchObject([{ task: 'draft', plan: { exerciseCount: 1 } }]);
    expect(draft).toMatchObject({ exercises: { length: 6 } });
  });
});

describe('a test of several types', () => {
  const mixed: ContentRequest = {
    ...test,
    questionCount: 1,
    moreQuestions: [
      { questionType: 'True/False', questionCount: 1 },
      { questionType: 'Short Answer', questionCount: 1 },
    ],
  };
  const common = { points: 2, passage: null, hint: null };
  const truth = {
    ...{ ...common, stem: 'يصبح الماء جليدا عند درجة الصفر المئوية.', answer: true },
    reason: 'درجة الصفر هي درجة تجمد الماء النقي.',
  };
  const short = {
    ...{ ...common, stem: 'ما الجهاز الذي تقاس به كمية المطر؟', answer: 'مقياس المطر' },
    ...{ reason: 'تُجمع قطرات المطر فيه ويُقرأ ارتفاعها.', variants: [], unit: null },
    tolerance: null,
  };
  const kindsOf = (draft: Draft | undefined): string[] =>
    draft?.type === 'TEST' ? draft.questions.map(({ kind }) => kind) : [];
  const all = ['choice', 'truth', 'short'];

  it('is accepted in any order, and has that of the form', async () => {
    const { draft, tasks } = await outcome(mixed, [replaceQuestions([short, first, truth])]);
    expect([kindsOf(draft), tasks]).toEqual([all, []]);
  });

  it.each<[string, readonly unknown[]]>([
    ['where a question of a type is broken', [first, { ...truth, stem: '' }, short]],
    ['where there are two of one type and none of another', [first, second, short]],
    ['where a question mixes two types', [first, { ...truth, options: ['نعم', 'لا'] }, short]],
  ])('asks only for what is missing %s', async (_, given) => {
    const { draft, tasks } = await outcome(mixed, [
      replaceQuestions(given),
      replaceQuestions([truth]),
    ]);
    const { moreQuestions: _more, ...one } = mixed;
    expect(tasks).toMatchObject([
      { task: 'draft', plan: { request: { ...one, questionType: 'True/False' } } },
    ]);
    expect(tasks[0]).not.toHaveProperty('plan.request.moreQuestions');
    expect(kindsOf(draft)).toEqual(all);
  });

  it('shows a model its answer in the order of the faults', async () => {
    const broken = { ...first, stem: '' };
    const { tasks } = await outcome(mixed, [replaceQuestions([{ ...truth, stem: '' }, broken])]);
    expect(tasks[0]).toMatchObject({ task: 'repair', answer: { questions: [broken, {}] } });
  });
});

describe('a model that keeps failing ends the job with its reason', () => {
  it.each<[string, ContentRequest, readonly unknown[], string, number]>([
    ['no questions', test, [replaceQuestions([])], 'draft-unusable', 2],
    ['a lesson instead of a test', test, [lessonAnswer], 'draft-unusable', 2],
    ['a test instead of a lesson', lesson, [testAnswer], 'draft-unusable', 2],
    ['a list of other things', test, [[1, 2]], 'draft-unusable', 2],
    ['nothing', test, [null], 'draft-unusable', 2],
    ['words', test, ['Here it is.'], 'draft-unusable', 2],
    ['a lesson without phases', lesson, [{ ...lessonAnswer, phases: [] }], 'draft-unusable', 2],
    ['another language', { ...lesson, language: 'ar' }, [lessonAnswer], 'draft-unusable', 2],
    [
      'the same question 200 times',
      test,
      [replaceQuestions(Array(200).fill(first))],
      'draft-unusable',
      2,
    ],
    ['no answer that can be read', test, [new Ended('malformed')], 'draft-unusable', 2],
    ['more than it may write', test, [new Ended('cut-off')], 'draft-cut-off', 2],
    ['a refusal', test, [new Ended('refused')], 'draft-refused', 0],
    ['an ending that is not known', test, [new Ended('unknown')], 'draft-unusable', 0],
    [
      'a refusal of the missing question',
      test,
      [replaceQuestions([first]), new Ended('refused')],
      'draft-refused',
      1,
    ],
  ])('for %s', async (_, request, answers, expected, asks) => {
    const { code, tasks } = await outcome(request, answers);
    expect([code, tasks.length]).toEqual([expected, asks]);
  });
});
