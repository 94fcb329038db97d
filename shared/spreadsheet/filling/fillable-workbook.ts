import type { Sheet } from '../sheet.ts';
import { inflate } from '../workbook/inflate.ts';
import { readWorkbook } from '../workbook/read-workbook.ts';
import { readSharedStrings } from '../workbook/shared-strings.ts';
import { WorkbookError } from '../workbook/workbook-error.ts';
import { findWorkbookParts } from '../workbook/workbook-parts.ts';
import { partName, readZipDirectory } from '../workbook/zip-directory.ts';
import { openZip } from '../workbook/zip-reader.ts';
import { FillingError } from './filling-error.ts';
import { readTextStyles } from './text-styles.ts';
import { readWrittenSheet, type WrittenSheet } from './written-sheet.ts';

/** A visible sheet of a workbook that is to be filled. */
export interface FillableSheet {
  readonly part: string;
  /** What stands in it, as every list is read. */
  readonly sheet: Sheet;
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

/**
 * Opens a workbook to be filled.
 *
 * @throws {WorkbookError} as `readWorkbook` does
 * @throws {FillingError} `signed`
 */
export function openFillable(bytes: Uint8Array): FillableWorkbook {
  const sheets = readWorkbook(bytes, { inflate });
  if (readZipDirectory(bytes).entries.some(({ name }) => partName(name).startsWith('_xmlsig'))) {
    throw new FillingError('signed');
  }
  const zip = openZip(bytes, inflate);
  const parts = findWorkbookParts(zip);
  const strings = parts.sharedStrings && zip.read(parts.sharedStrings);
  const styles = parts.styles && zip.read(parts.styles);
  return {
    sheets: parts.sheets.flatMap(({ part }, index) => {
      const sheet = sheets[index];
      let written: WrittenSheet | undefined;
      return sheet ? [{ part, sheet, written: () => (written ??= writtenSheet(bytes, part)) }] : [];
    }),
    strings: strings ? readSharedStrings(strings) : [],
    textStyles: styles ? readTextStyles(styles) : new Set(),
  };
}

function writtenSheet(bytes: Uint8Array, part: string): WrittenSheet {
  const content = openZip(bytes, inflate).read(part);
  if (!content) throw new WorkbookError('damaged');
  return readWrittenSheet(exactText(content));
}
