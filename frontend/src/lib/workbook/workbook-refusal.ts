import { limits } from '#shared/model/limits.ts';
import { WorkbookError } from '#shared/spreadsheet/workbook/workbook-error.ts';
import type { WorkbookRefusal } from './workbook-answer.ts';

/** What is said of a workbook that could not be opened. */
export const refusalOf = (error: unknown): WorkbookRefusal => {
  if (!(error instanceof WorkbookError)) return { refused: 'spreadsheet-damaged', params: {} };
  const { problem, sheet } = error;
  return problem === 'too-many-rows'
    ? { refused: 'sheet-too-many-rows', params: { sheet, limit: String(limits.classPupils) } }
    : { refused: `spreadsheet-${problem}`, params: {} };
};
