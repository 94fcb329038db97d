import { crc32, inflateRawSync } from 'node:zlib';
import { JobError } from '../jobs/job-error.ts';
import { archiveLimits } from './archive-limits.ts';
import { partName, readZipDirectory, type ZipEntry } from './zip-directory.ts';

const STORED = 0;
const DEFLATED = 8;
const LOCAL_HEADER_SIZE = 30;

/** Inflated parts of a zip, on demand: what is never asked for is never inflated. */
export interface ZipReader {
  /** The part's bytes, or undefined if there is none. Throws `JobError` when it is damaged or expands too far. */
  readonly read: (part: string) => Uint8Array | undefined;
}

const expandsTooFar = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/** Counts while inflating: zlib stops at `most` bytes, whatever size the directory declares. */
function inflate(data: Uint8Array, most: number): Uint8Array {
  try {
    return inflateRawSync(data, { maxOutputLength: most });
  } catch (cause) {
    const code = expandsTooFar(cause) ? 'spreadsheet-too-large' : 'spreadsheet-damaged';
    throw new JobError(code, undefined, { cause });
  }
}

function compressedData(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = entry.headerOffset;
  if (header + LOCAL_HEADER_SIZE > bytes.byteLength) throw new JobError('spreadsheet-damaged');
  const start =
    header +
    LOCAL_HEADER_SIZE +
    view.getUint16(header + 26, true) +
    view.getUint16(header + 28, true);
  const end = start + entry.compressedSize;
  if (end > bytes.byteLength) throw new JobError('spreadsheet-damaged');
  return bytes.subarray(start, end);
}

/** The most an entry may expand to: its share of the total, and what its compressed size makes plausible. */
const mostBytes = (entry: ZipEntry, left: number): number =>
  Math.min(
    left,
    archiveLimits.entryBytes,
    Math.max(archiveLimits.ratioFreeBytes, entry.compressedSize * archiveLimits.compressionRatio),
  );

/** Opens a zip for bounded reading. Throws as `readZipDirectory` does. */
export function openZip(bytes: Uint8Array): ZipReader {
  const directory = readZipDirectory(bytes);
  let left: number = archiveLimits.totalBytes;

  const read = (part: string): Uint8Array | undefined => {
    const entry = directory.get(partName(part));
    if (!entry) return undefined;
    const most = mostBytes(entry, left);
    if (entry.declaredSize > most) throw new JobError('spreadsheet-too-large');
    const data = compressedData(bytes, entry);
    if (entry.method !== DEFLATED && entry.method !== STORED) {
      throw new JobError('spreadsheet-damaged');
    }
    const content = entry.method === DEFLATED ? inflate(data, most) : data;
    if (content.byteLength > most) throw new JobError('spreadsheet-too-large');
    left -= content.byteLength;
    if (crc32(content) !== entry.checksum) throw new JobError('spreadsheet-damaged');
    return content;
  };
  return { read };
}
