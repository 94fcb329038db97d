import { S3Client } from '@aws-sdk/client-s3';
import { clientLimits, timed, timedAround } from './call-time.ts';

/** Bodies are signed; a checksum would get into presigned URLs, computed from an empty body. */
export const s3Client = new S3Client({
  ...clientLimits,
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});
s3Client.middlewareStack.add(timed, timedAround);
