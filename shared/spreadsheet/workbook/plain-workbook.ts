import { strToU8, zipSync } from 'fflate';
import { read, type CellObject } from 'xlsx';
import type { PlainWorksheet } from './plain-worksheet.ts';
import { WorkbookError } from './workbook-error.ts';
import { escapeXml } from './xml.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const override = (part: string, type: string): string =>
  `<Override PartName="/xl/${part}" ContentType="${TYPE}.${type}+xml"/>`;
const relationships = (kind: string, target: string): string =>
  `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/${kind}" Target="${target}"/></Relationships>`;

/** The fixed parts of a plain workbook. Its sheet is named `1`, because a real name could be `__proto__`. */
const frame = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types">${override('workbook.xml', 'sheet.main')}${override('sharedStrings.xml', 'sharedStrings')}${override('worksheets/sheet1.xml', 'worksheet')}</Types>`,
  '_rels/.rels': relationships('officeDocument', 'xl/workbook.xml'),
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relationships('worksheet', 'worksheets/sheet1.xml'),
};

/** An uncompressed workbook with only this worksheet. */
function writePlainWorkbook({ xml, texts }: PlainWorksheet): Uint8Array {
  const strings = texts.map((text) => `<si><t>${escapeXml(text)}</t></si>`);
  const parts = Object.entries({
    ...frame,
    'xl/sharedStrings.xml': `<sst>${strings.join('')}</sst>`,
    'xl/worksheets/sheet1.xml': xml,
  });
  return zipSync(Object.fromEntries(parts.map(([name, text]) => [name, strToU8(text)])), {
    level: 0,
  });
}

/**
 * Reads the cells of a plain worksheet with the library. The library gets only inspected data, because it trusts a
 * zip's local headers instead of the directory and creates everything a sheet claims to have.
 * @returns rows in the order of `rowNumbers`, with holes for missing cells
 * @throws {WorkbookError} `damaged`
 */
export function readCells(worksheet: PlainWorksheet): readonly (readonly CellObject[])[] {
  try {
    const { Sheets } = read(writePlainWorkbook(worksheet), {
      type: 'array',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      // Without it, the library silently skips parts that it cannot parse.
      WTF: true,
    });
    const rows = Sheets['1']?.['!data'];
    if (rows?.length !== worksheet.rowNumbers.length) throw new Error('the worksheet was not read');
    return rows;
  } catch (cause) {
    throw new WorkbookError('damaged', { cause });
  }
}
