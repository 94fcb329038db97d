import { JobError } from '#core/jobs/job-error.ts';
import { log } from '#core/log.ts';
import type { Drafter } from '../domain/drafting/drafter.ts';
import type { Task } from '../domain/task.ts';
import { CannotDraft } from '../rules/cannot-draft.ts';
import { draftOffline } from '../rules/draft-offline.ts';

const codeOf = (error: unknown) => (error instanceof JobError ? error.failure.code : undefined);

/** The job failure for each task that the rules cannot do. */
const refusals = {
  'source-needed': 'draft-needs-text',
  'source-too-short': 'draft-text-too-short',
  'source-language': 'draft-text-language',
  'exercise-type': 'draft-exercise-type',
  instruction: 'instruction-needs-model',
  translation: 'translation-needs-model',
} as const;

/**
 * Why rules cannot do a task; names the type of exercise that it asks for, in the teacher's words.
 * @param possible questions that a text is enough for
 */
export function refusalOf(code: keyof typeof refusals, task: Task, possible?: number): JobError {
  const request = 'plan' in task ? task.plan.request : undefined;
  return new JobError(refusals[code], {
    ...(possible !== undefined && { possible: String(possible) }),
    ...(request?.contentType === 'EXERCISE' && { type: request.exerciseType }),
  });
}

/** The rules as a drafter. @throws CannotDraft */
export const rulesDrafter: Drafter = (task) =>
  Promise.resolve({ answer: { kind: 'given', value: draftOffline(task) }, drafter: 'rules' });

/** The rules as a teacher asks for them: what they cannot do is the job's failure. */
export const draftByRules: Drafter = async (task) => {
  try {
    return await rulesDrafter(task);
  } catch (error) {
    throw error instanceof CannotDraft ? refusalOf(error.code, task, error.possible) : error;
  }
};

/** Uses the rules when the model may not be used; what they cannot do fails with the model's error. */
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
