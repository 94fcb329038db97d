import * as z from 'zod/mini';
import { documentVersion } from '#shared/model/document.ts';
import type { JobAddress } from '../jobs/job-record.ts';

/** A version as the table keeps it. What stands in it is a file, so that a list of versions is not a list of contents. */
export const versionRecord = z.extend(documentVersion, {
  fileKey: z.string(),
  /** Of the content's JSON: the same content again makes no new version. */
  contentHash: z.string(),
});
export type VersionRecord = z.infer<typeof versionRecord>;

/** The documents of jobs. A version is written once and never changed; what may go is a version as a whole. */
export interface DocumentStore {
  newest(job: JobAddress): Promise<VersionRecord | undefined>;
  find(job: JobAddress, version: number): Promise<VersionRecord | undefined>;
  /** Newest first. */
  list(job: JobAddress): Promise<VersionRecord[]>;
  /** What stands in a version, unchecked; nothing if the version has gone meanwhile. */
  read(version: VersionRecord): Promise<unknown>;
  /** Writes a version whose number is free; nothing, and nothing written, if it is taken. */
  add(
    job: JobAddress,
    version: Omit<VersionRecord, 'fileKey'>,
    json: string,
  ): Promise<VersionRecord | undefined>;
  /** Removes one version; that it is gone is no error. */
  remove(job: JobAddress, version: VersionRecord): Promise<void>;
  /** Removes every version, and what a writer that died has left. */
  removeAll(job: JobAddress): Promise<void>;
}
