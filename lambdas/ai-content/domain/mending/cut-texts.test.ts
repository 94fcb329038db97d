import { describe, expect, it } from 'vitest';
import {
  exercisesAnswer,
  lessonAnswer,
  sampleRequests,
  testAnswer,
} from '#test/support/sample-answers.ts';
import { sampleLessons } from '#test/support/sample-drafts.ts';
import { planAnswer } from '../answers.ts';
import { draftAnew } from '../drafting/drafting.ts';
import { planDraft } from '../plan/plan-draft.ts';
import { lengthOf } from '../prompt/text-lengths.ts';
import { tryPart } from '../redraft/redraft-part.ts';
import { mendAnswer } from './mend-answer.ts';

/** Sentences up to the last character of a field, the last one in mid-word, as a server leaves a text. */
const filled = (
  field: string,
  sentence = 'Water that is warmed by the sun rises as vapour. ',
): string => {
  const most = lengthOf(field);
  const text = sentence.repeat(Math.ceil(most / sentence.length) + 1).slice(0, most - 4);
  return `${text.trimEnd().padEnd(most - 4, ',')}wate`;
};
const endless = (field: string): string => filled(field, 'water rises and falls as rain ');
const rules = (plan: ReturnType<typeof planDraft>, answer: unknown) =>
  draftAnew(plan)
    .judge(answer, { drafter: 'model', seed: 'job' })
    .findings.map(({ rule, path, isHard }) => [rule, path, isHard]);

const lesson = planDraft(sampleRequests.lesson);
const test = planDraft(sampleRequests.test);
const exercises = planDraft(sampleRequests.exercises);
const [question, ...others] = testAnswer.questions;
const [exercise, ...more] = exercisesAnswer.exercises;

describe('a text that a server has cut off at its longest', () => {
  it.each([
    ['outcome', lessonAnswer],
    ['homework', lessonAnswer],
    ['trace', lessonAnswer],
  ] as const)('ends with its last whole sentence where it explains: %s', (field, answer) => {
    const mended = mendAnswer(planAnswer(lesson), { ...answer, [field]: filled(field) });
    const { [field]: text = '' } = mended as Record<string, string>;
    expect(text).toMatch(/vapour\.$/);
    expect(text.length).toBeGreaterThan(lengthOf(field) / 2);
    expect(mendAnswer(planAnswer(lesson), mended)).toEqual(mended);
  });

  it('ends so in Arabic too', () => {
    const text = filled('homework', 'يتبخر الماء من البحر بفعل حرارة الشمس ثم يتكاثف. ');
    const mended = mendAnswer(planAnswer(lesson), { ...lessonAnswer, homework: text });
    expect(mended).toMatchObject({ homework: expect.stringMatching(/ثم يتكاثف\.$/) as string });
  });

  it.each([
    [
      'a text of one endless sentence',
      lesson,
      { ...lessonAnswer, homework: endless('homework') },
      'homework',
    ],
    ['a title', lesson, { ...lessonAnswer, title: filled('title') }, 'title'],
    [
      'a question',
      test,
      { ...testAnswer, questions: [{ ...question, stem: filled('stem') }, ...others] },
      'questions.0.stem',
    ],
    [
      'a step of a solution',
      exercises,
      {
        ...exercisesAnswer,
        exercises: [{ ...exercise, steps: [filled('steps')] }, ...more],
      },
      'exercises.0.steps.0',
    ],
  ])(
    'is a fault where its end is missed, so that it is asked for again: %s',
    (_, plan, answer, path) => {
      expect(rules(plan, answer)).toContainEqual(['text-cut', path, true]);
    },
  );

  it('is no part that a teacher is offered anew', () => {
    const draft = sampleLessons.en;
    const [part] = draft.phases;
    const [answer] = lessonAnswer.phases;
    if (!part || !answer) throw new Error('no phase');
    const redrafting = { plan: lesson, draft, part };
    const whole = { ...answer, checks: undefined };
    expect(tryPart(redrafting, whole, 'seed')).toMatchObject({ isFaulty: false });
    const cut = { ...whole, teacher: endless('teacher') };
    expect(tryPart(redrafting, cut, 'seed')).toMatchObject({ isFaulty: true });
  });

  it.each([
    [
      'that is as long and ends',
      `${'Water rises. '
        .repeat(60)
        .slice(0, lengthOf('homework') - 1)
        .trimEnd()}.`,
    ],
    ['that is longer, as models write that are held to nothing', endless('homework').repeat(2)],
    ['that is shorter and has no full stop', 'Read the text about the water cycle again'],
  ])('is no text %s', (_, homework) => {
    expect(rules(lesson, { ...lessonAnswer, homework }).map(([rule]) => rule)).not.toContain(
      'text-cut',
    );
    expect(mendAnswer(planAnswer(lesson), { ...lessonAnswer, homework })).toMatchObject({
      homework,
    });
  });
});
