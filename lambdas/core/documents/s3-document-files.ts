import { deleteObject, getObject, listObjects, putObject } from '../aws/s3-objects.ts';
import type { JobAddress } from '../jobs/job-record.ts';

/** The files with the contents of documents. */
export interface DocumentFiles {
  read(key: string): Promise<string | undefined>;
  write(key: string, json: string): Promise<void>;
  /** A missing file is not an error. */
  remove(key: string): Promise<void>;
  /** The keys with this prefix. */
  list(prefix: string): Promise<string[]>;
}

/** Folder of a job's document in the results bucket; deleted with the job. */
export const documentFolder = ({ uid, kind, jobId }: JobAddress): string =>
  `documents/${uid}/${kind}/${jobId}/`;

export const s3DocumentFiles = (bucket: string): DocumentFiles => ({
  async read(key) {
    const bytes = await getObject({ bucket, key });
    return bytes && new TextDecoder().decode(bytes);
  },
  write: (key, json) => putObject({ bucket, key }, Buffer.from(json), 'application/json'),
  remove: (key) => deleteObject({ bucket, key }),
  list: async (prefix) => (await listObjects(bucket, prefix)).map(({ key }) => key),
});
