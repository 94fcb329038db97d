import * as z from 'zod/mini';
import { readingChoices } from '#shared/model/reading-choices.ts';
import { readClasses } from '#shared/class-lists/read-classes.ts';
import { readTypedList } from '#shared/class-lists/typed-list.ts';
import { readDelimited } from '#shared/spreadsheet/delimited-text.ts';
import type { Sheet } from '#shared/spreadsheet/sheet.ts';
import { inflate } from '#shared/spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '#shared/spreadsheet/workbook/read-workbook.ts';
import type { WorkbookAnswer } from './workbook-answer.ts';
import { refusalOf } from './workbook-refusal.ts';

/**
 * A request of the page: the first has the workbook's bytes or a text, later ones only the teacher's choices. Without
 * choices it asks for the cells, and perhaps for the addresses behind their links.
 */
const workbookRequest = z.object({
  workbook: z.optional(z.instanceof(Uint8Array)),
  text: z.optional(z.string()),
  /** A list that a teacher types; its lines are answered with what was read of them. */
  list: z.optional(
    z.object({ name: z.string(), text: z.string(), className: z.optional(z.string()) }),
  ),
  addresses: z.optional(z.boolean()),
  choices: z.optional(readingChoices),
});

/** Answers requests about one workbook; failures are answers too. */
export const workbookReader = (): ((
  request: unknown,
) => WorkbookAnswer | { readonly sheets: readonly Sheet[] }) => {
  let sheets: readonly Sheet[] = [];
  return (request) => {
    try {
      const asked = z.parse(workbookRequest, request);
      const { workbook, text, list, addresses = false, choices } = asked;
      if (list) return readTypedList(list, choices ?? []);
      if (workbook) sheets = readWorkbook(workbook, { inflate, addresses });
      if (text !== undefined) sheets = [readDelimited(text)];
      return choices ? { reading: readClasses(sheets, choices) } : { sheets };
    } catch (error) {
      return refusalOf(error);
    }
  };
};
