import type { JobKind } from '#shared/model/job-steps.ts';

/** What an idempotency key was first used for. */
interface Claim {
  readonly jobId: string;
  /** Hash of the request; another request under the same key is a mistake of the caller. */
  readonly requestHash: string;
}

/** Idempotency keys and daily counts. Every method is safe to repeat. */
export interface SubmissionStore {
  findClaim(uid: string, keyHash: string): Promise<Claim | undefined>;
  /** Claims the key; answers the claim that holds, which is another's if the key was taken. */
  claim(uid: string, keyHash: string, claim: Claim, now: Date): Promise<Claim>;
  /** Forgets the claim of a job; one that is gone, or another job's by now, is no error. */
  forget(uid: string, keyHash: string, jobId: string): Promise<void>;
  /** Counts a job against its day's `limit`, once however often it is called, unless the account is closed. */
  count(use: JobUse): Promise<'counted' | 'exceeded' | 'closed'>;
}

interface JobUse {
  readonly uid: string;
  readonly kind: JobKind;
  readonly jobId: string;
  readonly limit: number;
  readonly now: Date;
}
