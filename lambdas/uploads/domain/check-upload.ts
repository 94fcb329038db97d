import { AppError } from '#shared/errors.ts';
import { uploadTypes, type UploadType } from '#shared/model/upload.ts';

interface UploadRequest {
  readonly fileName: string;
  readonly fileType: UploadType;
  readonly fileSize?: number;
}

/**
 * Rejects an upload whose file name does not match its type, or that is too large for its type.
 * @throws AppError `validation-failed`
 */
export function checkUpload({ fileName, fileType, fileSize }: UploadRequest): void {
  const { extensions, maxBytes } = uploadTypes[fileType];
  if (!extensions.some((extension) => fileName.toLowerCase().endsWith(extension))) {
    throw new AppError('validation-failed', {
      issues: [{ path: '/fileName', code: 'extension_mismatch' }],
    });
  }
  if (fileSize !== undefined && fileSize > maxBytes) {
    throw new AppError('validation-failed', { issues: [{ path: '/fileSize', code: 'too_big' }] });
  }
}
