import * as z from 'zod/mini';
import type { JobFailureCode } from '#shared/model/job.ts';
import { workbookReading } from '#shared/class-lists/workbook-reading.ts';

/** Why a workbook cannot be read, with the codes that its job would use. */
const unreadable = [
  'spreadsheet-not-xlsx',
  'spreadsheet-encrypted',
  'spreadsheet-damaged',
  'spreadsheet-too-large',
  'spreadsheet-encoding',
  'spreadsheet-separators',
  'sheet-too-many-rows',
] as const satisfies readonly JobFailureCode[];

const refusal = z.object({
  refused: z.enum(unreadable),
  params: z.record(z.string(), z.string()),
});
export type WorkbookRefusal = z.infer<typeof refusal>;

const unknownCell = z.object({ at: z.string(), error: z.optional(z.string()) });

const shownNumber = z.object({
  value: z.number(),
  shown: z.string(),
  kind: z.enum(['number', 'text', 'percent', 'date', 'time', 'fraction']),
});

const mergedCell = z.object({
  row: z.int(),
  column: z.int(),
  width: z.int(),
  height: z.int(),
});

const sheet = z.object({
  name: z.string(),
  rows: z.array(
    z.object({
      number: z.int(),
      cells: z.array(z.optional(z.union([z.string(), z.number(), shownNumber, unknownCell]))),
    }),
  ),
  mergedCells: z.array(mergedCell),
  hiddenRows: z.optional(z.array(z.int())),
  date1904: z.boolean(),
});

/** What was read; of a typed list with its lines as a sheet. */
export const workbookAnswer = z.union([
  z.object({ reading: workbookReading, sheets: z.optional(z.array(sheet)) }),
  refusal,
]);
export type WorkbookAnswer = z.infer<typeof workbookAnswer>;

/** The cells of a workbook, if a page asks for them instead of for classes. */
export const sheetsAnswer = z.union([z.object({ sheets: z.array(sheet) }), refusal]);
export type SheetsAnswer = z.infer<typeof sheetsAnswer>;
