import { AwsError } from '../front-door/aws-error.ts';
import type { FrontDoorRequest } from '../front-door/http-message.ts';
import { percentDecode } from '../front-door/http-message.ts';
import { textsOf } from './xml.ts';

interface InBucket {
  bucket: string;
}
interface OfObject extends InBucket {
  key: string;
}
/** A call of S3's API that this store answers, with its target. */
export type S3Operation =
  | ({ name: 'GetObject' | 'HeadObject' | 'PutObject' | 'DeleteObject' } & OfObject)
  | ({ name: 'CopyObject'; source: OfObject } & OfObject)
  | ({ name: 'DeleteObjects'; keys: string[]; quiet: boolean } & InBucket)
  | ({ name: 'ListObjectsV2' } & InBucket);

/** Query parameters and headers that ask for something else of S3, which is refused rather than misunderstood. */
const otherQueries = new Set(
  'acl attributes cors encryption legal-hold lifecycle location logging notification partNumber policy replication restore retention select tagging torrent uploadId uploads versionId versioning versions website'.split(
    ' ',
  ),
);
const otherHeaders = [
  'x-amz-acl',
  'x-amz-tagging',
  'x-amz-write-offset-bytes',
  'x-amz-copy-source-range',
];

const notImplemented = (what: string) =>
  new AwsError('NotImplemented', `${what} is not implemented by the local S3.`, 501);

/** Bucket and key, from `<bucket>.localhost` or `<bucket>.s3.localhost`, or else from the path. */
export const locate = ({ headers, path }: FrontDoorRequest): { bucket: string; key: string } => {
  const host = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  const [, inHost] = /^(.+?)(?:\.s3)?\.localhost$/.exec(host) ?? [];
  const rest = path.replace(/^\//, '');
  if (inHost !== undefined) return { bucket: inHost, key: percentDecode(rest) };
  const slash = rest.indexOf('/');
  return slash < 0
    ? { bucket: percentDecode(rest), key: '' }
    : { bucket: percentDecode(rest.slice(0, slash)), key: percentDecode(rest.slice(slash + 1)) };
};

const copySource = (header: string): OfObject => {
  const [, bucket, key] =
    /^\/?([^/]+)\/(.+)$/s.exec(percentDecode(header.replace(/\?versionId=.*$/, ''))) ?? [];
  if (!bucket || !key)
    throw new AwsError('InvalidArgument', 'Copy Source must mention the source bucket and key');
  return { bucket, key };
};

const onBucket = ({ method, query, body }: FrontDoorRequest, bucket: string): S3Operation => {
  if (method === 'GET' && query['list-type'] === '2') return { name: 'ListObjectsV2', bucket };
  if (method === 'POST' && 'delete' in query) {
    const xml = body.toString('utf8');
    const keys = textsOf(xml, 'Key');
    if (keys.length === 0 || keys.length > 1000)
      throw new AwsError(
        'MalformedXML',
        'The XML you provided was not well-formed or did not validate against our published schema',
      );
    return { name: 'DeleteObjects', bucket, keys, quiet: textsOf(xml, 'Quiet')[0] === 'true' };
  }
  throw notImplemented(`${method} on a bucket`);
};

/**
 * Which call a request makes.
 * @throws {AwsError} NotImplemented for the parts of S3's API that the product does not use
 */
export const parseOperation = (request: FrontDoorRequest): S3Operation => {
  const { method, query, headers } = request;
  const other =
    Object.keys(query).find((name) => otherQueries.has(name)) ??
    otherHeaders.find((name) => name in headers);
  if (other) throw notImplemented(other);
  const { bucket, key } = locate(request);
  if (bucket === '') throw notImplemented('ListBuckets');
  if (key === '') return onBucket(request, bucket);
  const source = headers['x-amz-copy-source'];
  switch (method) {
    case 'GET':
      return { name: 'GetObject', bucket, key };
    case 'HEAD':
      return { name: 'HeadObject', bucket, key };
    case 'DELETE':
      return { name: 'DeleteObject', bucket, key };
    case 'PUT':
      return source === undefined
        ? { name: 'PutObject', bucket, key }
        : { name: 'CopyObject', bucket, key, source: copySource(source) };
    default:
      throw new AwsError(
        'MethodNotAllowed',
        'The specified method is not allowed against this resource.',
        405,
      );
  }
};
