import type { JobStatus } from '#shared/model/job.ts';
import type { JobKind } from '#shared/model/job-steps.ts';
import { limits } from '#shared/model/limits.ts';
import { runInParallel } from '#core/in-parallel.ts';
import { workflowInputOf, type JobAddress, type JobRecord } from '#core/jobs/job-record.ts';
import type { JobStore } from '#core/jobs/job-store.ts';
import type { WorkflowStarter } from '#core/jobs/workflow-starter.ts';
import type { EndJob } from '#core/jobs/job-ending.ts';

/** Milliseconds; normally a job starts within seconds. */
const START_AGAIN_AFTER = 2 * 60 * 1000;
/** Leaves time for a job that was started again, ran for the maximum time and could not record its end. */
const GIVE_UP_AFTER = 2 * limits.jobDuration;
/** Parts of the index, and jobs of each, that are looked at side by side. */
const PARTS = 10;
const JOBS = 10;

/** An open job, as the table's index projects it. */
export interface OpenJob extends JobAddress {
  readonly status: JobStatus;
  readonly createdAt: string;
}

export interface OpenJobs {
  /** The jobs created before `createdBefore`, in parts, each page by page and oldest first. */
  listOpen(kind: JobKind, createdBefore: Date): readonly AsyncIterable<readonly OpenJob[]>[];
}

export interface SweepPorts {
  readonly open: OpenJobs;
  readonly jobs: Pick<JobStore, 'find'>;
  readonly endJob: EndJob;
  readonly workflows: ReadonlyMap<JobKind, WorkflowStarter>;
}

/** What a sweep has found. */
export interface Swept {
  ended: number;
  /** Jobs that have not changed for longer than their work may take. */
  overdue: number;
  /** Jobs that have waited for room at a service for minutes, and how long the first of them has, in milliseconds. */
  waiting: number;
  longestWait: number;
}

/**
 * Ends or restarts jobs that neither their workflow nor the status event has finished. A job that cannot be dealt with
 * does not keep it from the others.
 * @throws the first error, when all jobs have been looked at
 */
export async function sweep(ports: SweepPorts, now: Date): Promise<Swept> {
  const { open, endJob, workflows } = ports;
  const swept: Swept = { ended: 0, overdue: 0, waiting: 0, longestWait: 0 };
  const errors: unknown[] = [];
  const sweepJob = async (job: OpenJob, workflow: WorkflowStarter): Promise<void> => {
    try {
      const code = await verdict(job, { jobs: ports.jobs, workflow, swept }, now);
      if (code && (await endJob(job, { status: 'FAILED', error: { code } }, now))) swept.ended++;
    } catch (error) {
      errors.push(error);
    }
  };
  const before = new Date(now.getTime() - START_AGAIN_AFTER);
  const parts = [...workflows].flatMap(([kind, workflow]) =>
    open.listOpen(kind, before).map((pages) => ({ pages, workflow })),
  );
  await runInParallel(parts, PARTS, async ({ pages, workflow }) => {
    for await (const page of pages)
      await runInParallel(page, JOBS, (job) => sweepJob(job, workflow));
  });
  if (errors.length > 0) throw errors[0];
  return swept;
}

interface Judging extends Pick<SweepPorts, 'jobs'> {
  readonly workflow: WorkflowStarter;
  readonly swept: Swept;
}

/** Why a job is to end; counts what it finds. */
async function verdict(job: OpenJob, { jobs, workflow, swept }: Judging, now: Date) {
  const ageOf = (moment: string): number => now.getTime() - Date.parse(moment);
  const isOld = ageOf(job.createdAt) > limits.jobDuration;
  if (!isOld && job.status !== 'PENDING') return undefined;
  // The index is eventually consistent, and does not know whether a job waits.
  const record = await jobs.find(job);
  if (!record) return undefined;
  if (isOld) {
    const { waitingSince, updatedAt, createdAt } = record;
    const hasRoomToWait = ageOf(createdAt) <= limits.jobWait + GIVE_UP_AFTER;
    if (waitingSince !== undefined && hasRoomToWait) {
      swept.waiting++;
      swept.longestWait = Math.max(swept.longestWait, ageOf(waitingSince));
      return undefined;
    }
    if (ageOf(updatedAt) > limits.jobDuration || !hasRoomToWait) swept.overdue++;
    if (ageOf(updatedAt) > GIVE_UP_AFTER || !hasRoomToWait) return 'timed-out';
  }
  return record.status === 'PENDING' ? startAgain(record, workflow) : undefined;
}

/** Starting a running workflow again has no effect; one that has ended and left its job pending will never finish it. */
const startAgain = async (record: JobRecord, workflow: WorkflowStarter) =>
  (await workflow.start(workflowInputOf(record))) === 'ended' ? 'internal' : undefined;
