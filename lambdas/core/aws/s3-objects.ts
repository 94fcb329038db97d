import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { withTimeout } from '../timeout.ts';
import { CALL_TIME } from './call-time.ts';
import { s3Client } from './s3-client.ts';

export interface ObjectAddress {
  readonly bucket: string;
  readonly key: string;
}

export interface ObjectHead {
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
}

export interface ListedObject {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** ISO 8601. */
  readonly lastModified: string;
}

const named = ({ bucket, key }: ObjectAddress) => ({ Bucket: bucket, Key: key });

async function unlessMissing<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    // An answer to HEAD has no body that could name the error.
    if (error instanceof NoSuchKey || error instanceof NotFound) return undefined;
    throw error;
  }
}

/** An object's size and type without its bytes; `undefined` if there is none. */
export async function headObject(address: ObjectAddress): Promise<ObjectHead | undefined> {
  const head = await unlessMissing(s3Client.send(new HeadObjectCommand(named(address))));
  return head && { size: head.ContentLength ?? 0, contentType: head.ContentType ?? '' };
}

/**
 * An object's bytes; `undefined` if there is no object. Check the size first if a user uploaded the object.
 * @throws TimeoutError also if the download stalls: the client's own timeouts end at the answer's first byte
 */
export const getObject = (address: ObjectAddress): Promise<Uint8Array | undefined> =>
  withTimeout(CALL_TIME, async (abortSignal) => {
    const command = new GetObjectCommand(named(address));
    const object = await unlessMissing(s3Client.send(command, { abortSignal }));
    return object?.Body?.transformToByteArray();
  });

/** Writes an object and replaces any that exists under the key. */
export async function putObject(
  address: ObjectAddress,
  body: Uint8Array,
  contentType: string,
): Promise<void> {
  await s3Client.send(
    new PutObjectCommand({ ...named(address), Body: body, ContentType: contentType }),
  );
}

/** Deletes an object; a missing object is not an error. */
export async function deleteObject(address: ObjectAddress): Promise<void> {
  await s3Client.send(new DeleteObjectCommand(named(address)));
}

/** Every object whose key begins with `prefix`. */
export async function listObjects(bucket: string, prefix: string): Promise<ListedObject[]> {
  const objects: ListedObject[] = [];
  const pages = paginateListObjectsV2({ client: s3Client }, { Bucket: bucket, Prefix: prefix });
  for await (const { Contents = [] } of pages) {
    for (const { Key = '', Size = 0, LastModified } of Contents) {
      objects.push({ key: Key, size: Size, lastModified: LastModified?.toISOString() ?? '' });
    }
  }
  return objects;
}
