import * as z from 'zod/mini';
import { stepIds } from '#shared/model/job-steps.ts';
import { readEnvironment } from '#core/environment.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import { jobAddress, storedFile } from '#core/jobs/job-record.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { caughtError, failureOf } from '../domain/failure-of.ts';
import { endableJobs } from '../end-job.ts';

const { jobs, endJob } = endableJobs(readEnvironment(jobFilesEnvironment));

const transition = z.discriminatedUnion('status', [
  z.extend(jobAddress, {
    status: z.literal('PROCESSING'),
    step: z.enum(stepIds),
    /** Only for a step over many items. */
    progress: z.optional(z.object({ total: z.int(), item: z.optional(z.int()) })),
  }),
  z.extend(jobAddress, {
    status: z.literal('SUCCESS'),
    /** The output of the job's last step. */
    outcome: z.object({
      files: z.array(storedFile),
      made: z.optional(z.record(z.string(), z.unknown())),
    }),
  }),
  z.extend(jobAddress, { status: z.literal('FAILED'), error: caughtError }),
]);

/** Records a change that a workflow reports of its job. A finished job stays as it is, which is not an error. */
export const handler = stepHandler('record-job', transition, async (input) => {
  const now = new Date();
  if (input.status === 'PROCESSING') return { recorded: await jobs.change(input, input, now) };
  const ending =
    input.status === 'FAILED'
      ? { status: input.status, error: failureOf(input.error) }
      : { status: input.status, ...input.outcome };
  return { recorded: await endJob(input, ending, now) };
});
