import * as z from 'zod/mini';
import { jobKinds, type JobKind } from '#shared/model/job.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { workflowClient } from '#core/aws/workflow-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { measure } from '#core/metrics.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { workflowStarter } from '#core/jobs/workflow-starter.ts';
import { sweep } from '../domain/sweep.ts';
import { dynamoOpenJobs } from '../dynamo-open-jobs.ts';
import { endableJobs } from '../end-job.ts';
import { sweepEnvironment } from '../environment.ts';

const environment = readEnvironment(sweepEnvironment);
const workflowArns = {
  notebook: environment.NOTEBOOK_WORKFLOW_ARN,
  grade: environment.GRADE_WORKFLOW_ARN,
  'ai-content': environment.AI_CONTENT_WORKFLOW_ARN,
} satisfies Record<JobKind, string>;
const { jobs, endJob } = endableJobs(environment);
const ports = {
  open: dynamoOpenJobs(documentClient, environment.TABLE_NAME),
  jobs,
  endJob,
  workflows: new Map(
    jobKinds.map((kind) => [kind, workflowStarter(workflowClient, workflowArns[kind])] as const),
  ),
};

/** Runs on a schedule; the event says nothing that is needed. */
export const handler = stepHandler('sweep-jobs', z.unknown(), async () => {
  const swept = await sweep(ports, new Date());
  measure('swept', { OverdueJobs: swept.overdue });
  return swept;
});
