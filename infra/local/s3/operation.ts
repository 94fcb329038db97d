import { AwsError } from '../aws-gateway/aws-error.ts';
import type { GatewayRequest } from '../aws-gateway/http-message.ts';
import { percentDecode } from '../aws-gateway/http-message.ts';

interface InBucket {
  bucket: string;
}
interface OfObject extends InBucket {
  key: string;
}
/** A call of S3's API that this store answers, with its target. */
export type S3Operation =
  | ({ name: 'GetObject' | 'HeadObject' | 'PutObject' | 'DeleteObject' } & OfObject)
  | ({ name: 'ListObjectsV2' } & InBucket);

/** What may stand in a query beside the signature; `x-id` is the SDK's name of the call, for the sender's eyes only. */
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
 * Headers that ask for something this store does not do; `x-amz-` ones besides those of the signature do, too. A range
 * and what a browser's cache knows may be passed over (RFC 9110): the answer is the whole object.
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

/** Bucket and key, from the path. */
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
 * Which call a request makes.
 * @throws {AwsError} NotImplemented, naming the part of S3's API that the product does not use
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
