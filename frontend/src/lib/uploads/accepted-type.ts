import { uploadTypes, type UploadType } from '#shared/model/upload.ts';
import type { Text } from '../../i18n/message-id.ts';

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

/** The type of a file by its extension, among `accepted`. */
export const typeOfFile = (
  { name }: File,
  accepted: readonly UploadType[],
): UploadType | undefined =>
  accepted.find((type) =>
    uploadTypes[type].extensions.some((extension) => name.toLowerCase().endsWith(extension)),
  );

/** Why a file is refused before sending; the server checks its bytes again. */
export const fileProblem = (file: File, accepted: readonly UploadType[]): Text | undefined => {
  const type = typeOfFile(file, accepted);
  if (!type) {
    const extensions = accepted.flatMap((name) => uploadTypes[name].extensions).join(', ');
    return { id: 'file.wrongType', values: { extensions } };
  }
  const { maxBytes } = uploadTypes[type];
  if (file.size > maxBytes) {
    return { id: 'file.tooLarge', values: { maximum: megabytes(maxBytes) } };
  }
  return file.size === 0 ? { id: 'file.empty' } : undefined;
};
