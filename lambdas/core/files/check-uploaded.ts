import { AppError } from '#shared/errors.ts';
import { uploadTypeNames, uploadTypes, type UploadType } from '#shared/model/upload.ts';
import { deleteObject, headObject, type ObjectHead } from '../aws/s3-objects.ts';
import { isOwnUpload } from './upload-key.ts';

export interface UploadedFile {
  readonly uid: string;
  readonly key: string;
  /** The types a file of this use may have. */
  readonly types: readonly UploadType[];
  /** JSON Pointer of the request's field that holds the key. */
  readonly field: string;
}

/** The uploads, by key. */
export interface Uploads {
  head(key: string): Promise<ObjectHead | undefined>;
  /** It is no error if there is none. */
  remove(key: string): Promise<void>;
}

/** The uploads of a bucket. */
export const uploadsIn = (bucket: string): Uploads => ({
  head: (key) => headObject({ bucket, key }),
  remove: (key) => deleteObject({ bucket, key }),
});

/**
 * Refuses a key that is not the caller's, or whose object is missing, too large or declared as another type. What
 * the bytes are is for the job to find out. An object too large for its type is deleted: no use of it is any good.
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
