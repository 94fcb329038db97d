import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { AwsError } from '../aws-gateway/aws-error.ts';

const maxKeyBytes = 1024;

/**
 * The path of an object in its bucket's folder: a hash of its key, so that no key can escape the folder or exceed the
 * file system's limits.
 * @throws {AwsError} KeyTooLongError
 */
export const objectPath = (bucketFolder: string, key: string): string => {
  if (Buffer.byteLength(key) > maxKeyBytes)
    throw new AwsError('KeyTooLongError', 'Your key is too long', 400);
  const name = createHash('sha256').update(key).digest('hex');
  return join(bucketFolder, name.slice(0, 2), name.slice(2));
};

/** Bucket names are folder names; S3's rule excludes `..` and separators. */
export const isBucketName = (name: string): boolean =>
  /^[a-z0-9](?:[a-z0-9-]|\.(?!\.)){1,61}[a-z0-9]$/.test(name);
