import { spreadsheetType } from '../../../../../shared/model/upload.ts';

/** Long enough for a browser to begin the download, in milliseconds. */
const KEPT = 60_000;

/** Saves a workbook on the device, as a download. */
export function saveWorkbook(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: spreadsheetType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}

/** A file's name with a word before its extension. */
export const nameWith = (name: string, suffix: string): string =>
  `${name.replace(/\.xlsx$/i, '')} - ${suffix}.xlsx`;
