import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { markWorkbooks } from '#test/fixtures/spreadsheets/mark-workbooks.ts';
import { entry, zip } from '#test/fixtures/spreadsheets/raw-workbook.ts';
import { zipRecords } from '#test/support/zip-records.ts';
import { inflate } from '#shared/spreadsheet/workbook/inflate.ts';
import { openZip } from '#shared/spreadsheet/workbook/zip-reader.ts';
import { replacePart } from './replace-part.ts';

const PART = 'xl/worksheets/sheet1.xml';
const content = new TextEncoder().encode('<worksheet>غ</worksheet>'.repeat(200));
const few = zip([entry('a', 'one'), entry('b', 'two'), entry('c', 'three')]);

describe.each([...markWorkbooks])('replacing a part of a workbook with %s', (_, bytes) => {
  const replaced = replacePart(bytes, PART, content);
  it('replaces the part', () => {
    expect(openZip(replaced, inflate).read(PART)).toEqual(content);
    expect(unzipSync(replaced)[PART]).toEqual(content);
  });
  it('keeps every other byte, the order and the comment', () => {
    const [before, after] = [zipRecords(bytes), zipRecords(replaced)];
    expect([...after.records.keys()]).toEqual([...before.records.keys()]);
    expect(after.comment).toBe(before.comment);
    for (const [name, { local, listed }] of before.records) {
      if (name === PART) continue;
      expect(after.records.get(name)?.local.equals(local), name).toBe(true);
      expect(after.records.get(name)?.listed.equals(listed), name).toBe(true);
    }
  });
});

describe('replacing a part of a workbook', () => {
  it.each(['a', 'b', 'c'])('replaces %s at any position', (name) => {
    const entries = unzipSync(replacePart(few, name, content));
    const texts = { a: 'one', b: 'two', c: 'three' };
    expect(entries[name]).toEqual(content);
    for (const [other, text] of Object.entries(texts)) {
      if (other !== name) expect(new TextDecoder().decode(entries[other])).toBe(text);
    }
  });
  it('keeps the zip64 record that some writers put before the end', () => {
    const end = few.length - 22;
    const size = Buffer.from(few).readUInt32LE(end + 12);
    const start = Buffer.from(few).readUInt32LE(end + 16);
    const large = Buffer.alloc(56 + 20);
    large.writeUInt32LE(0x06064b50, 0);
    large.writeBigUInt64LE(44n, 4);
    large.writeBigUInt64LE(BigInt(size), 40);
    large.writeBigUInt64LE(BigInt(start), 48);
    large.writeUInt32LE(0x07064b50, 56);
    large.writeBigUInt64LE(BigInt(end), 64);
    const bytes = Buffer.concat([few.subarray(0, end), large, few.subarray(end)]);
    const replaced = Buffer.from(replacePart(bytes, 'b', content));
    const newEnd = replaced.length - 22;
    expect(replaced.readBigUInt64LE(newEnd - 20 + 8)).toBe(BigInt(newEnd - 76));
    expect(replaced.readUInt32LE(newEnd - 76)).toBe(0x06064b50);
    expect(replaced.readBigUInt64LE(newEnd - 76 + 40)).toBe(BigInt(size));
    expect(replaced.readBigUInt64LE(newEnd - 76 + 48)).toBe(
      BigInt(replaced.readUInt32LE(newEnd + 16)),
    );
  });
  it('rejects overlapping entries, and a missing part', () => {
    const overlapping = Buffer.from(few);
    const directory = overlapping.readUInt32LE(few.length - 6);
    overlapping.writeUInt32LE(overlapping.readUInt32LE(directory + 47 + 42), directory + 42);
    expect(() => replacePart(overlapping, 'c', content)).toThrow('unusual');
    expect(() => replacePart(few, 'd', content)).toThrow('damaged');
  });
  it('rejects a file that is cut off', () => {
    for (let length = 0; length < few.length; length += 7) {
      expect(() => replacePart(few.subarray(0, length), 'b', content)).toThrow();
    }
  });
});
