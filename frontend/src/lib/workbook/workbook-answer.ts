import * as z from 'zod/mini';
import type { JobFailureCode } from '#shared/model/job.ts';
import { workbookReading } from '#shared/class-lists/workbook-reading.ts';

/** Why a workbook cannot be read, with the codes that its job would use. */
const unreadable = [
  'spreadsheet-not-xlsx',
  'spreadsheet-encrypted',
  'spreadsheet-damaged',
  'spreadsheet-too-large',
  'sheet-too-many-rows',
] as const satisfies readonly JobFailureCode[];

export const workbookAnswer = z.union([
  z.object({ reading: workbookReading }),
  z.object({ refused: z.enum(unreadable), params: z.record(z.string(), z.string()) }),
]);
export type WorkbookAnswer = z.infer<typeof workbookAnswer>;
