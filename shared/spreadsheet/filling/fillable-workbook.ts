import type { Sheet } from '../sheet.ts';
import { inflate } from '../workbook/inflate.ts';
import { openParts, readParts } from '../workbook/read-workbook.ts';
import { WorkbookError } from '../workbook/workbook-error.ts';
import { partName, readZipDirectory } from '../workbook/zip-directory.ts';
import { openZip } from '../workbook/zip-reader.ts';
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
  /** The file as it was chosen. */
  readonly bytes: Uint8Array;
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

/** @throws {FillingError} `signed` */
function refuseSigned(bytes: Uint8Array): void {
  const { entries } = readZipDirectory(bytes);
  if (entries.some(({ name }) => partName(name).startsWith('_xmlsig'))) {
    throw new FillingError('signed');
  }
}

function writtenSheet(bytes: Uint8Array, part: string): WrittenSheet {
  // Opened anew, since each reader may expand only so much.
  const content = openZip(bytes, inflate).read(part);
  if (!content) throw new WorkbookError('damaged');
  return readWrittenSheet(exactText(content));
}

/**
 * Opens a workbook to be filled. Each part is read once, however often the filling is planned.
 *
 * @throws {WorkbookError} as `readWorkbook` does
 * @throws {FillingError} `signed`
 */
export function openFillable(bytes: Uint8Array): FillableWorkbook {
  refuseSigned(bytes);
  const opened = openParts(bytes, inflate);
  const { zip, parts, strings } = opened;
  const styles = parts.styles && zip.read(parts.styles);
  const sheets = readParts(opened);
  return {
    bytes,
    sheets: parts.sheets.flatMap(({ part }, index) => {
      const sheet = sheets[index];
      let written: WrittenSheet | undefined;
      let list: MarkList | undefined;
      return sheet
        ? [
            {
              ...{ part, sheet },
              list: () => (list ??= readMarkList(sheet)),
              written: () => (written ??= writtenSheet(bytes, part)),
            },
          ]
        : [];
    }),
    strings,
    textStyles: styles ? readTextStyles(styles) : new Set(),
  };
}
