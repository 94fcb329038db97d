import { spreadsheetType, type UploadType } from '#shared/model/upload.ts';

/** The first bytes of each accepted type. An `.xlsx` starts like any zip file. */
const signatures: readonly (readonly [UploadType, readonly number[]])[] = [
  [spreadsheetType, [0x50, 0x4b, 0x03, 0x04]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** The type of a file by its first bytes (eight are enough), whatever its name or declared type. */
export const detectType = (bytes: Uint8Array): UploadType | undefined =>
  signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0];
