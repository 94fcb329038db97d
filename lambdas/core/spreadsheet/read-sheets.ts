import { read, type CellObject, type WorkSheet } from 'xlsx';
import { limits } from '../../../shared/model/limits.ts';
import { cleanText } from '../../../shared/spreadsheet/clean-text.ts';
import type { Cell, Sheet, SheetRow } from '../../../shared/spreadsheet/sheet.ts';
import { JobError } from '../jobs/job-error.ts';
import { archiveLimits } from './archive-limits.ts';
import { refuseOtherFormats } from './refuse-other-formats.ts';
import { writePlainWorkbook } from './plain-workbook.ts';
import { findWorkbookParts, type WorkbookParts } from './workbook-parts.ts';
import { hasMoreRows, keepLongIntegers } from './worksheet-xml.ts';
import { decodeXml } from './xml.ts';
import { openZip, type ZipReader } from './zip-reader.ts';

/** The error of a sheet with more rows than a class has pupils. */
export const tooManyRows = (sheet: string): JobError =>
  new JobError('sheet-too-many-rows', { sheet, limit: String(limits.classPupils) });

function worksheetXml(zip: ZipReader, { name, part }: WorkbookParts['sheets'][number]): string {
  const bytes = zip.read(part);
  if (!bytes) throw new JobError('spreadsheet-damaged');
  const xml = decodeXml(bytes);
  if (hasMoreRows(xml, archiveLimits.rows)) throw tooManyRows(cleanText(name));
  return keepLongIntegers(xml);
}

function parseWorksheets(worksheets: readonly string[], sharedStrings: string): WorkSheet[] {
  try {
    const workbook = read(writePlainWorkbook(worksheets, sharedStrings), {
      type: 'array',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      // Without it, a part that cannot be parsed is left out in silence.
      WTF: true,
    });
    return worksheets.map((_, index) => {
      const sheet = workbook.Sheets[String(index + 1)];
      if (!sheet) throw new Error(`worksheet ${index + 1} was not read`);
      return sheet;
    });
  } catch (cause) {
    throw new JobError('spreadsheet-damaged', undefined, { cause });
  }
}

function cellValue({ t, v }: CellObject): Cell {
  if (t === 's' && typeof v === 'string') {
    return v.trim() === '' ? undefined : v.slice(0, archiveLimits.cellLength);
  }
  if (t === 'n' && typeof v === 'number' && Number.isFinite(v)) return v;
  return undefined;
}

/** Walks the cells that exist: a sheet may claim a range of 17 thousand million. */
function sheetRows(worksheet: WorkSheet): SheetRow[] {
  const rows: SheetRow[] = [];
  worksheet['!data']?.forEach((row, index) => {
    const cells: Cell[] = [];
    row.forEach((cell, column) => {
      if (column < archiveLimits.columns) cells[column] = cellValue(cell);
    });
    if (cells.some((cell) => cell !== undefined)) {
      rows.push({ number: index + 1, cells: Array.from(cells) });
    }
  });
  return rows;
}

/**
 * The visible worksheets of an `.xlsx` file, refused early and cheaply when it is a bomb, encrypted, damaged or
 * something else. Throws `JobError` with a `spreadsheet-*` code, or `sheet-too-many-rows`.
 */
export function readSheets(bytes: Uint8Array): Sheet[] {
  if (bytes.byteLength > limits.spreadsheetBytes) throw new JobError('spreadsheet-too-large');
  refuseOtherFormats(bytes);
  const zip = openZip(bytes);
  const parts = findWorkbookParts(zip);
  const sharedStrings = parts.sharedStrings && zip.read(parts.sharedStrings);
  const worksheets = parts.sheets.map((sheet) => worksheetXml(zip, sheet));
  const parsed = parseWorksheets(worksheets, sharedStrings ? decodeXml(sharedStrings) : '');
  return parts.sheets.flatMap(({ name }, index) => {
    const worksheet = parsed[index];
    if (!worksheet) return [];
    return {
      name: cleanText(name),
      rows: sheetRows(worksheet),
      wideCells: (worksheet['!merges'] ?? [])
        .filter(({ s, e }) => e.c > s.c)
        .map(({ s, e }) => ({ row: s.r + 1, column: s.c, width: e.c - s.c + 1 })),
      date1904: parts.date1904,
    };
  });
}
