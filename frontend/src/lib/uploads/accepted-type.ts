import { spreadsheetType, uploadTypes, type UploadType } from '#shared/model/upload.ts';
import type { Text } from '../../i18n/message-id.ts';
import { tableExtensions } from './table-file.ts';

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

/** The extensions of files that are taken as this type: other tables become a workbook before they are sent. */
export const extensionsOf = (type: UploadType): readonly string[] =>
  type === spreadsheetType ? tableExtensions : uploadTypes[type].extensions;

export const typeOfFile = (
  { name }: File,
  accepted: readonly UploadType[],
): UploadType | undefined =>
  accepted.find((type) =>
    extensionsOf(type).some((extension) => name.toLowerCase().endsWith(extension)),
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

/** Why a file is refused at once; a photo may become small enough, and the server checks the bytes again. */
export const fileProblem = (file: File, accepted: readonly UploadType[]): Text | undefined => {
  const type = typeOfFile(file, accepted);
  if (!type) {
    const extensions = accepted.flatMap(extensionsOf).join(', ');
    return { id: 'file.wrongType', values: { extensions } };
  }
  if (file.size === 0) return { id: 'file.empty' };
  return type === spreadsheetType ? sizeProblem(file, type) : undefined;
};
