import { describe, expect, it } from 'vitest';
import { entry, zip, type RawEntry } from '#test/fixtures/spreadsheets/raw-workbook.ts';
import { inflate } from '#shared/spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '#shared/spreadsheet/workbook/read-workbook.ts';
import { openZip } from '#shared/spreadsheet/workbook/zip-reader.ts';
import { fillWorkbook } from '../fill-workbook.ts';
import { openFillable } from '../fillable-workbook.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (...targets: readonly (readonly [kind: string, target: string])[]) =>
  `<Relationships>${targets
    .map(
      ([kind, target], n) =>
        `<Relationship Id="rId${n + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;
const sheet = (...rows: readonly string[]) =>
  `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
const row = (number: number, ...cells: readonly string[]) =>
  `<row r="${number}">${cells.join('')}</row>`;
const mark = (at: string, value = 5) => `<c r="${at}"><v>${value}</v></c>`;
const computed = (at: string, formula: string, value = '7', type = '') =>
  `<c r="${at}"${type && ` t="${type}"`}><f>${formula}</f><v>${value}</v></c>`;

/** Two visible sheets `1م1` and `It's`, a hidden one, and other parts. */
function workbook(
  sheets: readonly string[],
  { workbookEnd = '', parts = [] }: { workbookEnd?: string; parts?: readonly RawEntry[] } = {},
) {
  const names = ['1م1', 'It&apos;s', 'hidden'];
  const all = names.map((_, index) => sheets[index] ?? sheet());
  return zip([
    entry('_rels/.rels', relations(['officeDocument', 'xl/workbook.xml'])),
    entry(
      'xl/workbook.xml',
      `<workbook xmlns:r="r"><sheets>${names.map((name, n) => `<sheet name="${name}" sheetId="${n + 1}"${n === 2 ? ' state="hidden"' : ''} r:id="rId${n + 1}"/>`).join('')}</sheets>${workbookEnd}</workbook>`,
    ),
    entry(
      'xl/_rels/workbook.xml.rels',
      relations(...names.map((_, n) => ['worksheet', `worksheets/sheet${n + 1}.xml`] as const)),
    ),
    ...all.map((xml, n) => entry(`xl/worksheets/sheet${n + 1}.xml`, xml)),
    ...parts,
  ]);
}

const partOf = (bytes: Uint8Array, part: string) =>
  new TextDecoder().decode(openZip(bytes, inflate).read(part));
/** Fills D4 of the first sheet. */
const fill = (bytes: Uint8Array) =>
  fillWorkbook(openFillable(bytes), { sheet: 0, fills: [{ row: 4, column: 3, value: 19 }] });
const hasResult = (bytes: Uint8Array, at: string, part = 'xl/worksheets/sheet1.xml') =>
  new RegExp(`<c r="${at}"[^>]*>(?:<f[^>]*>[^<]*</f>|<f[^>]*/>)?<v>`).test(partOf(bytes, part));

const marks = row(4, mark('C4'), mark('D4'), mark('E4'));
/** Whether a formula in another row keeps its result when D4 is filled. */
const keeps = (formula: string, options?: Parameters<typeof workbook>[1], at = 'A9') =>
  hasResult(fill(workbook([sheet(marks, row(9, computed(at, formula)))], options)), at);

