import { createUpload } from '#shared/contracts/uploads.ts';
import type { UploadType } from '#shared/model/upload.ts';
import { call } from '../api/client.ts';
import { putFile } from './put-file.ts';

interface Options {
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
}

/** Gets a ticket and sends the file with it; resolves to the key that names the file in later calls. */
export const uploadFile = async (
  file: File,
  fileType: UploadType,
  options: Options,
): Promise<string> => {
  const ticket = await call(createUpload, {
    query: { fileName: file.name, fileType, fileSize: String(file.size) },
    signal: options.signal,
  });
  // Sent with the ticket's type, because the device may use another type for the file or none.
  await putFile(new Blob([file], { type: fileType }), ticket, options);
  return ticket.key;
};
