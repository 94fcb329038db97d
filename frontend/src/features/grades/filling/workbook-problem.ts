import { FillingError } from '../../../../../shared/spreadsheet/filling/filling-error.ts';
import { WorkbookError } from '../../../../../shared/spreadsheet/workbook/workbook-error.ts';

/** Why a file is not filled. */
export type FileProblem =
  'not-xlsx' | 'encrypted' | 'damaged' | 'too-large' | 'too-many-rows' | 'signed' | 'unusual';

/** What went wrong, in words that the teacher is told. */
export const problemOf = (error: unknown): FileProblem =>
  error instanceof WorkbookError || error instanceof FillingError ? error.problem : 'damaged';
