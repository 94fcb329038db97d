import { spreadsheetType } from '#shared/model/upload.ts';
import { saveFile } from '#frontend/lib/save-file.ts';

/** Saves a workbook on the device, as a download. */
export const saveWorkbook = (bytes: Uint8Array<ArrayBuffer>, name: string): void =>
  saveFile(new Blob([bytes], { type: spreadsheetType }), name);

/** A file name with a suffix before its extension. */
export const addSuffix = (name: string, suffix: string): string =>
  `${name.replace(/\.xlsx$/i, '')} - ${suffix}.xlsx`;
