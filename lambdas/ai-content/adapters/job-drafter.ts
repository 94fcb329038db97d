import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import type { JobAddress } from '#core/jobs/job-record.ts';
import type { JobStore } from '#core/jobs/job-store.ts';
import type { ModelBudget } from '#core/model/model-budget.ts';
import type { Drafter } from '../domain/drafting/drafter.ts';
import { modelDrafter } from './model-drafter.ts';

interface Connection {
  readonly client: BedrockRuntimeClient;
  readonly jobs: Pick<JobStore, 'addUsage'>;
  readonly budget: ModelBudget;
}

/**
 * A model that drafts for jobs. Its token use is recorded on the job, also if the job fails.
 * @param seconds for a question with all its tries
 */
export const jobDrafter =
  ({ client, jobs, budget }: Connection, id: string, seconds: number) =>
  (job: JobAddress): Drafter =>
    modelDrafter({ client, id, most: seconds * 1_000, budget }, (usage) =>
      jobs.addUsage(job, usage),
    );

/**
 * The same, for a job that asks several questions one after another.
 * @param seconds for all of them together
 */
export const jobDrafterInAll =
  ({ client, jobs, budget }: Connection, id: string, seconds: number) =>
  (job: JobAddress): Drafter => {
    const end = performance.now() + seconds * 1_000;
    const most = () => Math.max(0, end - performance.now());
    return modelDrafter({ client, id, most, budget }, (usage) => jobs.addUsage(job, usage));
  };
