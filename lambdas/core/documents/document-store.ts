import * as z from 'zod/mini';
import { documentVersion } from '#shared/model/document.ts';
import type { DocumentAddress } from './document-address.ts';

/**
 * A version as the table stores it. Its content is in a file, so that a list of versions does not read the contents.
 */
export const versionRecord = z.extend(documentVersion, {
  fileKey: z.string(),
  /** Hash of the content's JSON; saving the same content again makes no new version. */
  contentHash: z.string(),
});
export type VersionRecord = z.infer<typeof versionRecord>;

/** The versions of documents. A version is written once and never changed, but it can be removed. */
export interface DocumentStore {
  newest(document: DocumentAddress): Promise<VersionRecord | undefined>;
  find(document: DocumentAddress, version: number): Promise<VersionRecord | undefined>;
  /** Newest first. */
  list(document: DocumentAddress): Promise<VersionRecord[]>;
  /** The content of a version, not validated; `undefined` if the version is gone. */
  read(version: VersionRecord): Promise<unknown>;
  /** Writes a version if its number is free; otherwise writes nothing and answers `undefined`. */
  add(
    document: DocumentAddress,
    version: Omit<VersionRecord, 'fileKey'>,
    json: string,
  ): Promise<VersionRecord | undefined>;
  /** Removes one version; a missing version is not an error. */
  remove(document: DocumentAddress, version: VersionRecord): Promise<void>;
  /** Removes all versions, including files that an interrupted write has left. */
  removeAll(document: DocumentAddress): Promise<void>;
}
