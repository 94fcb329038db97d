import type { DocumentVersion } from '#shared/model/document.ts';
import { limits } from '#shared/model/limits.ts';
import { describeError, log } from '../log.ts';
import type { JobAddress } from '../jobs/job-record.ts';
import { hashOf } from './content-hash.ts';
import type { DocumentOwner } from './document-owner.ts';
import type { DocumentStore, VersionRecord } from './document-store.ts';
import { surplusVersions } from './surplus-versions.ts';

export interface DocumentPorts<Address = JobAddress> {
  readonly documents: DocumentStore<Address>;
  readonly now: () => Date;
}

export interface Content {
  readonly value: object;
  readonly json: string;
  readonly contentHash: string;
  readonly isTooLarge: boolean;
}

export function toContent(content: object): Content {
  const json = JSON.stringify(content);
  return {
    value: content,
    json,
    contentHash: hashOf(json),
    isTooLarge: Buffer.byteLength(json) > limits.documentBytes,
  };
}

/**
 * Adds a version if its number is free, and removes it again if its owner or the account was deleted before the write.
 * @returns the version, or why it was not added
 */
export async function addVersion<Address>(
  { documents, now }: DocumentPorts<Address>,
  { address, afterWrite }: DocumentOwner<Address>,
  version: Omit<DocumentVersion, 'createdAt'>,
  { value, json, contentHash }: Content,
  after?: DocumentVersion,
): Promise<VersionRecord | 'taken' | 'closed' | 'gone'> {
  // Clients tell by this time which of two versions is later, so it never goes back, whichever clock is behind.
  const earliest = after ? Date.parse(after.createdAt) + 1 : 0;
  const createdAt = new Date(Math.max(now().getTime(), earliest)).toISOString();
  const added = await documents.add(address, { ...version, createdAt, contentHash }, json);
  if (!added) return 'taken';
  const owner = await afterWrite(added, value);
  if (owner !== 'there') {
    await documents.remove(address, added);
    return owner;
  }
  if (added.version > limits.documentVersions) await thinOut(documents, address);
  return added;
}

/** The version is already saved, so a failure here is only logged; the next save removes the surplus. */
async function thinOut<Address>(
  documents: DocumentStore<Address>,
  address: Address,
): Promise<void> {
  try {
    const surplus = surplusVersions(await documents.list(address));
    for (const version of surplus) await documents.remove(address, version);
  } catch (error) {
    log('warn', 'thin-out', { error: describeError(error) });
  }
}
