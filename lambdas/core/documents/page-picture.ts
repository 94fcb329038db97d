import type { JobAddress } from '../jobs/job-record.ts';
import { documentFolder } from './document-folder.ts';

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The first page of a document has no number. */
const PAGE = /\/page-(?:(\d{1,3})-)?(\d{1,5})x(\d{1,5})\.jpg$/;

/**
 * Key of a straightened page, stored with the document that was read from it; its name contains its size.
 * @param index of the page, from 0
 */
export const keptPageKey = (
  address: JobAddress,
  { width, height }: PictureSize,
  index = 0,
): string =>
  `${documentFolder(address)}page-${index === 0 ? '' : `${index + 1}-`}${width}x${height}.jpg`;

/** Whether a key in a document's folder is that of a page. */
export const isPage = (key: string): boolean => PAGE.test(key);

/** Finds a page, by its index from 0, among the keys of a document's folder. */
export function findPage(
  keys: readonly string[],
  index = 0,
): (PictureSize & { readonly key: string }) | undefined {
  for (const key of keys) {
    const [, number = '1', width, height] = PAGE.exec(key) ?? [];
    if (width && height && Number(number) === index + 1) {
      return { key, width: Number(width), height: Number(height) };
    }
  }
  return undefined;
}
