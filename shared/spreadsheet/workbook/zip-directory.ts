import { WorkbookError } from './workbook-error.ts';
import { workbookLimits } from './workbook-limits.ts';

/** Position and claims of an entry in the directory; the sizes may be wrong. */
export interface ZipEntry {
  readonly method: number;
  readonly checksum: number;
  readonly compressedSize: number;
  readonly declaredSize: number;
  readonly headerOffset: number;
  /** As written. */
  readonly name: string;
  /** Start and end of its record in the directory. */
  readonly recordStart: number;
  readonly recordEnd: number;
}

/** The central directory of a zip. */
export interface ZipDirectory {
  /** In the directory's order; names may repeat. */
  readonly entries: readonly ZipEntry[];
  /** Offset of the directory. */
  readonly start: number;
  /** Offset of the end record. */
  readonly endRecord: number;
}

const END_SIGNATURE = 0x06054b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_SIZE = 46;
const ENCRYPTED = 0x0001;
const IN_ZIP64_FIELD = 0xffffffff;

/** First bytes of a zip, and of the older container for `.xls` and encrypted `.xlsx` files. */
const ZIP = [0x50, 0x4b] as const;
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] as const;
/** The stream of an encrypted Office file (MS-OFFCRYPTO 2.3.4.1), as in the container's directory. */
const ENCRYPTED_STREAM = 'EncryptedPackage';

const beginsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

export const isZip = (bytes: Uint8Array): boolean => beginsWith(bytes, ZIP);
/** Whether a file is in the container of `.xls`, or of an encrypted `.xlsx`. */
export const isCompoundFile = (bytes: Uint8Array): boolean => beginsWith(bytes, COMPOUND_FILE);
export const isEncryptedFile = (bytes: Uint8Array): boolean =>
  isCompoundFile(bytes) && new TextDecoder('utf-16le').decode(bytes).includes(ENCRYPTED_STREAM);

/** Throws the right error for a file that is not a zip. */
function refuseOtherFormats(bytes: Uint8Array): void {
  if (!isZip(bytes)) throw new WorkbookError(isEncryptedFile(bytes) ? 'encrypted' : 'not-xlsx');
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  throw new WorkbookError('damaged');
}

/** The zip64 extra field contains, in this order, the values that do not fit the fixed part. */
function* zip64Values(view: DataView, from: number, to: number): Generator<number, undefined> {
  for (let at = from; at + 4 <= to;) {
    const length = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === 1) {
      for (let value = at + 4; value + 8 <= at + 4 + length; value += 8) {
        yield Number(view.getBigUint64(value, true));
      }
      return undefined;
    }
    at += 4 + length;
  }
  return undefined;
}

function readEntry(view: DataView, at: number): ZipEntry {
  if (view.getUint32(at, true) !== ENTRY_SIGNATURE) throw new WorkbookError('damaged');
  if (view.getUint16(at + 8, true) & ENCRYPTED) throw new WorkbookError('encrypted');
  const nameLength = view.getUint16(at + 28, true);
  const extra = at + ENTRY_SIZE + nameLength;
  const extraEnd = extra + view.getUint16(at + 30, true);
  const large = zip64Values(view, extra, extraEnd);
  const size = (offset: number): number => {
    const value = view.getUint32(offset, true);
    return value === IN_ZIP64_FIELD ? (large.next().value ?? value) : value;
  };
  const declaredSize = size(at + 24);
  const compressedSize = size(at + 20);
  const name = new Uint8Array(view.buffer, view.byteOffset + at + ENTRY_SIZE, nameLength);
  return {
    method: view.getUint16(at + 10, true),
    checksum: view.getUint32(at + 16, true),
    compressedSize,
    declaredSize,
    headerOffset: size(at + 42),
    name: new TextDecoder().decode(name),
    recordStart: at,
    recordEnd: extraEnd + view.getUint16(at + 32, true),
  };
}

/** Normalizes part names: no case, no leading slash, no backslashes. */
export const partName = (name: string): string =>
  name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

function readEntries(view: DataView): ZipDirectory {
  const endRecord = findEnd(view);
  const count = view.getUint16(endRecord + 10, true);
  if (count > workbookLimits.entries) throw new WorkbookError('too-large');
  const start = view.getUint32(endRecord + 16, true);
  const entries: ZipEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    const entry = readEntry(view, at);
    entries.push(entry);
    at = entry.recordEnd;
  }
  return { entries, start, endRecord };
}

/**
 * The central directory of a zip. Throws `not-xlsx` for another format (`encrypted` for a protected workbook),
 * `damaged` if it is cut or inconsistent, `encrypted` for an encrypted entry, `too-large` if it lists too much or
 * declares a bomb.
 */
export function readZipDirectory(bytes: Uint8Array): ZipDirectory {
  refuseOtherFormats(bytes);
  let directory;
  try {
    directory = readEntries(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    // Offsets outside the file cause a RangeError of the view.
    throw error instanceof RangeError ? new WorkbookError('damaged', { cause: error }) : error;
  }
  let declared = 0;
  for (const entry of directory.entries) declared += entry.declaredSize;
  if (declared > workbookLimits.totalBytes) throw new WorkbookError('too-large');
  return directory;
}

/** The entries by part name; of two with one name, the later one. */
export const entriesByPart = ({ entries }: ZipDirectory): ReadonlyMap<string, ZipEntry> =>
  new Map(entries.map((entry) => [partName(entry.name), entry]));
