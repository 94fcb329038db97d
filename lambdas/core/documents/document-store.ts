import * as z from 'zod/mini';
import { documentVersion } from '#shared/model/document.ts';
import type { JobAddress } from '../jobs/job-record.ts';

/** A version in the table. Its content is in a file, so that a list of versions does not read the contents. */
export const versionRecord = z.extend(documentVersion, {
  fileKey: z.string(),
  /** Hash of the content's JSON; saving the same content again makes no new version. */
  contentHash: z.string(),
  /** Of the sheet that it is a version of; a sheet of the same id may have been deleted. Versions of jobs have none. */
  birth: z.optional(z.string()),
});
export type VersionRecord = z.infer<typeof versionRecord>;

/** The versions of documents, written once, never changed, and named by the address of what owns them. */
export interface DocumentStore<Address = JobAddress> {
  newest(owner: Address): Promise<VersionRecord | undefined>;
  find(owner: Address, version: number): Promise<VersionRecord | undefined>;
  /** Newest first. */
  list(owner: Address): Promise<VersionRecord[]>;
  /** The content of a version, not validated; `undefined` if the version is gone. */
  read(version: VersionRecord): Promise<unknown>;
  /** Writes a version if its number is free; otherwise writes nothing and answers `undefined`. */
  add(
    owner: Address,
    version: Omit<VersionRecord, 'fileKey'>,
    json: string,
  ): Promise<VersionRecord | undefined>;
  /** Removes this very version; a missing version is not an error, nor another one in its place. */
  remove(owner: Address, version: VersionRecord): Promise<void>;
  /** Removes all versions, including files that an interrupted write has left. */
  removeAll(owner: Address): Promise<void>;
}
