import type { Sheet } from '../sheet.ts';
import { inflate } from '../workbook/inflate.ts';
import { readWorkbook } from '../workbook/read-workbook.ts';
import { readSharedStrings } from '../workbook/shared-strings.ts';
import { WorkbookError } from '../workbook/workbook-error.ts';
import { findWorkbookParts, type WorkbookParts } from '../workbook/workbook-parts.ts';
import { partName, readZipDirectory } from '../workbook/zip-directory.ts';
import { openZip, type ZipReader } from '../workbook/zip-reader.ts';
import { FillingError } from './filling-error.ts';
import { readMarkList, type MarkList } from './mark-list.ts';
import { readTextStyles } from './text-styles.ts';
import { readWrittenSheet, type WrittenSheet } from './written-sheet.ts';

/** A visible sheet of a workbook that is to be filled. */
export interface FillableSheet {
  readonly part: string;
  /** What stands in it, as every list is read. */
  readonly sheet: Sheet;
  /** Its pupils and columns; worked out when they are asked for. */
  readonly list: () => MarkList;
  /** How it is written; worked out when it is asked for. Throws `FillingError`, or `WorkbookError` of `damaged`. */
  readonly written: () => WrittenSheet;
}

/** A workbook that is to be filled. */
export interface FillableWorkbook {
  readonly sheets: readonly FillableSheet[];
  readonly strings: readonly string[];
  /** The styles of cells in which everything is text. */
  readonly textStyles: ReadonlySet<number>;
}

/** A part's text, every character of it, so that writing it gives the same bytes: a byte-order mark stays. */
function exactText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new FillingError('unusual', { cause });
  }
}

/** The parts of a workbook that filling reads. */
interface FillableParts {
  readonly zip: ZipReader;
  readonly parts: WorkbookParts;
  readonly strings: readonly string[];
}

/**
 * @throws {FillingError} `signed`
 * @throws {WorkbookError}
 */
function openParts(bytes: Uint8Array): FillableParts {
  const { entries } = readZipDirectory(bytes);
  if (entries.some(({ name }) => partName(name).startsWith('_xmlsig'))) {
    throw new FillingError('signed');
  }
  const zip = openZip(bytes, inflate);
  const parts = findWorkbookParts(zip);
  const strings = parts.sharedStrings && zip.read(parts.sharedStrings);
  return { zip, parts, strings: strings ? readSharedStrings(strings) : [] };
}

function writtenSheet(zip: ZipReader, part: string): WrittenSheet {
  const content = zip.read(part);
  if (!content) throw new WorkbookError('damaged');
  return readWrittenSheet(exactText(content));
}

/** One of the visible sheets as it is written, by its place among them, and the strings that it may share. */
export function openWrittenSheet(bytes: Uint8Array, sheet: number) {
  const { zip, parts, strings } = openParts(bytes);
  const part = parts.sheets[sheet]?.part;
  if (part === undefined) throw new RangeError('the workbook has no such sheet');
  return { part, strings, written: writtenSheet(zip, part) };
}

/**
 * Opens a workbook to be filled.
 *
 * @throws {WorkbookError} as `readWorkbook` does
 * @throws {FillingError} `signed`
 */
export function openFillable(bytes: Uint8Array): FillableWorkbook {
  const { zip, parts, strings } = openParts(bytes);
  const styles = parts.styles && zip.read(parts.styles);
  const sheets = readWorkbook(bytes, { inflate });
  return {
    sheets: parts.sheets.flatMap(({ part }, index) => {
      const sheet = sheets[index];
      let written: WrittenSheet | undefined;
      let list: MarkList | undefined;
      return sheet
        ? [
            {
              ...{ part, sheet },
              list: () => (list ??= readMarkList(sheet)),
              // Anew, since each reader may expand only so much.
              written: () => (written ??= openWrittenSheet(bytes, index).written),
            },
          ]
        : [];
    }),
    strings,
    textStyles: styles ? readTextStyles(styles) : new Set(),
  };
}
