import type { Task } from '../domain/task.ts';
import { CannotDraft } from './cannot-draft.ts';
import { draftExercises } from './exercises/draft-exercises.ts';
import { draftLesson } from './lessons/draft-lesson.ts';
import { materialOf, type Material } from './material.ts';
import { randomOf } from './random.ts';
import { redraft } from './redraft/redraft.ts';
import { refine } from './refine/refine.ts';
import { rewrite } from './reading/rewrite.ts';
import { solve } from './solve/solve.ts';
import { draftTest } from './tests/draft-test.ts';

function draft(material: Material): unknown {
  const { request } = material.plan;
  switch (request.contentType) {
    case 'LESSON_PLAN':
      return draftLesson(material, request);
    case 'TEST':
      return draftTest(material, request);
    case 'EXERCISE':
      return draftExercises(material, request);
  }
}

/**
 * Does a model's task by rules: drafts from the teacher's text and from known topics, without the network. The same
 * task always gives the same draft.
 * @returns the answer that `lambdas/ai-content/domain/answers.ts` describes for the task
 * @throws CannotDraft if there is nothing to draft from, and for translations
 */
export function draftOffline(task: Task): unknown {
  switch (task.task) {
    case 'draft':
      return draft(materialOf(task.plan, randomOf(task.plan)));
    case 'repair':
      return draft(materialOf(task.plan, randomOf([task.plan, task.answer, task.faults])));
    case 'redraft':
      return redraft(task, materialOf(task.plan, randomOf(task)));
    case 'refine':
      return refine(task);
    case 'solve':
      return solve(task);
    case 'rewrite':
      return rewrite(task);
    case 'translate':
      throw new CannotDraft('translation');
  }
}
