import { strToU8, zipSync } from 'fflate';
import {
  read,
  set_cptable,
  utils,
  write,
  type CellObject,
  type WorkBook,
  type WorkSheet,
} from 'xlsx';
import * as z from 'zod/mini';
import { limits } from '../../model/limits.ts';
import { decodeText } from '../../text/decode-text.ts';
import { joinDecimals } from '../decimal-commas.ts';
import { readDelimited } from '../delimited-text.ts';
import { isUnknown, shownIn, type Cell } from '../sheet.ts';
import { encodeCell } from '../workbook/cell-address.ts';
import { inflate } from '../workbook/inflate.ts';
import { WorkbookError } from '../workbook/workbook-error.ts';
import { workbookLimits } from '../workbook/workbook-limits.ts';
import { sheetNames } from '../workbook/write-workbook.ts';
import { decodeXml } from '../workbook/xml.ts';
import {
  isCompoundFile,
  isEncryptedFile,
  isZip,
  partName,
  readZipDirectory,
} from '../workbook/zip-directory.ts';
import { openZip, type ZipReader } from '../workbook/zip-reader.ts';
import { codePages } from './code-pages.ts';
import { lookThroughOds } from './ods-cells.ts';
import { showAs } from './show-as.ts';
import { placeholdersOf } from './xls-results.ts';
import { markMissingResults, NO_RESULT } from './xml-results.ts';

set_cptable(codePages);

/** Values as they are stored, with their formats, formulas, and hidden rows and columns. */
const AS_STORED = {
  cellNF: true,
  cellFormula: true,
  cellStyles: true,
  cellHTML: false,
  cellText: false,
} as const;
/** The longest text that a cell of a workbook may have. */
const LONGEST_TEXT = 32_767;

/** A formula whose result the file does not have; which formula it was does not matter. */
const UNKNOWN: CellObject = { t: 'z', f: 'NA()' };

/** Parts that were expanded within the limits. */
type Parts = Record<string, Uint8Array>;
const expand = (zip: ZipReader, names: readonly string[]): Parts =>
  Object.fromEntries(names.map((name) => [name, zip.read(name) ?? new Uint8Array()]));

/** Puts them into a zip that the package cannot expand further. */
const openStored = (parts: Parts): WorkBook =>
  read(zipSync(parts, { level: 0 }), { type: 'array', ...AS_STORED });

/** Rules by which a format depends on the value; the package prints each. What cells show is read beside it. */
const RULES = /<style:map\b[^<>]*>/g;

/** Puts a cell into a sheet, also outside the range that the package has seen. */
function put(sheet: WorkSheet, { r, c }: { r: number; c: number }, cell: CellObject): void {
  const { s, e } = utils.decode_range(sheet['!ref'] ?? encodeCell({ r, c }));
  sheet['!ref'] = utils.encode_range({
    s: { r: Math.min(s.r, r), c: Math.min(s.c, c) },
    e: { r: Math.max(e.r, r), c: Math.max(e.c, c) },
  });
  sheet[encodeCell({ r, c })] = cell;
}

function fromOds(zip: ZipReader): WorkBook {
  const manifest = zip.read('META-INF/manifest.xml');
  if (manifest && decodeXml(manifest).includes('encryption-data'))
    throw new WorkbookError('encrypted');
  const content = zip.read('content.xml');
  if (!content) throw new WorkbookError('damaged');
  const xml = decodeXml(content);
  const looked = lookThroughOds(xml);
  const styles = zip.read('styles.xml');
  const withoutRules = (written: string) => strToU8(written.replaceAll(RULES, ''));
  const workbook = openStored({
    ...expand(zip, ['mimetype', 'meta.xml', 'META-INF/manifest.xml']),
    'content.xml': withoutRules(xml),
    'styles.xml': withoutRules(styles ? decodeXml(styles) : ''),
  });
  workbook.Workbook = {
    ...workbook.Workbook,
    Sheets: looked.map(({ isHidden }, index) => ({
      name: workbook.SheetNames[index] ?? '',
      Hidden: isHidden ? 1 : 0,
    })),
  };
  workbook.SheetNames.forEach((name, index) => {
    const sheet = workbook.Sheets[name];
    const { unknown = [], shown = [], hiddenRows = [], hiddenColumns = [] } = looked[index] ?? {};
    if (!sheet) return;
    for (const at of unknown) put(sheet, at, UNKNOWN);
    for (const one of shown) showAs(sheet[encodeCell(one)], one);
    for (const row of hiddenRows) (sheet['!rows'] ??= [])[row] = { hidden: true };
    for (const column of hiddenColumns) (sheet['!cols'] ??= [])[column] = { hidden: true };
  });
  return workbook;
}

