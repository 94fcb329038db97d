import { readSourcePage } from '#shared/contracts/source-pages.ts';
import type { UploadType } from '#shared/model/upload.ts';
import { call } from '#frontend/lib/api/client.ts';
import { uploadFile } from '#frontend/lib/uploads/upload-file.ts';
import {
  piecesOf,
  SourceError,
  type PicturePage,
  type ReadingOptions,
  type SourceFile,
} from './source-file.ts';

const names = { 'image/jpeg': 'page.jpg', 'image/png': 'page.png' } as const;

/**
 * Sends the picture of a page to be read. It is deleted there before it is read.
 * @throws ApiError, FileTooLargeError, UploadRefusedError, or TypeError when the network fails
 */
export async function readPicture(
  picture: Blob,
  type: UploadType & keyof typeof names,
  options: ReadingOptions,
): Promise<PicturePage> {
  // Its own name may be that of a pupil.
  const file = new File([picture], names[type], { type });
  const imageS3Key = await uploadFile(file, type, options);
  const { signal } = options;
  const { paragraphs, isPoor } = await call(readSourcePage, { body: { imageS3Key }, signal });
  return { paragraphs: paragraphs.flatMap(piecesOf), isPoor };
}

/** The type of a picture by its first bytes; undefined if it is none that can be read. */
export function pictureTypeOf(bytes: Uint8Array): keyof typeof names | undefined {
  const start = String.fromCodePoint(...bytes.subarray(0, 4));
  if (start.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  return start === '\u0089PNG' ? 'image/png' : undefined;
}

export const openPhoto = (file: File, type: keyof typeof names): SourceFile => ({
  parts: 1,
  isPaged: false,
  first: 0,
  hasMacros: false,
  read: () => Promise.resolve([]),
  readPicture: (_, options) => readPicture(file, type, options),
  close: () => undefined,
});

export async function readDrawnPage(
  draw: () => Promise<Blob | undefined>,
  options: ReadingOptions,
): Promise<PicturePage> {
  const picture = await draw();
  options.signal.throwIfAborted();
  if (!picture) throw new SourceError('empty');
  return readPicture(picture, 'image/jpeg', options);
}
