import { Inflate } from 'fflate';
import type { Sheet } from '../../../../../shared/spreadsheet/sheet.ts';
import { readWorkbook } from '../../../../../shared/spreadsheet/workbook/read-workbook.ts';
import {
  WorkbookError,
  type WorkbookProblem,
} from '../../../../../shared/spreadsheet/workbook/workbook-error.ts';
import { ListError, type ListProblem } from './list-problem.ts';

/** `PK`, with which every zip file begins. */
const ZIP_SIGNATURE = [0x50, 0x4b] as const;
/** Compressed bytes inflated at once: they expand to sixteen megabytes at most. */
const SLICE = 16 * 1024;

const problems: Readonly<Record<WorkbookProblem, ListProblem>> = {
  'not-xlsx': 'not-a-list',
  encrypted: 'damaged',
  damaged: 'damaged',
  'too-large': 'too-large',
  'too-many-rows': 'too-many',
};

/** Counts while inflating: stops at `most` bytes, whatever size the file declares. */
const inflate = (data: Uint8Array, most: number): Uint8Array => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((chunk) => {
    size += chunk.length;
    if (size > most) throw new WorkbookError('too-large');
    chunks.push(chunk);
  });
  // In slices: what one slice expands to is in memory before it is counted.
  for (let at = 0; at < data.length; at += SLICE) {
    stream.push(data.subarray(at, at + SLICE), at + SLICE >= data.length);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
};

/**
 * The visible sheets of an `.xlsx` file.
 *
 * @throws ListError `not-a-list`, `too-large`, `too-many`, `damaged`
 */
export const workbookSheets = (bytes: Uint8Array): Sheet[] => {
  if (ZIP_SIGNATURE.some((byte, index) => bytes[index] !== byte)) {
    throw new ListError('not-a-list');
  }
  try {
    return readWorkbook(bytes, { inflate, addresses: true });
  } catch (cause) {
    const problem = cause instanceof WorkbookError ? problems[cause.problem] : 'damaged';
    throw new ListError(problem, { cause });
  }
};
