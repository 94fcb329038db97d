import * as z from 'zod/mini';
import { confirmGrades } from '#shared/contracts/gradebooks.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { deleteObject, putObject } from '#core/aws/s3-objects.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { EtagResponse } from '#core/http/respond.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import { describeError, log } from '#core/log.ts';
import { noteInTrail } from '#core/trail/note-in-trail.ts';
import { connectHands } from '../adapters/connect-hands.ts';
import { confirmGradebook, type ConfirmPorts } from '../domain/confirm/confirm-gradebook.ts';
import { gradeFiles } from '../domain/files/grade-files.ts';
import { learnConfirmed } from '../domain/hand/learn-confirmed.ts';
import { extractionRequest } from '../domain/job/extraction-request.ts';
import { extractions } from '../jobs.ts';

const environment = readEnvironment(jobFilesEnvironment);
const { TABLE_NAME, RESULTS_BUCKET: bucket } = environment;
const ports: ConfirmPorts = {
  ...connectDocuments(environment),
  jobs: dynamoJobStore(documentClient, TABLE_NAME),
  makeFiles: (job, confirmed, content) => {
    const { language } = z.parse(extractionRequest, job.request);
    return gradeFiles(addressOf(job), content, { language, confirmed });
  },
  files: {
    write: ({ key, body, contentType }) => putObject({ bucket, key }, body, contentType),
    remove: (key) => deleteObject({ bucket, key }),
  },
};
const hands = connectHands(environment);

export const handler = endpointHandler(confirmGrades, async ({ user, params, headers }) => {
  const address = { uid: user.uid, kind: extractions.kind, jobId: params.jobId };
  const { job, content, ...seen } = await confirmGradebook(ports, address, headers['if-match']);
  try {
    await learnConfirmed(hands, address, content);
  } catch (error) {
    // The marks are confirmed; the page is only not learnt.
    log('warn', 'learn-hand', { jobId: job.id, error: describeError(error) });
  }
  await noteInTrail(TABLE_NAME, 'marks-confirmed', { user, headers });
  return new EtagResponse(await extractions.show(job, bucket), versionTag(seen));
});
