import { AwsError } from '../aws-gateway/aws-error.ts';
import type { GatewayRequest } from '../aws-gateway/http-message.ts';
import { percentDecode } from '../aws-gateway/http-message.ts';

interface InBucket {
  bucket: string;
}
interface OfObject extends InBucket {
  key: string;
}
/** A supported call of S3's API with its target. */
export type S3Operation =
  | ({ name: 'GetObject' | 'HeadObject' | 'PutObject' | 'DeleteObject' } & OfObject)
  | ({ name: 'ListObjectsV2' } & InBucket);

/** Allowed query parameters besides the signature; `x-id` is the SDK's name of the call and has no effect. */
const queries = {
  ListObjectsV2: ['list-type', 'prefix', 'max-keys', 'continuation-token'],
  GetObject: ['response-content-type', 'response-content-disposition'],
  HeadObject: [],
  PutObject: [],
  DeleteObject: [],
} satisfies Record<S3Operation['name'], readonly string[]>;
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

/** Bucket and key in the path. */
export const locate = ({ path }: Pick<GatewayRequest, 'path'>): OfObject => {
  const [, bucket = '', key = ''] = /^\/?([^/]*)(?:\/(.*))?$/s.exec(path) ?? [];
  return { bucket: percentDecode(bucket), key: percentDecode(key) };
};

const nameOf = ({ method, query }: GatewayRequest, { bucket, key }: OfObject) => {
  if (bucket === '') throw notImplemented('ListBuckets');
  if (key === '') {
    if (method === 'GET' && query['list-type'] === '2') return 'ListObjectsV2';
    throw notImplemented(`${method} on a bucket`);
  }
  switch (method) {
    case 'GET':
      return 'GetObject';
    case 'HEAD':
      return 'HeadObject';
    case 'DELETE':
      return 'DeleteObject';
    case 'PUT':
      return 'PutObject';
    default:
      throw notImplemented(`${method} on an object`);
  }
};

/**
 * Identifies the call that a request makes.
 * @throws {AwsError} NotImplemented, naming the part of S3's API that is not supported
 */
export const parseOperation = (request: GatewayRequest): S3Operation => {
  const target = locate(request);
  const name = nameOf(request, target);
  const known: readonly string[] = queries[name];
  const other =
    Object.keys(request.query).find((query) => !known.includes(query) && !anywhere.test(query)) ??
    Object.keys(request.headers).find(isOther);
  if (other !== undefined) throw notImplemented(`${other} of ${name}`);
  return name === 'ListObjectsV2' ? { name, bucket: target.bucket } : { name, ...target };
};
