import type { JobStatus } from '#shared/model/job.ts';
import type { JobKind } from '#shared/model/job-steps.ts';
import { limits } from '#shared/model/limits.ts';
import { workflowInputOf, type JobAddress } from '#core/jobs/job-record.ts';
import type { JobStore } from '#core/jobs/job-store.ts';
import type { WorkflowStarter } from '#core/jobs/workflow-starter.ts';
import type { EndJob } from '#core/jobs/job-ending.ts';

/** Milliseconds; normally a job starts within seconds. */
const START_AGAIN_AFTER = 2 * 60 * 1000;
/** Leaves time for a job that was started again, ran for the maximum time and could not record its end. */
const GIVE_UP_AFTER = 2 * limits.jobDuration;

/** An open job, as the table's index projects it. */
export interface OpenJob extends JobAddress {
  readonly status: JobStatus;
  readonly createdAt: string;
}

/** The unfinished jobs of all owners. */
export interface OpenJobs {
  /** The jobs created before `createdBefore`, oldest first. */
  listOpen(kind: JobKind, createdBefore: Date): Promise<OpenJob[]>;
}

export interface SweepPorts {
  readonly open: OpenJobs;
  readonly jobs: Pick<JobStore, 'find'>;
  readonly endJob: EndJob;
  readonly workflows: ReadonlyMap<JobKind, WorkflowStarter>;
}

/**
 * Ends or restarts jobs that neither their workflow nor the status event has finished. Returns how many it ended, and
 * how many were open longer than the maximum run time.
 */
export async function sweep(
  { open, jobs, endJob, workflows }: SweepPorts,
  now: Date,
): Promise<{ ended: number; overdue: number }> {
  const before = (age: number) => new Date(now.getTime() - age);
  const due = before(limits.jobDuration).toISOString();
  let ended = 0;
  let overdue = 0;
  for (const [kind, workflow] of workflows) {
    for (const job of await open.listOpen(kind, before(START_AGAIN_AFTER))) {
      if (job.createdAt < due) overdue++;
      const code = await verdict(job, { jobs, workflow }, before(GIVE_UP_AFTER));
      if (code && (await endJob(job, { status: 'FAILED', error: { code } }, now))) ended++;
    }
  }
  return { ended, overdue };
}

async function verdict(
  job: OpenJob,
  { jobs, workflow }: Pick<SweepPorts, 'jobs'> & { readonly workflow: WorkflowStarter },
  giveUp: Date,
) {
  if (job.createdAt < giveUp.toISOString()) return 'timed-out';
  if (job.status !== 'PENDING') return undefined;
  const record = await jobs.find(job);
  // The index is eventually consistent.
  if (record?.status !== 'PENDING') return undefined;
  // Starting a running workflow again has no effect; one that has ended and left its job pending will never finish
  // it.
  return (await workflow.start(workflowInputOf(record))) === 'ended' ? 'internal' : undefined;
}
