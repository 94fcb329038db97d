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
  readonly allowance: DailyQuota;
  /** What the call was named. */
  readonly correlationId: string;
  /** The caller's key, if they gave one, and the endpoint it was given to. */
  readonly idempotency?: { readonly endpoint: string; readonly key: string };
  /** Refuses early, by throwing, what the workflow could only fail on. Not asked again for a repeated call. */
  readonly check?: () => Promise<void>;
}

const sha256 = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * Makes a job and starts its workflow, or answers the job a repeated call made before. The order survives a crash
 * at any point: the key is claimed, the day is counted, the job is written PENDING and the execution is started
 * under the job's id, each of them safe to repeat; the same call again, or the sweep, starts what was written only.
 * @throws AppError what `check` throws, `idempotency-key-reused`, the allowance's refusal or `unavailable`; `forbidden`
 *   if the account is closed
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
  // A concurrent call with the same key wrote it first; or this one did, and its answer was lost.
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
  const { uid, kind, allowance, idempotency } = submission;
  const outcome = await submissions.count({ uid, kind, jobId, limit: allowance.limit, now });
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
  const { uid, kind, request, source, correlationId, idempotency } = submission;
  const createdAt = now.toISOString();
  const keyHash = idempotency && keyHashOf(uid, idempotency);
  const common = { uid, kind, id, request, source, correlationId, keyHash };
  return { ...common, createdAt, updatedAt: createdAt, status: 'PENDING', files: [] };
}

/** Starts a job that is written; also one whose writer died before, or is at it now: a job has one execution. */
async function start(ports: SubmitPorts, record: JobRecord): Promise<JobRecord> {
  const { jobs, closure, workflow } = ports;
  const address = addressOf(record);
  if (await closure.isClosed(record.uid)) {
    // Deleting the account may have looked for jobs before this one was written.
    await jobs.remove(address, ['PENDING']);
    throw new AppError('forbidden');
  }
  const outcome = await workflow.start(workflowInputOf(record));
  if (outcome === 'ended') return findEnded(ports, record);
  if (outcome !== 'refused') return record;
  // Removed and not failed: a retry with the same key then makes the same job anew.
  await jobs.remove(address, ['PENDING']);
  throw new AppError('unavailable');
}

/**
 * A job whose execution has been and gone: it was started and finished beside this call, or a job of its id was deleted
 * beside it. Then nothing will ever finish it, so it is taken back, and then the claim, and a retry makes another. The claim
 * stays with a job that is failed beside this call: one key must not make two.
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
