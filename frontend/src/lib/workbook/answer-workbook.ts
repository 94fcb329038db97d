import * as z from 'zod/mini';
import { readingChoices } from '#shared/model/reading-choices.ts';
import { readClasses } from '#shared/class-lists/read-classes.ts';
import type { Sheet } from '#shared/spreadsheet/sheet.ts';
import { inflate } from '#shared/spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '#shared/spreadsheet/workbook/read-workbook.ts';
import type { WorkbookAnswer } from './workbook-answer.ts';
import { refusalOf } from './workbook-refusal.ts';

/** A request of the page: the first has the workbook's bytes, later ones only the teacher's choices. */
const workbookRequest = z.object({
  workbook: z.optional(z.instanceof(Uint8Array)),
  choices: z.optional(readingChoices),
});

/** Answers requests about one workbook; failures are answers too. */
export const workbookReader = (): ((
  request: unknown,
) => WorkbookAnswer | { readonly sheets: readonly Sheet[] }) => {
  let sheets: readonly Sheet[] = [];
  return (request) => {
    try {
      const { workbook, choices } = z.parse(workbookRequest, request);
      if (workbook) sheets = readWorkbook(workbook, { inflate });
      return choices ? { reading: readClasses(sheets, choices) } : { sheets };
    } catch (error) {
      return refusalOf(error);
    }
  };
};
