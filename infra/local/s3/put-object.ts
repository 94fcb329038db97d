import { AwsError } from '../front-door/aws-error.ts';
import type { FrontDoorRequest, FrontDoorResponse } from '../front-door/http-message.ts';
import type { S3Call } from './call.ts';
import { queryValue } from './call.ts';
import { readPayload } from './payload.ts';
import type { PutOptions } from './store.ts';

const maxMetadataBytes = 2048;

/** User metadata, also of a presigned request, which carries it in the query. */
const userMetadata = (request: FrontDoorRequest): Record<string, string> => {
  const metadata = Object.fromEntries(
    [...Object.entries(request.query), ...Object.entries(request.headers)].flatMap(
      ([name, value]) => {
        const key = /^x-amz-meta-(.+)$/i.exec(name)?.[1]?.toLowerCase();
        return key === undefined ? [] : [[key, String(value)]];
      },
    ),
  );
  if (Buffer.byteLength(Object.entries(metadata).flat().join('')) > maxMetadataBytes)
    throw new AwsError(
      'MetadataTooLarge',
      'Your metadata headers exceed the maximum allowed metadata size',
    );
  return metadata;
};

/** `aws-chunked` is how the bytes travelled, not what they are. */
const contentEncoding = (header = ''): string | undefined =>
  header
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'aws-chunked')
    .join(', ') || undefined;

/** How the sender describes the object, for PutObject and for CopyObject with `REPLACE`. */
export const describe = (request: FrontDoorRequest): PutOptions => {
  const { headers } = request;
  return {
    contentType: headers['content-type'] ?? queryValue(request, 'Content-Type'),
    cacheControl: headers['cache-control'],
    contentDisposition: headers['content-disposition'],
    contentEncoding: contentEncoding(headers['content-encoding']),
    contentLanguage: headers['content-language'],
    metadata: userMetadata(request),
  };
};

/** `If-None-Match: *`, the only precondition S3 knows for a new object besides `If-Match`. */
const onlyIfNew = ({ headers }: FrontDoorRequest): boolean => {
  const condition = headers['if-none-match'];
  if (headers['if-match'] !== undefined || (condition !== undefined && condition !== '*'))
    throw new AwsError(
      'NotImplemented',
      'A header you provided implies functionality that is not implemented',
      501,
    );
  return condition === '*';
};

export const putObject = async (
  { request, store }: S3Call,
  bucket: string,
  key: string,
): Promise<FrontDoorResponse> => {
  const { bytes, checksums } = readPayload(request);
  const options = { ...describe(request), checksums, onlyIfNew: onlyIfNew(request) };
  const { etag } = await store.put(bucket, key, bytes, options);
  const headers: Record<string, string> = { etag: `"${etag}"`, 'content-length': '0' };
  for (const [algorithm, value] of Object.entries(checksums))
    headers[`x-amz-checksum-${algorithm}`] = value;
  return { status: 200, headers };
};
