import { AwsError } from '../aws-gateway/aws-error.ts';
import type { Permission } from '../aws-gateway/gate.ts';
import { percentDecode, type GatewayRequest } from '../aws-gateway/http-message.ts';

/** The supported calls of S3's API, with the IAM action that each needs and its query parameters. */
const operations = {
  ListObjectsV2: {
    action: 's3:ListBucket',
    query: ['list-type', 'prefix', 'continuation-token'],
  },
  GetObject: {
    action: 's3:GetObject',
    query: ['response-content-type', 'response-content-disposition'],
  },
  HeadObject: { action: 's3:GetObject', query: [] },
  PutObject: { action: 's3:PutObject', query: [] },
  DeleteObject: { action: 's3:DeleteObject', query: [] },
} satisfies Record<string, { action: string; query: readonly string[] }>;

/** A call with its target; the key is empty for a call on the bucket. */
export interface S3Operation {
  name: keyof typeof operations;
  bucket: string;
  key: string;
}

/** Parameters of the signature, and the SDK's name of the call, which has no effect. */
const anywhere =
  /^(x-id|x-amz-(algorithm|content-sha256|credential|date|expires|security-token|signature|signedheaders))$/i;

/**
 * Headers for features that this store lacks; so are `x-amz-` headers outside the signature. Ranges and cache
 * conditions may be ignored (RFC 9110): the answer is the whole object.
 */
const otherHeaders = new Set([
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-md5',
  'if-match',
  'if-unmodified-since',
]);
const signingHeaders = new Set([
  'x-amz-content-sha256',
  'x-amz-date',
  'x-amz-security-token',
  'x-amz-user-agent',
]);

const notImplemented = (what: string) =>
  new AwsError('NotImplemented', `${what} is not implemented by the local S3.`, 501);

const isOther = (header: string): boolean =>
  otherHeaders.has(header) || (header.startsWith('x-amz-') && !signingHeaders.has(header));

/** The value of a query parameter that occurs once. */
export const queryValue = ({ query }: GatewayRequest, name: string): string | undefined => {
  const value = query[name];
  return typeof value === 'string' ? value : undefined;
};

export const locate = ({ path }: Pick<GatewayRequest, 'path'>): Omit<S3Operation, 'name'> => {
  const [, bucket = '', key = ''] = /^\/?([^/]*)(?:\/(.*))?$/s.exec(path) ?? [];
  return { bucket: percentDecode(bucket), key: percentDecode(key) };
};

const byMethod = new Map<string, S3Operation['name']>([
  ['GET', 'GetObject'],
  ['HEAD', 'HeadObject'],
  ['PUT', 'PutObject'],
  ['DELETE', 'DeleteObject'],
]);

const nameOf = ({ method, query }: GatewayRequest, key: string): S3Operation['name'] => {
  if (key === '' && method === 'GET' && query['list-type'] === '2') return 'ListObjectsV2';
  const name = key === '' ? undefined : byMethod.get(method);
  if (!name) throw notImplemented(`${method} on ${key === '' ? 'a bucket' : 'an object'}`);
  return name;
};

/**
 * Identifies the call that a request makes.
 * @throws {AwsError} NotImplemented, naming the part of S3's API that is not supported
 */
export const parseOperation = (request: GatewayRequest): S3Operation => {
  const target = locate(request);
  const name = nameOf(request, target.key);
  const known: readonly string[] = operations[name].query;
  const other =
    Object.keys(request.query).find((query) => !known.includes(query) && !anywhere.test(query)) ??
    Object.keys(request.headers).find(isOther);
  if (other !== undefined) throw notImplemented(`${other} of ${name}`);
  return { name, ...target };
};

/** The permission that a call needs, by "Actions, resources, and condition keys for Amazon S3". */
export const permissionOf = (
  { name, bucket, key }: S3Operation,
  request: GatewayRequest,
): Permission => {
  const { action } = operations[name];
  const arn = `arn:aws:s3:::${bucket}`;
  if (name !== 'ListObjectsV2') return { action, resource: `${arn}/${key}` };
  const prefix = queryValue(request, 'prefix');
  return {
    action,
    resource: arn,
    ...(prefix !== undefined && { context: { 's3:prefix': prefix } }),
  };
};
