import { buffer } from 'node:stream/consumers';
import { etagMatches } from '#core/etag-matches.ts';
import type { HttpResponse } from '../http-api/response.ts';
import type { S3Store } from '../s3/store.ts';
import { acceptedEncoding, createCompressor, isCompressible } from './compression.ts';

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

/** Answers like a distribution with an S3 origin: validators, compression, 403 for missing objects. */
export const createObjectResponder = (store: Pick<S3Store, 'get'>) => {
  const compress = createCompressor();

  return async (request: ObjectRequest): Promise<HttpResponse> => {
    const object = await store.get(request.bucket, request.key);
    if (object === undefined) return refusal(403, 'AccessDenied');
    const { info } = object;
    const compressible =
      request.compress &&
      info.contentEncoding === undefined &&
      isCompressible(info.contentType, info.size);
    const encoding = compressible ? acceptedEncoding(request.acceptEncoding) : undefined;
    const headers = {
      'content-type': info.contentType,
      // Compressed bytes differ, so the validator becomes weak.
      etag: encoding === undefined ? `"${info.etag}"` : `W/"${info.etag}"`,
      'last-modified': new Date(info.lastModified).toUTCString(),
      ...(info.cacheControl !== undefined && { 'cache-control': info.cacheControl }),
      ...(compressible && { vary: 'Accept-Encoding' }),
      ...(info.contentEncoding !== undefined && { 'content-encoding': info.contentEncoding }),
    };
    if (etagMatches(request.ifNoneMatch, headers.etag)) {
      await object.close();
      return { status: 304, headers, body: Buffer.alloc(0) };
    }
    const body = await buffer(object.stream());
    if (encoding === undefined) return { status: 200, headers, body };
    return {
      status: 200,
      headers: { ...headers, 'content-encoding': encoding },
      body: await compress(info.etag, encoding, body),
    };
  };
};
