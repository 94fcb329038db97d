import type { JobKind } from '../../../shared/model/job.ts';

/** Keys of the one table: everything of a user lies in one partition, so each screen is one Query. */
export const userPartition = (uid: string) => `USER#${uid}`;

export const profileKey = (uid: string) => ({ PK: userPartition(uid), SK: 'PROFILE' });

export const jobPrefix = (kind: JobKind) => `JOB#${kind}#`;
export const jobKey = (uid: string, kind: JobKind, jobId: string) => ({
  PK: userPartition(uid),
  SK: `${jobPrefix(kind)}${jobId}`,
});

/** `day` is the UTC date, `YYYY-MM-DD`. */
export const usageKey = (uid: string, kind: JobKind, day: string) => ({
  PK: userPartition(uid),
  SK: `USAGE#${kind}#${day}`,
});

export const idempotencyItemKey = (uid: string, hash: string) => ({
  PK: userPartition(uid),
  SK: `IDEMPOTENCY#${hash}`,
});
