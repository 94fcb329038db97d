import { AwsError } from '../front-door/aws-error.ts';
import type { FrontDoorResponse } from '../front-door/http-message.ts';
import type { S3Call } from './call.ts';
import { queryValue } from './call.ts';
import type { ObjectInfo } from './object-file.ts';
import { toXml } from './xml.ts';

const largestPage = 1000;

/** A key of its own, or the common prefix that stands for several. */
interface Entry {
  name: string;
  object?: ObjectInfo;
}

const isAfter = (name: string, mark: string): boolean =>
  Buffer.compare(Buffer.from(name), Buffer.from(mark)) > 0;

const toEntries = (objects: readonly ObjectInfo[], prefix: string, delimiter: string): Entry[] => {
  const entries = new Map<string, Entry>();
  for (const object of objects) {
    const cut = delimiter === '' ? -1 : object.key.indexOf(delimiter, prefix.length);
    const name = cut < 0 ? object.key : object.key.slice(0, cut + delimiter.length);
    entries.set(name, cut < 0 ? { name, object } : { name });
  }
  return [...entries.values()];
};

const pageSize = (parameter: string | undefined): number => {
  if (parameter === undefined) return largestPage;
  if (!/^\d{1,9}$/.test(parameter))
    throw new AwsError(
      'InvalidArgument',
      'Provided max-keys not an integer or within integer range',
    );
  return Math.min(Number(parameter), largestPage);
};

/** ListObjectsV2. The continuation token is the last name of the page before. */
export const listObjects = async (
  { request, store }: S3Call,
  bucket: string,
): Promise<FrontDoorResponse> => {
  const parameter = (name: string) => queryValue(request, name);
  const [prefix, delimiter, startAfter] = ['prefix', 'delimiter', 'start-after'].map(
    (name) => parameter(name) ?? '',
  );
  const token = parameter('continuation-token');
  const encode = parameter('encoding-type') === 'url' ? encodeURIComponent : String;
  const maxKeys = pageSize(parameter('max-keys'));
  const objects = (await store.list(bucket, prefix)).filter(
    ({ key }) => !startAfter || isAfter(key, startAfter),
  );
  const mark = token === undefined ? '' : Buffer.from(token, 'base64url').toString('utf8');
  const rest = toEntries(objects, prefix ?? '', delimiter ?? '').filter(({ name }) =>
    isAfter(name, mark),
  );
  const page = rest.slice(0, maxKeys);
  const last = page.at(-1);
  const isTruncated = last !== undefined && rest.length > page.length;
  const body = toXml({
    ListBucketResult: {
      Name: bucket,
      Prefix: encode(prefix ?? ''),
      Delimiter: delimiter ? encode(delimiter) : undefined,
      StartAfter: startAfter ? encode(startAfter) : undefined,
      EncodingType: parameter('encoding-type'),
      MaxKeys: maxKeys,
      KeyCount: page.length,
      IsTruncated: isTruncated,
      ContinuationToken: token,
      NextContinuationToken: isTruncated ? Buffer.from(last.name).toString('base64url') : undefined,
      Contents: page.flatMap(({ object }) =>
        object
          ? [
              {
                Key: encode(object.key),
                LastModified: object.lastModified,
                ETag: `"${object.etag}"`,
                Size: object.size,
                StorageClass: 'STANDARD',
              },
            ]
          : [],
      ),
      CommonPrefixes: page.flatMap(({ name, object }) =>
        object ? [] : [{ Prefix: encode(name) }],
      ),
    },
  });
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
};
