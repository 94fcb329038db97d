import { s3Send } from './s3-send.ts';

/** An object as a listing shows it. */
export interface ListedObject {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** ISO 8601. */
  readonly lastModified: string;
}

const textOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

const decodeKey = (encoded: string): string => decodeURIComponent(encoded.replaceAll('+', ' '));

function readPage(xml: string): ListedObject[] {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    key: decodeKey(textOf(entry, 'Key') ?? ''),
    size: Number(textOf(entry, 'Size')),
    lastModified: textOf(entry, 'LastModified') ?? '',
  }));
}

/** Every object whose key begins with `prefix` (ListObjectsV2). Keys come URL-encoded, for XML cannot carry them all. */
export async function listObjects(bucket: string, prefix: string): Promise<ListedObject[]> {
  const objects: ListedObject[] = [];
  let next: string | undefined;
  do {
    const { status, body } = await s3Send({
      method: 'GET',
      bucket,
      key: '',
      query: {
        'list-type': '2',
        'encoding-type': 'url',
        prefix,
        ...(next !== undefined && { 'continuation-token': next }),
      },
    });
    if (status === 404) throw new Error('the bucket to be listed does not exist');
    const xml = body.toString('utf8');
    objects.push(...readPage(xml));
    next = textOf(xml, 'NextContinuationToken');
  } while (next !== undefined);
  return objects;
}
