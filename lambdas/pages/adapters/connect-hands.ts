import { documentClient } from '#core/aws/document-client.ts';
import type { JobFilesEnvironment } from '#core/jobs/environment.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { dynamoHandStore } from '../stores/dynamo-hand-store.ts';
import type { HandPorts } from '../domain/hand/hand-ports.ts';
import { signFiles } from './sign-files.ts';

/** The hands of one table, with what was seen on pages in one bucket. */
export const connectHands = ({ TABLE_NAME, RESULTS_BUCKET }: JobFilesEnvironment): HandPorts => ({
  hands: dynamoHandStore(documentClient, TABLE_NAME),
  signs: signFiles(dynamoJobStore(documentClient, TABLE_NAME), RESULTS_BUCKET),
  now: () => new Date(),
});
