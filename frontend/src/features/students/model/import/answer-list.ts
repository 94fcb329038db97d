import * as z from 'zod/mini';
import { readDelimited } from '#shared/spreadsheet/delimited-text.ts';
import { ListError, type ListProblem } from './list-problem.ts';
import { rosterRows, type ListRow } from './roster-rows.ts';
import { workbookSheets } from './workbook-sheets.ts';

/** A request of the page to the worker: the bytes of a workbook, or text. */
const listRequest = z.union([
  z.object({ workbook: z.instanceof(Uint8Array) }),
  z.object({ text: z.string() }),
]);
export type ListRequest = z.infer<typeof listRequest>;

export type ListAnswer =
  | { readonly rows: ListRow[] }
  | { readonly problem: ListProblem; readonly cells?: string | undefined };

/** Reads a list; failures are answers too. */
export const answerList = (request: unknown): ListAnswer => {
  try {
    const list = z.parse(listRequest, request);
    const sheets = 'text' in list ? [readDelimited(list.text)] : workbookSheets(list.workbook);
    return { rows: rosterRows(sheets) };
  } catch (error) {
    const { problem, cells } = error instanceof ListError ? error : new ListError('damaged');
    return { problem, cells };
  }
};
