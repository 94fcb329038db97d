import { strToU8, zipSync } from 'fflate';
import { CFB, utils, write, type BookType, type CellObject, type WorkBook } from 'xlsx';
import { describe, expect, it } from 'vitest';
import { entry, zip } from '#test/fixtures/spreadsheets/raw-workbook.ts';
import { readClasses } from '../../class-lists/read-classes.ts';
import { shownIn } from '../sheet.ts';
import { inflate } from '../workbook/inflate.ts';
import { readWorkbook } from '../workbook/read-workbook.ts';
import { toXlsx } from './to-xlsx.ts';

/** The part of the package that writes the container of an `.xls` file, which it has no types for. */
const container = CFB as {
  utils: {
    cfb_new: () => object;
    cfb_add: (container: object, name: string, content: Uint8Array) => void;
  };
  write: (container: object, options: { type: 'buffer' }) => Uint8Array;
};

const sheetsOf = (bytes: Uint8Array, name = 'قائمة 2م3.xls') =>
  readWorkbook(toXlsx(bytes, name), { inflate });
const rowsOf = (bytes: Uint8Array, name?: string) =>
  sheetsOf(bytes, name)[0]?.rows.map(({ cells }) => cells);
const text = (written: string) => new TextEncoder().encode(written);

const HEADINGS = ['رقم', 'Nom', 'Prénom', 'Né le', 'Note', 'Part'];
const list = (): WorkBook => {
  const sheet = utils.aoa_to_sheet([
    HEADINGS,
    ['0012', 'بن علي', 'Éloïse', 40_575, 12.25, 0.75],
    [2, 'زروقي', 'Ali', 40_576, 0, 1],
  ]);
  Object.assign(sheet['D2'] as CellObject, { z: 'dd/mm/yyyy' });
  Object.assign(sheet['D3'] as CellObject, { z: 'dd/mm/yyyy' });
  Object.assign(sheet['F2'] as CellObject, { z: '0%' });
  Object.assign(sheet['F3'] as CellObject, { z: '0%' });
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, '2م3');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['سري']]), 'مخفية');
  (book.Workbook ??= {}).Sheets = [
    { name: '2م3', Hidden: 0 },
    { name: 'مخفية', Hidden: 1 },
  ];
  return book;
};
const written = (bookType: BookType, book = list()) =>
  new Uint8Array(write(book, { bookType, type: 'array' }) as ArrayBuffer);

const date = (value: number, shown: string) => ({ value, shown, kind: 'date' });
const ROWS = [
  HEADINGS,
  [
    '0012',
    'بن علي',
    'Éloïse',
    date(40_575, '01/02/2011'),
    12.25,
    { value: 0.75, shown: '75 %', kind: 'percent' },
  ],
  [2, 'زروقي', 'Ali', date(40_576, '02/02/2011'), 0, { value: 1, shown: '100 %', kind: 'percent' }],
];

describe('another container gives the same cells as .xlsx', () => {
  it.each(['biff8', 'xlsb', 'xlml'] as const)('%s', (kind) => {
    const [sheet, ...others] = sheetsOf(written(kind));
    expect(sheet?.name).toBe('2م3');
    expect(sheet?.rows.map(({ cells }) => cells)).toEqual(ROWS);
    expect(others).toEqual([]);
    expect(sheet?.hiddenSheets).toEqual(['مخفية']);
  });

  it('an .xlsx that is called .xls is taken as it is', () => {
    const bytes = written('xlsx');
    expect(toXlsx(bytes, 'a.xls')).toBe(bytes);
  });

  it('a page of the web that is called .xls, with cells over several rows', () => {
    const page = text(
      '<html><body><table><tr><th colspan="2">Classe 2AM1</th></tr><tr><td>Nom</td><td>Note</td></tr><tr><td>BEN ALI &amp; fils</td><td>12,50</td></tr></table></body></html>',
    );
    const [sheet] = sheetsOf(page);
    expect(sheet?.name).toBe('قائمة 2م3');
    expect(sheet?.rows.map(({ cells }) => cells)).toEqual([
      ['Classe 2AM1'],
      ['Nom', 'Note'],
      ['BEN ALI & fils', '12,50'],
    ]);
    expect(sheet?.mergedCells).toEqual([{ row: 1, column: 0, width: 2, height: 1 }]);
  });
});

