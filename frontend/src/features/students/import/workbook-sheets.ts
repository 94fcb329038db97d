import { unzipSync } from 'fflate';
import { read, type CellObject, type WorkBook, type WorkSheet } from 'xlsx';
import type { Cell, Sheet, SheetRow } from '../../../../../shared/spreadsheet/sheet.ts';
import { ListError } from './list-problem.ts';

/** A class list expands to a few megabytes; what expands to more would only fill the memory. */
const MOST_EXPANDED_BYTES = 48 * 1024 * 1024;
const MOST_ROWS = 10_000;
const MOST_COLUMNS = 128;
const LONGEST_CELL = 1_000;
/** `PK`, with which every zip file begins. */
const ZIP_SIGNATURE = [0x50, 0x4b] as const;

/** The size a zip file says it expands to. */
const expandedSize = (bytes: Uint8Array): number => {
  let size = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize;
      return false;
    },
  });
  return size;
};

const cellValue = ({ t, v, l }: CellObject): Cell => {
  if (t === 's' && typeof v === 'string') {
    // An address may hide behind a text such as "write to her".
    const link = l?.Target?.startsWith('mailto:') && !v.includes('@') ? l.Target : v;
    return link.trim() ? link.slice(0, LONGEST_CELL) : undefined;
  }
  return t === 'n' && typeof v === 'number' && Number.isFinite(v) ? v : undefined;
};

/** Walks the cells that exist: a sheet may claim a range of 17 thousand million. */
const rowsOf = (worksheet: WorkSheet): SheetRow[] => {
  const rows: SheetRow[] = [];
  worksheet['!data']?.forEach((row, index) => {
    const cells: Cell[] = [];
    row.forEach((cell, column) => {
      if (column < MOST_COLUMNS) cells[column] = cellValue(cell);
    });
    if (cells.some((cell) => cell !== undefined)) {
      rows.push({ number: index + 1, cells: Array.from(cells) });
    }
  });
  return rows;
};

const sheetsOf = (workbook: WorkBook): Sheet[] =>
  workbook.SheetNames.flatMap((name, index) => {
    const worksheet = Object.hasOwn(workbook.Sheets, name) ? workbook.Sheets[name] : undefined;
    if (!worksheet || workbook.Workbook?.Sheets?.[index]?.Hidden) return [];
    const wideCells = (worksheet['!merges'] ?? []).map(({ s, e }) => ({
      row: s.r + 1,
      column: s.c,
      width: e.c - s.c + 1,
    }));
    return [{ name, rows: rowsOf(worksheet), wideCells, date1904: false }];
  });

/**
 * The visible sheets of an `.xlsx` file.
 *
 * @throws ListError `not-a-list`, `too-large`, `damaged`
 */
export const workbookSheets = (bytes: Uint8Array): Sheet[] => {
  if (ZIP_SIGNATURE.some((byte, index) => bytes[index] !== byte)) {
    throw new ListError('not-a-list');
  }
  try {
    if (expandedSize(bytes) > MOST_EXPANDED_BYTES) throw new ListError('too-large');
    const options = { cellFormula: false, cellHTML: false, cellText: false } as const;
    return sheetsOf(read(bytes, { ...options, type: 'array', dense: true, sheetRows: MOST_ROWS }));
  } catch (cause) {
    throw cause instanceof ListError ? cause : new ListError('damaged', { cause });
  }
};
