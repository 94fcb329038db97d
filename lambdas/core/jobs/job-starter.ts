import { documentClient } from '../aws/document-client.ts';
import { workflowClient } from '../aws/workflow-client.ts';
import { dynamoAccountClosure } from '../closure/dynamo-account-closure.ts';
import { dynamoJobStore } from './dynamo-job-store.ts';
import { dynamoSubmissionStore } from './dynamo-submission-store.ts';
import type { JobRecord } from './job-record.ts';
import { sfnWorkflowStarter } from './sfn-workflow-starter.ts';
import { submitJob, type Submission } from './submit-job.ts';
import { ulid } from './ulid.ts';

/** Submits jobs to one table and one workflow; throws what `submitJob` does. */
export function jobStarter(
  table: string,
  workflowArn: string,
): (submission: Submission) => Promise<JobRecord> {
  const ports = {
    jobs: dynamoJobStore(documentClient, table),
    submissions: dynamoSubmissionStore(documentClient, table),
    closure: dynamoAccountClosure(documentClient, table),
    workflow: sfnWorkflowStarter(workflowClient, workflowArn),
    now: () => new Date(),
    newId: ulid,
  };
  return (submission) => submitJob(ports, submission);
}
