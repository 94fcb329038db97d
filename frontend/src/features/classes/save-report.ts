import { writeCsv } from '#shared/spreadsheet/csv.ts';
import { writeWorkbook } from '#shared/spreadsheet/workbook/write-workbook.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { markFiles, type MarkFile } from './download-marks.ts';

interface ReportFile {
  readonly kind: MarkFile;
  readonly rows: readonly (readonly (string | number | undefined)[])[];
  /** Of the file, without its extension, and of the sheet. */
  readonly name: string;
  readonly isRightToLeft: boolean;
}

/** Saves a report as a file on the teacher's device; what looks like a formula is neutralised. */
export function saveReport({ kind, rows, name, isRightToLeft }: ReportFile): void {
  const bytes = kind === 'csv' ? writeCsv(rows) : writeWorkbook([{ name, rows, isRightToLeft }]);
  const file = `${name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')}.${kind}`;
  saveFile(new Blob([bytes], { type: markFiles[kind] }), file);
}
