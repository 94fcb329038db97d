import * as z from 'zod/mini';
import { limits } from '#shared/model/limits.ts';
import { WorkbookError, workbookProblems } from '#shared/spreadsheet/workbook/workbook-error.ts';
import { askWorker } from '../ask-worker.ts';

const converted = z.union([
  z.object({ workbook: z.instanceof(Uint8Array) }),
  z.object({ problem: z.enum(workbookProblems) }),
]);
export type Converted = z.infer<typeof converted>;

const DAMAGED: Converted = { problem: 'damaged' };

/** Asks the worker; a file that takes too long counts as one that holds too much. */
const convert = (bytes: Uint8Array, name: string): Promise<Converted> =>
  askWorker<Converted>(
    new Worker(new URL('./convert-worker.ts', import.meta.url), { type: 'module' }),
    { bytes, name },
    {
      read: (data) => z.safeParse(converted, data).data ?? DAMAGED,
      late: () => ({ problem: 'too-large' }),
      failed: () => DAMAGED,
    },
  );

/**
 * An `.xlsx` workbook with the cells of a file of another kind (`needsConversion`). Its contents stay on the device.
 * @throws {WorkbookError}
 */
export const asWorkbook = async (file: File): Promise<File> => {
  if (file.size > limits.spreadsheetBytes) throw new WorkbookError('too-large');
  const answer = await convert(new Uint8Array(await file.arrayBuffer()), file.name);
  if ('problem' in answer) throw new WorkbookError(answer.problem);
  return new File([new Uint8Array(answer.workbook)], `${file.name.replace(/\.\w+$/, '')}.xlsx`);
};
