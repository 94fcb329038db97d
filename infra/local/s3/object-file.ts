import { randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';

const objectInfo = z.object({
  key: z.string(),
  size: z.number(),
  /** MD5 of the bytes in hex, without quotes. */
  etag: z.string(),
  /** ISO 8601. */
  lastModified: z.string(),
  contentType: z.string(),
  cacheControl: z.optional(z.string()),
  contentEncoding: z.optional(z.string()),
});
export type ObjectInfo = z.infer<typeof objectInfo>;

/** Each object is one file: the header's length (4 bytes), the header as JSON, the bytes. */
export interface OpenObject {
  info: ObjectInfo;
  /** Where the object's bytes begin in the file. */
  offset: number;
  file: FileHandle;
}

const lengthBytes = 4;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Opens an object for reading; the caller closes `file`. Undefined if it does not exist. */
export const openObject = async (path: string): Promise<OpenObject | undefined> => {
  const file = await open(path, 'r').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!file) return undefined;
  try {
    const length = Buffer.alloc(lengthBytes);
    await file.read(length, 0, lengthBytes, 0);
    const header = Buffer.alloc(length.readUInt32BE());
    await file.read(header, 0, header.length, lengthBytes);
    const info = z.parse(objectInfo, JSON.parse(header.toString('utf8')));
    return { info, offset: lengthBytes + header.length, file };
  } catch (error) {
    await file.close();
    throw error;
  }
};

/**
 * Writes an object atomically: to a temporary file, synced, then moved into place, so that no crash or reader sees half
 * an object.
 * @returns false if `onlyIfNew` and the object exists
 */
export const writeObject = async (
  path: string,
  scratchFolder: string,
  info: ObjectInfo,
  body: Uint8Array,
  onlyIfNew: boolean,
): Promise<boolean> => {
  const header = Buffer.from(JSON.stringify(info));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(header.length);
  const scratch = join(scratchFolder, randomUUID());
  await mkdir(dirname(path), { recursive: true });
  try {
    const file = await open(scratch, 'wx', 0o600);
    try {
      await file.writev([length, header, body]);
      await file.sync();
    } finally {
      await file.close();
    }
    if (!onlyIfNew) await rename(scratch, path);
    // A hard link fails if the name exists, so one of two simultaneous writers wins.
    else await link(scratch, path);
    return true;
  } catch (error) {
    if (onlyIfNew && error instanceof Error && 'code' in error && error.code === 'EEXIST')
      return false;
    throw error;
  } finally {
    await rm(scratch, { force: true });
  }
};
