import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import type { Job } from '#shared/model/job.ts';
import { documentClient } from '../aws/document-client.ts';
import { workflowClient } from '../aws/workflow-client.ts';
import { dynamoAccountClosure } from '../account-deletion/dynamo-account-closure.ts';
import { dailyQuota } from '../daily-quota.ts';
import { readEnvironment } from '../environment.ts';
import type { AuthenticatedUser } from '../identity/caller.ts';
import { endpointHandler, type ApiHandler } from '../http/endpoint-handler.ts';
import { dynamoJobStore } from './dynamo-job-store.ts';
import { dynamoResultStore } from './dynamo-result-store.ts';
import { dynamoSubmissionStore } from './dynamo-submission-store.ts';
import { jobFilesEnvironment } from './environment.ts';
import type { JobFeature } from './job-feature.ts';
import type { JobAddress, JobRecord } from './job-record.ts';
import type { JobStore } from './job-store.ts';
import { submitJob, type Submission } from './submit-job.ts';
import { filesEndOf } from './to-job.ts';
import { ulid } from './ulid.ts';
import { stepFunctionsStarter } from './step-functions-starter.ts';

/** The environment of functions that start jobs of one kind. */
const submitEnvironment = z.extend(jobFilesEnvironment, { WORKFLOW_ARN: z.string() });
export type SubmitEnvironment = z.infer<typeof submitEnvironment>;

/** The environment where a job is made from an upload. */
export const submitUploadEnvironment = z.extend(submitEnvironment, { UPLOADS_BUCKET: z.string() });
export type SubmitUploadEnvironment = z.infer<typeof submitUploadEnvironment>;

export interface SubmissionRules<Request extends Record<string, unknown>> {
  /** Parses a call's body and a stored job's request. */
  readonly request: z.core.$ZodType<Request>;
  /** What a user's job is made from, as the history shows it. */
  readonly sourceOf: (request: Request, uid: string) => string | Promise<string>;
  /** How many items the job's steps run for, if not for one. */
  readonly itemsOf?: (request: Request) => number;
  /** Throws early in cases in which the workflow could only fail. */
  readonly check?: (uid: string, request: Request) => Promise<void>;
}

export function submitHandler<Request extends Record<string, unknown>>(
  feature: JobFeature,
  rules: SubmissionRules<Request>,
): ApiHandler {
  const { submit } = submitterOf(feature, rules);
  return endpointHandler(feature.endpoints.submit, (call) => submit(call, call.body));
}

/** Starts a failed job, or one whose files have expired, again as a new job. */
export function retryHandler<Request extends Record<string, unknown>>(
  feature: JobFeature,
  rules: SubmissionRules<Request>,
): ApiHandler {
  const { submit, jobs } = submitterOf(feature, rules);
  return endpointHandler(feature.endpoints.retry, async (call) => {
    const { user, params } = call;
    const address = { uid: user.uid, kind: feature.kind, jobId: params.jobId };
    const { request } = await findRepeatable(jobs, address);
    return submit(call, request);
  });
}

async function findRepeatable(jobs: JobStore, address: JobAddress): Promise<JobRecord> {
  const job = await jobs.find(address);
  if (!job) throw new AppError('job-not-found');
  const areFilesGone = Date.now() >= (filesEndOf(job) ?? Infinity);
  if (job.status !== 'FAILED' && !areFilesGone) throw new AppError('job-not-failed');
  return job;
}

/** The parts of a call, besides the request, that starting a job needs. */
type Call = Pick<Submission, 'idempotency' | 'correlationId'> & {
  readonly user: AuthenticatedUser;
};

function submitterOf<Request extends Record<string, unknown>>(
  { kind, show, makesTexts, perDay }: JobFeature,
  rules: SubmissionRules<Request>,
) {
  const { TABLE_NAME, RESULTS_BUCKET, WORKFLOW_ARN } = readEnvironment(submitEnvironment);
  const jobs = dynamoJobStore(documentClient, TABLE_NAME);
  const results = dynamoResultStore(documentClient, TABLE_NAME);
  const ports = {
    jobs,
    submissions: dynamoSubmissionStore(documentClient, TABLE_NAME),
    closure: dynamoAccountClosure(documentClient, TABLE_NAME),
    workflow: stepFunctionsStarter(workflowClient, WORKFLOW_ARN),
    now: () => new Date(),
    newId: ulid,
  };
  const submit = async (
    { user, idempotency, correlationId }: Call,
    asked: unknown,
  ): Promise<Job> => {
    const { uid } = user;
    const request = z.parse(rules.request, asked);
    const record = await submitJob(ports, {
      uid,
      kind,
      request,
      source: await rules.sourceOf(request, uid),
      ...(rules.itemsOf && { items: rules.itemsOf(request) }),
      allowance: dailyQuota(user, perDay),
      correlationId,
      idempotency,
      check: async () => rules.check?.(uid, request),
    });
    // A repeated call may return a job that has already succeeded.
    return show(makesTexts ? await results.join(record) : record, RESULTS_BUCKET);
  };
  return { submit, jobs };
}
