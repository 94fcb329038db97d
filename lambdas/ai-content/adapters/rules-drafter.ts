import { JobError } from '#core/jobs/job-error.ts';
import { log } from '#core/log.ts';
import type { Drafter } from '../domain/drafting/drafter.ts';
import { CannotDraft } from '../rules/cannot-draft.ts';
import { draftOffline } from '../rules/draft-offline.ts';

const codeOf = (error: unknown) => (error instanceof JobError ? error.failure.code : undefined);

/** The rules as a drafter. @throws CannotDraft */
export const rulesDrafter: Drafter = (task) =>
  Promise.resolve({ answer: { kind: 'given', value: draftOffline(task) }, drafter: 'rules' });

/**
 * Uses the rules for a task when the model may not be used: it is disabled, or the month's budget is spent. The draft then
 * says that rules made it; a task that rules cannot do fails with the model's error.
 */
export const fallBackToRules =
  (model: Drafter): Drafter =>
  async (task) => {
    try {
      return await model(task);
    } catch (error) {
      const isBudgetSpent = codeOf(error) === 'model-budget-spent';
      if (!isBudgetSpent && codeOf(error) !== 'model-not-available') throw error;
      try {
        const drafted = await rulesDrafter(task);
        log('warn', 'draft-by-rules', { task: task.task });
        return isBudgetSpent ? { ...drafted, isBudgetSpent } : drafted;
      } catch (refusal) {
        throw refusal instanceof CannotDraft ? error : refusal;
      }
    }
  };
