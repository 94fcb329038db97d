import { deleteNotebook } from '../../../shared/contracts/notebooks.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { jobListEnvironment } from '../../core/jobs/environment.ts';
import { jobDeleter } from '../../core/jobs/job-deleter.ts';
import { rosterKey } from '../domain/job/notebook-files.ts';

const deleteJob = jobDeleter(readEnvironment(jobListEnvironment));

export const handler = endpointHandler(deleteNotebook, ({ user, params }) => {
  const address = { uid: user.uid, kind: 'notebook', jobId: params.jobId } as const;
  return deleteJob(address, [rosterKey(address)]);
});
