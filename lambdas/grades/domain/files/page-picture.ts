import type { JobAddress } from '../../../core/jobs/job-record.ts';
import { documentFolder } from '../../../core/documents/s3-document-files.ts';

/** A picture's size in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const pagePrefix = (address: JobAddress): string => `${documentFolder(address)}page-`;
const SIZE = /^(\d{1,5})x(\d{1,5})\.jpg$/;

/** Where the straightened page is kept beside the document that was read from it; its name has its size. */
export const keptPageKey = (address: JobAddress, { width, height }: PictureSize): string =>
  `${pagePrefix(address)}${width}x${height}.jpg`;

/** The page among the keys beside a document, if it is there. */
export function findPage(
  address: JobAddress,
  keys: readonly string[],
): (PictureSize & { readonly key: string }) | undefined {
  const prefix = pagePrefix(address);
  for (const key of keys) {
    const [, width, height] = key.startsWith(prefix)
      ? (SIZE.exec(key.slice(prefix.length)) ?? [])
      : [];
    if (width && height) return { key, width: Number(width), height: Number(height) };
  }
  return undefined;
}
