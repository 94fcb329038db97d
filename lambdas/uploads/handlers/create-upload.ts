import { randomBytes } from 'node:crypto';
import { createUpload } from '#shared/contracts/uploads.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { presignPut } from '#core/aws/presign.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { uploadKey } from '#core/files/upload-key.ts';
import { consumeUploadQuota } from '../adapters/consume-upload-quota.ts';
import { checkUpload } from '../domain/check-upload.ts';
import { uploadsEnvironment } from '../environment.ts';

const { TABLE_NAME, UPLOADS_BUCKET } = readEnvironment(uploadsEnvironment);

export const handler = endpointHandler(createUpload, async ({ user, query }) => {
  const { fileName, fileType } = query;
  const contentLength = query.fileSize === undefined ? undefined : Number(query.fileSize);
  checkUpload({ fileName, fileType, fileSize: contentLength });
  const isSized = contentLength !== undefined;
  await consumeUploadQuota(documentClient, TABLE_NAME, { uid: user.uid, isSized, now: new Date() });
  const key = uploadKey(user.uid, randomBytes(16).toString('hex'), fileName);
  const file = { bucket: UPLOADS_BUCKET, key, contentType: fileType, contentLength };
  return { ...(await presignPut(file)), key };
});
