import * as z from 'zod/mini';
import type { JobFailureCode } from '#shared/model/job.ts';
import { readEnvironment } from '#core/environment.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import { jobAddress } from '#core/jobs/job-record.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { endableJobs } from '#core/jobs/end-job.ts';

const { endJob } = endableJobs(readEnvironment(jobFilesEnvironment));

const codes = {
  FAILED: 'internal',
  TIMED_OUT: 'timed-out',
  ABORTED: 'cancelled',
} as const satisfies Record<string, JobFailureCode>;

/** The used part of EventBridge's "Step Functions Execution Status Change". */
const executionEnded = z.object({
  detail: z.object({
    status: z.enum(['FAILED', 'TIMED_OUT', 'ABORTED']),
    /** The workflow's input as JSON. */
    input: z.string(),
  }),
});

/** Fails the job of an execution that ended without recording its end; a finished job stays as it is. */
export const handler = stepHandler('repair-job', executionEnded, async ({ detail }) => {
  const address = z.parse(jobAddress, JSON.parse(detail.input));
  const error = { code: codes[detail.status] };
  return { repaired: await endJob(address, { status: 'FAILED', error }, new Date()) };
});
