import { spreadsheetType, uploadTypes, type UploadType } from '#shared/model/upload.ts';
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

/** Whether what is sent as this type is too large. */
export const sizeProblem = ({ size }: Blob, type: UploadType): Text | undefined => {
  const { maxBytes } = uploadTypes[type];
  return size > maxBytes
    ? { id: 'file.tooLarge', values: { maximum: megabytes(maxBytes) } }
    : undefined;
};

/** A photo is too large and could not be made smaller. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
  readonly problem: Text;
  constructor(problem: Text) {
    super(problem.id);
    this.problem = problem;
  }
}

/**
 * Why a file is refused at once; a photo may become small enough, and the server checks the bytes again.
 * @param further extensions of files that the browser turns into accepted ones
 */
export const fileProblem = (
  file: File,
  accepted: readonly UploadType[],
  further: readonly string[] = [],
): Text | undefined => {
  const type = typeOfFile(file, accepted);
  const isFurther = further.some((extension) => file.name.toLowerCase().endsWith(extension));
  if (!type && !isFurther) {
    const own = accepted.flatMap((name) => uploadTypes[name].extensions);
    const extensions = [...own, ...further].join(', ');
    return { id: 'file.wrongType', values: { extensions } };
  }
  if (file.size === 0) return { id: 'file.empty' };
  return type === spreadsheetType ? sizeProblem(file, type) : undefined;
};
