import { limits } from '#shared/model/limits.ts';
import { detectType } from '#core/files/file-signature.ts';
import { JobError } from '#core/jobs/job-error.ts';
import { pictureSize } from '#shared/picture/picture-size.ts';

/**
 * Rejects by the header alone what is not a picture of a page, because a small file may claim more pixels than fit in
 * memory.
 * @throws JobError `picture-not-image`, `picture-damaged`, `picture-too-large` or `picture-too-small`
 */
export function checkPicture(bytes: Uint8Array): void {
  const type = detectType(bytes);
  if (type !== 'image/jpeg' && type !== 'image/png') throw new JobError('picture-not-image');
  const size = pictureSize(bytes, type);
  if (!size || size.width === 0 || size.height === 0) throw new JobError('picture-damaged');
  const { pictureSide: most, pictureSmallestSide: least } = limits;
  if (Math.max(size.width, size.height) > most) {
    throw new JobError('picture-too-large', { limit: String(most) });
  }
  if (Math.min(size.width, size.height) < least) {
    throw new JobError('picture-too-small', { limit: String(least) });
  }
}
