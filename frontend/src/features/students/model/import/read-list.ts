import { limits } from '#shared/model/limits.ts';
import { WorkbookError } from '#shared/spreadsheet/workbook/workbook-error.ts';
import { decodeText } from '#shared/text/decode-text.ts';
import { tableExtensions } from '#frontend/lib/uploads/table-file.ts';
import { readSheets } from '#frontend/lib/workbook/open-workbook.ts';
import type { SheetsAnswer } from '#frontend/lib/workbook/workbook-answer.ts';
import { refusalOf } from '#frontend/lib/workbook/workbook-refusal.ts';

const isTable = ({ name }: File): boolean =>
  tableExtensions.some((end) => name.toLowerCase().endsWith(end));

/** The cells of a file, or of rows pasted as text. Texts are read as they are, without the converter of other files. */
export const readList = async (
  source: File | string,
  signal: AbortSignal,
): Promise<SheetsAnswer> => {
  if (typeof source === 'string') return readSheets(source, { signal });
  if (!isTable(source)) return refusalOf(new WorkbookError('not-xlsx'));
  const isText = /\.(?:csv|txt|tsv)$/i.test(source.name);
  if (!isText || source.size > limits.spreadsheetBytes) {
    return readSheets(source, { addresses: true, signal });
  }
  const { text, isDoubtful } = decodeText(new Uint8Array(await source.arrayBuffer()));
  return isDoubtful ? refusalOf(new WorkbookError('encoding')) : readSheets(text, { signal });
};
