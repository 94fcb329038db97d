import type { Confirmation } from '#shared/model/document.ts';
import type { JobFailure, JobStatus } from '#shared/model/job.ts';
import type { JobKind } from '#shared/model/job-steps.ts';
import type { ModelUsage } from '../model/model-answer.ts';
import type { JobAddress, JobRecord, StoredFile } from './job-record.ts';

/** What may happen to an open job. A finished job never changes, but that its owner may stand by what it has made. */
export type JobChange =
  | {
      readonly status: 'PROCESSING';
      readonly step: string;
      /** Of a step over many items: how many there are, and the number (from 0) of one that is done. */
      readonly progress?: { readonly total: number; readonly item?: number };
    }
  | {
      readonly status: 'SUCCESS';
      readonly files: readonly StoredFile[];
      /** What there is to say of what was made, as its feature knows it. */
      readonly made?: JobRecord['made'];
    }
  | { readonly status: 'FAILED'; readonly error: JobFailure };

/** Jobs by their owner. Each write is one conditional item, so every method is safe to repeat. */
export interface JobStore {
  /** False, and nothing written, if the id is taken. */
  create(record: JobRecord): Promise<boolean>;
  find(address: JobAddress): Promise<JobRecord | undefined>;
  /** Newest first; with an id, those before it. */
  list(uid: string, kind: JobKind, most: number, before?: string): Promise<JobRecord[]>;
  /** False, and nothing changed, if the job is finished or gone. */
  change(address: JobAddress, change: JobChange, now: Date): Promise<boolean>;
  /**
   * Notes that its owner stands by a version of its document, whose files take the place of those it had.
   * @returns those it had; nothing, and nothing changed, if it has not succeeded, is gone, or has this version or a later
   *   one confirmed
   */
  confirm(
    address: JobAddress,
    confirmed: Confirmation,
    files: readonly StoredFile[],
  ): Promise<readonly StoredFile[] | undefined>;
  /** Adds what a model was used for to what the job has used; a job that is gone stays gone. */
  addUsage(address: JobAddress, usage: ModelUsage): Promise<void>;
  /** False, and nothing removed, if the job is in none of these states or gone. */
  remove(address: JobAddress, from: readonly JobStatus[]): Promise<boolean>;
}
