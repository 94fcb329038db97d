import { S3Client } from '@aws-sdk/client-s3';
import { clientLimits, timed, timedAround } from './call-time.ts';

/**
 * One client for the life of the function's instance. Bodies are signed; a checksum besides would end up in presigned
 * URLs, computed of no body at all.
 */
export const s3Client = new S3Client({
  ...clientLimits,
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});
s3Client.middlewareStack.add(timed, timedAround);
