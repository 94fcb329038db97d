import { strToU8, zipSync } from 'fflate';

const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const override = (part: string, type: string): string =>
  `<Override PartName="/xl/${part}" ContentType="${TYPE}.${type}+xml"/>`;
const relationship = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
const relationships = (items: string): string =>
  `${HEADER}<Relationships xmlns="${PACKAGE}/relationships">${items}</Relationships>`;

/**
 * An uncompressed workbook of nothing but these worksheets, named `1`, `2`, …, and their shared strings. The library
 * that parses cells so gets what was inspected and no more: it reads a zip differently from us (it trusts local
 * headers, not the directory), and would open media, links and macros, and use a sheet's name as a property name.
 */
export function writePlainWorkbook(worksheets: readonly string[], sharedStrings = ''): Uint8Array {
  const each = (write: (name: string) => string): string =>
    worksheets.map((_, index) => write(String(index + 1))).join('');
  const files: Record<string, string> = {
    '[Content_Types].xml': `${HEADER}<Types xmlns="${PACKAGE}/content-types">${override('workbook.xml', 'sheet.main')}${override('sharedStrings.xml', 'sharedStrings')}${each((name) => override(`worksheets/sheet${name}.xml`, 'worksheet'))}</Types>`,
    '_rels/.rels': relationships(relationship('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${HEADER}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((name) => `<sheet name="${name}" sheetId="${name}" r:id="rId${name}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      each((name) => relationship(`rId${name}`, 'worksheet', `worksheets/sheet${name}.xml`)),
    ),
    'xl/sharedStrings.xml': sharedStrings,
  };
  worksheets.forEach((xml, index) => {
    files[`xl/worksheets/sheet${index + 1}.xml`] = xml;
  });
  const parts = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(parts), { level: 0 });
}
