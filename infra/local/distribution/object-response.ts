import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { HttpResponse } from '../http-api/response.ts';
import type { S3Store } from '../s3/store.ts';
import {
  acceptedEncoding,
  createCompressor,
  isCompressible,
  type Encoding,
} from './compression.ts';

/** A request for an object of a bucket. */
export interface ObjectRequest {
  readonly bucket: string;
  readonly key: string;
  /** Whether the behavior compresses. */
  readonly compress: boolean;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

const refusal = (status: number, code: string): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`),
});

const isFresh = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === `"${etag}"`);

/**
 * Answers from buckets like a distribution with an S3 origin: validators, compression, and 403 for missing objects,
 * because the distribution may not list.
 * @param precompressedFolders folders with `<key>.br` and `<key>.gz` from the build, by bucket
 */
export const createObjectResponder = (
  store: Pick<S3Store, 'get'>,
  precompressedFolders: ReadonlyMap<string, string>,
) => {
  const compress = createCompressor();

  const precompressed = async (
    { bucket, key }: ObjectRequest,
    encoding: Encoding,
  ): Promise<Buffer | undefined> => {
    const folder = precompressedFolders.get(bucket);
    // Only file names with a content hash are certain to be equal on disk and in the bucket.
    if (folder === undefined || !/^assets\/[\w./-]+$/.test(key) || key.includes('..')) {
      return undefined;
    }
    const suffix = encoding === 'br' ? 'br' : 'gz';
    return await readFile(join(folder, `${key}.${suffix}`)).catch(() => undefined);
  };

  return async (request: ObjectRequest): Promise<HttpResponse> => {
    const object = await store.get(request.bucket, request.key);
    if (object === undefined) return refusal(403, 'AccessDenied');
    const { info } = object;
    const compressible = request.compress && isCompressible(info.contentType, info.size);
    const encoding = compressible ? acceptedEncoding(request.acceptEncoding) : undefined;
    const headers = {
      'content-type': info.contentType,
      // Compressed bytes differ, so the validator becomes weak.
      etag: encoding === undefined ? `"${info.etag}"` : `W/"${info.etag}"`,
      'last-modified': new Date(info.lastModified).toUTCString(),
      ...(info.cacheControl !== undefined && { 'cache-control': info.cacheControl }),
      ...(compressible && { vary: 'Accept-Encoding' }),
    };
    if (isFresh(request.ifNoneMatch, info.etag)) {
      await object.close();
      return { status: 304, headers, body: Buffer.alloc(0) };
    }
    if (encoding === undefined) {
      return { status: 200, headers, body: await buffer(object.stream()) };
    }
    const ready = await precompressed(request, encoding);
    if (ready !== undefined) await object.close();
    return {
      status: 200,
      headers: { ...headers, 'content-encoding': encoding },
      body: ready ?? (await compress(info.etag, encoding, await buffer(object.stream()))),
    };
  };
};
