import type { JobKind } from '#shared/model/job-steps.ts';

/** Keys of the one table: everything of a user but their classes lies in one partition, so each screen is one Query. */
export const userPartition = (uid: string) => `USER#${uid}`;

export const profileKey = (uid: string) => ({ PK: userPartition(uid), SK: 'PROFILE' });

/** A teacher's timetable and holidays. */
export const schoolYearKey = (uid: string) => ({ PK: userPartition(uid), SK: 'SCHOOL-YEAR' });

export const jobsPrefix = 'JOB#';
export const jobPrefix = (kind: JobKind) => `${jobsPrefix}${kind}#`;
export const jobKey = (uid: string, kind: JobKind, jobId: string) => ({
  PK: userPartition(uid),
  SK: `${jobPrefix(kind)}${jobId}`,
});

export const resultsPrefix = 'RESULT#';
/** The text a job has made, apart from the job: a list of jobs does not pay for the texts. */
export const resultKey = (uid: string, kind: JobKind, jobId: string) => ({
  PK: userPartition(uid),
  SK: `${resultsPrefix}${kind}#${jobId}`,
});

export const documentsPrefix = 'DOC#';
export const documentPrefix = (kind: JobKind, jobId: string) =>
  `${documentsPrefix}${kind}#${jobId}#`;
/** A version of a job's document; the digits make them sort by number. */
export const documentKey = (uid: string, kind: JobKind, jobId: string, version: number) => ({
  PK: userPartition(uid),
  SK: `${documentPrefix(kind, jobId)}${String(version).padStart(9, '0')}`,
});

export const usagePrefix = 'USAGE#';
/** `day` is the UTC date, `YYYY-MM-DD`. */
export const usageKey = (uid: string, kind: JobKind, day: string) => ({
  PK: userPartition(uid),
  SK: `${usagePrefix}${kind}#${day}`,
});

/** Counts of mails sent on a UTC day: all together, or those to one `recipient` (a hash of the address). */
export const invitationUsageKey = (uid: string, day: string, recipient?: string) => ({
  PK: userPartition(uid),
  SK: `${usagePrefix}invitation#${day}${recipient === undefined ? '' : `#${recipient}`}`,
});

/** Counts of all teachers' invitations on a UTC day. */
export const projectInvitationUsageKey = (day: string) => ({
  PK: 'PROJECT',
  SK: `${usagePrefix}invitation#${day}`,
});

/** Counts of upload tickets given on a UTC day. */
export const uploadUsageKey = (uid: string, day: string) => ({
  PK: userPartition(uid),
  SK: `${usagePrefix}upload#${day}`,
});

export const studentPrefix = 'STUDENT#';
/** A row of a teacher's roster. */
export const studentKey = (uid: string, studentId: string) => ({
  PK: userPartition(uid),
  SK: `${studentPrefix}${studentId}`,
});

/**
 * The classes of a teacher are a partition of their own: a policy can tell partitions apart and nothing else, and no
 * function that calls a model may read these.
 */
export const classesPartition = (uid: string) => `CLASSES#${uid}`;
export const classPrefix = 'CLASS#';
/** A class that a teacher keeps. */
export const classKey = (uid: string, classId: string) => ({
  PK: classesPartition(uid),
  SK: `${classPrefix}${classId}`,
});

/** How many rows a teacher's roster has. */
export const rosterCountKey = (uid: string) => ({ PK: userPartition(uid), SK: 'ROSTER' });

/** Which teachers have a student: all of them in one item, so that "nobody" can be a condition. */
export const teachersKey = (studentId: string) => ({ PK: `STUDENT#${studentId}`, SK: 'TEACHERS' });

export const idempotencyItemKey = (uid: string, hash: string) => ({
  PK: userPartition(uid),
  SK: `IDEMPOTENCY#${hash}`,
});
