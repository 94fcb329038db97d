import { strToU8, zipSync } from 'fflate';
import { limits } from '../../model/limits.ts';
import { encodeCell } from './cell-address.ts';
import { escapeXml } from './xml.ts';

/** A sheet to write: its first row has the headings. */
export interface SheetToWrite {
  readonly name: string;
  readonly isRightToLeft: boolean;
  readonly rows: readonly (readonly (string | number | undefined)[])[];
}

const OOXML = 'http://schemas.openxmlformats.org';
const MAIN = `${OOXML}/spreadsheetml/2006/main`;
const OFFICE = `${OOXML}/officeDocument/2006/relationships`;
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
/** The earliest date a zip can store, so that the same sheets give the same bytes. */
const NO_TIME = new Date(1980, 0, 1);
/** Column widths in characters. */
const NARROWEST = 7;
const WIDEST = 40;
/** The styles of headings and of other cells. */
const HEADING = 1;
const PLAIN = 0;

/** What XML 1.0 cannot contain. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const xmlText = (text: string): string => escapeXml(text.replaceAll(FORBIDDEN, ''));
const xmlAttribute = (text: string): string => xmlText(text).replaceAll('"', '&quot;');

/** For each name one that a sheet may have, and that no earlier sheet has. */
export function sheetNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>();
  return wanted.map((name, index) => {
    const plain = name.replaceAll(/[[\]:*?/\\\p{Cc}]|^'|'$/gu, ' ').trim() || String(index + 1);
    for (let count = 1; ; count += 1) {
      const end = count === 1 ? '' : ` (${count})`;
      const own = plain.slice(0, limits.sheetNameLength - end.length).trim() + end;
      if (taken.has(own.toLowerCase())) continue;
      taken.add(own.toLowerCase());
      return own;
    }
  });
}

/** Texts are text cells, so a spreadsheet computes nothing. */
function cellXml(value: string | number | undefined, row: number, column: number): string {
  if (value === undefined || value === '') return '';
  const start = `<c r="${encodeCell({ r: row, c: column })}" s="${row === 0 ? HEADING : PLAIN}"`;
  if (typeof value === 'number') return `${start}><v>${value}</v></c>`;
  return `${start} t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`;
}

function sheetXml({ rows, isRightToLeft }: SheetToWrite): string {
  const lines = rows.map(
    (row, index) =>
      `<row r="${index + 1}">${row.map((value, column) => cellXml(value, index, column)).join('')}</row>`,
  );
  const width = Math.max(1, ...rows.map(({ length }) => length));
  const widths = Array.from({ length: width }, (_, column) => {
    const lengths = rows.map((row) => String(row[column] ?? '').length + 2);
    return Math.min(WIDEST, Math.max(NARROWEST, ...lengths));
  });
  const columns = widths.map(
    (one, column) =>
      `<col min="${column + 1}" max="${column + 1}" width="${one}" customWidth="1"/>`,
  );
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const direction = isRightToLeft ? ' rightToLeft="1"' : '';
  return `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView${direction} workbookViewId="0">${pane}</sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData><pageSetup paperSize="9" fitToHeight="0"/></worksheet>`;
}

const styles = `${DECLARATION}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;

const relationships = (targets: readonly (readonly [kind: string, target: string])[]): string =>
  `${DECLARATION}<Relationships xmlns="${OOXML}/package/2006/relationships">${targets
    .map(
      ([kind, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** Writes an `.xlsx` workbook of plain tables, whose headings are bold and stay when one scrolls. */
export function writeWorkbook(sheets: readonly SheetToWrite[]): Uint8Array<ArrayBuffer> {
  const names = sheetNames(sheets.map(({ name }) => name));
  const parts = names.map((_, index) => `worksheets/sheet${index + 1}.xml`);
  const override = (part: string, type: string): string =>
    `<Override PartName="/xl/${part}" ContentType="${TYPE}.${type}+xml"/>`;
  const listed = names.map(
    (name, index) =>
      `<sheet name="${xmlAttribute(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const files = {
    '[Content_Types].xml': `${DECLARATION}<Types xmlns="${OOXML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('workbook.xml', 'sheet.main')}${override('styles.xml', 'styles')}${parts.map((part) => override(part, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...parts.map((part) => ['worksheet', part] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles,
    ...Object.fromEntries(
      sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)]),
    ),
  };
  const zipped = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(zipped), { mtime: NO_TIME });
}
