import { AwsError } from '../aws-gateway/aws-error.ts';
import type { GatewayResponse } from '../aws-gateway/http-message.ts';
import type { S3Call } from './call.ts';
import { queryValue } from './call.ts';
import { toXml } from './xml.ts';

const largestPage = 1000;

const isAfter = (name: string, mark: string): boolean =>
  Buffer.compare(Buffer.from(name), Buffer.from(mark)) > 0;

const pageSize = (parameter: string | undefined): number => {
  if (parameter === undefined) return largestPage;
  if (!/^\d{1,9}$/.test(parameter))
    throw new AwsError(
      'InvalidArgument',
      'Provided max-keys not an integer or within integer range',
    );
  return Math.min(Number(parameter), largestPage);
};

/** ListObjectsV2. The continuation token is the last key of the previous page. */
export const listObjects = async (
  { request, store }: S3Call,
  bucket: string,
): Promise<GatewayResponse> => {
  const prefix = queryValue(request, 'prefix') ?? '';
  const token = queryValue(request, 'continuation-token');
  const maxKeys = pageSize(queryValue(request, 'max-keys'));
  const mark = token === undefined ? '' : Buffer.from(token, 'base64url').toString('utf8');
  const rest = (await store.list(bucket, prefix)).filter(({ key }) => isAfter(key, mark));
  const page = rest.slice(0, maxKeys);
  const last = page.at(-1);
  const isTruncated = last !== undefined && rest.length > page.length;
  const body = toXml({
    ListBucketResult: {
      Name: bucket,
      Prefix: prefix,
      MaxKeys: maxKeys,
      KeyCount: page.length,
      IsTruncated: isTruncated,
      ContinuationToken: token,
      NextContinuationToken: isTruncated ? Buffer.from(last.key).toString('base64url') : undefined,
      Contents: page.map(({ key, lastModified, etag, size }) => ({
        ...{ Key: key, LastModified: lastModified, ETag: `"${etag}"`, Size: size },
        StorageClass: 'STANDARD',
      })),
    },
  });
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
};
