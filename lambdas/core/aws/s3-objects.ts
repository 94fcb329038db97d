import type { ObjectAddress } from './s3-request.ts';
import { s3Send } from './s3-send.ts';

export interface ObjectHead {
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
}

/** An object's size and type without its bytes; `undefined` if there is none. */
export async function headObject(address: ObjectAddress): Promise<ObjectHead | undefined> {
  const { status, headers } = await s3Send({ method: 'HEAD', ...address });
  if (status === 404) return undefined;
  return {
    size: Number(headers['content-length'] ?? 0),
    contentType: headers['content-type'] ?? '',
  };
}

/**
 * An object's bytes, in a buffer of their own, for some readers forget that bytes may lie in a shared one;
 * `undefined` if there is no object. Check the size first where the object is not ours.
 */
export async function getObject(address: ObjectAddress): Promise<Uint8Array | undefined> {
  const { status, body } = await s3Send({ method: 'GET', ...address });
  return status === 404 ? undefined : new Uint8Array(body);
}

/** Writes an object, over any that is there. */
export async function putObject(
  address: ObjectAddress,
  body: Uint8Array,
  contentType: string,
): Promise<void> {
  const headers = { 'content-type': contentType, 'content-length': String(body.byteLength) };
  await s3Send({ method: 'PUT', ...address, headers, body });
}

/** Deletes an object; it is not an error if there is none. */
export async function deleteObject(address: ObjectAddress): Promise<void> {
  await s3Send({ method: 'DELETE', ...address });
}
