import { AppError } from '#shared/errors.ts';
import { imageTypes } from '#shared/model/upload.ts';
import { deleteObject, getObject } from '../aws/s3-objects.ts';
import { checkUploaded, uploadsIn } from './check-uploaded.ts';

/**
 * The bytes of a picture that a call reads while its caller waits. It is deleted before it is read, so that no failure leaves
 * it behind, and each upload is read once.
 * @throws AppError `upload-not-yours`, `upload-not-found` or `validation-failed`
 */
export async function takePicture(bucket: string, uid: string, key: string): Promise<Uint8Array> {
  await checkUploaded({ uid, key, types: imageTypes, field: '/imageS3Key' }, uploadsIn(bucket));
  const bytes = await getObject({ bucket, key });
  if (!bytes) throw new AppError('upload-not-found');
  await deleteObject({ bucket, key });
  return bytes;
}
