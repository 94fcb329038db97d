import { inflateRawSync } from 'node:zlib';
import { limits } from '#shared/model/limits.ts';
import type { Sheet } from '#shared/spreadsheet/sheet.ts';
import { readWorkbook } from '#shared/spreadsheet/workbook/read-workbook.ts';
import { WorkbookError } from '#shared/spreadsheet/workbook/workbook-error.ts';
import { JobError } from '../jobs/job-error.ts';

const tooManyRows = (sheet: string): JobError =>
  new JobError('sheet-too-many-rows', { sheet, limit: String(limits.classPupils) });

const expandsTooFar = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/** Limits the inflated size: zlib stops at `most` bytes, whatever size the zip directory declares. */
function inflate(data: Uint8Array, most: number): Uint8Array {
  try {
    return inflateRawSync(data, { maxOutputLength: most });
  } catch (cause) {
    throw new WorkbookError(expandsTooFar(cause) ? 'too-large' : 'damaged', { cause });
  }
}

/**
 * The visible worksheets of an `.xlsx` file. Throws `JobError` `sheet-too-many-rows`, or a `spreadsheet-*` code if
 * the file is a zip bomb, encrypted, damaged or of another format.
 */
export function readSheets(bytes: Uint8Array): Sheet[] {
  if (bytes.byteLength > limits.spreadsheetBytes) throw new JobError('spreadsheet-too-large');
  try {
    return readWorkbook(bytes, { inflate });
  } catch (cause) {
    if (!(cause instanceof WorkbookError)) throw cause;
    if (cause.problem === 'too-many-rows') throw tooManyRows(cause.sheet);
    throw new JobError(`spreadsheet-${cause.problem}`, undefined, { cause });
  }
}
