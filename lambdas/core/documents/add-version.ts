import { createHash } from 'node:crypto';
import type { DocumentVersion } from '#shared/model/document.ts';
import { limits } from '#shared/model/limits.ts';
import type { AccountClosure } from '../account-deletion/account-closure.ts';
import type { JobAddress } from '../jobs/job-record.ts';
import type { JobStore } from '../jobs/job-store.ts';
import { describeError, log } from '../log.ts';
import type { DocumentStore, VersionRecord } from './document-store.ts';
import { surplusVersions } from './surplus-versions.ts';

export interface DocumentPorts {
  readonly jobs: Pick<JobStore, 'find'>;
  readonly documents: DocumentStore;
  readonly closure: Pick<AccountClosure, 'isClosed'>;
  readonly now: () => Date;
}

/** The content to store, as JSON. */
export interface Content {
  readonly json: string;
  readonly contentHash: string;
  readonly isTooLarge: boolean;
}

export function toContent(content: object): Content {
  const json = JSON.stringify(content);
  return {
    json,
    contentHash: createHash('sha256').update(json).digest('base64url'),
    isTooLarge: Buffer.byteLength(json) > limits.documentBytes,
  };
}

/**
 * Adds a version if its number is free. Checks afterwards that the job and the account still exist, and removes the
 * version otherwise, since their deletion may have run before the write.
 * @returns the version, or why it was not added
 */
export async function addVersion(
  { jobs, documents, closure, now }: DocumentPorts,
  job: JobAddress,
  version: Omit<DocumentVersion, 'createdAt'>,
  { json, contentHash }: Content,
): Promise<VersionRecord | 'taken' | 'closed' | 'gone'> {
  const createdAt = now().toISOString();
  const added = await documents.add(job, { ...version, createdAt, contentHash }, json);
  if (!added) return 'taken';
  const [isClosed, found] = await Promise.all([closure.isClosed(job.uid), jobs.find(job)]);
  if (isClosed || !found || found.status === 'FAILED') {
    await documents.remove(job, added);
    return isClosed ? 'closed' : 'gone';
  }
  if (added.version > limits.documentVersions) await thinOut(documents, job);
  return added;
}

/** The version is already saved, so a failure here is only logged; the next save removes the surplus. */
async function thinOut(documents: DocumentStore, job: JobAddress): Promise<void> {
  try {
    const surplus = surplusVersions(await documents.list(job));
    for (const version of surplus) await documents.remove(job, version);
  } catch (error) {
    log('warn', 'thin-out', { jobId: job.jobId, error: describeError(error) });
  }
}
