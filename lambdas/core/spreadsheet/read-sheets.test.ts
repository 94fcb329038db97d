import { describe, expect, it } from 'vitest';
import {
  bombEntry,
  entry,
  frame,
  rawWorkbook,
  sheetStart,
  sheetXml,
  textRow,
  zip,
} from '#test/fixtures/spreadsheets/raw-workbook.ts';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { limits } from '#shared/model/limits.ts';
import { JobError } from '../jobs/job-error.ts';
import { readSheets } from './read-sheets.ts';

const failure = (bytes: Uint8Array) => {
  try {
    readSheets(bytes);
  } catch (error) {
    if (error instanceof JobError) return error.failure;
    throw error;
  }
  return undefined;
};
const code = (bytes: Uint8Array) => failure(bytes)?.code;

const small = sheetXml(textRow(1, 'Name') + textRow(2, 'Amina Benali'));
const honest = workbook([
  [
    'A',
    worksheet([
      ['Name'],
      ['Amina Benali'],
      ...Array.from({ length: 50 }, (_, n) => [`Pupil ${n}`]),
    ]),
  ],
]);
const compoundFile = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1024),
    Buffer.from(stream, 'utf16le'),
  ]);

describe('files that are not workbooks', () => {
  it.each([
    ['an empty file', new Uint8Array()],
    ['an image', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a CSV', Buffer.from('\ufeffالاسم,اللقب\nأمينة,بن علي\n')],
    ['an old .xls', compoundFile('Workbook')],
    ['an empty zip', zip([])],
    ['a zip of something else', zip([entry('word/document.xml', '<document/>')])],
    [
      'a document whose main part is no workbook',
      zip([
        entry(
          '_rels/.rels',
          '<Relationship Id="a" Type="x/officeDocument" Target="word/document.xml"/>',
        ),
        entry('word/document.xml', '<w:document>…</w:document>'),
      ]),
    ],
  ])('are rejected: %s', (_, bytes) => {
    expect(code(bytes)).toBe('spreadsheet-not-xlsx');
  });
});

describe('encrypted files', () => {
  it('are recognised by Office’s container', () => {
    expect(code(compoundFile('EncryptedPackage'))).toBe('spreadsheet-encrypted');
  });
  it('are recognised by an encrypted zip entry', () => {
    const [first, ...rest] = frame();
    expect(code(zip([{ ...first!, flags: 1 }, ...rest]))).toBe('spreadsheet-encrypted');
  });
});

describe('damaged files', () => {
  it('are rejected when they end too early', () => {
    for (let cut = 5; cut < honest.length; cut += 97) {
      expect(code(honest.subarray(0, cut)), `cut at ${cut}`).toBe('spreadsheet-damaged');
    }
  });
  it('are checked by the checksum of the unpacked data', () => {
    const wrong = { ...entry('xl/worksheets/sheet1.xml', small), checksum: 7 };
    expect(code(zip([...frame(), wrong]))).toBe('spreadsheet-damaged');
  });
  it('are rejected when a listed sheet is missing', () => {
    expect(code(zip(frame()))).toBe('spreadsheet-damaged');
  });
  it('are rejected when a text is not among the shared strings', () => {
    expect(code(rawWorkbook(sheetXml('<row r="1"><c r="A1" t="s"><v>4000</v></c></row>')))).toBe(
      'spreadsheet-damaged',
    );
  });
  it('are rejected with a document type: no workbook needs one, but an attack does', () => {
    const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${small}`;
    expect(code(rawWorkbook(laughs))).toBe('spreadsheet-damaged');
  });
  it('keep unknown entities as they are written', () => {
    const [sheet] = readSheets(rawWorkbook(sheetXml(textRow(1, '&lol; &amp;amp;'))));
    expect(sheet?.rows[0]?.cells).toEqual(['&lol; &amp;']);
  });
});

describe('compression bombs', () => {
  const rows = { start: sheetStart, text: '<v/>', mebibytes: 2049 };
  const zeros = { text: '\0', mebibytes: 2048 };
  const lie = { declaredSize: 5_000 };
  const sheet1 = 'xl/worksheets/sheet1.xml';

  it.each([
    ['a sheet of 2 GB', zip([...frame(), bombEntry(sheet1, rows)])],
    ['a sheet of 2 GB that says 5 KB', zip([...frame(), bombEntry(sheet1, { ...rows, ...lie })])],
    [
      'shared strings of 2 GB that say 5 KB',
      rawWorkbook(small, bombEntry('xl/sharedStrings.xml', { ...zeros, ...lie })),
    ],
    ['an image of 2 GB', rawWorkbook(small, bombEntry('xl/media/image1.png', zeros))],
    ['a list of parts of 2 GB', zip([bombEntry('_rels/.rels', { ...zeros, ...lie })])],
    [
      '3,000 parts',
      rawWorkbook(small, ...Array.from({ length: 3000 }, (_, n) => entry(`x/${n}`, ''))),
    ],
    ['a file over the size limit', Buffer.concat([honest, Buffer.alloc(5 * 1024 * 1024)])],
    [
      'three sheets that are each within bounds',
      zip([
        ...frame(['A', 'B', 'C']),
        ...[1, 2, 3].map((n) =>
          entry(`xl/worksheets/sheet${n}.xml`, sheetXml('<row>' + ' '.repeat(20e6) + '</row>')),
        ),
      ]),
    ],
  ])('in %s are rejected with little memory', (_, bytes) => {
    const before = process.resourceUsage().maxRSS;
    expect(code(bytes)).toBe('spreadsheet-too-large');
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(150 * 1024);
  });

  it('are tested in sizes that can be uploaded', () => {
    const sheet = bombEntry(sheet1, rows);
    expect(sheet.declaredSize).toBeGreaterThan(2 ** 31);
    expect(sheet.data.length).toBeLessThan(limits.spreadsheetBytes / 2);
  });

  it('in parts that are not needed are never unpacked', () => {
    const bytes = rawWorkbook(small, bombEntry('xl/media/image1.png', { ...zeros, ...lie }));
    expect(readSheets(bytes)[0]?.rows).toHaveLength(2);
  });
});

describe('rows', () => {
  it('above 100,000 are rejected with the name of the sheet', () => {
    const rows = Array.from({ length: 100_000 }, (_, n) => textRow(n + 1, 'Amina'));
    expect(failure(rawWorkbook(sheetXml(rows.join(''))))).toEqual({
      code: 'sheet-too-many-rows',
      params: { sheet: 'S', limit: '100' },
    });
  });
  it('that are blank but formatted do not count', () => {
    const blank = Array.from({ length: 30_000 }, (_, n) => `<row r="${n + 3}"><c s="1"/></row>`);
    const xml = sheetXml(textRow(1, 'Name') + textRow(2, 'Amina') + blank.join(''));
    expect(readSheets(rawWorkbook(xml))[0]?.rows).toHaveLength(2);
  });
  it('are not affected by a range or a cell at the far end', () => {
    const xml = `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${textRow(1, 'Name')}<row r="1048576"><c r="XFD1048576"><v>1</v></c><c r="A1048576"><v>2</v></c></row></sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells></worksheet>`;
    expect(readSheets(rawWorkbook(xml))[0]?.rows.map(({ number }) => number)).toEqual([1, 1048576]);
  });
});

describe('cells', () => {
  const cells = (row: string) =>
    readSheets(rawWorkbook(sheetXml(`<row r="1">${row}</row>`)))[0]?.rows[0]?.cells;

  it('keep every digit of a long number', () => {
    expect(
      cells('<c r="A1"><v>12345678901234567</v></c><c r="B1" t="n"><v>99999999999999999</v></c>'),
    ).toEqual(['12345678901234567', '99999999999999999']);
  });
  it('give the stored value of a formula, name errors, and tell booleans as texts', () => {
    expect(
      cells(
        '<c r="A1" t="str"><f>A2&amp;A3</f><v>أمينة</v></c><c r="B1" t="e"><v>#REF!</v></c><c r="C1" t="b"><v>1</v></c><c r="D1"><f>1+1</f><v>2</v></c>',
      ),
    ).toEqual(['أمينة', { at: 'B1', error: '#REF!' }, 'TRUE', 2]);
  });
  it('join rich text and leave out its pronunciation', () => {
    expect(
      cells(
        '<c t="inlineStr"><is><r><t>Ben</t></r><r><t xml:space="preserve"> Ali</t></r><rPh><t>x</t></rPh></is></c>',
      ),
    ).toEqual(['Ben Ali']);
  });
  it('can have prefixed elements and UTF-16 parts', () => {
    const prefixed = small.replaceAll(/<(\/?)(\w)/g, '<$1x:$2');
    expect(readSheets(rawWorkbook(prefixed))[0]?.rows).toHaveLength(2);
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(small, 'utf16le')]);
    expect(
      readSheets(zip([...frame(), entry('xl/worksheets/sheet1.xml', wide)]))[0]?.rows,
    ).toHaveLength(2);
  });
});

describe('sheet names', () => {
  it.each(['__proto__', 'constructor', 'hasOwnProperty', '&amp;&#39;&lt;', '2م3'])(
    'can be %s',
    (name) => {
      const bytes = zip([...frame([name]), entry('xl/worksheets/sheet1.xml', small)]);
      const [sheet, ...others] = readSheets(bytes);
      expect(others).toEqual([]);
      expect(sheet?.rows).toHaveLength(2);
      expect(sheet?.name).toBe(name.replace('&amp;&#39;&lt;', "&'<"));
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
  );
});
