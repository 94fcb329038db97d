import { cancelContentJob } from '#shared/contracts/content-cancelling.ts';
import { AppError } from '#shared/errors.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { endableJobs } from '#core/jobs/end-job.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import { drafts } from '../jobs.ts';

const environment = readEnvironment(jobFilesEnvironment);
const { jobs, endJob } = endableJobs(environment);

/** Ends a job. Its workflow finds its files gone, or the job ended, at the next step, and stops there. */
export const handler = endpointHandler(cancelContentJob, async ({ user, params: { jobId } }) => {
  const address = { uid: user.uid, kind: drafts.kind, jobId };
  if (!(await jobs.find(address))) throw new AppError('job-not-found');
  await endJob(address, { status: 'FAILED', error: { code: 'cancelled' } }, new Date());
  const job = await jobs.find(address);
  if (!job) throw new AppError('job-not-found');
  return drafts.show(job, environment.RESULTS_BUCKET);
});
