import { FillingError } from '#shared/spreadsheet/workbook/filling-error.ts';

/** Decodes a part without losing a character, byte-order mark included, so that encoding it gives the same bytes. */
export function exactText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new FillingError('unusual', { cause });
  }
}
