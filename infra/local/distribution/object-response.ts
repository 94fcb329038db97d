import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { etagMatches } from '#core/etag-matches.ts';
import { acceptsCoding, acceptsGzip } from '#core/http/content-negotiation.ts';
import type { HttpResponse } from '../http-api/response.ts';
import type { S3Store } from '../s3/store.ts';

/** CloudFront compresses files between these sizes (bytes). */
const smallest = 1_000;
const largest = 10_000_000;
/** A fast brotli level, about that of CloudFront. */
const brotliQuality = 5;

const compressible =
  /^(text\/|application\/(javascript|json|manifest\+json|xml|wasm)|image\/svg\+xml|font\/(ttf|otf))/;

type Encoding = 'br' | 'gzip';

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** Whether objects of this type and size are compressed. */
const isCompressible = (contentType: string, size: number): boolean =>
  size >= smallest && size <= largest && compressible.test(contentType);

/** The best encoding in `Accept-Encoding`; brotli before gzip. */
const acceptedEncoding = (header: string | undefined): Encoding | undefined => {
  if (acceptsCoding(header, 'br')) return 'br';
  return acceptsGzip(header) ? 'gzip' : undefined;
};

/** Compresses each object of the deployed site once. */
const createCompressor = () => {
  const kept = new Map<string, Promise<Buffer>>();
  return (etag: string, encoding: Encoding, body: Buffer): Promise<Buffer> => {
    const key = `${encoding} ${etag}`;
    const known = kept.get(key) ?? compressors[encoding](body);
    kept.set(key, known);
    return known;
  };
};

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
