import { deflateSync } from 'fflate';
import { WorkbookError } from '#shared/spreadsheet/workbook/workbook-error.ts';
import {
  entriesByPart,
  partName,
  readZipDirectory,
  type ZipDirectory,
  type ZipEntry,
} from '#shared/spreadsheet/workbook/zip-directory.ts';
import { crc32 } from '#shared/spreadsheet/workbook/zip-reader.ts';
import { FillingError } from '#shared/spreadsheet/workbook/filling-error.ts';

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_HEADER = 30;
const DIRECTORY_HEADER = 46;
const STORED = 0;
const HAS_DESCRIPTOR = 0x0008;
const ZIP64_FIELD = 1;
const IN_ZIP64_FIELD = 0xffffffff;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_LOCATOR_SIZE = 20;

const viewOf = (bytes: Uint8Array): DataView<ArrayBufferLike> =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Copies bytes of a Node buffer too, whose own `slice` would share memory. */
const copyOf = (bytes: Uint8Array, start: number, end?: number): Uint8Array =>
  new Uint8Array(bytes.subarray(start, end));

function concat(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Removes the zip64 field, because the new content's sizes fit the header. */
function removeZip64(extra: Uint8Array): Uint8Array {
  const view = viewOf(extra);
  const kept: Uint8Array[] = [];
  let at = 0;
  while (at + 4 <= extra.length) {
    const end = at + 4 + view.getUint16(at + 2, true);
    if (view.getUint16(at, true) !== ZIP64_FIELD) kept.push(extra.subarray(at, end));
    at = end;
  }
  return concat([...kept, extra.subarray(at)]);
}

/** An entry's new content, compressed. */
interface Packed {
  readonly data: Uint8Array;
  readonly checksum: number;
  readonly size: number;
}

/** Writes checksum, sizes and extra length into a header; both kinds of header are alike from `from` on. */
function describe(
  header: Uint8Array,
  { data, checksum, size }: Packed,
  { from, extra }: { from: number; extra: Uint8Array },
): void {
  const view = viewOf(header);
  view.setUint16(from + 2, view.getUint16(from + 2, true) & ~HAS_DESCRIPTOR, true);
  view.setUint32(from + 10, checksum, true);
  view.setUint32(from + 14, data.length, true);
  view.setUint32(from + 18, size, true);
  view.setUint16(from + 24, extra.length, true);
}

/** The local record with the new content; a descriptor after the old data is left out. */
function localRecord(bytes: Uint8Array, { headerOffset }: ZipEntry, packed: Packed): Uint8Array {
  const view = viewOf(bytes);
  if (view.getUint32(headerOffset, true) !== LOCAL_SIGNATURE) throw new WorkbookError('damaged');
  const nameEnd = headerOffset + LOCAL_HEADER + view.getUint16(headerOffset + 26, true);
  const extra = removeZip64(
    bytes.subarray(nameEnd, nameEnd + view.getUint16(headerOffset + 28, true)),
  );
  const header = copyOf(bytes, headerOffset, nameEnd);
  describe(header, packed, { from: 4, extra });
  return concat([header, extra, packed.data]);
}

function directoryRecord(
  bytes: Uint8Array,
  { recordStart, recordEnd }: ZipEntry,
  packed: Packed,
): Uint8Array {
  const view = viewOf(bytes);
  const nameEnd = recordStart + DIRECTORY_HEADER + view.getUint16(recordStart + 28, true);
  const extraEnd = nameEnd + view.getUint16(recordStart + 30, true);
  const extra = removeZip64(bytes.subarray(nameEnd, extraEnd));
  const header = copyOf(bytes, recordStart, nameEnd);
  describe(header, packed, { from: 6, extra });
  return concat([header, extra, bytes.subarray(extraEnd, recordEnd)]);
}

/** The bytes after the directory, updated: the end record, and before it the zip64 records of some writers. */
function endOfZip(
  bytes: Uint8Array,
  { entries, start, endRecord }: ZipDirectory,
  moved: { readonly start: number; readonly size: number },
): Uint8Array {
  const from = entries.at(-1)?.recordEnd ?? start;
  const tail = copyOf(bytes, from);
  const view = viewOf(tail);
  const end = endRecord - from;
  view.setUint32(end + 12, moved.size, true);
  view.setUint32(end + 16, moved.start, true);
  const locator = end - ZIP64_LOCATOR_SIZE;
  if (locator >= 0 && view.getUint32(locator, true) === ZIP64_LOCATOR) {
    const record = Number(view.getBigUint64(locator + 8, true)) - from;
    view.setBigUint64(locator + 8, BigInt(moved.start + moved.size + record), true);
    view.setBigUint64(record + 40, BigInt(moved.size), true);
    view.setBigUint64(record + 48, BigInt(moved.start), true);
  }
  return tail;
}

/** The end of each entry's local record, which is the start of the next. */
function recordEnds({ entries, start }: ZipDirectory): ReadonlyMap<ZipEntry, number> {
  const ordered = entries.toSorted((one, other) => one.headerOffset - other.headerOffset);
  return new Map(
    ordered.map((entry, index) => {
      const end = ordered[index + 1]?.headerOffset ?? start;
      if (entry.headerOffset + LOCAL_HEADER + entry.compressedSize > end) {
        throw new FillingError('unusual');
      }
      return [entry, end];
    }),
  );
}

function splice(bytes: Uint8Array, part: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const directory = readZipDirectory(bytes);
  const replaced = entriesByPart(directory).get(partName(part));
  if (!replaced) throw new WorkbookError('damaged');
  const packed: Packed = {
    data: replaced.method === STORED ? content : deflateSync(content, { level: 6 }),
    checksum: crc32(content),
    size: content.length,
  };
  const oldEnd = recordEnds(directory).get(replaced) ?? directory.start;
  const record = localRecord(bytes, replaced, packed);
  const shift = replaced.headerOffset + record.length - oldEnd;

  const view = viewOf(bytes);
  const records = directory.entries.map((entry) => {
    if (view.getUint32(entry.recordStart + 42, true) === IN_ZIP64_FIELD) {
      throw new FillingError('unusual');
    }
    const written =
      entry === replaced
        ? directoryRecord(bytes, entry, packed)
        : copyOf(bytes, entry.recordStart, entry.recordEnd);
    const moved = entry.headerOffset > replaced.headerOffset ? shift : 0;
    viewOf(written).setUint32(42, entry.headerOffset + moved, true);
    return written;
  });
  const size = records.reduce((sum, { length }) => sum + length, 0);
  return concat([
    bytes.subarray(0, replaced.headerOffset),
    record,
    bytes.subarray(oldEnd, directory.start),
    ...records,
    endOfZip(bytes, directory, { start: directory.start + shift, size }),
  ]);
}

/**
 * Replaces one part of a zip. All other bytes are copied: headers, extra fields, dates and data of other entries, their
 * order, and comments. Only the directory's offsets of moved entries change.
 * @throws {FillingError} `unusual` if entries overlap or offsets exceed 4 GB
 * @throws {WorkbookError} as reading does
 */
export function replacePart(
  bytes: Uint8Array,
  part: string,
  content: Uint8Array,
): Uint8Array<ArrayBuffer> {
  try {
    return splice(bytes, part, content);
  } catch (error) {
    // Offsets outside the file cause a RangeError of the view.
    throw error instanceof RangeError ? new WorkbookError('damaged', { cause: error }) : error;
  }
}
