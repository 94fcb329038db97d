import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDelimited } from './delimited-text.ts';

const cells = (text: string) => readDelimited(text).rows.map((row) => row.cells);

describe('readDelimited', () => {
  it.each([
    ['rows copied from a spreadsheet', 'Name\tEmail\r\nAmina, B.\ta@b.dz\r\n'],
    ['semicolons', 'Name;Email\n"Amina, B.";a@b.dz'],
    ['commas', 'Name,Email\n"Amina, B.",a@b.dz\n'],
    ['bars', 'Name|Email\nAmina, B.|a@b.dz'],
    ['lines of old Macintosh programs', 'Name;Email\rAmina, B.;a@b.dz\r'],
  ])('reads %s', (_, text) => {
    expect(cells(text)).toEqual([
      ['Name', 'Email'],
      ['Amina, B.', 'a@b.dz'],
    ]);
  });

  it('keeps quotes, separators and line breaks inside quotes', () => {
    expect(cells('a,"x ""y"", z"\n"two\nlines",b')).toEqual([
      ['a', 'x "y", z'],
      ['two\nlines', 'b'],
    ]);
  });

  it('keeps a quote that encloses no cell, and loses no row behind it', () => {
    expect(cells('1;"Talbi;Sara\r\n2;"Zizou" Ali;12"\r\n3;"Haddad" ;"a;b"\n4;Omar;')).toEqual([
      ['1', '"Talbi', 'Sara'],
      ['2', '"Zizou" Ali', '12"'],
      ['3', 'Haddad ', 'a;b'],
      ['4', 'Omar', undefined],
    ]);
  });

  it('reads many quotes that are not closed in a moment', () => {
    const text = 'a;"""b""";"""c;"d\n'.repeat(40_000);
    expect(cells(text)).toHaveLength(40_000);
  });

  it('reads a formula that only keeps digits, and no other formula', () => {
    expect(cells('="0551";=B2&" "&C2;a = b;=')).toEqual([['0551', { at: 'B1' }, 'a = b', '=']]);
  });

  it('numbers the rows by their line, and leaves out empty ones', () => {
    expect(readDelimited('a\n\n ,\nb').rows.map((row) => row.number)).toEqual([1, 4]);
  });

  it('returns exactly what was written', () => {
    const value = fc.string().filter((text) => !text.includes('\r') && !/^\s*=/.test(text));
    fc.assert(
      fc.property(fc.array(fc.array(value, { minLength: 2, maxLength: 4 })), (rows) => {
        const text = rows
          .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join('\t'))
          .join('\n');
        const written = rows
          .map((row) => row.map((cell) => (cell.trim() ? cell : undefined)))
          .filter((row) => row.some((cell) => cell !== undefined));
        expect(cells(text)).toEqual(written);
      }),
    );
  });
});

it('the separator is the one that Excel names, or the one that divides all lines alike outside quotes', () => {
  const cells = (text: string) => readDelimited(text).rows.map((row) => row.cells);
  expect(cells('sep=;\r\nNom;a,b\r\nX;Y')).toEqual([
    ['Nom', 'a,b'],
    ['X', 'Y'],
  ]);
  expect(cells('Nom, prénom|email\nAli, Ben, Omar|a@x.dz\nSara, Amar|b@x.dz')).toEqual([
    ['Nom, prénom', 'email'],
    ['Ali, Ben, Omar', 'a@x.dz'],
    ['Sara, Amar', 'b@x.dz'],
  ]);
  expect(cells('"a;b;c",d\r"e\rf",g')).toEqual([
    ['a;b;c', 'd'],
    ['e\rf', 'g'],
  ]);
});
