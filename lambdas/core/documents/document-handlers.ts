import { AppError } from '#shared/errors.ts';
import type { DocumentEndpoints } from '#shared/contracts/documents.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import type { Job } from '#shared/model/job.ts';
import { documentClient } from '../aws/document-client.ts';
import { readEnvironment } from '../environment.ts';
import { endpointHandler, type ApiHandler } from '../http/endpoint-handler.ts';
import { EtagResponse } from '../http/respond.ts';
import { deleteHandler } from '../jobs/delete-handler.ts';
import { dynamoResultStore } from '../jobs/dynamo-result-store.ts';
import { jobFilesEnvironment } from '../jobs/environment.ts';
import type { JobFeature } from '../jobs/job-feature.ts';
import type { JobAddress } from '../jobs/job-record.ts';
import type { DocumentPorts } from './add-version.ts';
import { connectDocuments } from './connect-documents.ts';
import { findJob, isDocument, requireEditable } from './find-job.ts';
import { readVersion, type FullVersion } from './read-version.ts';
import { saveVersion } from './save-version.ts';

export interface DocumentFeature<Shown extends Job = Job> extends JobFeature<Shown> {
  readonly documents: DocumentEndpoints;
  /** Fields of a document that an edit must not change. */
  readonly fixed?: readonly string[];
}

const tagged = (version: FullVersion) => new EtagResponse(version, versionTag(version.version));

async function findVersion({ documents }: DocumentPorts, address: JobAddress, version: string) {
  const found = await documents.find(address, Number(version));
  if (!found) throw new AppError('document-not-found');
  return found;
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
    const newest = isDocument(record) ? await ports.documents.newest(address) : undefined;
    if (!newest) return new EtagResponse(job, undefined);
    const document = await readVersion(ports.documents, documents.content, newest);
    return new EtagResponse({ ...job, document }, versionTag(newest.version));
  });
}

export function putDocument({ kind, documents, fixed }: DocumentFeature): ApiHandler {
  const ports = connectDocuments(readEnvironment(jobFilesEnvironment));
  return endpointHandler(documents.putDocument, async ({ user, params, body, headers }) => {
    const address = { uid: user.uid, kind, jobId: params.jobId };
    await requireEditable(ports, address);
    const change = { content: body, fixed, seen: headers['if-match'] };
    return tagged(await saveVersion(ports, documents.content, address, change));
  });
}

export function listVersions({ kind, documents }: DocumentFeature): ApiHandler {
  const ports = connectDocuments(readEnvironment(jobFilesEnvironment));
  return endpointHandler(documents.listVersions, async ({ user, params }) => {
    const address = { uid: user.uid, kind, jobId: params.jobId };
    return isDocument(await findJob(ports, address)) ? ports.documents.list(address) : [];
  });
}

export function getVersion({ kind, documents }: DocumentFeature): ApiHandler {
  const ports = connectDocuments(readEnvironment(jobFilesEnvironment));
  return endpointHandler(documents.getVersion, async ({ user, params }) => {
    const address = { uid: user.uid, kind, jobId: params.jobId };
    if (!isDocument(await findJob(ports, address))) throw new AppError('document-not-found');
    const version = await findVersion(ports, address, params.version);
    return readVersion(ports.documents, documents.content, version);
  });
}

/** Saves an earlier version again as the newest. */
export function restoreVersion({ kind, documents }: DocumentFeature): ApiHandler {
  const ports = connectDocuments(readEnvironment(jobFilesEnvironment));
  return endpointHandler(documents.restoreVersion, async ({ user, params, headers }) => {
    const address = { uid: user.uid, kind, jobId: params.jobId };
    await requireEditable(ports, address);
    const found = await findVersion(ports, address, params.version);
    const earlier = await readVersion(ports.documents, documents.content, found);
    const change = {
      content: earlier.content,
      restoredFrom: earlier.version,
      seen: headers['if-match'],
    };
    return tagged(await saveVersion(ports, documents.content, address, change));
  });
}

export const deleteDocumentJob = ({ documents: _, ...feature }: DocumentFeature): ApiHandler =>
  deleteHandler(feature, (environment) => connectDocuments(environment).documents);