/** The parts of an `.xlsb` file that say what its cells hold. */
const OF_CELLS =
  /^(?:\[content_types\]\.xml|_rels\/|xl\/(?:_rels\/|workbook|styles|metadata|sharedstrings|worksheets\/|theme\/))/;

const fromXlsb = (zip: ZipReader, names: readonly string[]): WorkBook =>
  openStored(
    expand(
      zip,
      names.filter((name) => OF_CELLS.test(partName(name))),
    ),
  );

function fromZip(bytes: Uint8Array): WorkBook | undefined {
  const names = readZipDirectory(bytes).entries.map(({ name }) => name);
  const parts = new Set(names.map(partName));
  // A workbook that is called by another name needs no conversion.
  if (parts.has('xl/workbook.xml')) return undefined;
  const zip = openZip(bytes, inflate);
  if (parts.has('xl/workbook.bin')) return fromXlsb(zip, names);
  if (parts.has('content.xml') && parts.has('mimetype')) {
    const kind = new TextDecoder().decode(zip.read('mimetype'));
    if (kind.includes('opendocument.spreadsheet')) return fromOds(zip);
  }
  throw new WorkbookError('not-xlsx');
}

/** Bytes in whatever the package keeps them, also of another realm, whose classes are others. */
const stored = z.custom<ArrayLike<number>>(
  (value) => Array.isArray(value) || ArrayBuffer.isView(value),
);
/** What the package says of the container of an `.xls` file. */
const container = z.object({
  cfb: z.object({
    FullPaths: z.array(z.string()),
    FileIndex: z.array(z.object({ content: z.optional(stored) })),
  }),
});

function fromXls(bytes: Uint8Array): WorkBook {
  if (isEncryptedFile(bytes)) throw new WorkbookError('encrypted');
  const workbook = read(bytes, { type: 'array', bookFiles: true, ...AS_STORED });
  const { FullPaths: paths, FileIndex: files } = z.parse(container, workbook).cfb;
  const at = ['Workbook', 'Book'].map((name) =>
    paths.findIndex((path) => path.endsWith(`/${name}`)),
  );
  const stream = files[at.find((index) => index >= 0) ?? -1]?.content ?? [];
  for (const { sheet, r, c } of placeholdersOf(Uint8Array.from(stream))) {
    const cells = workbook.Sheets[workbook.SheetNames[sheet] ?? ''];
    if (cells) put(cells, { r, c }, UNKNOWN);
  }
  return workbook;
}

/** Documents that are texts, and what no list of a school has and pictures and programs have. */
const NO_TABLE = /^(?:%PDF|\{\\rtf)|[^\P{Cc}\s\x7f-\x9f]/u;
/** A table of a web page, or a workbook of Excel 2003 as XML, which programs of schools call `.xls`. */
const MARKED_UP =
  /^\s*<(?:!doctype html|html|head|body|table|meta|style|div|\?xml\b[^>]*\?>[^<]*<(?:\?mso|(?:\w+:)?workbook|html|!doctype html))/i;

const cellOf = (cell: Cell): CellObject | undefined =>
  cell === undefined ? undefined : isUnknown(cell) ? UNKNOWN : { t: 's', v: shownIn(cell) };

const isWithoutResult = (cell: unknown): boolean =>
  typeof cell === 'object' && cell !== null && 'v' in cell && cell.v === NO_RESULT;

function sheetOf(text: string): WorkSheet {
  const sheet: WorkSheet = {};
  let last = { r: 0, c: 0 };
  let count = 0;
  for (const { number, cells } of readDelimited(text, joinDecimals).rows) {
    cells.forEach((cell, c) => {
      const content = cellOf(cell);
      if (content) sheet[encodeCell({ r: number - 1, c })] = content;
      count += content ? 1 : 0;
      last = { r: number - 1, c: Math.max(last.c, c) };
    });
    if (count > workbookLimits.totalCells) throw new WorkbookError('too-large');
  }
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: last });
  return sheet;
}