describe('a formula', () => {
  it.each([
    ['the cell', 'D4*2'],
    ['the cell, fixed', '$D$4'],
    ['a range', 'SUM(C2:E5)'],
    ['a range written backwards', 'SUM(E5:C2)'],
    ['a whole column', 'AVERAGE(D:D)'],
    ['several whole columns', 'AVERAGE($C:$E)'],
    ['a whole row', 'COUNT(4:4)'],
    ['a cell by its sheet', "'1م1'!D4"],
    ['a cell by its sheet without quotes', '1م1!D4'],
    ['all sheets', "SUM('1م1:hidden'!D4)"],
    ['INDIRECT', 'INDIRECT("D"&amp;4)'],
    ['OFFSET', 'SUM(OFFSET(A1,3,3))'],
    ['a range up to a function', 'SUM(A1:INDEX(A:A,5))'],
    ['as many cells as it compares', 'SUMIF(B1:B9,"&gt;0",D1)'],
    ['as many columns as it compares', 'AVERAGEIF($A$3:$E$3,1,A4)'],
    ['a name that is not defined', 'Unknown'],
    ['a table that is not there', 'SUM(Nothing[Mark])'],
    ['a sheet that is not there', 'Gone!A1'],
    ['a call before it', 'IF(LOG10(100)=2,"D9",_xlfn.XLOOKUP(1,A1:A2,D4:D5))'],
  ])('that reads %s forgets its result', (_, formula) => {
    expect(keeps(formula)).toBe(false);
  });

  it.each([
    ['others', 'C4+E4'],
    ['a text that looks like the cell', '"D4"&amp;A1'],
    ['the cell of another sheet', "'It''s'!D4+hidden!$D$4"],
    ['the cell of another workbook', "[1]Sheet1!D4+'[2]A b'!D4+[1]!Name"],
    ['as few cells as it compares', 'SUMIF(A1:A3,1,D1)'],
    ['no cell', 'PI()*2E+3-TRUE'],
    ['a range beside it', 'SUM(D5:D99,C1:C4,E:E,5:9)'],
    ['errors and lists', 'IFERROR(#N/A,SUM({1,2;3,4}))+#REF!'],
    ['a parameter', '_xlfn.LET(_xlpm.x,C4,_xlpm.x*2)'],
    ['a function named like a cell', 'LOG10(C4)'],
  ])('that reads %s keeps its result', (_, formula) => {
    expect(keeps(formula)).toBe(true);
  });

  it('forgets also its type, so that no old text is shown', () => {
    const remark = computed('H4', 'IF(D4&gt;=10,"ناجح","راسب")', 'راسب', 'str');
    const filled = partOf(
      fill(workbook([sheet(row(4, mark('D4'), remark))])),
      'xl/worksheets/sheet1.xml',
    );
    expect(filled).toContain('<c r="H4"><f>IF(D4&gt;=10,"ناجح","راسب")</f></c>');
  });

  it('forgets its result through others, up and down the sheet and across hidden sheets', () => {
    const first = sheet(
      row(1, computed('A1', 'A2')),
      row(2, computed('A2', 'hidden!B1')),
      row(4, mark('D4')),
      row(6, computed('A6', 'B6')),
    );
    const hidden = sheet(
      row(1, computed('A1', "'1م1'!$D$4"), computed('B1', 'A1'), computed('C1', 'Z1')),
    );
    const filled = fill(workbook([first, sheet(), hidden]));
    const kept = ['A1', 'A2', 'A6'].map((at) => hasResult(filled, at));
    const keptThere = ['A1', 'B1', 'C1'].map((at) =>
      hasResult(filled, at, 'xl/worksheets/sheet3.xml'),
    );
    expect([kept, keptThere]).toEqual([
      [false, false, true],
      [false, false, true],
    ]);
  });

  it('that is shared reads from its own place', () => {
    const shared = (at: string, attributes: string, text = '') =>
      `<c r="${at}"><f t="shared" si="0"${attributes}>${text}</f><v>7</v></c>`;
    const filled = fill(
      workbook([
        sheet(
          row(3, mark('D3'), shared('G3', ' ref="G3:G5"', 'D3+$E$3')),
          row(4, mark('D4'), shared('G4', '')),
          row(5, mark('D5'), shared('G5', '')),
        ),
      ]),
    );
    expect(['G3', 'G4', 'G5'].map((at) => hasResult(filled, at))).toEqual([true, false, true]);
  });

  it('that fills an area forgets all of its results', () => {
    const array = '<c r="F2"><f t="array" ref="F2:F4">D2:D4*2</f><v>1</v></c>';
    const filled = fill(
      workbook([
        sheet(
          row(2, array),
          row(3, mark('F3')),
          row(4, mark('D4'), '<c r="F4" t="str"><v>x</v></c>', computed('G4', 'F3')),
          row(5, mark('F5')),
        ),
      ]),
    );
    expect(['F2', 'F3', 'F4', 'G4', 'F5'].map((at) => hasResult(filled, at))).toEqual([
      ...[false, false, false, false, true],
    ]);
  });

  it('of a data table forgets its results, because they may come from any cell', () => {
    const table = '<c r="F2"><f t="dataTable" ref="F2:F3" r1="A1"/><v>1</v></c>';
    const filled = fill(workbook([sheet(row(2, table), row(3, mark('F3')), row(4, mark('D4')))]));
    expect(['F2', 'F3'].map((at) => hasResult(filled, at))).toEqual([false, false]);
  });

  it.each([
    ['what is filled', "'1م1'!$D$1:$D$9", false],
    ['other cells', "'1م1'!$A$1:$C$9,'1م1'!$F:$F", true],
    ['a cell beside the formula', "'1م1'!D4", false],
    ['what another name means', 'Other', false],
    ['itself', 'Marks+1', true],
  ])('that names %s', (_, meaning, isKept) => {
    const workbookEnd = `<definedNames><definedName name="Marks">${meaning}</definedName><definedName name="OTHER" localSheetId="0">'1م1'!$D$4</definedName></definedNames>`;
    expect(keeps('SUM(marks)', { workbookEnd })).toBe(isKept);
  });

  it.each([
    ['a column of a table that is filled', 'SUM(Tab[Mark])', false],
    ['its own row of that column', 'Tab[[#This Row],[Mark]]', false],
    ['its own row of that column, in short', 'Tab[@Mark]', false],
    ['columns around it', 'SUM(Tab[[First name]:[End]])', false],
    ['another column', 'Tab[[#This Row],[First name]]', true],
    ['another column with signs in its name', "SUM(Tab['#1 ''of']])", true],
    ['a column that is not there', 'SUM(Tab[Gone])', false],
    ['the whole table', 'ROWS(Tab)', false],
    ['all of the table', 'ROWS(Tab[#All])', false],
  ])('that reads %s', (_, formula, isKept) => {
    const parts = [
      entry('xl/worksheets/_rels/sheet1.xml.rels', relations(['table', '../tables/table1.xml'])),
      entry(
        'xl/tables/table1.xml',
        `<table name="x" displayName="tab" ref="C1:F9"><tableColumns><tableColumn name="First name"/><tableColumn name="Mark"/><tableColumn name="End"/><tableColumn name="#1 'of]"/></tableColumns></table>`,
      ),
    ];
    const place = row(4, mark('C4'), mark('D4'), mark('E4'), computed('H4', formula));
    expect(hasResult(fill(workbook([sheet(place)], { parts })), 'H4')).toBe(isKept);
  });

  it('with names that double each other is taken as reading anything, at once', () => {
    const names = Array.from(
      { length: 60 },
      (_, n) => `<definedName name="n${n}">n${n + 1}+n${n + 1}+'1م1'!$A$1</definedName>`,
    );
    expect(keeps('n0', { workbookEnd: `<definedNames>${names.join('')}</definedNames>` })).toBe(
      false,
    );
  });
});

