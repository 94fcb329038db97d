import type { Sheet } from '#shared/spreadsheet/sheet.ts';
import { inflate } from '#shared/spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '#shared/spreadsheet/workbook/read-workbook.ts';
import {
  WorkbookError,
  type WorkbookProblem,
} from '#shared/spreadsheet/workbook/workbook-error.ts';
import { ListError, type ListProblem } from './list-problem.ts';

const problems: Readonly<Record<WorkbookProblem, ListProblem>> = {
  'not-xlsx': 'not-a-list',
  encrypted: 'damaged',
  damaged: 'damaged',
  'too-large': 'too-large',
  'too-many-rows': 'too-many',
};

/**
 * The visible sheets of an `.xlsx` file.
 *
 * @throws ListError `not-a-list`, `too-large`, `too-many`, `damaged`
 */
export const workbookSheets = (bytes: Uint8Array): Sheet[] => {
  try {
    return readWorkbook(bytes, { inflate, addresses: true });
  } catch (cause) {
    const problem = cause instanceof WorkbookError ? problems[cause.problem] : 'damaged';
    throw new ListError(problem, { cause });
  }
};
