import * as z from 'zod/mini';
import { jobSteps, stepIds, type JobKind } from '#shared/model/job-steps.ts';
import { readEnvironment } from '#core/environment.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import { jobAddress, storedFile } from '#core/jobs/job-record.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { caughtError, failureOf } from '#core/jobs/failure-of.ts';
import { endableJobs } from '#core/jobs/end-job.ts';

const { jobs, endJob } = endableJobs(readEnvironment(jobFilesEnvironment));

const transition = z.discriminatedUnion('status', [
  z.extend(jobAddress, {
    status: z.literal('PROCESSING'),
    step: z.enum(stepIds),
    /** The step waits for room at a service. */
    waiting: z.optional(z.literal(true)),
    /** Only for a step that runs for each item. */
    progress: z.optional(
      z.object({ total: z.int(), item: z.int(), isDone: z.optional(z.boolean()) }),
    ),
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

interface Reported {
  readonly total: number;
  readonly item: number;
  readonly isDone?: boolean | undefined;
}

/** The progress to store; one item alone has none. */
function progressOf(kind: JobKind, step: string, reported: Reported | undefined) {
  if (!reported || reported.total < 2) return {};
  const { total, item, isDone } = reported;
  if (isDone) return { progress: { total, item } };
  const ids = jobSteps[kind].map(({ id }): string => id);
  return { progress: { total, after: ids.slice(0, ids.indexOf(step)) } };
}

/** Records a change that a workflow reports of its job. A finished job stays as it is, which is not an error. */
export const handler = stepHandler('record-job', transition, async (input) => {
  const now = new Date();
  if (input.status === 'PROCESSING') {
    const { kind, status, step, waiting, progress } = input;
    const change = waiting
      ? { status, waiting }
      : { status, step, ...progressOf(kind, step, progress) };
    return { recorded: await jobs.change(input, change, now) };
  }
  const ending =
    input.status === 'FAILED'
      ? { status: input.status, error: failureOf(input.error) }
      : { status: input.status, ...input.outcome };
  return { recorded: await endJob(input, ending, now) };
});
