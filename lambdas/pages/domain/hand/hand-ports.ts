import type { JobAddress } from '#core/jobs/job-record.ts';
import type { HandStore } from '../../stores/hand-store.ts';

/** What was seen on the pages of a job, in one file per job, until the teacher confirms them. */
export interface SignFiles {
  /** Not validated; `undefined` if there is none. */
  read(job: JobAddress): Promise<unknown>;
  /** @throws JobError `cancelled` if the job has failed or is gone */
  write(job: JobAddress, content: object): Promise<void>;
  /** A missing file is not an error. */
  remove(job: JobAddress): Promise<void>;
  removeAll(uid: string): Promise<void>;
}

export interface HandPorts {
  readonly hands: HandStore;
  readonly signs: SignFiles;
  readonly now: () => Date;
}
