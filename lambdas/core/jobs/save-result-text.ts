import type { ResultStore } from './dynamo-result-store.ts';
import { JobError } from './job-error.ts';
import type { JobAddress } from './job-record.ts';
import type { JobStore } from './job-store.ts';

interface ResultPorts {
  readonly jobs: Pick<JobStore, 'find'>;
  readonly results: Pick<ResultStore, 'keep' | 'remove'>;
}

/**
 * Saves the text of a job before the job succeeds, so that a crash never leaves a success without text. A repeated
 * step keeps the existing text; if the job was cancelled or deleted meanwhile, the text is removed.
 * @throws JobError `cancelled` if the job has failed or is gone
 */
export async function saveResultText(
  { jobs, results }: ResultPorts,
  job: JobAddress,
  text: string,
): Promise<void> {
  await results.keep(job, text);
  const found = await jobs.find(job);
  if (found && found.status !== 'FAILED') return;
  await results.remove(job);
  throw new JobError('cancelled');
}
