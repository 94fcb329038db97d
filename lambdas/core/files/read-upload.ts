import { deleteObject, getObject, headObject, type ObjectAddress } from '../aws/s3-objects.ts';
import { JobError } from '../jobs/job-error.ts';
import { isOwnUpload } from './upload-key.ts';

/**
 * Reads a user's own upload. Checks the size before reading and deletes a file that is too large; the reader of the
 * bytes checks their type.
 * @param maxBytes for a file of its kind
 * @throws JobError `upload-not-yours`, `upload-missing` or `upload-too-large`
 */
export async function readUpload(
  uid: string,
  address: ObjectAddress,
  maxBytes: number,
): Promise<Uint8Array> {
  if (!isOwnUpload(uid, address.key)) throw new JobError('upload-not-yours');
  const head = await headObject(address);
  if (!head) throw new JobError('upload-missing');
  if (head.size > maxBytes) {
    await deleteObject(address);
    throw new JobError('upload-too-large');
  }
  const bytes = await getObject(address);
  if (!bytes) throw new JobError('upload-missing');
  return bytes;
}
