import { describe, expect, it } from 'vitest';
import type {
  LessonPlanAnswer,
  TestAnswer,
} from '../../../../../lambdas/ai-content/domain/answers.ts';
import { assembleDraft } from '../../../../../lambdas/ai-content/domain/assemble/assemble-draft.ts';
import { planDraft } from '../../../../../lambdas/ai-content/domain/plan/plan-draft.ts';
import type { Task } from '../../../../../lambdas/ai-content/domain/task.ts';
import type { ContentRequest } from '../../../../../shared/contracts/ai-content.ts';
import type { ExerciseSet, LessonPlan, Test } from '../../../../../shared/model/draft.ts';
import { draftOffline } from '../draft-offline.ts';
import { texts } from '../requests.fixture.ts';

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

describe('a part drafted again', () => {
  it.each([undefined, texts.ar[0].text])('is another question of the same kind', (baseText) => {
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
    expect(made).toMatchObject({ points: first!.points, key: expect.any(String) as string });
    expect([...stems, first!.stem]).not.toContain(made.stem);
  });

  it('is an exercise as hard as is wished', () => {
    const { draft, again } = drafted<ExerciseSet>({
      contentType: 'EXERCISE',
      ...common,
      exerciseType: 'تمارين',
    });
    const [easy] = draft.exercises;
    const hard = draft.exercises.at(-1);
    expect(again(easy!, [], 'اجعله أصعب')).toMatchObject({ difficulty: 2 });
    expect(again(hard!, [], 'make it easier, please')).toMatchObject({ difficulty: 2 });
    expect(again(hard!, [], 'with more colours')).toMatchObject({ difficulty: 3 });
  });

  it('is another way to do a phase in the same time, in fewer words where those are wished', () => {
    const { draft, again } = drafted<LessonPlan>({
      contentType: 'LESSON_PLAN',
      ...common,
      duration: '60',
      objectives: 'يجمع كسرين',
    });
    const [phase] = draft.phases;
    const made = again<LessonPlanAnswer['phases'][number]>(phase!, []);
    expect(made).toMatchObject({ stage: 'launch', minutes: phase!.minutes, title: phase!.title });
    expect(made.teacher).not.toBe(phase!.teacher);
    const shorter = again<LessonPlanAnswer['phases'][number]>(phase!, [], 'أقصر');
    expect(shorter.teacher.split(/[.؟]/).length).toBeLessThanOrEqual(3);
  });
});
