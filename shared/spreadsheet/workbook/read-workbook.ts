import type { Sheet, SheetRow } from '../sheet.ts';
import { readSharedStrings } from './shared-strings.ts';
import { WorkbookError } from './workbook-error.ts';
import { workbookLimits } from './workbook-limits.ts';
import { findWorkbookParts, relationships } from './workbook-parts.ts';
import { readWorksheet, type Worksheet } from './worksheet.ts';
import { decodeXml } from './xml.ts';
import { openZip, type Inflate, type ZipReader } from './zip-reader.ts';

/** Puts the address in place of a text such as "write to her" that links to it. */
function withAddresses(
  zip: ZipReader,
  part: string,
  { rows, links }: Worksheet,
): readonly SheetRow[] {
  if (links.length === 0) return rows;
  const targets = new Map(relationships(zip, part).map(({ id, target }) => [id, target]));
  const byRow = Map.groupBy(links, ({ row }) => row);
  return rows.map(({ number, cells }) => {
    const addressed = [...cells];
    for (const { column, id } of byRow.get(number) ?? []) {
      const cell = addressed[column];
      const target = targets.get(id) ?? '';
      if (typeof cell === 'string' && !cell.includes('@') && /^mailto:./i.test(target)) {
        addressed[column] = target.slice(0, workbookLimits.cellLength);
      }
    }
    return { number, cells: addressed };
  });
}

/**
 * The visible worksheets of an `.xlsx` file, read by one pass over the few parts that hold cells and within bounds:
 * a bomb, an encrypted or a damaged file is refused early and cheaply.
 *
 * @param options how to inflate, and whether texts that link to an address are read as that address
 * @throws {WorkbookError}
 */
export function readWorkbook(
  bytes: Uint8Array,
  { inflate, addresses = false }: { inflate: Inflate; addresses?: boolean },
): Sheet[] {
  const zip = openZip(bytes, inflate);
  const { sheets, sharedStrings, date1904 } = findWorkbookParts(zip);
  const stringsPart = sharedStrings && zip.read(sharedStrings);
  const strings = stringsPart ? readSharedStrings(stringsPart) : [];
  let rows = 0;
  return sheets.map(({ name, part }) => {
    const xml = zip.read(part);
    if (!xml) throw new WorkbookError('damaged');
    const worksheet = readWorksheet(decodeXml(xml), strings, name);
    rows += worksheet.rows.length;
    if (rows > workbookLimits.totalRows) throw new WorkbookError('too-large');
    return {
      name,
      rows: addresses ? withAddresses(zip, part, worksheet) : worksheet.rows,
      wideCells: worksheet.wideCells,
      date1904,
    };
  });
}
