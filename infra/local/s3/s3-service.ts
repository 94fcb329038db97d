import { AwsError } from '../aws-gateway/aws-error.ts';
import type { Gate } from '../aws-gateway/gate.ts';
import type { GatewayRequest, GatewayResponse } from '../aws-gateway/http-message.ts';
import type { ObjectInfo } from './object-file.ts';
import { parseOperation, permissionOf, queryValue, type S3Operation } from './operation.ts';
import type { S3Store } from './store.ts';
import { toXml } from './xml.ts';

const pageSize = 1000;

/** Headers of an object; `response-…` parameters of a GET's signed query may replace or add some. */
const infoHeaders = (info: ObjectInfo, request: GatewayRequest): Record<string, string> => {
  const disposition = queryValue(request, 'response-content-disposition');
  const headers: Record<string, string> = {
    etag: `"${info.etag}"`,
    'last-modified': new Date(info.lastModified).toUTCString(),
    'content-length': String(info.size),
    'content-type': queryValue(request, 'response-content-type') ?? info.contentType,
    ...(disposition !== undefined && { 'content-disposition': disposition }),
    ...(info.cacheControl !== undefined && { 'cache-control': info.cacheControl }),
  };
  const unsendable = Object.entries(headers).find(([, value]) =>
    /[^\t\x20-\x7e\x80-\xff]/.test(value),
  );
  if (unsendable)
    throw new AwsError(
      'InvalidArgument',
      'Header value cannot be represented using ISO-8859-1.',
      400,
      { ArgumentName: unsendable[0] },
    );
  return headers;
};

/** GetObject and HeadObject; always for the whole object. */
const getObject = async (
  request: GatewayRequest,
  store: S3Store,
  gate: Gate,
  { bucket, key }: S3Operation,
): Promise<GatewayResponse> => {
  const object = await store.get(bucket, key);
  if (!object) {
    // Callers who may not list the bucket must not learn whether a key exists, so they get 403 instead of 404.
    gate(permissionOf({ name: 'ListObjectsV2', bucket, key: '' }, request));
    throw new AwsError('NoSuchKey', 'The specified key does not exist.', 404, { Key: key });
  }
  try {
    const headers = infoHeaders(object.info, request);
    if (request.method === 'GET') return { status: 200, headers, body: object.stream() };
    await object.close();
    return { status: 200, headers };
  } catch (error) {
    await object.close();
    throw error;
  }
};

/** `If-None-Match: *` is the only precondition that the product sends with new objects. */
const putObject = async (
  { headers, body }: GatewayRequest,
  store: S3Store,
  { bucket, key }: S3Operation,
): Promise<GatewayResponse> => {
  const condition = headers['if-none-match'];
  if (condition !== undefined && condition !== '*')
    throw new AwsError(
      'NotImplemented',
      'A header you provided implies functionality that is not implemented',
      501,
    );
  const { etag } = await store.put(bucket, key, body, {
    contentType: headers['content-type'],
    cacheControl: headers['cache-control'],
    onlyIfNew: condition === '*',
  });
  return { status: 200, headers: { etag: `"${etag}"`, 'content-length': '0' } };
};

/** ListObjectsV2. The continuation token is the last key of the previous page. */
const listObjects = async (
  request: GatewayRequest,
  store: S3Store,
  { bucket }: S3Operation,
): Promise<GatewayResponse> => {
  const prefix = queryValue(request, 'prefix') ?? '';
  const token = queryValue(request, 'continuation-token');
  const mark = Buffer.from(token ?? '', 'base64url');
  const rest = (await store.list(bucket, prefix)).filter(
    ({ key }) => Buffer.compare(Buffer.from(key), mark) > 0,
  );
  const page = rest.slice(0, pageSize);
  const last = page.at(-1);
  const isTruncated = last !== undefined && rest.length > page.length;
  const body = toXml({
    ListBucketResult: {
      Name: bucket,
      Prefix: prefix,
      MaxKeys: pageSize,
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

/**
 * Answers a verified S3 call: checks IAM, then calls the store.
 * @throws {AwsError} in S3's form
 */
export const callS3 = async (
  request: GatewayRequest,
  store: S3Store,
  gate: Gate,
): Promise<GatewayResponse> => {
  const operation = parseOperation(request);
  gate(permissionOf(operation, request));
  switch (operation.name) {
    case 'GetObject':
    case 'HeadObject':
      return getObject(request, store, gate, operation);
    case 'PutObject':
      return putObject(request, store, operation);
    case 'DeleteObject':
      await store.delete(operation.bucket, operation.key);
      return { status: 204, headers: {} };
    case 'ListObjectsV2':
      return listObjects(request, store, operation);
  }
};
