import { deleteNotebook } from '../../../shared/contracts/notebooks.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { jobFilesEnvironment } from '../../core/jobs/environment.ts';
import { jobDeleter } from '../../core/jobs/job-deleter.ts';

const deleteJob = jobDeleter(readEnvironment(jobFilesEnvironment));

export const handler = endpointHandler(deleteNotebook, ({ user, params }) =>
  deleteJob({ uid: user.uid, kind: 'notebook', jobId: params.jobId }),
);
