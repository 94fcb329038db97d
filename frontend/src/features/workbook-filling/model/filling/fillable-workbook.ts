import type { Sheet } from '#shared/spreadsheet/sheet.ts';
import type { CellStyles } from '#shared/spreadsheet/workbook/cell-styles.ts';
import { inflate } from '#shared/spreadsheet/workbook/inflate.ts';
import { openParts, readParts } from '#shared/spreadsheet/workbook/read-workbook.ts';
import { WorkbookError } from '#shared/spreadsheet/workbook/workbook-error.ts';
import { partName, readZipDirectory } from '#shared/spreadsheet/workbook/zip-directory.ts';
import { openZip } from '#shared/spreadsheet/workbook/zip-reader.ts';
import { FillingError } from '#shared/spreadsheet/workbook/filling-error.ts';
import { readFormulas, type WorkbookFormulas } from './derived/workbook-formulas.ts';
import { exactText } from './exact-text.ts';
import { readMarkList, type MarkList } from './mark-list.ts';
import { readWrittenSheet, type WrittenSheet } from '#shared/spreadsheet/workbook/written-sheet.ts';

/** A visible sheet of a workbook to fill. */
export interface FillableSheet {
  readonly part: string;
  /** The sheet's values. */
  readonly sheet: Sheet;
  /** Its pupils and columns, computed on demand. */
  readonly list: () => MarkList;
  /** Its XML and the positions in it, computed on demand. Throws `FillingError`, or `WorkbookError` with `damaged`. */
  readonly written: () => WrittenSheet;
}

/** A workbook to fill. */
export interface FillableWorkbook {
  /** The file's bytes as chosen. */
  readonly bytes: Uint8Array;
  readonly sheets: readonly FillableSheet[];
  readonly strings: readonly string[];
  readonly styles: CellStyles;
  /** The part with the styles and its XML, read on demand. Throws as `written` does, and if there is none. */
  readonly stylesPart: () => { readonly part: string; readonly xml: string };
  /** The XML of any worksheet, hidden ones too, and the positions in it, computed on demand. Throws as that of sheets does. */
  readonly written: (part: string) => WrittenSheet;
  /** What it derives from its cells, computed on demand. Throws as `written` does. */
  readonly formulas: () => WorkbookFormulas;
}

/** @throws {FillingError} `signed` */
function refuseSigned(bytes: Uint8Array): void {
  const { entries } = readZipDirectory(bytes);
  if (entries.some(({ name }) => partName(name).startsWith('_xmlsig'))) {
    throw new FillingError('signed');
  }
}

function exactPart(bytes: Uint8Array, part: string): string {
  // Opened again because each reader limits how much it expands.
  const content = openZip(bytes, inflate).read(part);
  if (!content) throw new WorkbookError('damaged');
  return exactText(content);
}

/**
 * Opens a workbook to fill it. Each part is read once, however often the filling is planned.
 * @throws {WorkbookError} as `readWorkbook` does
 * @throws {FillingError} `signed`
 */
export function openFillable(bytes: Uint8Array): FillableWorkbook {
  refuseSigned(bytes);
  const opened = openParts(bytes, inflate);
  const { parts, strings, styles } = opened;
  const sheets = readParts(opened);
  let formulas: WorkbookFormulas | undefined;
  const allWritten = new Map<string, WrittenSheet>();
  const written = (part: string): WrittenSheet => {
    const known = allWritten.get(part) ?? readWrittenSheet(exactPart(bytes, part));
    allWritten.set(part, known);
    return known;
  };
  return {
    bytes,
    sheets: parts.sheets.flatMap(({ part }, index) => {
      const sheet = sheets[index];
      let list: MarkList | undefined;
      return sheet
        ? [
            {
              ...{ part, sheet },
              list: () => (list ??= readMarkList(sheet)),
              written: () => written(part),
            },
          ]
        : [];
    }),
    ...{ strings, styles, written },
    stylesPart: () => {
      if (!parts.styles) throw new FillingError('unusual');
      return { part: parts.styles, xml: exactPart(bytes, parts.styles) };
    },
    formulas: () => (formulas ??= readFormulas(bytes)),
  };
}
