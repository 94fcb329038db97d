import { randomBytes } from 'node:crypto';
import { createUpload } from '../../../shared/contracts/uploads.ts';
import { presignPut } from '../../core/aws/presign.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { checkUpload } from '../domain/check-upload.ts';
import { uploadKey } from '../../core/files/upload-key.ts';
import { uploadsEnvironment } from '../environment.ts';

const { UPLOADS_BUCKET } = readEnvironment(uploadsEnvironment);

export const handler = endpointHandler(createUpload, ({ user, query }) => {
  const { fileName, fileType } = query;
  const contentLength = query.fileSize === undefined ? undefined : Number(query.fileSize);
  checkUpload({ fileName, fileType, fileSize: contentLength });
  const key = uploadKey(user.uid, randomBytes(16).toString('hex'), fileName);
  const file = { bucket: UPLOADS_BUCKET, key, contentType: fileType, contentLength };
  return { ...presignPut(file), key };
});
