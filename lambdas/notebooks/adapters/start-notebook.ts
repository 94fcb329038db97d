import { limits } from '../../../shared/model/limits.ts';
import { documentClient } from '../../core/aws/document-client.ts';
import { uploadsIn } from '../../core/files/check-uploaded.ts';
import { fileNameOf } from '../../core/files/upload-key.ts';
import type { JobRecord } from '../../core/jobs/job-record.ts';
import { jobStarter } from '../../core/jobs/job-starter.ts';
import type { Submission } from '../../core/jobs/submit-job.ts';
import { profileStore } from '../../core/profile/profile-store.ts';
import { checkNotebookRequest } from '../domain/job/check-request.ts';
import type { NotebookRequest } from '../domain/job/notebook-request.ts';
import type { StartEnvironment } from '../environment.ts';

interface NotebookOrder {
  readonly uid: string;
  readonly request: NotebookRequest;
  readonly idempotency?: Submission['idempotency'];
}

/** Checks an order and starts its job, with the tables, buckets and workflow of this environment. */
export function notebookStarter(environment: StartEnvironment) {
  const { TABLE_NAME, UPLOADS_BUCKET, NOTEBOOK_WORKFLOW_ARN } = environment;
  const startJob = jobStarter(TABLE_NAME, NOTEBOOK_WORKFLOW_ARN);
  const ports = {
    profiles: profileStore(documentClient, TABLE_NAME),
    uploads: uploadsIn(UPLOADS_BUCKET),
  };
  return ({ uid, request, idempotency }: NotebookOrder): Promise<JobRecord> =>
    startJob({
      uid,
      kind: 'notebook',
      request,
      source: fileNameOf(request.studentNamesFileS3Key),
      allowance: { limit: limits.notebookJobsPerDay, refusal: 'quota-exceeded' },
      idempotency,
      check: () => checkNotebookRequest(ports, uid, request),
    });
}
