import { deleteObject, getObject, listObjects, putObject } from '../aws/s3-objects.ts';

export interface DocumentFiles {
  read(key: string): Promise<string | undefined>;
  write(key: string, json: string): Promise<void>;
  /** A missing file is not an error. */
  remove(key: string): Promise<void>;
  list(prefix: string): Promise<string[]>;
}

export const s3DocumentFiles = (bucket: string): DocumentFiles => ({
  async read(key) {
    const bytes = await getObject({ bucket, key });
    return bytes && new TextDecoder().decode(bytes);
  },
  write: (key, json) => putObject({ bucket, key }, Buffer.from(json), 'application/json'),
  remove: (key) => deleteObject({ bucket, key }),
  list: async (prefix) => (await listObjects(bucket, prefix)).map(({ key }) => key),
});
