import { AppError } from '#shared/errors.ts';
import { isFinished } from '#shared/model/job.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import type { JobAddress } from './job-record.ts';
import type { ResultStore } from './dynamo-result-store.ts';
import type { JobStore } from './job-store.ts';
import type { SubmissionStore } from './submission-store.ts';
import type { JobFiles } from './work-files.ts';

export interface DeletePorts {
  readonly jobs: Pick<JobStore, 'find' | 'remove'>;
  readonly results: Pick<ResultStore, 'remove'>;
  readonly submissions: Pick<SubmissionStore, 'forget'>;
  readonly workFiles: JobFiles;
  readonly resultFiles: JobFiles;
  /** These folders do not name the kind, so delete them only for a job that was found. */
  readonly formerResultFiles: JobFiles;
  /** For kinds of jobs whose results are documents. */
  readonly documents?: Pick<DocumentStore, 'removeAll'>;
}

/**
 * Deletes a finished job with its files, text, document, temporary files and the claim of its idempotency key. A kept
 * claim would make a repeated submission reuse the id, whose execution has already ended.
 * @throws AppError `job-not-found` or `job-not-finished`
 */
export async function deleteJob(
  { jobs, results, submissions, workFiles, documents, ...files }: DeletePorts,
  address: JobAddress,
): Promise<void> {
  const removeMade = async () => {
    await results.remove(address);
    await documents?.removeAll(address);
    await files.resultFiles.removeAll(address);
  };
  const job = await jobs.find(address);
  if (!job) {
    // An earlier call may have failed after removing the job. Everything removed here has the kind in its key.
    await removeMade();
    throw new AppError('job-not-found');
  }
  if (!isFinished(job.status)) throw new AppError('job-not-finished');
  // The job goes last, so that after a crash it is still listed and can be deleted again.
  await workFiles.removeAll(address);
  await files.formerResultFiles.removeAll(address);
  await removeMade();
  if (job.keyHash !== undefined) await submissions.forget(job.uid, job.keyHash, job.id);
  await jobs.remove(address, ['SUCCESS', 'FAILED']);
  // An editor or a workflow may have written meanwhile. They check for the job after writing, so if it still existed
  // then, this finds what they wrote.
  await removeMade();
}
