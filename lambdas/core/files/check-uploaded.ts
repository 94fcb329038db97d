import { AppError } from '#shared/errors.ts';
import { uploadTypeNames, uploadTypes, type UploadType } from '#shared/model/upload.ts';
import { deleteObject, headObject, type ObjectHead } from '../aws/s3-objects.ts';
import { runInParallel } from '../in-parallel.ts';
import { isOwnUpload } from './upload-key.ts';

export interface UploadedFile {
  readonly uid: string;
  readonly key: string;
  /** The types a file of this use may have. */
  readonly types: readonly UploadType[];
  /** JSON Pointer of the request's field that holds the key. */
  readonly field: string;
}

export interface Uploads {
  head(key: string): Promise<ObjectHead | undefined>;
  /** A missing upload is not an error. */
  remove(key: string): Promise<void>;
}

export const uploadsIn = (bucket: string): Uploads => ({
  head: (key) => headObject({ bucket, key }),
  remove: (key) => deleteObject({ bucket, key }),
});

/**
 * Rejects a key that is not the caller's, or whose object is missing, too large or declared as another type; the job
 * checks the bytes later. Deletes an object that is too large, since nothing can use it.
 * @throws AppError `upload-not-yours`, `upload-not-found` or `validation-failed`
 */
export async function checkUploaded(
  { uid, key, types, field }: UploadedFile,
  uploads: Uploads,
): Promise<void> {
  if (!isOwnUpload(uid, key)) throw new AppError('upload-not-yours');
  const object = await uploads.head(key);
  if (!object) throw new AppError('upload-not-found');
  const type = uploadTypeNames.find((name) => name === object.contentType);
  const isTooBig = type !== undefined && object.size > uploadTypes[type].maxBytes;
  if (isTooBig) await uploads.remove(key);
  const isWrongType = type === undefined || !types.includes(type);
  const code = isWrongType ? 'wrong_type' : isTooBig ? 'too_big' : undefined;
  if (code) throw new AppError('validation-failed', { issues: [{ path: field, code }] });
}

/** Uploads that are checked at a time. */
const PARALLEL = 10;

/**
 * Checks several uploads of one type of file, each of which may be named once.
 * @param fieldOf JSON Pointer of the request's field that holds the n-th key
 * @throws AppError as {@link checkUploaded}
 */
export async function checkAllUploaded(
  { uid, keys, types }: Pick<UploadedFile, 'uid' | 'types'> & { readonly keys: readonly string[] },
  fieldOf: (index: number) => string,
  uploads: Uploads,
): Promise<void> {
  const repeated = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (repeated > 0) {
    const issues = [{ path: fieldOf(repeated), code: 'repeated' }];
    throw new AppError('validation-failed', { issues });
  }
  await runInParallel([...keys.entries()], PARALLEL, ([index, key]) =>
    checkUploaded({ uid, key, types, field: fieldOf(index) }, uploads),
  );
}
