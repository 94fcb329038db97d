import { AppError } from '../../../shared/errors.ts';
import { isFinished } from '../../../shared/model/job.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import type { JobAddress } from './job-record.ts';
import type { ResultStore } from './dynamo-result-store.ts';
import type { JobStore } from './job-store.ts';
import type { SubmissionStore } from './submission-store.ts';
import type { WorkFiles } from './work-files.ts';

export interface DeletePorts {
  readonly jobs: Pick<JobStore, 'find' | 'remove'>;
  readonly results: Pick<ResultStore, 'remove'>;
  readonly submissions: Pick<SubmissionStore, 'forget'>;
  readonly workFiles: WorkFiles;
  /** Deletes an object of the results bucket; it is no error if there is none. */
  readonly deleteFile: (key: string) => Promise<void>;
  /** For kinds of jobs whose results are documents. */
  readonly documents?: Pick<DocumentStore, 'removeAll'>;
}

/**
 * Deletes a finished job with its files, its text, its document, what its steps may have left, and the claim of its
 * idempotency key: a repeated submission would make a job of the same id, whose execution has been and gone.
 * @throws AppError `job-not-found` or `job-not-finished`
 */
export async function deleteJob(
  { jobs, results, submissions, workFiles, deleteFile, documents }: DeletePorts,
  address: JobAddress,
): Promise<void> {
  const removeMade = async () => {
    await results.remove(address);
    await documents?.removeAll(address);
  };
  const job = await jobs.find(address);
  if (!job) {
    // A call before this one may have failed after the job was gone.
    await removeMade();
    throw new AppError('job-not-found');
  }
  if (!isFinished(job.status)) throw new AppError('job-not-finished');
  // The job last: what a crash leaves is still on the list, to be deleted again.
  await workFiles.removeAll(address);
  await Promise.all(job.files.map(({ key }) => deleteFile(key)));
  await removeMade();
  if (job.keyHash !== undefined) await submissions.forget(job.uid, job.keyHash, job.id);
  await jobs.remove(address, ['SUCCESS', 'FAILED']);
  // Whoever wrote meanwhile, an editor or a workflow that records its end once more, looks for the job after writing: if
  // it was still there, what they wrote is found now.
  await removeMade();
}
