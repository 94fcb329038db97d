import { spreadsheetType } from '../../../shared/model/upload.ts';
import { detectType } from '../files/file-signature.ts';
import { JobError } from '../jobs/job-error.ts';

/** OLE compound file: what Office wraps an encrypted workbook in, and what `.xls` was. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The stream of an encrypted Office file (MS-OFFCRYPTO 2.3.4.1), as the compound file's directory names it. */
const ENCRYPTED_STREAM = Buffer.from('EncryptedPackage', 'utf16le');

/** Throws `spreadsheet-encrypted` or `spreadsheet-not-xlsx` unless the file begins as an `.xlsx` does. */
export function refuseOtherFormats(bytes: Uint8Array): void {
  if (detectType(bytes) === spreadsheetType) return;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const encrypted =
    file.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE) && file.includes(ENCRYPTED_STREAM);
  throw new JobError(encrypted ? 'spreadsheet-encrypted' : 'spreadsheet-not-xlsx');
}
