import * as z from 'zod/mini';
import { documentClient } from '../../core/aws/document-client.ts';
import { readEnvironment } from '../../core/environment.ts';
import { dynamoJobStore } from '../../core/jobs/dynamo-job-store.ts';
import { jobAddress, storedFile } from '../../core/jobs/job-record.ts';
import { stepHandler } from '../../core/jobs/step-handler.ts';
import { caughtError, failureOf } from '../domain/failure-of.ts';
import { jobsEnvironment } from '../environment.ts';

const { TABLE_NAME } = readEnvironment(jobsEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);

const transition = z.discriminatedUnion('status', [
  z.extend(jobAddress, { status: z.literal('PROCESSING'), step: z.string() }),
  z.extend(jobAddress, {
    status: z.literal('SUCCESS'),
    files: z.array(storedFile),
    result: z.optional(z.string()),
  }),
  z.extend(jobAddress, { status: z.literal('FAILED'), error: caughtError }),
]);

/** Records what a workflow says of its job. One that is finished already stays as it is; that is no error. */
export const handler = stepHandler('record-job', transition, async (input) => {
  const change =
    input.status === 'FAILED' ? { status: input.status, error: failureOf(input.error) } : input;
  return { recorded: await jobs.change(input, change, new Date()) };
});
