import { readSourcePage } from '#shared/contracts/source-pages.ts';
import { readEnvironment } from '#core/environment.ts';
import { takePicture } from '#core/files/take-upload.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { readPage } from '../adapters/page-reader.ts';
import { pageReadingEnvironment } from '../environment.ts';

/** Milliseconds for reading; the function's timeout leaves time for the upload and the answer. */
const MOST = 26_000;

const { UPLOADS_BUCKET: bucket } = readEnvironment(pageReadingEnvironment);

export const handler = endpointHandler(readSourcePage, async ({ user, body }) =>
  readPage(await takePicture(bucket, user.uid, body.imageS3Key), MOST),
);
