import * as z from 'zod/mini';
import type { DocumentEndpoints } from '#shared/contracts/documents.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { jobId } from '#shared/contracts/jobs.ts';
import { isFinished, type Job } from '#shared/model/job.ts';
import { documentClient } from '../aws/document-client.ts';
import { readEnvironment } from '../environment.ts';
import { endpointHandler, type ApiHandler } from '../http/endpoint-handler.ts';
import { EtagResponse } from '../http/respond.ts';
import { deleteHandler } from '../jobs/delete-handler.ts';
import { dynamoResultStore } from '../jobs/dynamo-result-store.ts';
import { jobFilesEnvironment } from '../jobs/environment.ts';
import type { JobFeature } from '../jobs/job-feature.ts';
import type { JobAddress } from '../jobs/job-record.ts';
import { connectDocuments } from './connect-documents.ts';
import { jobOwner } from './job-owner.ts';
import { editingRefusal, findJob, isDocument } from './find-job.ts';
import { readVersion } from './read-version.ts';
import {
  getOwnVersion,
  listOwnVersions,
  putVersion,
  restoreOwnVersion,
  type VersionFeature,
} from './version-handlers.ts';

export interface DocumentFeature<Shown extends Job = Job> extends JobFeature<Shown> {
  readonly documents: DocumentEndpoints;
  /** Fields of a document that an edit must not change. */
  readonly fixed?: readonly string[];
}

/** Answers a job with the newest version of its document, and with its text if it has one. */
export function getDocumentJob({ kind, show, documents, makesTexts }: DocumentFeature): ApiHandler {
  const environment = readEnvironment(jobFilesEnvironment);
  const ports = connectDocuments(environment);
  const texts = dynamoResultStore(documentClient, environment.TABLE_NAME);
  return endpointHandler(documents.getJob, async ({ user, params }) => {
    const address = { uid: user.uid, kind, jobId: params.jobId };
    const record = await findJob(ports, address);
    const whole = makesTexts ? await texts.join(record) : record;
    const job = await show(whole, environment.RESULTS_BUCKET);
    // A running job has no links that could expire, so what has not changed need not be sent again.
    if (documents.getJob.revalidated && !isFinished(record.status)) return job;
    const newest = isDocument(record) ? await ports.documents.newest(address) : undefined;
    if (!newest) return new EtagResponse(job, undefined);
    const document = await readVersion(ports.documents, documents.content, newest);
    return new EtagResponse({ ...job, document }, versionTag(newest));
  });
}

const namingJob = z.object({ jobId });

function versionsOf({ kind, documents, fixed }: DocumentFeature): VersionFeature<JobAddress> {
  const ports = connectDocuments(readEnvironment(jobFilesEnvironment));
  return {
    endpoints: documents,
    fixed,
    ports,
    findOwner: async (uid, params) => {
      const address = { uid, kind, ...z.parse(namingJob, params) };
      const job = await findJob(ports, address);
      return {
        ...jobOwner(ports, address),
        hasDocument: isDocument(job),
        refusal: editingRefusal(job),
      };
    },
  };
}

type Saved = VersionFeature<JobAddress>['saved'];

/** @param saved what follows from a version that was saved */
export const putDocument = (feature: DocumentFeature, saved?: Saved): ApiHandler =>
  putVersion({ ...versionsOf(feature), saved });
export const listVersions = (feature: DocumentFeature): ApiHandler =>
  listOwnVersions(versionsOf(feature));
export const getVersion = (feature: DocumentFeature): ApiHandler =>
  getOwnVersion(versionsOf(feature));
export const restoreVersion = (feature: DocumentFeature, saved?: Saved): ApiHandler =>
  restoreOwnVersion({ ...versionsOf(feature), saved });

export const deleteDocumentJob = ({ documents: _, ...feature }: DocumentFeature): ApiHandler =>
  deleteHandler(feature, (environment) => connectDocuments(environment).documents);
