import type { Sheet } from '#shared/spreadsheet/sheet.ts';
import { inflate } from '#shared/spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '#shared/spreadsheet/workbook/read-workbook.ts';
import { listErrorOf } from './list-problem.ts';

/**
 * The visible sheets of an `.xlsx` file.
 *
 * @throws ListError `not-a-list`, `too-large`, `too-many`, `damaged`
 */
export const workbookSheets = (bytes: Uint8Array): Sheet[] => {
  try {
    return readWorkbook(bytes, { inflate, addresses: true });
  } catch (cause) {
    throw listErrorOf(cause);
  }
};
