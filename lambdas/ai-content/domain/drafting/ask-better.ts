import { JobError } from '#core/jobs/job-error.ts';
import { describeError, log } from '#core/log.ts';
import type { JobFailureCode } from '#shared/model/job.ts';
import type { Task } from '../task.ts';
import type { Drafted, Drafter } from './drafter.ts';
import { planAnswer } from '../answers.ts';
import { mendAnswer } from '../mending/mend-answer.ts';
import { isGoodPortion } from './lesson-portions.ts';
import { listOf, salvage } from './salvage.ts';

/** Failures of one model that say nothing about another. */
const failuresOfModel: readonly JobFailureCode[] = [
  'model-not-available',
  'model-failed',
  'model-answer-unreadable',
  'model-context-exceeded',
  'model-too-slow',
];

/** Whether something of an answer can be used; what is missing is asked for when all is written. */
function isUsable(task: Task, { answer }: Drafted): boolean {
  if (!('value' in answer)) return false;
  if (task.task !== 'draft') return answer.kind === 'given';
  if (!listOf(task.plan)) return isGoodPortion(task.plan, answer.value, task.lesson);
  return salvage(task.plan, mendAnswer(planAnswer(task.plan), answer.value)) !== undefined;
}

/** Asks the cheaper model, and the better one where the first fails or gives nothing that can be used. */
export const askBetter =
  (first: Drafter, better: Drafter): Drafter =>
  async (task) => {
    let why: Readonly<Record<string, unknown>>;
    try {
      const drafted = await first(task);
      if (drafted.drafter === 'rules' || isUsable(task, drafted)) return drafted;
      why = { answer: drafted.answer.kind };
    } catch (error) {
      if (!(error instanceof JobError) || !failuresOfModel.includes(error.failure.code))
        throw error;
      why = { error: describeError(error) };
    }
    log('info', 'ask-better', { task: task.task, ...why });
    return better(task);
  };
