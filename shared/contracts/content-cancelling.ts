import { contentJob } from './ai-content.ts';
import { defineEndpoint } from './endpoint.ts';
import { byJobId } from './jobs.ts';

/** Ends a job that runs. A job that has ended meanwhile stays as it is, and its state is answered. */
export const cancelContentJob = defineEndpoint({
  id: 'cancel-content-job',
  summary: 'Cancels an AI content job that runs, and deletes what it has written',
  method: 'POST',
  path: '/ai-content/jobs/{jobId}/cancel',
  audience: 'teacher',
  params: byJobId,
  status: 200,
  response: contentJob,
  errors: ['job-not-found'],
});
