import * as z from 'zod/mini';
import { jobKinds } from '#shared/model/job-steps.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { workflowClient } from '#core/aws/workflow-client.ts';
import { readEnvironment, readVariable } from '#core/environment.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import { measure } from '#core/metrics.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { stepFunctionsStarter } from '#core/jobs/step-functions-starter.ts';
import { sweep } from '../domain/sweep.ts';
import { dynamoOpenJobs } from '../dynamo-open-jobs.ts';
import { endableJobs } from '#core/jobs/end-job.ts';
import { workflowVariableOf } from '../environment.ts';

const environment = readEnvironment(jobFilesEnvironment);
const { jobs, endJob } = endableJobs(environment);
const ports = {
  open: dynamoOpenJobs(documentClient, environment.TABLE_NAME),
  jobs,
  endJob,
  workflows: new Map(
    jobKinds.map((kind) => {
      const arn = readVariable(workflowVariableOf(kind));
      return [kind, stepFunctionsStarter(workflowClient, arn)] as const;
    }),
  ),
};

/** Runs on a schedule; the event is not used. */
export const handler = stepHandler('sweep-jobs', z.unknown(), async () => {
  const swept = await sweep(ports, new Date());
  const OldestWait = Math.round(swept.longestWait / 1_000);
  measure('swept', { OverdueJobs: swept.overdue, WaitingJobs: swept.waiting, OldestWait });
  return swept;
});
