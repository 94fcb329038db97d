import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { AwsError } from '../aws-gateway/aws-error.ts';

const maxKeyBytes = 1024;

/**
 * Where an object lies in a bucket's folder: by the hash of its key, so that no key, however odd, can name a path
 * of its own or exceed what a file system takes.
 * @throws {AwsError} KeyTooLongError
 */
export const objectPath = (bucketFolder: string, key: string): string => {
  if (Buffer.byteLength(key) > maxKeyBytes)
    throw new AwsError('KeyTooLongError', 'Your key is too long', 400);
  const name = createHash('sha256').update(key).digest('hex');
  return join(bucketFolder, name.slice(0, 2), name.slice(2));
};

/** Bucket names are folder names; S3's own rule leaves no room for `..` or a separator. */
export const isBucketName = (name: string): boolean =>
  /^[a-z0-9](?:[a-z0-9-]|\.(?!\.)){1,61}[a-z0-9]$/.test(name);
