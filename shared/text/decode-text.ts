/** Encodings of one byte a letter, in the order in which they are believed: Arabic and French Windows, and Macintosh. */
const SINGLE_BYTE = ['windows-1256', 'windows-1252', 'macintosh'] as const;
/** Bytes that decide on UTF-16 without a mark. */
const JUDGED = 4_096;
/** The share of letters whose high byte is that of Latin or Arabic. */
const MOSTLY = 0.7;
const ARABIC_PAGE = 0x06;

/** A word with letters of both scripts, or Latin with Arabic vowels, which a wrong encoding makes: `ةcole`. */
const MIXED =
  /\p{Script=Arabic}\p{Script=Latin}|\p{Script=Latin}[\p{Script=Arabic}\u064b-\u0652]/gu;
/** What French and Arabic texts have besides their letters and ASCII. */
const EXPECTED =
  /[\p{ASCII}\p{Script=Arabic}\u064b-\u0652\u200b-\u200f\u202a-\u202e\u2066-\u2069éèêëàâäçîïôöûüùÿœæÉÈÊËÀÂÄÇÎÏÔÖÛÜÙŒÆñÑ«»’‘“”–—…°€ºª²³×÷·•،؛؟\u00a0\u202f\u0640]/gu;

const decoded = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** UTF-16 by its mark, or by high bytes that are all those of Latin and Arabic. */
function utf16(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be');
  const start = bytes.subarray(0, JUDGED);
  const pairs = Math.floor(start.length / 2);
  if (bytes.length % 2 === 1 || pairs === 0) return undefined;
  const high = (offset: number): number =>
    start.filter((byte, at) => at % 2 === offset && (byte === 0 || byte === ARABIC_PAGE)).length;
  if (high(1) > pairs * MOSTLY && high(0) < high(1)) return decoded(bytes, 'utf-16le');
  if (high(0) > pairs * MOSTLY && high(1) < high(0)) return decoded(bytes, 'utf-16be');
  return undefined;
}

/** Signs that a text was not written in the encoding it was read in. */
const faultsOf = (text: string): number =>
  (text.match(MIXED)?.length ?? 0) + [...text.replaceAll(EXPECTED, '')].length;

/**
 * Decodes a text in UTF-8, UTF-16 (also without a mark), windows-1256 (Arabic), windows-1252 (French) or Macintosh's
 * Roman, by what it contains. Bytes that are no text give controls.
 */
export function decodeText(bytes: Uint8Array): string {
  const unicode = utf16(bytes) ?? decoded(bytes, 'utf-8');
  if (unicode !== undefined) return unicode;
  const readings = SINGLE_BYTE.map((encoding) => new TextDecoder(encoding).decode(bytes));
  return readings.reduce((best, text) => (faultsOf(text) < faultsOf(best) ? text : best));
}
