import { AppError } from '#shared/errors.ts';
import { readSourcePage } from '#shared/contracts/source-pages.ts';
import { imageTypes } from '#shared/model/upload.ts';
import { deleteObject, getObject } from '#core/aws/s3-objects.ts';
import { readEnvironment } from '#core/environment.ts';
import { checkUploaded, uploadsIn } from '#core/files/check-uploaded.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { readPage } from '../adapters/page-reader.ts';
import { pageReadingEnvironment } from '../environment.ts';

/** Milliseconds for reading; the function's timeout leaves time for the upload and the answer. */
const MOST = 26_000;

const { UPLOADS_BUCKET: bucket } = readEnvironment(pageReadingEnvironment);

export const handler = endpointHandler(readSourcePage, async ({ user, body }) => {
  const key = body.imageS3Key;
  const file = { uid: user.uid, key, types: imageTypes, field: '/imageS3Key' };
  await checkUploaded(file, uploadsIn(bucket));
  const bytes = await getObject({ bucket, key });
  if (!bytes) throw new AppError('upload-not-found');
  // Before it is read, so that no failure leaves it behind, and each upload is read once.
  await deleteObject({ bucket, key });
  return readPage(bytes, MOST);
});
