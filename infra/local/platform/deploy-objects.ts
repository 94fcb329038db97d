import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { runInParallel } from '#core/in-parallel.ts';
import type { S3Store } from '../s3/store.ts';
import type { Application } from '../template/application.ts';
import type { DeployedObject } from '../template/deployments.ts';

const types = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.html', 'text/html; charset=utf-8'],
  ['.ico', 'image/x-icon'],
  ['.jpg', 'image/jpeg'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
]);

/** The type that a deployment gives an object, by its key's extension. */
const contentTypeOf = (key: string): string =>
  types.get(extname(key).toLowerCase()) ?? 'application/octet-stream';

/** The number of files that are read and written at the same time. */
const atOnce = 16;

const bodyOf = async ({ source }: DeployedObject): Promise<Buffer> =>
  'path' in source ? await readFile(source.path) : Buffer.from(source.content);

const deploy = async (
  store: S3Store,
  bucket: string,
  object: DeployedObject,
  body: Buffer,
): Promise<void> => {
  const { cacheControl, contentEncoding } = object;
  const contentType = contentTypeOf(object.key);
  const found = await store.head(bucket, object.key);
  const same =
    found?.etag === createHash('md5').update(body).digest('hex') &&
    found.cacheControl === cacheControl &&
    found.contentEncoding === contentEncoding &&
    found.contentType === contentType;
  if (!same) {
    await store.put(bucket, object.key, body, { contentType, cacheControl, contentEncoding });
  }
};

/**
 * Writes the deployed objects of the templates into the buckets, except those that are up to date.
 * @param amend returns an object's content for this host
 */
export const deployObjects = async (
  store: S3Store,
  { deployments }: Pick<Application, 'deployments'>,
  amend: (key: string, content: Buffer) => Buffer,
): Promise<void> => {
  for (const [bucket, objects] of deployments) {
    await runInParallel([...objects.values()], atOnce, async (object) => {
      await deploy(store, bucket, object, amend(object.key, await bodyOf(object)));
    });
  }
};
