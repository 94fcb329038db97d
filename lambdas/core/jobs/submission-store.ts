import type { JobKind } from '#shared/model/job-steps.ts';

/** The job and request that an idempotency key was first used for. */
interface Claim {
  readonly jobId: string;
  /** Hash of the request; using the same key for another request is the caller's mistake. */
  readonly requestHash: string;
}

/** Idempotency keys and daily counts. Every method is safe to repeat. */
export interface SubmissionStore {
  findClaim(uid: string, keyHash: string): Promise<Claim | undefined>;
  /** Claims the key; answers the valid claim, which is an earlier one if the key was taken. */
  claim(uid: string, keyHash: string, claim: Claim, now: Date): Promise<Claim>;
  /** Deletes the claim of a job. A missing claim, or one that belongs to another job, is not an error. */
  forget(uid: string, keyHash: string, jobId: string): Promise<void>;
  /** Counts a job once against the day's `limit`, as `amount` jobs, unless the account is closed. */
  count(use: JobUse): Promise<'counted' | 'exceeded' | 'closed'>;
}

interface JobUse {
  readonly uid: string;
  readonly kind: JobKind;
  readonly jobId: string;
  readonly limit: number;
  /** Default 1. */
  readonly amount?: number;
  readonly now: Date;
}