it('a workbook whose results are not true forgets all of them', () => {
  const kept = (calcPr: string) => keeps('C4', { workbookEnd: calcPr });
  expect(kept('<calcPr fullCalcOnLoad="1"/>')).toBe(false);
  expect(kept('<calcPr calcId="191029"/>')).toBe(true);
});

it('a workbook that is computed by hand is computed when it is opened', () => {
  const byHand = (formula: string) =>
    partOf(
      fill(
        workbook([sheet(row(4, mark('D4'), computed('E4', formula)))], {
          workbookEnd: '<calcPr calcId="191029" calcMode="manual" iterate="1"/>',
        }),
      ),
      'xl/workbook.xml',
    );
  expect(byHand('D4')).toContain('<calcPr calcId="191029" iterate="1"/>');
  expect(byHand('C4')).toContain('calcMode="manual"');
});

describe('what shows cells', () => {
  const drawing = [
    entry(
      'xl/worksheets/_rels/sheet2.xml.rels',
      relations(['drawing', '../drawings/drawing1.xml']),
    ),
    entry('xl/drawings/_rels/drawing1.xml.rels', relations(['chart', '../charts/chart1.xml'])),
  ];
  const series = (name: string, kind: 'num' | 'str', formula: string) =>
    `<c:${name}><c:${kind}Ref><c:f>${formula}</c:f><c:${kind}Cache><c:pt idx="0"><c:v>5</c:v></c:pt></c:${kind}Cache></c:${kind}Ref></c:${name}>`;
  const first = sheet(row(4, mark('D4'), computed('G4', 'D4'), computed('H4', 'C4')));

  it('a chart forgets its copies of changed cells, and keeps the others', () => {
    const chart = `<c:chartSpace>${series('cat', 'str', "'1م1'!$B$4")}${series('val', 'num', "'1م1'!$G$2:$G$9")}${series('val', 'num', "'1م1'!$H$4")}</c:chartSpace>`;
    const parts = [
      ...drawing,
      entry('xl/drawings/drawing1.xml', '<wsDr/>'),
      entry('xl/charts/chart1.xml', chart),
    ];
    const filled = partOf(fill(workbook([first], { parts })), 'xl/charts/chart1.xml');
    expect(filled).toBe(
      `<c:chartSpace>${series('cat', 'str', "'1م1'!$B$4")}<c:val><c:numRef><c:f>'1م1'!$G$2:$G$9</c:f></c:numRef></c:val>${series('val', 'num', "'1م1'!$H$4")}</c:chartSpace>`,
    );
  });

  it('a shape forgets the text of a changed cell', () => {
    const shape = (cell: string, text: string) =>
      `<xdr:sp macro="" textlink="'1م1'!$${cell}$4"><a:t>${text}</a:t></xdr:sp>`;
    const xml = `<wsDr>${shape('G', '7')}${shape('H', '8')}<xdr:sp><a:t>9</a:t></xdr:sp></wsDr>`;
    const parts = [drawing[0]!, entry('xl/drawings/drawing1.xml', xml)];
    const filled = partOf(fill(workbook([first], { parts })), 'xl/drawings/drawing1.xml');
    expect([...filled.matchAll(/<a:t>(.*?)<\/a:t>/g)].map(([, text]) => text)).toEqual([
      '',
      '8',
      '9',
    ]);
  });

  it('a shape within a chart forgets the text of a changed cell', () => {
    const shape = (cell: string) =>
      `<cdr:sp textlink="'1م1'!$${cell}$4"><a:t>${cell}</a:t></cdr:sp>`;
    const parts = [
      ...drawing,
      entry('xl/drawings/drawing1.xml', '<wsDr/>'),
      entry('xl/charts/chart1.xml', '<c:chartSpace/>'),
      entry(
        'xl/charts/_rels/chart1.xml.rels',
        relations(['chartUserShapes', '../drawings/drawing2.xml']),
      ),
      entry('xl/drawings/drawing2.xml', `<c:userShapes>${shape('G')}${shape('H')}</c:userShapes>`),
    ];
    const filled = partOf(fill(workbook([first], { parts })), 'xl/drawings/drawing2.xml');
    expect(filled).not.toContain('<a:t>G');
    expect(filled).toContain('<a:t>H');
  });

  it('a pivot table forgets its numbers, and is made again when it is opened', () => {
    const pivot = (source: string) => [
      entry(
        'xl/worksheets/_rels/sheet2.xml.rels',
        relations(['pivotTable', '../pivotTables/p1.xml']),
      ),
      entry(
        'xl/pivotTables/p1.xml',
        '<pivotTableDefinition><location ref="A1:B3"/></pivotTableDefinition>',
      ),
      entry(
        'xl/pivotTables/_rels/p1.xml.rels',
        relations(['pivotCacheDefinition', '../pivotCache/c1.xml']),
      ),
      entry(
        'xl/pivotCache/c1.xml',
        `<pivotCacheDefinition refreshedBy="x"><cacheSource type="worksheet"><worksheetSource ${source}/></cacheSource></pivotCacheDefinition>`,
      ),
    ];
    const second = sheet(
      row(1, '<c r="A1" t="str"><v>القسم</v></c>'),
      row(2, '<c r="A2" t="str"><v>1م1</v></c>', mark('B2')),
      row(9, mark('B9'), computed('C9', 'B2')),
    );
    const filledWith = (source: string) =>
      fill(workbook([first, second], { parts: pivot(source) }));
    const part = 'xl/worksheets/sheet2.xml';
    const results = (bytes: Uint8Array) =>
      ['A1', 'B2', 'B9', 'C9'].map((at) => hasResult(bytes, at, part));
    const changed = filledWith('ref="A1:H9" sheet="1م1"');
    expect(results(changed)).toEqual([true, false, true, false]);
    expect(partOf(changed, 'xl/pivotCache/c1.xml')).toContain(
      '<pivotCacheDefinition refreshOnLoad="1" refreshedBy="x">',
    );
    expect(results(filledWith('ref="A1:B9" sheet="1م1"'))).toEqual([true, true, true, true]);
  });
});

it('a filled workbook is read without old results', () => {
  const filled = fill(
    workbook([sheet(row(4, mark('D4'), computed('G4', 'D4', '13.5'), computed('H4', 'C4', '8')))]),
  );
  expect(readWorkbook(filled, { inflate })[0]?.rows[0]?.cells).toEqual([
    ...[undefined, undefined, undefined, 19, undefined, undefined],
    ...[{ at: 'G4' }, 8],
  ]);
});
