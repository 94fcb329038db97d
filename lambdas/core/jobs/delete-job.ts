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
  /** Its folders name no kind, so it is used only for a job that was found. */
  readonly formerResultFiles: JobFiles;
  /** For kinds of jobs whose results are documents. */
  readonly documents?: Pick<DocumentStore, 'removeAll'>;
}

/**
 * Deletes a finished job with its files, its text, its document, what its steps may have left, and the claim of its
 * idempotency key: a repeated submission would make a job of the same id, whose execution has been and gone.
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
    // An earlier call may have failed after the job was gone. All of this is found by the kind as well as the id.
    await removeMade();
    throw new AppError('job-not-found');
  }
  if (!isFinished(job.status)) throw new AppError('job-not-finished');
  // The job last: what a crash leaves is still on the list, to be deleted again.
  await workFiles.removeAll(address);
  await files.formerResultFiles.removeAll(address);
  await removeMade();
  if (job.keyHash !== undefined) await submissions.forget(job.uid, job.keyHash, job.id);
  await jobs.remove(address, ['SUCCESS', 'FAILED']);
  // Whoever wrote meanwhile, an editor or a workflow that records its end once more, looks for the job after writing: if
  // it was still there, what they wrote is found now.
  await removeMade();
}
