import { AppError } from '../../../shared/errors.ts';
import { uploadTypes, type UploadType } from '../../../shared/model/upload.ts';
import type { ObjectHead } from '../aws/s3-objects.ts';
import { isOwnUpload } from './upload-key.ts';

export interface UploadedFile {
  readonly uid: string;
  readonly key: string;
  /** The types a file of this use may have. */
  readonly types: readonly UploadType[];
  /** JSON Pointer of the request's field that holds the key. */
  readonly field: string;
}

/**
 * Refuses a key that is not the caller's, or whose object is missing, too large or declared as another type. What
 * the bytes are is for the job to find out.
 * @throws AppError `upload-not-yours`, `upload-not-found` or `validation-failed`
 */
export async function checkUploaded(
  { uid, key, types, field }: UploadedFile,
  head: (key: string) => Promise<ObjectHead | undefined>,
): Promise<void> {
  if (!isOwnUpload(uid, key)) throw new AppError('upload-not-yours');
  const object = await head(key);
  if (!object) throw new AppError('upload-not-found');
  const type = types.find((name) => name === object.contentType);
  const code = !type
    ? 'wrong_type'
    : object.size > uploadTypes[type].maxBytes
      ? 'too_big'
      : undefined;
  if (code) throw new AppError('validation-failed', { issues: [{ path: field, code }] });
}
