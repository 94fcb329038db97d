import { createHash } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { AwsError } from '../aws-gateway/aws-error.ts';
import type { ObjectInfo } from './object-file.ts';
import { openObject, writeObject } from './object-file.ts';

const maxKeyBytes = 1024;

/**
 * The path of an object in its bucket's folder: a hash of its key, so that no key can escape the folder or exceed the
 * file system's limits.
 * @throws {AwsError} KeyTooLongError
 */
const objectPath = (bucketFolder: string, key: string): string => {
  if (Buffer.byteLength(key) > maxKeyBytes)
    throw new AwsError('KeyTooLongError', 'Your key is too long', 400);
  const name = createHash('sha256').update(key).digest('hex');
  return join(bucketFolder, name.slice(0, 2), name.slice(2));
};

/** Bucket names are folder names; S3's rule excludes `..` and separators. */
const isBucketName = (name: string): boolean =>
  /^[a-z0-9](?:[a-z0-9-]|\.(?!\.)){1,61}[a-z0-9]$/.test(name);

export interface PutOptions extends Partial<
  Pick<ObjectInfo, 'contentType' | 'cacheControl' | 'contentEncoding'>
> {
  /** Refuse if the key exists (`If-None-Match: *`). */
  onlyIfNew?: boolean;
}
export interface StoredObject {
  info: ObjectInfo;
  /** The bytes; the stream keeps the file open until it is read to the end or destroyed. */
  stream(): Readable;
  /** For callers that need only `info`. */
  close(): Promise<void>;
}

/** Objects in buckets over a folder; also used without HTTP, to seed and to serve a bucket. */
export interface S3Store {
  createBucket(bucket: string): Promise<void>;
  /** @throws {AwsError} PreconditionFailed if `onlyIfNew` and the key exists */
  put(bucket: string, key: string, body: Uint8Array, options?: PutOptions): Promise<ObjectInfo>;
  get(bucket: string, key: string): Promise<StoredObject | undefined>;
  head(bucket: string, key: string): Promise<ObjectInfo | undefined>;
  delete(bucket: string, key: string): Promise<void>;
  /** Objects whose keys begin with `prefix`, ordered by the keys' UTF-8 bytes. */
  list(bucket: string, prefix?: string): Promise<ObjectInfo[]>;
}

const listObjects = async (bucketFolder: string, prefix: string): Promise<ObjectInfo[]> => {
  const files = await readdir(bucketFolder, { recursive: true, withFileTypes: true });
  const found: ObjectInfo[] = [];
  for (const file of files.filter((entry) => entry.isFile())) {
    const object = await openObject(join(file.parentPath, file.name));
    await object?.file.close();
    if (object?.info.key.startsWith(prefix)) found.push(object.info);
  }
  return found.sort((one, other) => Buffer.compare(Buffer.from(one.key), Buffer.from(other.key)));
};

/** @param folder created if missing. All methods throw {AwsError} NoSuchBucket for a missing bucket. */
export const createS3Store = async (folder: string): Promise<S3Store> => {
  const scratch = join(folder, '.scratch');
  // Removes half-written files of a killed process.
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  const buckets = new Set((await readdir(folder)).filter(isBucketName));

  const bucketFolder = (bucket: string): string => {
    if (!buckets.has(bucket))
      throw new AwsError('NoSuchBucket', 'The specified bucket does not exist', 404, {
        BucketName: bucket,
      });
    return join(folder, bucket);
  };
  const get: S3Store['get'] = async (bucket, key) => {
    const object = await openObject(objectPath(bucketFolder(bucket), key));
    if (!object) return undefined;
    const { info, offset, file } = object;
    return {
      info,
      stream: () => file.createReadStream({ start: offset }),
      close: () => file.close(),
    };
  };
  const head: S3Store['head'] = async (bucket, key) => {
    const object = await get(bucket, key);
    await object?.close();
    return object?.info;
  };

  return {
    createBucket: async (bucket) => {
      if (!isBucketName(bucket))
        throw new AwsError('InvalidBucketName', 'The specified bucket is not valid.');
      await mkdir(join(folder, bucket), { recursive: true, mode: 0o700 });
      buckets.add(bucket);
    },
    put: async (bucket, key, body, { onlyIfNew = false, ...described } = {}) => {
      const info: ObjectInfo = {
        ...described,
        key,
        size: body.byteLength,
        etag: createHash('md5').update(body).digest('hex'),
        lastModified: new Date().toISOString(),
        contentType: described.contentType ?? 'binary/octet-stream',
      };
      const written = await writeObject(
        objectPath(bucketFolder(bucket), key),
        scratch,
        info,
        body,
        onlyIfNew,
      );
      if (!written)
        throw new AwsError(
          'PreconditionFailed',
          'At least one of the pre-conditions you specified did not hold',
          412,
          { Condition: 'If-None-Match' },
        );
      return info;
    },
    get,
    head,
    delete: async (bucket, key) => {
      await rm(objectPath(bucketFolder(bucket), key), { force: true });
    },
    list: (bucket, prefix = '') => listObjects(bucketFolder(bucket), prefix),
  };
};
