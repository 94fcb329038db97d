import type { Job, JobKind } from '../../../shared/model/job.ts';
import { limits } from '../../../shared/model/limits.ts';
import type { JobStore } from './job-store.ts';
import { toJob } from './to-job.ts';

/** A user's newest jobs of one kind as the browser sees them, with links into `bucket`. */
export async function listJobs(
  jobs: JobStore,
  bucket: string,
  { uid, kind }: { readonly uid: string; readonly kind: JobKind },
): Promise<Job[]> {
  const records = await jobs.list(uid, kind, limits.jobsListed);
  return records.map((record) => toJob(record, bucket));
}
