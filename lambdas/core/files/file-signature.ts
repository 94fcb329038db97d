import { spreadsheetType, type UploadType } from '#shared/model/upload.ts';

/** How each accepted type begins. An `.xlsx` begins as any zip does: only reading it tells what is inside. */
const signatures: readonly (readonly [UploadType, readonly number[]])[] = [
  [spreadsheetType, [0x50, 0x4b, 0x03, 0x04]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** What a file is by its first bytes (eight are enough), whatever its name or declared type says. */
export const detectType = (bytes: Uint8Array): UploadType | undefined =>
  signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0];
