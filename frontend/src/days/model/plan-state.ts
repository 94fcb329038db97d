import { limits } from '#shared/model/limits.ts';

/** Whether a planned lesson has a plan; `writing`: it is not finished yet. */
export type PlanState = 'ready' | 'writing' | 'none';

interface PlanJob {
  readonly id: string;
  readonly status: string;
}

/**
 * The state of a plan. One that was deleted or failed is none; while the list is not known, it is taken to be there.
 * @param plan the id of its job
 * @param jobs the newest drafts, newest first
 */
export function planState(
  plan: string | undefined,
  jobs: readonly PlanJob[] | undefined,
): PlanState {
  if (plan === undefined) return 'none';
  if (!jobs) return 'ready';
  const job = jobs.find(({ id }) => id === plan);
  if (job) return job.status === 'SUCCESS' ? 'ready' : job.status === 'FAILED' ? 'none' : 'writing';
  // A full list ends before the oldest drafts. Their ids rise with time.
  const oldest = jobs.at(-1)?.id ?? '';
  return jobs.length >= limits.jobsShown && plan < oldest ? 'ready' : 'none';
}
