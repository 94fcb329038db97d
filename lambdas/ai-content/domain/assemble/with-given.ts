import type { Draft } from '#shared/model/draft.ts';
import { limits } from '#shared/model/limits.ts';
import { withOwnIds } from '../plan/plan-given.ts';
import type { PlanFile } from '../job/step-files.ts';
import { assembleTest } from './assemble-test.ts';
import { Defect } from '#core/defect.ts';
import type { Plan } from '../task.ts';

/** A test that begins with the questions that were given; any other draft as it is. */
export function withGiven(draft: Draft, { given }: Pick<PlanFile, 'given'>): Draft {
  if (!given || draft.type !== 'TEST') return draft;
  // A model may have written more than it was asked for.
  const others = draft.questions.slice(0, limits.draftQuestions - given.length);
  const questions = withOwnIds([...given, ...others]);
  const points = questions.reduce((sum, one) => sum + one.points, draft.task?.points ?? 0);
  return { ...draft, scale: Math.max(1, Math.round(points)), questions };
}

/** What a test has besides its questions, if all of them were given. */
export function draftWithoutQuestions(plan: Plan, seed: string): Draft {
  const nothing = { questions: [], notes: [], task: null, instructions: '' };
  const empty = { ...nothing, title: plan.request.topic };
  const made = assembleTest({ ...plan, scale: 1 }, empty, { drafter: 'rules', seed });
  if ('keyMissing' in made) throw new Defect('no question has no key');
  return made;
}