const ODS = 'application/vnd.oasis.opendocument.spreadsheet';
const ods = (tables: string, more: Record<string, string> = {}, styles = '') =>
  zipSync({
    mimetype: strToU8(ODS),
    'content.xml': strToU8(
      `<?xml version="1.0"?><office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    ),
    'styles.xml': strToU8('<office:document-styles xmlns:office="o"/>'),
    'META-INF/manifest.xml': strToU8('<manifest:manifest xmlns:manifest="m"/>'),
    ...Object.fromEntries(Object.entries(more).map(([name, xml]) => [name, strToU8(xml)])),
  });
const cell = (shown: string, attributes = 'office:value-type="string"') =>
  `<table:table-cell ${attributes}><text:p>${shown}</text:p></table:table-cell>`;
const row = (cells: string, attributes = '') =>
  `<table:table-row ${attributes}>${cells}</table:table-row>`;
const table = (rows: string, attributes = 'table:name="1م1"') =>
  `<table:table ${attributes}>${rows}</table:table>`;

describe('an .ods file', () => {
  it('has dates, shares, repeated cells and formulas without results as .xlsx has them', () => {
    const bytes = ods(
      table(
        row(
          cell('اللقب') +
            cell('مكرر', 'office:value-type="string" table:number-columns-repeated="2"'),
        ) +
          row(
            '<table:table-cell table:number-columns-repeated="16384"/>',
            'table:number-rows-repeated="2"',
          ) +
          row(
            cell('1/2/11', 'office:value-type="date" office:date-value="2011-02-01"') +
              cell('75%', 'office:value-type="percentage" office:value="0.75"') +
              cell(
                '12.5',
                'office:value-type="float" office:value="12.5" table:formula="of:=[.B4]*2"',
              ) +
              '<table:table-cell table:formula="of:=[.C4]+1"/>',
          ),
      ),
    );
    const [sheet] = sheetsOf(bytes);
    expect(sheet?.rows).toMatchObject([
      { number: 1, cells: ['اللقب', 'مكرر', 'مكرر'] },
      { number: 4, cells: [{ value: 40_575, kind: 'date' }, { value: 0.75 }, 12.5, { at: 'D4' }] },
    ]);
  });

  it('shows what it shows in its program, whatever the rules, fractions and factors of its formats', () => {
    const styles = [
      '<number:number-style style:name="N1"><number:text>غائب</number:text><style:map style:condition="value()&gt;0" style:apply-style-name="N1P0"/></number:number-style>',
      '<number:number-style style:name="N2"><number:number number:decimal-places="2"/><number:text>/20</number:text></number:number-style>',
      '<number:percentage-style style:name="N3"><number:number number:decimal-places="2"/><number:text> %</number:text></number:percentage-style>',
      '<number:number-style style:name="N4"><number:text><g:invisible g:char="-"/></number:text><number:number number:decimal-places="2"/></number:number-style>',
      ...[1, 2, 3, 4].map(
        (n) =>
          `<style:style style:name="ce${n}" style:family="table-cell" style:data-style-name="N${n}"/>`,
      ),
    ].join('');
    const shows = (text: string, value: number, style = 1, kind = 'float') =>
      row(
        cell(
          text,
          `table:style-name="ce${style}" office:value-type="${kind}" office:value="${value}"`,
        ),
      );
    const rows = [
      ...[shows('12.50', 12.5), shows('غائب', 0), shows('', 0), shows(' - ', 0)],
      ...[shows('1,250.00', 1250), shows('TRUE', 1), shows('9', 9.49), shows('-3.00', -3)],
      ...[shows('15/20', 0.75), shows('12.25/40', 12.25), shows('12.50/20', 12.5, 2)],
      ...[shows('75.00 %', 0.75, 3, 'percentage'), shows('50%', 0.5), shows('50%', 50)],
      ...[
        shows('12.5', 12_500),
        shows('1.5E+03', 1500),
        shows('1.5E−03', 0.0015),
        shows('8.50', 8.5, 4),
        shows('ناجح 12.00', 12),
      ],
      row(
        '<table:table-cell table:style-name="ce1" office:value-type="float" office:value="7"><office:annotation><text:p>غ</text:p></office:annotation><text:p>7.00</text:p></table:table-cell>',
      ),
    ];
    const [sheet] = sheetsOf(ods(table(row(cell('a')) + rows.join('')), {}, styles));
    const shown = new Map(sheet?.rows.map(({ number, cells }) => [number, shownIn(cells[0])]));
    expect(rows.map((_, index) => shown.get(index + 2))).toEqual([
      ...['12.5', 'غائب', '', '0', '1250', 'TRUE', '9.49', '-3', '15/20', '12.25/40', '12,5/20'],
      ...['75 %', '50 %', '50', '12.5', '1500', '0.0015', '8.5', '12', '7'],
    ]);
  });

  it('keeps hidden sheets, rows and columns apart', () => {
    const style =
      '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>';
    const [sheet, ...others] = sheetsOf(
      ods(
        table(
          '<table:table-column/><table:table-column table:visibility="collapse"/>' +
            row(cell('a') + cell('b')) +
            row(cell('c') + cell('d'), 'table:visibility="collapse"'),
        ) + table(row(cell('x')), 'table:name="مخفية" table:style-name="ta2"'),
        {},
        style,
      ),
    );
    expect(others).toEqual([]);
    expect(sheet).toMatchObject({ hiddenColumns: [1], hiddenRows: [2], hiddenSheets: ['مخفية'] });
  });

  it.each([
    ['cells', row(cell('x', 'office:value-type="string" table:number-columns-repeated="600000"'))],
    ['rows', row(cell('x'), 'table:number-rows-repeated="1000000"')],
    [
      'rows of cells',
      row(cell('x', 'table:number-columns-repeated="1000"'), 'table:number-rows-repeated="1000"'),
    ],
    [
      'spaces',
      row(
        '<table:table-cell office:value-type="string"><text:p>a<text:s text:c="90000000"/></text:p></table:table-cell>',
      ),
    ],
  ])('that repeats too many %s is refused before it is opened', (_, rows) => {
    expect(() => sheetsOf(ods(table(rows)))).toThrow('too-large');
  });

  it('with a password says so', () => {
    const manifest =
      '<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>';
    expect(() => sheetsOf(ods('', { 'META-INF/manifest.xml': manifest }))).toThrow('encrypted');
  });
});

const part = (kind: number, body: readonly number[]) => [
  kind & 255,
  kind >> 8,
  body.length & 255,
  body.length >> 8,
  ...body,
];
const double = (value: number) => [...new Uint8Array(new Float64Array([value]).buffer)];
/** A workbook of Excel 5 to 2003 with a sheet of one column of formulas, 1 + 1 each, with these stored results. */
const withResults = (
  results: readonly { value: number[]; flags?: number }[],
  computedBy?: number,
) => {
  const release =
    computedBy === undefined
      ? []
      : part(0x1c1, [0xc1, 1, 0, 0, ...new Uint8Array(new Uint32Array([computedBy]).buffer)]);
  const begin = (kind: number) => part(0x809, [0, 6, kind, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const name = [...'S'].map((letter) => letter.charCodeAt(0));
  const head = (start: number) => [
    ...begin(5),
    ...release,
    ...part(0x85, [
      ...new Uint8Array(new Uint32Array([start]).buffer),
      0,
      0,
      name.length,
      0,
      ...name,
    ]),
    ...part(0x0a, []),
  ];
  const start = head(0).length;
  const cells = results.flatMap(({ value, flags = 0 }, r) =>
    part(6, [r, 0, 0, 0, 0, 0, ...value, flags, 0, 0, 0, 0, 0, 7, 0, 0x1e, 1, 0, 0x1e, 1, 0, 3]),
  );
  const stream = Uint8Array.from([
    ...head(start),
    ...begin(0x10),
    ...part(0x200, [0, 0, 0, 0, results.length, 0, 0, 0, 0, 0, 1, 0, 0, 0]),
    ...cells,
    ...part(0x0a, []),
  ]);
  const file = container.utils.cfb_new();
  container.utils.cfb_add(file, '/Workbook', stream);
  return Uint8Array.from(container.write(file, { type: 'buffer' }));
};
const EMPTY = [3, 0, 0, 0, 0, 0, 255, 255];
const column = (bytes: Uint8Array) => sheetsOf(bytes)[0]?.rows.map(({ cells }) => cells[0]);

describe('formulas of an .xls file', () => {
  it('keep their results, also a true 0', () => {
    const bytes = withResults([{ value: double(2) }, { value: double(0) }], 145_621);
    expect(column(bytes)).toEqual([2, 0]);
  });

  it('have none where the writer says that they are still to be computed', () => {
    const bytes = withResults(
      [
        { value: double(0), flags: 2 },
        { value: double(3), flags: 2 },
      ],
      145_621,
    );
    expect(column(bytes)).toEqual([{ at: 'A1' }, 3]);
  });

  it.each([
    ['empty texts', EMPTY],
    ['zeros', double(0)],
  ])('have none where a writer stored %s for all of them', (_, value) => {
    expect(column(withResults([{ value }, { value }]))).toEqual([{ at: 'A1' }, { at: 'A2' }]);
  });

  it('have none where LibreOffice stored 0 for shared texts', () => {
    const bytes = withResults(
      [
        { value: double(0), flags: 8 },
        { value: double(4), flags: 8 },
      ],
      101_716,
    );
    expect(column(bytes)).toEqual([{ at: 'A1' }, 4]);
  });
});

it('formulas without results of a workbook of Excel 2003 as XML are unknown, and true empty texts are not', () => {
  const formula = 'ss:Formula="=IF(RC[1]>1,1,&quot;&quot;)"';
  const rows = [
    `<Cell><Data ss:Type="Number">1</Data></Cell><Cell ${formula}/><Cell><Data ss:Type="String">x</Data></Cell>`,
    `<Cell ${formula}></Cell><Cell ss:Index="3" ${formula}><Data ss:Type="Number">7</Data></Cell>`,
    `<Cell ${formula}><Data ss:Type="String"></Data></Cell><Cell ss:StyleID="s1"/><Cell><Data ss:Type="Number">2</Data></Cell>`,
  ];
  const xml = `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="w" xmlns:ss="w"><Worksheet ss:Name="1م1"><Table>${rows.map((cells) => `<Row>${cells}</Row>`).join('')}</Table></Worksheet></Workbook>`;
  expect(rowsOf(text(xml))).toEqual([
    [1, { at: 'B1' }, 'x'],
    [{ at: 'A2' }, undefined, 7],
    [undefined, undefined, 2],
  ]);
});

describe('a text', () => {
  it('of separated values is a class with its marks, its file the sheet', () => {
    const csv = text(
      'N°;Nom;Prénom;Devoir 1\n1;Zerrouki;Islam;12,5\n2;Khelifi;Raïs;9\n3;Kaci;Aya;7\n',
    );
    const reading = readClasses(sheetsOf(csv, '2AM1.csv'), []);
    expect(reading.listed.classes).toMatchObject([
      {
        name: '2AM1',
        pupils: [{ fullName: 'Zerrouki Islam' }, {}, {}],
        terms: [{ marks: [['12,5'], ['9'], ['7']] }],
      },
    ]);
  });

  it('has no result for a formula, and digits as they are', () => {
    expect(rowsOf(text('a,b\n"=""0551""",=B1+1'), 'a.csv')).toEqual([
      ['a', 'b'],
      ['0551', { at: 'B2' }],
    ]);
  });

  it('whose letters are not certain asks for another file', () => {
    expect(() => sheetsOf(text('Nom;Ã©lÃ¨ve\nÃ©;Ã§'), 'a.csv')).toThrow('encoding');
  });
});

describe('what is no table ends with a clear reason', () => {
  it.each([
    ['a PDF', text('%PDF-1.7\n1 0 obj'), 'not-xlsx'],
    [
      'a picture',
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
      'not-xlsx',
    ],
    ['a document of Word', zip([entry('word/document.xml', '<x/>')]), 'not-xlsx'],
    [
      'a container without a workbook',
      new Uint8Array(container.write(container.utils.cfb_new(), { type: 'buffer' })),
      'not-xlsx',
    ],
    ['half of an .xls', written('biff8').slice(0, 3_000), 'damaged'],
    ['half of an .ods', ods(table(row(cell('x')))).slice(0, 400), 'damaged'],
  ])('%s', (_, bytes, problem) => {
    expect(() => sheetsOf(bytes)).toThrow(problem);
  });

  it('an .xlsb that claims to expand without end is refused before it is opened', () => {
    const bytes = zipSync({ 'xl/workbook.bin': new Uint8Array(30 * 1024 * 1024) });
    expect(() => sheetsOf(bytes)).toThrow('too-large');
  });
});
