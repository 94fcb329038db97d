const DAY = 24 * 60 * 60 * 1000;

/** Deleted this many days after it was written, in any case. */
interface Days {
  readonly days: number;
}

/** Deleted together with its account or job. */
interface Kept {
  readonly with: 'account' | 'job';
}

/** How the item's sort key begins, if the table stores it. */
interface InTable {
  readonly item?: string;
}

/** How long each stored thing is kept. Buckets, items, logs and texts follow this table. */
export const lifetimes = {
  /** What each user has once (`shared/contracts/own-values.ts`). */
  ownItem: { with: 'account' },
  /** Numbers that describe the signs on a page, until it is confirmed: a file under `documents/`. */
  signs: { with: 'job' },
  /** What happened with an account, by day. */
  trail: { item: 'TRAIL#', days: 365 },
  student: { item: 'STUDENT#', with: 'account' },
  rosterCount: { item: 'ROSTER', with: 'account' },
  /** Which teachers have a student on their roster. */
  studentTeachers: { item: 'TEACHERS', with: 'account' },
  job: { item: 'JOB#', with: 'account' },
  /** Which jobs name a class, as a list has found them. */
  jobsOfClass: { item: 'JOBS-OF#', days: 90 },
  /** A draft's text. */
  resultText: { item: 'RESULT#', with: 'job' },
  /** A version of a document; its content is a file under `documents/`. */
  document: { item: 'DOC#', with: 'job' },
  /** A version of a shelf of the question bank; its content is a file under `documents/`. */
  shelf: { item: 'SHELF#', with: 'account' },
  /** How well the questions of a test were answered by a class, without pupils. */
  questionFigures: { item: 'FIGURES#', with: 'account' },
  /** A saved class, after its last change or use: until well into the next school year. */
  savedClass: { item: 'CLASS#', days: 400 },
  /** The marks, logs, rolls and seating plan of a class, extended by its use at most once a month, so kept longer than it by that month. */
  classRecord: { item: 'RECORD#', days: 431 },
  /** What a printed page of marks or of a register means; it ends with its class, like the marks. */
  printedSheet: { item: 'PRINTED#', days: 431 },
  /** A file made by a job, under `results/`. */
  resultFile: { days: 365 },
  /** Files of a job's steps, under `work/`; deleted when the job ends, or after a day. */
  workFile: { days: 1 },
  /** An uploaded file, in its own bucket. */
  upload: { days: 30 },
  /** A photo that the camera page took and has not sent, on the teacher's device. */
  cameraFrame: { days: 7 },
  /** An answer of the API that a teacher's device keeps, so that pages open without a network. */
  deviceCopy: { days: 7 },
  /** Parts of an unfinished upload. */
  uploadPart: { days: 1 },
  /** The job that an idempotency key created. */
  idempotencyClaim: { item: 'IDEMPOTENCY#', days: 1 },
  /** Use of a daily quota; two days cover the day in every time zone. */
  dayCount: { item: 'USAGE#', days: 2 },
  /** What models have cost in a month, without data of a teacher. */
  modelSpend: { item: 'SPEND#', days: 62 },
  /** Replaces the items of a closed account, for longer than its tokens live (an hour). */
  tombstone: { days: 1 },
  /** Backups of deleted or overwritten table items and job files. */
  backup: { days: 30 },
  /** Who read or wrote which teacher's files, with which key and from where. */
  fileAccessLog: { days: 30 },
  /** Logs of functions and workflows: no token, address, name or file. */
  log: { days: 30 },
  /** Events that no function could process; each names a job by its key. The longest that SQS keeps a message. */
  undeliveredEvent: { days: 14 },
} as const satisfies Record<string, (Days | Kept) & InTable>;

/**
 * When something written at a given time expires.
 * @param written milliseconds since 1970, as is the result
 */
export const endOf = ({ days }: Days, written: number): number => written + days * DAY;
