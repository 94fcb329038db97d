import { cleanText } from '../spreadsheet/clean-text.ts';

/** Bytes that a file's name may have on the systems of today; a few are left for what a browser adds. */
const MOST_BYTES = 200;

/** A text in a form that every file system takes: letters and digits, what is between them as one dash. */
export const fileNamePart = (text: string): string =>
  cleanText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Cuts a text to as many bytes of UTF-8, between characters. */
function clipBytes(text: string, most: number): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let kept = '';
  for (const character of text) {
    bytes += encoder.encode(character).length;
    if (bytes > most) break;
    kept += character;
  }
  return kept;
}

/** A part of a file's name no longer than file systems take beside so many bytes of other text. */
export const shortFileNamePart = (text: string, besides: string): string =>
  clipBytes(fileNamePart(text), MOST_BYTES - new TextEncoder().encode(besides).length).replace(
    /-$/,
    '',
  );
