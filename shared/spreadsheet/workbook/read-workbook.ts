import type { Cell, Sheet } from '../sheet.ts';
import type { CellRange } from './cell-address.ts';
import { NO_STYLES, readCellStyles, type CellStyles } from './cell-styles.ts';
import { readWorksheet, type Worksheet } from './read-worksheet.ts';
import { readSharedStrings } from './shared-strings.ts';
import { WorkbookError } from './workbook-error.ts';
import { workbookLimits } from './workbook-limits.ts';
import { findWorkbookParts, relationships, type WorkbookParts } from './workbook-parts.ts';
import { decodeXml } from './xml.ts';
import { openZip, type Inflate, type ZipReader } from './zip-reader.ts';

/** Merges that begin at a filled cell; only these can be headings. */
const mergedCells = (merges: readonly CellRange[], rows: ReadonlyMap<number, Cell[]>) =>
  merges.flatMap(({ s, e }): Sheet['mergedCells'] => {
    const width = Math.min(e.c, workbookLimits.columns - 1) - s.c + 1;
    const height = e.r - s.r + 1;
    const isFilled = rows.get(s.r + 1)?.[s.c] !== undefined;
    return isFilled && width > 0 && height > 0 && width * height > 1
      ? [{ row: s.r + 1, column: s.c, width, height }]
      : [];
  });

/** Replaces a text that links to an address, such as "write to her", by the address. */
function putAddresses(
  rows: ReadonlyMap<number, Cell[]>,
  links: Worksheet['links'],
  targets: ReadonlyMap<string, string>,
): void {
  for (const { range, id } of links) {
    const row = rows.get(range.s.r + 1);
    const cell = row?.[range.s.c];
    const target = targets.get(id) ?? '';
    if (row && typeof cell === 'string' && !cell.includes('@') && /^mailto:./i.test(target)) {
      row[range.s.c] = target.slice(0, workbookLimits.cellLength);
    }
  }
}

const addressesOf = (zip: ZipReader, part: string): Map<string, string> =>
  new Map(relationships(zip, part).map(({ id, target }) => [id, target]));

/** An opened workbook: its parts, shared strings and styles. */
export interface OpenedParts {
  readonly zip: ZipReader;
  readonly parts: WorkbookParts;
  readonly strings: readonly string[];
  readonly styles: CellStyles;
}

/** @throws {WorkbookError} */
export function openParts(bytes: Uint8Array, inflate: Inflate): OpenedParts {
  const zip = openZip(bytes, inflate);
  const parts = findWorkbookParts(zip);
  const strings = parts.sharedStrings && zip.read(parts.sharedStrings);
  const styles = parts.styles && zip.read(parts.styles);
  return {
    ...{ zip, parts },
    strings: strings ? readSharedStrings(strings) : [],
    styles: styles ? readCellStyles(styles) : NO_STYLES,
  };
}

function readWorksheets({ zip, parts, strings, styles }: OpenedParts) {
  const { sheets, date1904, results } = parts;
  let rows = 0;
  let cells = 0;
  return sheets.map(({ name, part }) => {
    const xml = zip.read(part);
    if (!xml) throw new WorkbookError('damaged');
    const worksheet = readWorksheet(decodeXml(xml), { strings, styles, date1904, results, name });
    rows += worksheet.rows.size;
    cells += worksheet.count;
    if (rows > workbookLimits.totalRows || cells > workbookLimits.totalCells) {
      throw new WorkbookError('too-large');
    }
    return { name, part, worksheet };
  });
}

/**
 * Reads the visible worksheets of an `.xlsx` file. Only the parts with cells are read, within limits, so a bomb, an
 * encrypted or a damaged file is refused early and cheaply.
 * @param options how to inflate, and whether a text that links to an e-mail address is replaced by it
 * @throws {WorkbookError}
 */
export const readWorkbook = (
  bytes: Uint8Array,
  { inflate, addresses = false }: { inflate: Inflate; addresses?: boolean },
): Sheet[] => readParts(openParts(bytes, inflate), addresses);

/** Reads the worksheets of an opened workbook. */
export function readParts(opened: OpenedParts, addresses = false): Sheet[] {
  const { zip, parts } = opened;
  return readWorksheets(opened).map(({ name, part, worksheet }) => {
    const { rows } = worksheet;
    if (addresses && worksheet.links.length > 0) {
      putAddresses(rows, worksheet.links, addressesOf(zip, part));
    }
    return {
      name,
      rows: Array.from(rows, ([number, cells]) => ({ number, cells })),
      mergedCells: mergedCells(worksheet.merges, rows),
      ...(worksheet.hiddenColumns.length > 0 && { hiddenColumns: worksheet.hiddenColumns }),
      ...(worksheet.hiddenRows.length > 0 && { hiddenRows: worksheet.hiddenRows }),
      ...(parts.hiddenSheets.length > 0 && { hiddenSheets: parts.hiddenSheets }),
      date1904: parts.date1904,
    };
  });
}
