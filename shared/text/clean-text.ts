/**
 * Invisible marks that come with copied cells: bidi marks, embeddings and isolates, zero-width space, soft hyphen,
 * byte-order mark; and code points that are no characters. U+200C and U+200D stay because Persian words and emoji need
 * them.
 */
const INVISIBLE =
  /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\u061c\ufeff\u00ad\p{NChar}]/gu;
const SPACES_AND_CONTROLS = /[\p{Z}\p{Cc}]+/gu;
/** Letters shaped for a position in a word, as copied from a PDF; plain text has unshaped letters. */
const PRESENTATION_FORMS = /[\ufb00-\ufdff\ufe70-\ufefc]+/g;

/** Cleans a text to one line: no invisible marks, single plain spaces, composed letters (NFC). */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(SPACES_AND_CONTROLS, ' ')
    .replace(PRESENTATION_FORMS, (letters) => letters.normalize('NFKC'))
    .normalize('NFC')
    .trim();

/** Cuts a text to at most this many characters and marks the cut with an ellipsis. */
export const clipText = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
