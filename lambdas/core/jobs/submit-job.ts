import { createHash } from 'node:crypto';
import { AppError } from '#shared/errors.ts';
import type { JobKind } from '#shared/model/job-steps.ts';
import type { DailyQuota } from '../daily-quota.ts';
import type { AccountClosure } from '../account-deletion/account-closure.ts';
import { addressOf, workflowInputOf, type JobRecord } from './job-record.ts';
import type { JobStore } from './job-store.ts';
import type { SubmissionStore } from './submission-store.ts';
import type { WorkflowStarter } from './workflow-starter.ts';

export interface SubmitPorts {
  readonly jobs: JobStore;
  readonly submissions: SubmissionStore;
  readonly closure: Pick<AccountClosure, 'isClosed'>;
  readonly workflow: WorkflowStarter;
  readonly now: () => Date;
  readonly newId: (now: number) => string;
}

export interface Submission {
  readonly uid: string;
  readonly kind: JobKind;
  readonly request: Record<string, unknown>;
  readonly source?: string;
  /** How many items the job's steps run for, each of which counts for the day; default 1. */
  readonly items?: number;
  readonly allowance: DailyQuota;
  readonly correlationId: string;
  /** The caller's key, if sent, and the endpoint that it belongs to. */
  readonly idempotency?: { readonly endpoint: string; readonly key: string };
  /** Throws early in cases in which the workflow could only fail. Not called for a repeated call. */
  readonly check?: () => Promise<void>;
}

const sha256 = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * Creates a job and starts its workflow, or returns the job of an earlier call with the same key. Every step (claim
 * the key, count the day, write the job, start the execution) can be repeated, so a repeated call or the sweep
 * completes what a crash interrupted.
 * @throws AppError what `check` throws, `idempotency-key-reused`, the allowance's refusal or `unavailable`;
 *   `forbidden` if the account is closed
 */
export async function submitJob(ports: SubmitPorts, submission: Submission): Promise<JobRecord> {
  const { jobs } = ports;
  const now = ports.now();
  const earlier = await findEarlier(ports, submission);
  if (earlier.job)
    return earlier.job.status === 'PENDING' ? start(ports, earlier.job) : earlier.job;
  await submission.check?.();

  const jobId = earlier.jobId ?? (await claim(ports, submission, ports.newId(now.getTime()), now));
  await count(ports, submission, jobId, now);
  const record = pendingRecord(submission, jobId, now);
  if (await jobs.create(record)) return start(ports, record);
  // A concurrent call with the same key was faster, or this call's own write succeeded and its answer was lost.
  const written = (await jobs.find(addressOf(record))) ?? record;
  return written.status === 'PENDING' ? start(ports, written) : written;
}

async function findEarlier({ jobs, submissions }: SubmitPorts, submission: Submission) {
  const { uid, kind, idempotency, request } = submission;
  if (!idempotency) return {};
  const claimed = await submissions.findClaim(uid, keyHashOf(uid, idempotency));
  if (!claimed) return {};
  refuseOther(claimed.requestHash, request);
  const { jobId } = claimed;
  return { jobId, job: await jobs.find({ uid, kind, jobId }) };
}

async function claim({ submissions }: SubmitPorts, submission: Submission, id: string, now: Date) {
  const { uid, idempotency, request } = submission;
  if (!idempotency) return id;
  const wanted = { jobId: id, requestHash: sha256(JSON.stringify(request)) };
  const held = await submissions.claim(uid, keyHashOf(uid, idempotency), wanted, now);
  refuseOther(held.requestHash, request);
  return held.jobId;
}

async function count(
  { submissions }: SubmitPorts,
  submission: Submission,
  jobId: string,
  now: Date,
) {
  const { uid, kind, allowance, idempotency, items = 1 } = submission;
  const use = { uid, kind, jobId, limit: allowance.limit, amount: items, now };
  const outcome = await submissions.count(use);
  if (outcome === 'exceeded') throw new AppError(allowance.refusal);
  if (outcome === 'counted') return;
  if (idempotency) await submissions.forget(uid, keyHashOf(uid, idempotency), jobId);
  throw new AppError('forbidden');
}

const keyHashOf = (uid: string, { endpoint, key }: { endpoint: string; key: string }): string =>
  sha256(uid, endpoint, key);

function refuseOther(requestHash: string, request: Record<string, unknown>): void {
  if (requestHash !== sha256(JSON.stringify(request))) throw new AppError('idempotency-key-reused');
}

function pendingRecord(submission: Submission, id: string, now: Date): JobRecord {
  const { uid, kind, request, source, items, correlationId, idempotency } = submission;
  const createdAt = now.toISOString();
  const keyHash = idempotency && keyHashOf(uid, idempotency);
  const common = { uid, kind, id, request, source, items, correlationId, keyHash };
  return { ...common, createdAt, updatedAt: createdAt, status: 'PENDING', files: [] };
}

/** Starts a stored job. Repeating this is safe, because a job has at most one execution. */
async function start(ports: SubmitPorts, record: JobRecord): Promise<JobRecord> {
  const { jobs, closure, workflow } = ports;
  const address = addressOf(record);
  if (await closure.isClosed(record.uid)) {
    // The account's deletion may have listed the jobs before this one was written.
    await jobs.remove(address, ['PENDING']);
    throw new AppError('forbidden');
  }
  const outcome = await workflow.start(workflowInputOf(record));
  if (outcome === 'ended') return findEnded(ports, record);
  if (outcome !== 'refused') return record;
  // Removed instead of failed, so that a retry with the same key creates the same job again.
  await jobs.remove(address, ['PENDING']);
  throw new AppError('unavailable');
}

/**
 * Handles a job whose execution has already ended, because a concurrent call finished or deleted it. A pending job
 * would never finish, so it is removed with its claim and a retry makes a new one; a finished job keeps its claim,
 * since one key must not make two jobs.
 */
async function findEnded({ jobs, submissions }: SubmitPorts, record: JobRecord) {
  const { uid, id, keyHash } = record;
  if (!(await jobs.remove(addressOf(record), ['PENDING']))) {
    const found = await jobs.find(addressOf(record));
    if (found && found.status !== 'PENDING') return found;
  }
  if (keyHash !== undefined) await submissions.forget(uid, keyHash, id);
  throw new AppError('unavailable');
}
