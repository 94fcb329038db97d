import { documentClient } from '../aws/document-client.ts';
import { dynamoAccountClosure } from '../account-deletion/dynamo-account-closure.ts';
import { dynamoJobStore } from '../jobs/dynamo-job-store.ts';
import type { JobFilesEnvironment } from '../jobs/environment.ts';
import type { JobDocumentPorts } from './job-owner.ts';
import { dynamoDocumentStore, locateJobDocument } from './dynamo-document-store.ts';
import { s3DocumentFiles } from './s3-document-files.ts';

export const connectDocuments = ({
  TABLE_NAME,
  RESULTS_BUCKET,
}: JobFilesEnvironment): JobDocumentPorts => ({
  jobs: dynamoJobStore(documentClient, TABLE_NAME),
  documents: dynamoDocumentStore(documentClient, TABLE_NAME, {
    locate: locateJobDocument,
    files: s3DocumentFiles(RESULTS_BUCKET),
  }),
  closure: dynamoAccountClosure(documentClient, TABLE_NAME),
  now: () => new Date(),
});
