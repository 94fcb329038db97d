// @vitest-environment node
import { utils } from 'xlsx';
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
import { ListError } from './list-problem.ts';
import { workbookSheets } from './workbook-sheets.ts';

const problem = (bytes: Uint8Array) => {
  try {
    workbookSheets(bytes);
  } catch (error) {
    return error instanceof ListError ? error.problem : error;
  }
  return undefined;
};

describe('workbookSheets', () => {
  it('returns the visible sheets with their row numbers and merged cells', () => {
    const bytes = workbook(
      [
        ['2م3', worksheet([['List'], [], ['Amina', 12]], ['A1:B1'])],
        ['hidden', worksheet([['x']])],
      ],
      { hidden: ['hidden'] },
    );
    expect(workbookSheets(bytes)).toEqual([
      {
        name: '2م3',
        hiddenSheets: ['hidden'],
        date1904: false,
        mergedCells: [{ row: 1, column: 0, width: 2, height: 1 }],
        rows: [
          { number: 1, cells: ['List'] },
          { number: 3, cells: ['Amina', 12] },
        ],
      },
    ]);
  });

  it('finds the address behind a link', () => {
    const sheet = utils.aoa_to_sheet([['Amina', 'write']]);
    Object.assign(sheet['B1'] as object, { l: { Target: 'mailto:amina@school.dz' } });
    expect(workbookSheets(workbook([['S', sheet]]))[0]?.rows[0]?.cells).toEqual([
      'Amina',
      'mailto:amina@school.dz',
    ]);
  });

  it('is not confused by a sheet named __proto__', () => {
    const bytes = workbook([['S', worksheet([['Amina']])]]);
    expect(workbookSheets(bytes)).toHaveLength(1);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('rejects a file that is not a workbook', () => {
    expect(problem(new Uint8Array())).toBe('not-a-list');
    expect(problem(new TextEncoder().encode('<html><table>'))).toBe('not-a-list');
    expect(problem(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe('not-a-list');
    expect(problem(zip([]))).toBe('not-a-list');
    expect(problem(rawWorkbook(sheetXml(textRow(1, 'A'))).subarray(0, 300))).toBe('damaged');
  });

  it('creates no cells for a link over the whole sheet', () => {
    const link = '<hyperlinks><hyperlink ref="A1:XFD1048576" location="x"/></hyperlinks>';
    const bytes = rawWorkbook(sheetXml(textRow(1, 'Amina', 'amina@school.dz'), link));
    expect(workbookSheets(bytes)[0]?.rows).toEqual([
      { number: 1, cells: ['Amina', 'amina@school.dz'] },
    ]);
  });

  it('limits the rows and the names of sheets', () => {
    const rows = '<row><c><v>1</v></c></row>'.repeat(10_000);
    expect(problem(rawWorkbook(sheetXml(rows)))).toBe('too-many');
    const named = zip([
      ...frame(['ن'.repeat(300_000)]),
      entry('xl/worksheets/sheet1.xml', sheetXml(textRow(1, 'Amina'))),
    ]);
    expect(workbookSheets(named)[0]?.name).toHaveLength(31);
  });

  it.each([['what it says'], ['little']])('rejects a compression bomb with %s', (says) => {
    const bomb = bombEntry('xl/worksheets/sheet1.xml', {
      start: sheetStart,
      text: '<v/>',
      mebibytes: 2049,
      ...(says === 'little' && { declaredSize: 5_000 }),
    });
    expect(problem(zip([...frame(), bomb]))).toBe('too-large');
  });
});
