import type { OwnItem } from '#shared/contracts/own-value.ts';
import type { JobKind } from '#shared/model/job-steps.ts';

/** Keys of the one table. A user's items except classes are in one partition, so each screen needs one Query. */
export const userPartition = (uid: string) => `USER#${uid}`;

export const ownItemKey = ({ item }: Pick<OwnItem, 'item'>, uid: string) => ({
  PK: userPartition(uid),
  SK: item,
});

export const trailPrefix = 'TRAIL#';
/** What happened with an account on a UTC day. */
export const trailKey = (uid: string, day: string) => ({
  PK: userPartition(uid),
  SK: `${trailPrefix}${day}`,
});

export const jobsPrefix = 'JOB#';
export const jobPrefix = (kind: JobKind) => `${jobsPrefix}${kind}#`;
export const jobKey = (uid: string, kind: JobKind, jobId: string) => ({
  PK: userPartition(uid),
  SK: `${jobPrefix(kind)}${jobId}`,
});

/** Which jobs of a kind name a class. */
export const jobsOfClassKey = (uid: string, kind: JobKind, classId: string) => ({
  PK: userPartition(uid),
  SK: `JOBS-OF#${kind}#${classId}`,
});

/** Parts of the index of open jobs for each kind, because a part of an index takes a thousand writes a second. */
const openShards = 8;
/** The part of the index of open jobs that a job is in, by the last digit of its id, which is random. */
export const openJobsPart = (kind: JobKind, jobId: string): string =>
  `${kind}#${(jobId.codePointAt(jobId.length - 1) ?? 0) % openShards}`;
/** All parts of the index for a kind; jobs that older releases wrote are in the part that is named as the kind. */
export const openJobsParts = (kind: JobKind): readonly string[] => [
  kind,
  ...Array.from({ length: openShards }, (_, shard) => `${kind}#${shard}`),
];

export const resultsPrefix = 'RESULT#';
/** The text that a job has made; separate from the job, so that a list of jobs does not read the texts. */
export const resultKey = (uid: string, kind: JobKind, jobId: string) => ({
  PK: userPartition(uid),
  SK: `${resultsPrefix}${kind}#${jobId}`,
});

export const documentsPrefix = 'DOC#';
/** How the items of the versions of a job's document begin. */
export const documentPrefix = (kind: JobKind, jobId: string) =>
  `${documentsPrefix}${kind}#${jobId}#`;

/** Where the items of a document's versions are. */
export interface VersionItems {
  readonly partition: string;
  readonly prefix: string;
}
/** A version of a document; the padded number makes versions sort by number. */
export const documentKey = ({ partition, prefix }: VersionItems, version: number) => ({
  PK: partition,
  SK: `${prefix}${String(version).padStart(9, '0')}`,
});

export const shelvesPrefix = 'SHELF#';
/** How the items of the versions of a shelf of the question bank begin; without its second digit, of ten shelves. */
export const shelfPrefix = (id: string) => `${shelvesPrefix}${id}`;

export const figuresPrefix = 'FIGURES#';
/** How a class did in the questions of a test, by the job that read its answer sheets. */
export const figuresKey = (uid: string, jobId: string) => ({
  PK: userPartition(uid),
  SK: `${figuresPrefix}${jobId}`,
});

export const usagePrefix = 'USAGE#';
/** `day` is the UTC date, `YYYY-MM-DD`. */
export const usageKey = (uid: string, kind: JobKind, day: string) => ({
  PK: userPartition(uid),
  SK: `${usagePrefix}${kind}#${day}`,
});

/** Mails sent on a UTC day: all of a user's, or those to one `recipient` (a hash of the address). */
export const invitationUsageKey = (uid: string, day: string, recipient?: string) => ({
  PK: userPartition(uid),
  SK: `${usagePrefix}invitation#${day}${recipient === undefined ? '' : `#${recipient}`}`,
});

export const projectInvitationUsageKey = (day: string) => ({
  PK: 'PROJECT',
  SK: `${usagePrefix}invitation#${day}`,
});

/** What models have cost in a month (UTC, `YYYY-MM`), for all teachers together. */
export const modelSpendKey = (month: string) => ({ PK: 'PROJECT', SK: `SPEND#models#${month}` });

/** Upload tickets given on a UTC day. */
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

/** IAM policies separate only partitions, and functions that call a model must not read classes. */
export const classesPartition = (uid: string) => `CLASSES#${uid}`;
export const classPrefix = 'CLASS#';
export const classKey = (uid: string, classId: string) => ({
  PK: classesPartition(uid),
  SK: `${classPrefix}${classId}`,
});

export const recordsPrefix = 'RECORD#';
/** Everything that belongs to a class, except its pupils. */
export const recordPrefix = (classId: string) => `${recordsPrefix}${classId}#`;
export const markSheetsPrefix = (classId: string) => `${recordPrefix(classId)}SHEET#`;
/** A mark sheet of a class, without its marks. */
export const markSheetKey = (uid: string, classId: string, sheetId: string) => ({
  PK: classesPartition(uid),
  SK: `${markSheetsPrefix(classId)}${sheetId}`,
});
/** A value that a class has at most once, such as its subjects or its seating plan. */
export const classValueKey = (uid: string, classId: string, item: string) => ({
  PK: classesPartition(uid),
  SK: `${recordPrefix(classId)}${item}`,
});
/** How the items of the versions of a sheet's marks begin, and those with their contents. */
export const sheetVersionsPrefix = (classId: string, sheetId: string) =>
  `${recordPrefix(classId)}VERSION#${sheetId}#`;
export const sheetContentsPrefix = (classId: string, sheetId: string) =>
  `${recordPrefix(classId)}CONTENT#${sheetId}#`;
/** How the items of the versions of a document of a class begin, and those with their contents. */
export const classDocumentPrefixes = (classId: string, id: string) => ({
  versions: `${recordPrefix(classId)}VERSION#${id}`,
  contents: `${recordPrefix(classId)}CONTENT#${id}`,
});

export const printedSheetsPrefix = 'PRINTED#';
/** A page of marks that was printed, by its number: a photo of it says no more. */
export const printedSheetKey = (uid: string, number: number) => ({
  PK: classesPartition(uid),
  SK: `${printedSheetsPrefix}${String(number).padStart(8, '0')}`,
});
/** The number of rows of a teacher's roster. */
export const rosterCountKey = (uid: string) => ({ PK: userPartition(uid), SK: 'ROSTER' });

/** All teachers of a student in one item, so that a condition can test whether there are none. */
export const teachersKey = (studentId: string) => ({ PK: `STUDENT#${studentId}`, SK: 'TEACHERS' });

export const idempotencyItemKey = (uid: string, hash: string) => ({
  PK: userPartition(uid),
  SK: `IDEMPOTENCY#${hash}`,
});
