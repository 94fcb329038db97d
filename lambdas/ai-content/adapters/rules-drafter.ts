import { JobError } from '#core/jobs/job-error.ts';
import { log } from '#core/log.ts';
import type { Drafter } from '../domain/drafting/drafter.ts';
import { CannotDraft } from '../rules/cannot-draft.ts';
import { draftOffline } from '../rules/draft-offline.ts';

const isUnavailable = (error: unknown): boolean =>
  error instanceof JobError && error.failure.code === 'model-not-available';

/**
 * Uses the rules for a task when the account may not use the model, because it is disabled or a budget has withdrawn
 * access. The draft then says that rules made it; a task that rules cannot do fails with the model's error.
 */
export const fallBackToRules =
  (model: Drafter): Drafter =>
  async (task) => {
    try {
      return await model(task);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      try {
        const answer = { kind: 'given', value: draftOffline(task) } as const;
        log('warn', 'draft-by-rules', { task: task.task });
        return { answer, drafter: 'rules' };
      } catch (refusal) {
        throw refusal instanceof CannotDraft ? error : refusal;
      }
    }
  };
