import { deleteContentJob } from '../../../shared/contracts/ai-content.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { jobFilesEnvironment } from '../../core/jobs/environment.ts';
import { jobDeleter } from '../../core/jobs/job-deleter.ts';

const deleteJob = jobDeleter(readEnvironment(jobFilesEnvironment));

export const handler = endpointHandler(deleteContentJob, ({ user, params }) =>
  deleteJob({ uid: user.uid, kind: 'ai-content', jobId: params.jobId }),
);
