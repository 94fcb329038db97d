import type { Confirmation } from '#shared/model/document.ts';
import type { JobFailure, JobStatus } from '#shared/model/job.ts';
import type { JobKind } from '#shared/model/job-steps.ts';
import type { JobAddress, JobRecord, StoredFile } from './job-record.ts';

/** Items whose steps run side by side: one has finished, or has begun a step `after` the named ones. */
export type ItemProgress =
  | { readonly total: number; readonly item: number }
  | { readonly total: number; readonly after: readonly string[] };

/** A change of an open job. A finished job never changes, except that its owner may confirm its result. */
export type JobChange =
  | {
      readonly status: 'PROCESSING';
      readonly step: string;
      /** In steps over many items. */
      readonly progress?: ItemProgress;
    }
  /** It waits for room at a service, in the same step. */
  | { readonly status: 'PROCESSING'; readonly waiting: true }
  | {
      readonly status: 'SUCCESS';
      readonly files: readonly StoredFile[];
      /** Facts about the result, as its feature defines them. */
      readonly made?: JobRecord['made'];
    }
  | { readonly status: 'FAILED'; readonly error: JobFailure };

interface WhichJobs {
  /** Only jobs older than this id. */
  readonly before?: string | undefined;
  /** Only jobs whose request names this class. */
  readonly classId?: string | undefined;
}

/** What an owner confirmed of a job's result. */
export interface JobConfirmation {
  readonly confirmed: Confirmation;
  /** When the confirmed version was made. */
  readonly madeAt: string;
  /** Facts about the confirmed result, as its feature defines them. */
  readonly made: JobRecord['made'];
}

/** Jobs by their owner. Each write is one conditional item, so every method is safe to repeat. */
export interface JobStore {
  /** Answers false and writes nothing if the id is taken. */
  create(record: JobRecord): Promise<boolean>;
  find(address: JobAddress): Promise<JobRecord | undefined>;
  /** Newest first. */
  list(uid: string, kind: JobKind, most: number, which?: WhichJobs): Promise<JobRecord[]>;
  /** Answers false and changes nothing if the job is finished or gone. */
  change(address: JobAddress, change: JobChange, now: Date): Promise<boolean>;
  /**
   * Records that the owner confirmed a version of its document, and replaces the job's files.
   * @returns the replaced files; `undefined`, with nothing changed, if the job has not succeeded, is gone, or has
   *   this version or a later one confirmed
   */
  confirm(
    address: JobAddress,
    confirmation: JobConfirmation,
    files: readonly StoredFile[],
  ): Promise<readonly StoredFile[] | undefined>;
  /** Adds the use of a model to the job's total; does not create a job that is gone. */
  addUsage(
    address: JobAddress,
    tokens: { readonly inputTokens: number; readonly outputTokens: number },
  ): Promise<void>;
  /** Answers false and removes nothing if the job is in none of these states or gone. */
  remove(address: JobAddress, from: readonly JobStatus[]): Promise<boolean>;
}
