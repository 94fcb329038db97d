import * as z from 'zod/mini';
import { decodeText, readDelimited } from './delimited-text.ts';
import { ListError, type ListProblem } from './list-problem.ts';
import { rosterRows, type ListRow } from './roster-rows.ts';
import { workbookSheets } from './workbook-sheets.ts';

/** What the page asks of the worker. */
const listRequest = z.object({
  bytes: z.instanceof(Uint8Array),
  format: z.enum(['workbook', 'text']),
});
export type ListRequest = z.infer<typeof listRequest>;

export type ListAnswer = { readonly rows: ListRow[] } | { readonly problem: ListProblem };

/** Reads a list; whatever goes wrong is part of the answer. */
export const answerList = (request: unknown): ListAnswer => {
  try {
    const { bytes, format } = z.parse(listRequest, request);
    const sheets = format === 'text' ? [readDelimited(decodeText(bytes))] : workbookSheets(bytes);
    return { rows: rosterRows(sheets) };
  } catch (error) {
    return { problem: error instanceof ListError ? error.problem : 'damaged' };
  }
};
