import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  entry,
  frame,
  rawWorkbook,
  sheetStart,
  sheetXml,
  textRow,
  zip,
  type RawEntry,
} from '#test/fixtures/spreadsheets/raw-workbook.ts';
import { limits } from '../../model/limits.ts';
import { shownIn } from '../sheet.ts';
import { readWorkbook } from './read-workbook.ts';
import { workbookLimits } from './workbook-limits.ts';

const ALL = 'A1:XFD1048576';
const HUGE_ROW = 4_294_967_295;
const inflate = (data: Uint8Array, most: number) => inflateRawSync(data, { maxOutputLength: most });
const read = (bytes: Uint8Array) => readWorkbook(bytes, { inflate });
const names = textRow(1, 'Name', 'Email') + textRow(2, 'Amina Benali') + textRow(3, 'Ali Kaci');
const rows = [
  { number: 1, cells: ['Name', 'Email'] },
  { number: 2, cells: ['Amina Benali'] },
  { number: 3, cells: ['Ali Kaci'] },
];
const times = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('');

describe('an entry that claims every cell of a sheet creates none', () => {
  const relations = (type: string, target: string): RawEntry =>
    entry(
      'xl/worksheets/_rels/sheet1.xml.rels',
      `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
    );
  const comments = entry(
    'xl/comments1.xml',
    `<comments><commentList>${times(500, (n) => `<comment ref="XFD${1_048_576 - n}"><text><t>x</t></text></comment>`)}</commentList></comments>`,
  );
  const after: readonly (readonly [what: string, xml: string, ...others: readonly RawEntry[]])[] = [
    ['a link', `<hyperlinks><hyperlink ref="${ALL}" display="x"/></hyperlinks>`],
    [
      'a link to an address',
      `<hyperlinks><hyperlink ref="${ALL}" r:id="rId1"/></hyperlinks>`,
      relations('hyperlink', 'mailto:a@b.dz'),
    ],
    [
      'thousands of links',
      `<hyperlinks>${times(5_000, () => `<hyperlink ref="${ALL}"/>`)}</hyperlinks>`,
    ],
    [
      'a link without an end',
      `<hyperlinks><hyperlink ref="A1:"/><hyperlink ref=":"/></hyperlinks>`,
    ],
    [
      'a validation',
      `<dataValidations><dataValidation type="list" sqref="${ALL}"><formula1>"a,b"</formula1></dataValidation></dataValidations>`,
    ],
    [
      'a conditional format',
      `<conditionalFormatting sqref="${ALL}"><cfRule type="expression" priority="1"><formula>A1=1</formula></cfRule></conditionalFormatting>`,
    ],
    [
      'merges beside the names',
      `<mergeCells>${times(5_000, () => `<mergeCell ref="C1:XFD1048576"/>`)}</mergeCells>`,
    ],
    ['a filter', `<autoFilter ref="${ALL}"><filterColumn colId="16383"/></autoFilter>`],
    [
      'a protected range',
      `<protectedRanges><protectedRange sqref="${ALL}" name="x"/></protectedRanges>`,
    ],
    [
      'ignored errors',
      `<ignoredErrors><ignoredError sqref="${ALL}" numberStoredAsText="1"/></ignoredErrors>`,
    ],
    [
      'a table',
      '<tableParts count="1"><tablePart r:id="rId1"/></tableParts>',
      relations('table', '../tables/table1.xml'),
      entry('xl/tables/table1.xml', `<table ref="${ALL}"/>`),
    ],
    [
      'comments',
      '<legacyDrawing r:id="rId1"/>',
      relations('comments', '../comments1.xml'),
      comments,
    ],
    [
      'an extension',
      `<extLst><ext><x14:dataValidations><x14:dataValidation><xm:sqref>${ALL}</xm:sqref></x14:dataValidation><x14:c r="A1"><v>9</v></x14:c></x14:dataValidations></ext></extLst>`,
    ],
    ['page breaks', `<rowBreaks count="1048576"><brk id="1048575" max="16383"/></rowBreaks>`],
    ['a view', `<sheetViews><sheetView topLeftCell="XFD1048576"/></sheetViews>`],
  ];
  it.each(after.map(([what, xml, ...others]) => ({ what, xml, others })))(
    'for $what',
    ({ xml, others }) => {
      const [sheet] = read(rawWorkbook(sheetXml(names, xml), ...others));
      expect(sheet?.rows).toEqual(rows);
      expect(sheet?.mergedCells).toEqual([]);
    },
  );

  const before: readonly (readonly [what: string, xml: string])[] = [
    ['a dimension', `<dimension ref="${ALL}"/>`],
    ['columns', '<cols><col min="1" max="16384" width="9"/><col min="1" max="4294967295"/></cols>'],
    ['a sheet format', '<sheetFormatPr defaultRowHeight="15" outlineLevelRow="7"/>'],
  ];
  it.each(before)('for %s', (_, xml) => {
    const bytes = rawWorkbook(sheetXml(names).replace('<sheetData>', `${xml}<sheetData>`));
    expect(read(bytes)[0]?.rows).toEqual(rows);
  });

  it('for a name of the workbook', () => {
    const parts = frame().map((part) =>
      part.name === 'xl/workbook.xml'
        ? entry(
            part.name,
            `<workbook><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets><definedNames>${times(5_000, (n) => `<definedName name="n${n}">S!$A$1:$XFD$1048576</definedName>`)}</definedNames><pivotCaches><pivotCache cacheId="1" r:id="rId9"/></pivotCaches><externalReferences><externalReference r:id="rId8"/></externalReferences></workbook>`,
          )
        : part,
    );
    expect(
      read(zip([...parts, entry('xl/worksheets/sheet1.xml', sheetXml(names))]))[0]?.rows,
    ).toEqual(rows);
  });

  it.each([
    ['shared', `<f t="shared" ref="${ALL}" si="0">A1</f>`],
    ['array', `<f t="array" ref="${ALL}">A1</f>`],
    ['data table', `<f t="dataTable" ref="${ALL}" dt2D="1" r1="A1" r2="B1"/>`],
  ])('for a formula that is %s', (_, formula) => {
    const bytes = rawWorkbook(
      sheetXml(`${names}<row r="4"><c r="A4">${formula}<v>1</v></c></row>`),
    );
    expect(read(bytes)[0]?.rows).toEqual([...rows, { number: 4, cells: [1] }]);
  });
});

describe('cells far away', () => {
  it.each([
    ['beyond the last row', `<row r="${HUGE_ROW}"><c r="A${HUGE_ROW}"><v>1</v></c></row>`],
    ['of a row without a number', `<row r="x"><c r="A9"><v>1</v></c></row>`],
    ['of a row before the first', `<row r="-5"><c r="A1"><v>1</v></c></row><row r="1e5"/>`],
    [
      'beyond the columns that are read',
      `<row r="4">${times(128, (n) => `<c r="${String.fromCharCode(65 + Math.floor(n / 26))}Z${String.fromCharCode(65 + (n % 26))}4"><v>1</v></c>`)}</row>`,
    ],
    ['in columns no sheet has', '<row r="4"><c r="ZZZZZZZZZ4"><v>1</v></c></row>'],
    [
      'without a column, after the last',
      `<row r="4"><c r="XFD4"/>${'<c><v>1</v></c>'.repeat(500)}</row>`,
    ],
  ])('are not read: %s', (_, xml) => {
    expect(read(rawWorkbook(sheetXml(names + xml)))[0]?.rows).toEqual(rows);
  });

  it('belong to their row, whatever row they claim', () => {
    const xml = `<row r="4"><c r="B${HUGE_ROW}"><v>1</v></c></row>`;
    expect(read(rawWorkbook(sheetXml(names + xml)))[0]?.rows.at(-1)).toEqual({
      number: 4,
      cells: [undefined, 1],
    });
  });

  it('are read in the order of their rows', () => {
    const xml = sheetXml(
      textRow(9, 'nine') + textRow(2, 'two') + '<row><c r="B1"><v>3</v></c></row>',
    );
    expect(read(rawWorkbook(xml))[0]?.rows).toEqual([
      { number: 2, cells: ['two'] },
      { number: 3, cells: [undefined, 3] },
      { number: 9, cells: ['nine'] },
    ]);
  });

  it('do not matter for merges: only one that begins at a text is a heading', () => {
    const merges = `<mergeCells><mergeCell ref="${ALL}"/><mergeCell ref="B1:C1"/><mergeCell ref="A2:A900"/><mergeCell ref="XFC1:XFD1"/><mergeCell ref="A900:D900"/></mergeCells>`;
    expect(read(rawWorkbook(sheetXml(names, merges)))[0]?.mergedCells).toEqual([
      { row: 1, column: 0, width: workbookLimits.columns, height: 1_048_576 },
      { row: 1, column: 1, width: 2, height: 1 },
      { row: 2, column: 0, width: 1, height: 899 },
    ]);
  });
});

describe('a workbook that is too large', () => {
  const problem = (bytes: Uint8Array) => {
    try {
      return read(bytes).length;
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
  };
  it('is rejected if its sheets together have too many rows', () => {
    const each = workbookLimits.rows;
    const count = workbookLimits.totalRows / each + 1;
    const sheet = sheetXml('<row><c><v>1</v></c></row>'.repeat(each));
    const sheets = Array.from({ length: count }, (_, n) =>
      entry(`xl/worksheets/sheet${n + 1}.xml`, sheet),
    );
    const titles = sheets.map((_, n) => `S${n}`);
    expect(problem(zip([...frame(titles), ...sheets]))).toBe('too-large');
    expect(problem(zip([...frame(titles.slice(1)), ...sheets.slice(0, -1)]))).toBe(count - 1);
  });
  it('is rejected if its sheets together have too many cells', () => {
    const rows = 1_000;
    const count = Math.ceil((workbookLimits.totalCells + 1) / (rows * workbookLimits.columns));
    // Different numbers, because repetitive data is refused as a bomb.
    const cell = (n: number) => `<c><v>${(n * 7919) % 99_991}</v></c>`;
    const row = (r: number) => `<row>${times(workbookLimits.columns, (n) => cell(r * n))}</row>`;
    const part = entry('xl/worksheets/sheet1.xml', sheetXml(times(rows, row)));
    const bytes = (sheets: number) => {
      const parts = Array.from({ length: sheets }, (_, n) => ({
        ...part,
        name: `xl/worksheets/sheet${n + 1}.xml`,
      }));
      return zip([...frame(parts.map((_, n) => `S${n}`)), ...parts]);
    };
    expect(problem(bytes(count))).toBe('too-large');
    expect(problem(bytes(1))).toBe(1);
  });
  it('is rejected if it lists one part too often', () => {
    const parts = frame(Array.from({ length: 150 }, (_, n) => `S${n}`)).map((part) =>
      part.name.endsWith('workbook.xml.rels')
        ? entry(
            part.name,
            `<Relationships>${times(150, (n) => `<Relationship Id="rId${n + 1}" Type="x/worksheet" Target="worksheets/sheet1.xml"/>`)}</Relationships>`,
          )
        : part,
    );
    const padding = ' '.repeat(900_000);
    const bytes = zip([...parts, entry('xl/worksheets/sheet1.xml', sheetXml(padding))]);
    expect(problem(bytes)).toBe('too-large');
  });
  it('gets sheet names as short as Excel’s', () => {
    const long = `2م3 ${'ن'.repeat(300_000)}`;
    const [sheet] = read(
      zip([...frame([long]), entry('xl/worksheets/sheet1.xml', sheetXml(names))]),
    );
    expect(sheet?.name).toBe(`${long.slice(0, limits.sheetNameLength - 1)}…`);
    const tooMany = sheetXml('<row><c><v>1</v></c></row>'.repeat(workbookLimits.rows + 1));
    expect(() => read(zip([...frame([long]), entry('xl/worksheets/sheet1.xml', tooMany)]))).toThrow(
      expect.objectContaining({ problem: 'too-many-rows', sheet: sheet?.name }) as Error,
    );
  });
  it('gets shortened cells, which keep their escaped characters', () => {
    const xml = sheetXml(textRow(1, 'x'.repeat(100_000), 'a_x000a_b'));
    const [long, escaped] = read(rawWorkbook(xml))[0]?.rows[0]?.cells ?? [];
    expect([shownIn(long).length, escaped]).toEqual([workbookLimits.cellLength, 'a\nb']);
  });
});

describe('unusual XML', () => {
  it('can have data sections, comments, quoted brackets and attributes in any order', () => {
    const xml = sheetXml(
      `<!-- <row r="1"><c r="A1"><v>1</v></c></row> --><row ht="5" r="2" spans='a>b'><c t="inlineStr" s="1" r="B2"><is><t><![CDATA[<Amina>]]></t></is></c></row>`,
    );
    expect(read(rawWorkbook(xml))[0]?.rows).toEqual([{ number: 2, cells: [undefined, '<Amina>'] }]);
  });
  it.each([
    ['a tag', '<row r="1"'],
    ['a quote', '<row r="1><c/></row>'],
    ['a comment', '<!-- '],
  ])('is rejected with %s that does not end', (_, xml) => {
    const bytes = zip([...frame(), entry('xl/worksheets/sheet1.xml', sheetStart + xml)]);
    expect(() => read(bytes)).toThrow('damaged');
  });
  it('is unescaped once everywhere', () => {
    const text = '&amp;amp; &amp;lt;b&amp;gt; &amp;#65; &lt;![CDATA[x]]&gt; &lt;/t&gt;&lt;/si&gt;';
    const xml = sheetXml(
      `<row r="1"><c t="str"><v>${text}</v></c><c t="inlineStr"><is><t>${text}</t></is></c><c t="s"><v>0</v></c></row>`,
    );
    const strings = entry('xl/sharedStrings.xml', `<sst><si><t>${text}</t></si></sst>`);
    const plain = '&amp; &lt;b&gt; &#65; <![CDATA[x]]> </t></si>';
    expect(read(rawWorkbook(xml, strings))[0]?.rows[0]?.cells).toEqual([plain, plain, plain]);
  });
  it('can contain dates written as such', () => {
    const xml = sheetXml('<row r="1"><c r="A1" t="d"><v>2012-01-31T00:00:00</v></c></row>');
    expect(read(rawWorkbook(xml))[0]?.rows[0]?.cells).toEqual(['2012-01-31T00:00:00']);
  });
});
