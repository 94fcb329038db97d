import { documentClient } from '../aws/document-client.ts';
import { readEnvironment } from '../environment.ts';
import type { ApiHandler } from '../http/endpoint-handler.ts';
import { liveSessionHandler } from '../http/live-session-handler.ts';
import { noteInTrail } from '../trail/note-in-trail.ts';
import { deleteJob, type DeletePorts } from './delete-job.ts';
import { dynamoJobStore } from './dynamo-job-store.ts';
import { dynamoResultStore } from './dynamo-result-store.ts';
import { dynamoSubmissionStore } from './dynamo-submission-store.ts';
import { jobFilesEnvironment, type JobFilesEnvironment } from './environment.ts';
import type { JobFeature } from './job-feature.ts';
import { s3FormerResultFiles, s3ResultFiles, s3WorkFiles } from './work-files.ts';

/** Deletes a finished job of one kind with its files. Kinds with documents use `deleteDocumentJob`. */
export function deleteHandler(
  { kind, endpoints }: JobFeature & { readonly documents?: undefined },
  documentsIn?: (environment: JobFilesEnvironment) => DeletePorts['documents'],
): ApiHandler {
  const environment = readEnvironment(jobFilesEnvironment);
  const { TABLE_NAME, RESULTS_BUCKET } = environment;
  const ports = {
    jobs: dynamoJobStore(documentClient, TABLE_NAME),
    results: dynamoResultStore(documentClient, TABLE_NAME),
    submissions: dynamoSubmissionStore(documentClient, TABLE_NAME),
    workFiles: s3WorkFiles(RESULTS_BUCKET),
    resultFiles: s3ResultFiles(RESULTS_BUCKET),
    formerResultFiles: s3FormerResultFiles(RESULTS_BUCKET),
    documents: documentsIn?.(environment),
  };
  return liveSessionHandler(endpoints.delete, async ({ user, params, headers }) => {
    await deleteJob(ports, { uid: user.uid, kind, jobId: params.jobId });
    await noteInTrail(TABLE_NAME, 'job-deleted', { user, headers });
  });
}
