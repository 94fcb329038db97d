import { cleanText } from '#shared/text/clean-text.ts';

/** File systems allow 255 bytes; the rest is for what a browser appends. */
const MOST_BYTES = 200;

/** Keeps letters and digits, and joins them with dashes, so that every file system takes the text. */
export const fileNamePart = (text: string): string =>
  cleanText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Cuts a text to at most this many bytes of UTF-8, between characters. */
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

/** Shortens a part of a file's name so that it fits with the rest of the name, `besides`. */
export const shortFileNamePart = (text: string, besides: string): string =>
  clipBytes(fileNamePart(text), MOST_BYTES - new TextEncoder().encode(besides).length).replace(
    /-$/,
    '',
  );
