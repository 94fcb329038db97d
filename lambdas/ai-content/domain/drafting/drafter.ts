import type { Draft } from '#shared/model/draft.ts';
import type { ModelAnswer } from '#core/model/model-answer.ts';
import type { Task } from '../task.ts';

/** What came of a task. */
export interface Drafted {
  readonly answer: ModelAnswer;
  /** Who has answered: a model, or rules in the place of one. */
  readonly drafter: Draft['drafter'];
}

/**
 * Who drafts.
 * @throws JobError where asking again would not help; under its own name, what may pass
 */
export type Drafter = (task: Task) => Promise<Drafted>;
