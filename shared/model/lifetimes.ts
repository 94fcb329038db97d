const DAY = 24 * 60 * 60 * 1000;

/** Deleted so many days after it was written, whatever happens. */
interface Days {
  readonly days: number;
}

/** Deleted with what it belongs to. */
interface Kept {
  readonly with: 'account' | 'job';
}

/** How the sort key of such a thing begins, of what the table keeps. */
interface InTable {
  readonly item?: string;
}

/**
 * How long each thing is kept that the product stores. Lifecycle rules of buckets, expiry of items, retention of logs
 * and what a teacher is told follow these; no other place has a number of its own.
 */
export const lifetimes = {
  profile: { item: 'PROFILE', with: 'account' },
  /** A teacher's timetable and holidays. */
  schoolYear: { item: 'SCHOOL-YEAR', with: 'account' },
  student: { item: 'STUDENT#', with: 'account' },
  rosterCount: { item: 'ROSTER', with: 'account' },
  /** Which teachers have a student. */
  studentTeachers: { item: 'TEACHERS', with: 'account' },
  job: { item: 'JOB#', with: 'account' },
  /** A draft's text. */
  resultText: { item: 'RESULT#', with: 'job' },
  /** A version of a document; what stands in it is a file under `documents/`. */
  document: { item: 'DOC#', with: 'job' },
  /** A class that a teacher keeps, after its last change or use: until the next school year is well begun. */
  savedClass: { item: 'CLASS#', days: 400 },
  /** A file that a job has made, under `results/`. */
  resultFile: { days: 365 },
  /**
   * What a job's steps leave for one another, under `work/`: deleted when the job ends, and after a day all the same. Of
   * these no backup is kept for longer than that either.
   */
  workFile: { days: 1 },
  /** A file that a teacher has sent, in a bucket of its own. */
  upload: { days: 30 },
  /** The parts of an upload that was not finished. */
  uploadPart: { days: 1 },
  /** Which job an idempotency key has made. */
  idempotencyClaim: { item: 'IDEMPOTENCY#', days: 1 },
  /** How much of a day's allowance is used: beyond the day in every time zone. */
  dayCount: { item: 'USAGE#', days: 2 },
  /** What stands in place of a closed account's items: longer than any token of it lives, which is an hour. */
  tombstone: { days: 1 },
  /** What can be brought back of what was deleted or overwritten: items of the table, and files that jobs have made. */
  backup: { days: 30 },
  /** Who has read or written which of teachers' files, by which key and from where. */
  fileAccessLog: { days: 30 },
  /** What functions and workflows log: no token, address, name or file. */
  log: { days: 30 },
  /** An event that no function could deal with; it names a job by its key. As long as a queue keeps anything. */
  undeliveredEvent: { days: 14 },
} as const satisfies Record<string, (Days | Kept) & InTable>;

/**
 * When what was written at a moment is past its days.
 * @param written milliseconds since 1970, as is the answer
 */
export const endOf = ({ days }: Days, written: number): number => written + days * DAY;
