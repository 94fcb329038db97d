import { WorkbookError } from './workbook-error.ts';
import { workbookLimits } from './workbook-limits.ts';
import { entriesByPart, partName, readZipDirectory, type ZipEntry } from './zip-directory.ts';

const STORED = 0;
const DEFLATED = 8;
const LOCAL_HEADER_SIZE = 30;

/** Reads parts of a zip on demand; unused parts are never inflated. */
export interface ZipReader {
  /** The part's bytes, or undefined if it is missing. Throws `WorkbookError` if it is damaged or expands too far. */
  readonly read: (part: string) => Uint8Array | undefined;
}

/**
 * Inflates raw deflate data. Throws a `WorkbookError` with `too-large` after `most` bytes, whatever size the directory
 * declares, and any other error for invalid data.
 */
export type Inflate = (data: Uint8Array, most: number) => Uint8Array;

function inflated(inflate: Inflate, data: Uint8Array, most: number): Uint8Array {
  try {
    return inflate(data, most);
  } catch (cause) {
    throw cause instanceof WorkbookError ? cause : new WorkbookError('damaged', { cause });
  }
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The CRC-32 of an entry (ISO 3309). Node has it in zlib, but browsers have none. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (let at = 0; at < bytes.length; at += 1) {
    sum = (sum >>> 8) ^ (CRC_TABLE[(sum ^ (bytes[at] ?? 0)) & 0xff] ?? 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function compressedData(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = entry.headerOffset;
  if (header + LOCAL_HEADER_SIZE > bytes.byteLength) throw new WorkbookError('damaged');
  const start =
    header +
    LOCAL_HEADER_SIZE +
    view.getUint16(header + 26, true) +
    view.getUint16(header + 28, true);
  const end = start + entry.compressedSize;
  if (end > bytes.byteLength) throw new WorkbookError('damaged');
  return bytes.subarray(start, end);
}

/** The most an entry may expand to: limited by the total and by its compressed size. */
const mostBytes = (entry: ZipEntry, left: number): number =>
  Math.min(
    left,
    workbookLimits.entryBytes,
    Math.max(workbookLimits.ratioFreeBytes, entry.compressedSize * workbookLimits.compressionRatio),
  );

/** Opens a zip for bounded reading. Throws as `readZipDirectory` does. */
export function openZip(bytes: Uint8Array, inflate: Inflate): ZipReader {
  const directory = entriesByPart(readZipDirectory(bytes));
  let left: number = workbookLimits.totalBytes;

  const read = (part: string): Uint8Array | undefined => {
    const entry = directory.get(partName(part));
    if (!entry) return undefined;
    const most = mostBytes(entry, left);
    if (entry.declaredSize > most) throw new WorkbookError('too-large');
    const data = compressedData(bytes, entry);
    if (entry.method !== DEFLATED && entry.method !== STORED) {
      throw new WorkbookError('damaged');
    }
    const content = entry.method === DEFLATED ? inflated(inflate, data, most) : data;
    if (content.byteLength > most) throw new WorkbookError('too-large');
    left -= content.byteLength;
    if (crc32(content) !== entry.checksum) throw new WorkbookError('damaged');
    return content;
  };
  return { read };
}
