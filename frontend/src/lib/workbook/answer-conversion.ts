import * as z from 'zod/mini';
import { toXlsx } from '#shared/spreadsheet/converting/to-xlsx.ts';
import { WorkbookError } from '#shared/spreadsheet/workbook/workbook-error.ts';
import type { Converted } from './as-workbook.ts';

const conversion = z.object({ bytes: z.instanceof(Uint8Array), name: z.string() });

/** Converts the bytes of a file; failures are answers too. */
export const answerConversion = (request: unknown): Converted => {
  try {
    const { bytes, name } = z.parse(conversion, request);
    return { workbook: new Uint8Array(toXlsx(bytes, name)) };
  } catch (error) {
    return { problem: error instanceof WorkbookError ? error.problem : 'damaged' };
  }
};
