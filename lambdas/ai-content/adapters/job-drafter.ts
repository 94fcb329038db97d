import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import type { JobAddress } from '#core/jobs/job-record.ts';
import type { JobStore } from '#core/jobs/job-store.ts';
import type { Invocation } from '#core/jobs/step-handler.ts';
import { whileOpen } from '#core/jobs/while-open.ts';
import type { ModelBudget } from '#core/model/model-budget.ts';
import type { Drafter } from '../domain/drafting/drafter.ts';
import { modelDrafter } from './model-drafter.ts';
import type { WordsShown } from './words-shown.ts';

interface Connection {
  readonly client: BedrockRuntimeClient;
  readonly jobs: Pick<JobStore, 'addUsage' | 'change' | 'find'>;
  readonly budget: ModelBudget;
}

/**
 * A model that drafts for jobs that are done. Its token use is recorded on the job, also if the question fails.
 * @param seconds for a question with all its tries
 */
export const jobDrafter =
  ({ client, jobs, budget }: Connection, id: string, seconds: number) =>
  (job: JobAddress): Drafter =>
    modelDrafter({ client, id, most: seconds * 1_000, budget }, (usage) =>
      jobs.addUsage(job, usage),
    );

/** Milliseconds that a step needs besides asking models. */
const MARGIN = 10_000;

/** The milliseconds in which a step may ask models: what its function has left. */
export const timeOfStep = (seconds: number, invocation: Invocation | undefined): number =>
  (invocation?.getRemainingTimeInMillis() ?? seconds * 1_000) - MARGIN;

/**
 * A model that drafts for jobs that run. The same, and a question ends with its job, whose page shows how much is written.
 * @param most milliseconds for a question with all its tries; a function if questions share their time
 */
export const openJobDrafter =
  ({ client, jobs, budget }: Connection, id: string) =>
  (job: JobAddress, most: number | (() => number), words?: WordsShown): Drafter =>
    modelDrafter(
      {
        ...{ client, id, most, budget, counting: words?.begin },
        whileWanted: async (ask) => {
          try {
            return await whileOpen(jobs, job, ask);
          } finally {
            await words?.settled();
          }
        },
      },
      (usage) => jobs.addUsage(job, usage),
    );

/** For questions that are asked one after another: what is left of their time. */
export function sharedTime(milliseconds: number): () => number {
  const end = performance.now() + milliseconds;
  return () => Math.max(0, end - performance.now());
}
