import { spreadsheetType } from '#shared/model/upload.ts';
import { saveFile } from '#frontend/lib/save-file.ts';

/** Saves a workbook on the device, as a download. */
export const saveWorkbook = (bytes: Uint8Array<ArrayBuffer>, name: string): void =>
  saveFile(new Blob([bytes], { type: spreadsheetType }), name);

/** The name of the filled file: the chosen one's with a suffix, and its extension if it is a workbook already. */
export const addSuffix = (name: string, suffix: string): string => {
  const [extension = ''] = /\.\w{2,4}$/.exec(name) ?? [];
  const kept = extension.toLowerCase() === '.xlsm' ? extension : '.xlsx';
  return `${name.slice(0, name.length - extension.length)} - ${suffix}${kept}`;
};
