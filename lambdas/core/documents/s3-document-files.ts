import { deleteObject, getObject, listObjects, putObject } from '../aws/s3-objects.ts';
import type { JobAddress } from '../jobs/job-record.ts';

/** The files that hold what stands in documents. */
export interface DocumentFiles {
  read(key: string): Promise<string | undefined>;
  write(key: string, json: string): Promise<void>;
  /** That it is gone is no error. */
  remove(key: string): Promise<void>;
  /** The keys that begin so. */
  list(prefix: string): Promise<string[]>;
}

/** Where what belongs to a job's document is, in the results bucket; all of it goes with the job. */
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
