/** An entry of a zip, byte for byte. */
interface ZipRecord {
  /** Everything from its header to the next. */
  readonly local: Buffer;
  /** Its directory entry without its offset. */
  readonly listed: Buffer;
}

const ENTRY = 0x02014b50;

/** The entries of a zip as stored, by name in the directory's order, and the end record without its offset. */
export function zipRecords(bytes: Uint8Array): {
  readonly records: ReadonlyMap<string, ZipRecord>;
  readonly comment: string;
} {
  const file = Buffer.from(bytes);
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const start = file.readUInt32LE(end + 16);
  const listed: { name: string; offset: number; record: Buffer }[] = [];
  for (let at = start; file.readUInt32LE(at) === ENTRY;) {
    const nameEnd = at + 46 + file.readUInt16LE(at + 28);
    const next = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    const record = Buffer.from(file.subarray(at, next));
    record.writeUInt32LE(0, 42);
    const name = file.toString('utf8', at + 46, nameEnd);
    listed.push({ name, offset: file.readUInt32LE(at + 42), record });
    at = next;
  }
  const offsets = listed.map(({ offset }) => offset).toSorted((a, b) => a - b);
  const records = listed.map(({ name, offset, record }): [string, ZipRecord] => {
    const next = offsets.find((other) => other > offset) ?? start;
    return [name, { local: file.subarray(offset, next), listed: record }];
  });
  return { records: new Map(records), comment: file.toString('latin1', end + 22) };
}
