import type { ResultStore } from './dynamo-result-store.ts';
import { JobError } from './job-error.ts';
import type { JobAddress } from './job-record.ts';
import type { JobStore } from './job-store.ts';

interface ResultPorts {
  readonly jobs: Pick<JobStore, 'find'>;
  readonly results: Pick<ResultStore, 'keep' | 'remove'>;
}

/**
 * Keeps the text of a running job, which succeeds afterwards, so that no crash makes a success without one. A step that
 * runs again leaves the text it finds. If the job was given up or deleted meanwhile, the text is taken back.
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