function fromText(bytes: Uint8Array, name: string): WorkBook {
  const { text, isDoubtful } = decodeText(bytes);
  if (NO_TABLE.test(text)) throw new WorkbookError('not-xlsx');
  if (isDoubtful) throw new WorkbookError('encoding');
  if (MARKED_UP.test(text)) {
    const workbook = read(markMissingResults(text), { type: 'string', raw: true, ...AS_STORED });
    for (const sheet of Object.values(workbook.Sheets))
      for (const [at, cell] of Object.entries<unknown>(sheet))
        if (isWithoutResult(cell)) sheet[at] = UNKNOWN;
    // A page has no name of its own.
    const [only, ...others] = workbook.SheetNames;
    if (only === undefined) throw new WorkbookError('damaged');
    return others.length === 0 && /^Sheet ?1$/.test(only)
      ? { ...workbook, SheetNames: [name], Sheets: { [name]: workbook.Sheets[only] ?? {} } }
      : workbook;
  }
  return { SheetNames: [name], Sheets: { [name]: sheetOf(text) } };
}

const clipped = (cell: unknown): void => {
  if (typeof cell !== 'object' || cell === null || !('t' in cell) || cell.t !== 's') return;
  const text = 'v' in cell ? String(cell.v) : '';
  if (text.length > LONGEST_TEXT)
    Object.assign(cell, { v: text.slice(0, LONGEST_TEXT), r: undefined, h: undefined });
};

/** Names that a workbook may have, texts that a cell may have, and nothing that the package would refuse to write. */
function writable(workbook: WorkBook): WorkBook {
  const names = sheetNames(workbook.SheetNames);
  const hidden = new Map(
    (workbook.Workbook?.Sheets ?? []).map(({ name, Hidden }) => [name, Hidden]),
  );
  const sheets = workbook.SheetNames.map((name) => workbook.Sheets[name] ?? {});
  for (const sheet of sheets) for (const cell of Object.values(sheet)) clipped(cell);
  return {
    SheetNames: names,
    Sheets: Object.fromEntries(
      sheets.map((sheet, index): [string, WorkSheet] => [names[index] ?? '', sheet]),
    ),
    Workbook: {
      Sheets: workbook.SheetNames.map((name, index) => ({
        name: names[index] ?? '',
        Hidden: hidden.get(name) ?? 0,
      })),
      WBProps: { date1904: workbook.Workbook?.WBProps?.date1904 ?? false },
    },
  };
}

function workbookOf(bytes: Uint8Array, name: string): WorkBook | undefined {
  if (isZip(bytes)) return fromZip(bytes);
  return isCompoundFile(bytes) ? fromXls(bytes) : fromText(bytes, name);
}

const problemOf = (error: unknown): WorkbookError => {
  if (error instanceof WorkbookError) return error;
  const said = error instanceof Error ? error.message : '';
  if (/password|encrypt/i.test(said)) return new WorkbookError('encrypted', { cause: error });
  return new WorkbookError(/find Workbook/.test(said) ? 'not-xlsx' : 'damaged', { cause: error });
};

/**
 * The bytes of an `.xlsx` workbook with the cells of an `.xls`, `.xlsb`, `.ods`, `.csv` or `.tsv` file, of a web page or an
 * XML file that is called `.xls`, or the same bytes if they are one already. Colours and borders are not kept. A file in
 * a container is expanded within `workbookLimits` before the package sees it; how long this takes is the caller's to limit.
 * @param fileName gives a text without sheets the name of its sheet
 * @throws {WorkbookError} also `encoding`, for a text whose letters are not certain, and `separators`, for one whose cells are not
 */
export function toXlsx(bytes: Uint8Array, fileName: string): Uint8Array {
  try {
    const workbook = workbookOf(bytes, fileName.replace(/\.\w{2,4}$/, ''));
    if (!workbook) return bytes;
    const options = { bookType: 'xlsx', type: 'array', compression: true, bookSST: true } as const;
    const written: unknown = write(writable(workbook), options);
    if (!(written instanceof ArrayBuffer)) throw new WorkbookError('damaged');
    if (written.byteLength > limits.spreadsheetBytes) throw new WorkbookError('too-large');
    return new Uint8Array(written);
  } catch (error) {
    throw problemOf(error);
  }
}
