import { limits } from './limits.ts';

/** The only file types the product accepts, with their extensions and largest size in bytes. */
export const uploadTypes = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    extensions: ['.xlsx'],
    maxBytes: limits.spreadsheetBytes,
  },
  'image/jpeg': { extensions: ['.jpg', '.jpeg'], maxBytes: limits.imageBytes },
  'image/png': { extensions: ['.png'], maxBytes: limits.imageBytes },
} as const;
export type UploadType = keyof typeof uploadTypes;
export const uploadTypeNames = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'image/jpeg',
  'image/png',
] as const satisfies readonly UploadType[];

export const spreadsheetType = uploadTypeNames[0];
export const imageTypes = [uploadTypeNames[1], uploadTypeNames[2]] as const;

/** Keys of a teacher's uploads begin with this; jobs refuse other keys. */
export const uploadPrefix = (uid: string): string => `uploads/${uid}/`;
