import { describe, expect, it } from 'vitest';
import { entry, zip } from '#test/fixtures/spreadsheets/raw-workbook.ts';
import { entriesByPart, readZipDirectory } from './zip-directory.ts';

const NAME = 'xl/a.xml';
const plain = Buffer.from(zip([entry(NAME, 'hello')]));
const directoryAt = plain.readUInt32LE(plain.length - 6);

/** The same zip with both sizes of its entry moved to a zip64 field. */
function withZip64Sizes(size: bigint, compressed: bigint): Buffer {
  const header = Buffer.from(plain.subarray(directoryAt, directoryAt + 46));
  header.writeUInt32LE(0xffffffff, 20);
  header.writeUInt32LE(0xffffffff, 24);
  header.writeUInt16LE(20, 30);
  const field = Buffer.alloc(20);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(16, 2);
  field.writeBigUInt64LE(size, 4);
  field.writeBigUInt64LE(compressed, 12);
  const end = plain.subarray(plain.length - 22);
  return Buffer.concat([plain.subarray(0, directoryAt), header, Buffer.from(NAME), field, end]);
}

const compoundFile = (stream: string): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(stream, 'utf16le')]);

describe('reading a zip directory', () => {
  it('lists entries by name, without case, backslashes or a leading slash', () => {
    const names = ['/XL\\Workbook.xml', 'xl/Sheets/1.xml'].map((name) => entry(name, ''));
    expect([...entriesByPart(readZipDirectory(zip(names))).keys()]).toEqual([
      'xl/workbook.xml',
      'xl/sheets/1.xml',
    ]);
  });
  it('reads sizes from a zip64 field', () => {
    expect(readZipDirectory(withZip64Sizes(5n, 7n)).entries[0]).toMatchObject({
      declaredSize: 5,
      compressedSize: 7,
    });
  });
  it('rejects sizes above the limit in such a field', () => {
    expect(() => readZipDirectory(withZip64Sizes(2n ** 40n, 7n))).toThrow('too-large');
  });
  it.each([
    ['a text', Buffer.from('name;mark'), 'not-xlsx'],
    ['an empty file', Buffer.alloc(0), 'not-xlsx'],
    ['an old workbook (.xls)', compoundFile('Workbook'), 'not-xlsx'],
    ['a protected workbook', compoundFile('EncryptedPackage'), 'encrypted'],
  ])('says what is wrong with %s', (_, bytes, problem) => {
    expect(() => readZipDirectory(bytes)).toThrow(problem);
  });
  it('rejects a directory that lies outside the file', () => {
    const wrong = Buffer.from(plain);
    wrong.writeUInt32LE(0xfffffff0, plain.length - 6);
    expect(() => readZipDirectory(wrong)).toThrow('damaged');
  });
});
