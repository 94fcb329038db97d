import { profileValue } from '#shared/contracts/profile.ts';
import { contentDocuments } from '#shared/contracts/content-documents.ts';
import type { Draft } from '#shared/model/draft.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { isDocument } from '#core/documents/find-job.ts';
import { readVersion } from '#core/documents/read-version.ts';
import { readEnvironment } from '#core/environment.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import { JobError } from '#core/jobs/job-error.ts';
import { jobAddress, type JobAddress } from '#core/jobs/job-record.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { keepJson } from '#core/jobs/work-json.ts';
import { showUnderway } from '../adapters/underway-file.ts';
import type { PlanFile } from '../domain/job/step-files.ts';
import { planGiven } from '../domain/plan/plan-given.ts';
import { valueStore } from '#lambdas/profile/stores/value-store.ts';
import { contentRequest } from '#shared/contracts/ai-content.ts';
import { jobRequestLoader } from '#core/jobs/job-request.ts';

/** Loads the request of a draft; fails with `cancelled` if it was deleted meanwhile. */
const loadJobRequest = jobRequestLoader(contentRequest);

const environment = readEnvironment(jobFilesEnvironment);
const { TABLE_NAME, RESULTS_BUCKET: bucket } = environment;
const jobs = dynamoJobStore(documentClient, TABLE_NAME);
const profiles = valueStore(documentClient, TABLE_NAME, profileValue);
const { documents } = connectDocuments(environment);

/** @throws JobError `original-missing` if the owner has no such draft */
async function findOriginal(address: JobAddress): Promise<Draft> {
  const job = await jobs.find(address);
  const newest = job && isDocument(job) ? await documents.newest(address) : undefined;
  if (!newest) throw new JobError('original-missing');
  return (await readVersion(documents, contentDocuments.content, newest)).content;
}

/** Makes the plan of a draft from the form, and finds the original draft of a translation. */
export const handler = stepHandler('plan-draft', jobAddress, async (address) => {
  const { uid, kind } = address;
  const [{ request }, profile] = await Promise.all([
    loadJobRequest(jobs, address),
    profiles.find(uid),
  ]);
  const { translationOf: jobId } = request;
  const original = jobId === undefined ? undefined : await findOriginal({ uid, kind, jobId });
  const file: PlanFile = {
    ...planGiven(request, profile?.subject),
    ...(original && { original }),
  };
  const planKey = await keepJson({ jobs, bucket }, address, 'plan', file);
  await showUnderway({ jobs, bucket }, address, file);
  return { planKey };
});
