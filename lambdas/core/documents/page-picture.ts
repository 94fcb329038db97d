import type { JobAddress } from '../jobs/job-record.ts';
import { documentFolder } from './document-folder.ts';

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const PAGE = /\/page-(\d{1,5})x(\d{1,5})\.jpg$/;

/** Key of the straightened page, stored with the document that was read from it; its name contains its size. */
export const keptPageKey = (address: JobAddress, { width, height }: PictureSize): string =>
  `${documentFolder(address)}page-${width}x${height}.jpg`;

/** Whether a key in a document's folder is that of its page. */
export const isPage = (key: string): boolean => PAGE.test(key);

/** Finds the page among the keys of a document's folder. */
export function findPage(
  keys: readonly string[],
): (PictureSize & { readonly key: string }) | undefined {
  for (const key of keys) {
    const [, width, height] = PAGE.exec(key) ?? [];
    if (width && height) return { key, width: Number(width), height: Number(height) };
  }
  return undefined;
}
