import type { Draft } from '#shared/model/draft.ts';
import type { ModelAnswer } from '#core/model/model-answer.ts';
import type { Task } from '../task.ts';

/** The result of a task. */
export interface Drafted {
  readonly answer: ModelAnswer;
  /** The author of the answer: a model, or the rules instead of one. */
  readonly drafter: Draft['drafter'];
  /** The model that has answered. */
  readonly model?: string | undefined;
  /** Whether the rules have answered because models have used up the month's budget. */
  readonly isBudgetSpent?: true | undefined;
}

/**
 * Answers tasks.
 * @throws JobError if asking again would not help; temporary errors keep their own name
 */
export type Drafter = (task: Task) => Promise<Drafted>;
