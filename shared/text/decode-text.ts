/**
 * Encodings of one byte a letter in the order in which they are believed: of Windows, Macintosh, Unix and DOS, for Arabic
 * and for French. Those that browsers do not know are the characters from 0x80 on; □ is one that no text has.
 */
const CHARACTERS = {
  macArabic:
    'Ä\u00a0ÇÉÑÖÜáàâäں«çéèêëí…îïñó»ôö÷úùûü !"#$٪&\'()*+،-./٠١٢٣٤٥٦٧٨٩:؛<=>؟❊ءآأؤإئابةتثجحخدذرزسشصضطظعغ[\\]^_\u0640فقكلمنهوىي\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652پٹچەڤگڈڑ{|}ژے',
  dosArabic:
    'éâàçêëèïî\u0651\u0652ô¤\u0640ûùءآأؤ£إئابةتثجحخدذرزسشص«»□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□□ضطظعغفµقكلمنهوىي≡\u064b\u064c\u064d\u064e\u064f\u0650≈°∙·√ⁿ²■\u00a0',
  dosFrench:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»□□□□□ÁÂÀ©□□□□¢¥□□□□□□□ãÃ□□□□□□□¤ðÐÊËÈıÍÎÏ□□□□¦Ì□ÓßÔÒõÕµþÞÚÛÙýÝ¯´□±‗¾¶§÷¸°¨·¹³²■\u00a0',
} as const;
const KNOWN = ['windows-1256', 'windows-1252', 'macintosh', 'iso-8859-15'] as const;

/** Bytes that decide on UTF-16 without a mark. */
const JUDGED = 4_096;
/** The share of letters whose high byte is that of Latin or Arabic. */
const MOSTLY = 0.7;
const ARABIC_PAGE = 0x06;

/** Letters from the most frequent to the rarest. */
const ARABIC = [...'المينورتبعدهسفكقحأجشةىصضخذطإثغءئزظآؤ'];
/** What signs say for an encoding: how often French and Arabic texts have them. */
const WEIGHTS = new Map([
  ...ARABIC.map((letter, at) => [letter, 3 - at * 0.07] as const),
  ...[...'éèàçê'].map((letter) => [letter, 2.5] as const),
  ...[...'îïôëâûùœü'].map((letter) => [letter, 2] as const),
  ...[...'ÉÈÇÊÀÂÎÏÔËÖÜŒÙÛñÑöäÄæÆÿŸáíóúÁÍÓÚ'].map((letter) => [letter, 1] as const),
  ...[
    ...'«»’‘“”–—…°€º،؛؟٠١٢٣٤٥٦٧٨٩\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0640\u00a0\u202f²³ªپچژگڤ×÷·•',
  ].map((sign) => [sign, 0.3] as const),
  ...[...'\u200b\u200c\u200d\u200e\u200f'].map((sign) => [sign, 0] as const),
]);
const UNLIKELY = -6;

/** What a wrong encoding makes of words: two scripts in one, capitals within, signs between letters. */
const FAULTS =
  /\p{Script=Arabic}[A-Za-zÀ-ÿŒœ]|[A-Za-zÀ-ÿŒœ](?:\p{Script=Arabic}|[\u064b-\u0652])|[a-zà-ÿ][À-ÞŒ]|[À-ÿŒœ]{3}|[\u064b-\u0650\u0652]{2}|\u0652\u0651|[\u064b-\u064d](?=\p{L})|\u0640(?=\P{L})|[A-Z][à-ÿœ][A-Z]|[\p{L}\p{M}][×÷€¢£•·…º°«»–—](?=\p{L})|(?<![\p{Script=Arabic}\p{M}])[\u064b-\u0652]|[،؛؟](?=\p{L})|(?<=\p{L})[ءىة](?=\p{Script=Arabic})|[’‘“”](?![\p{L}\p{P}\s])/gu;
const ARTICLES = /(?<!\p{L})ال(?=\p{L})/gu;
const FAULT = 5;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** How likely it is that a text was written in the encoding in which it was read. */
function likelihood(text: string): number {
  const signs = text.match(/\P{ASCII}/gu) ?? [];
  const weight = signs.reduce((sum, sign) => sum + (WEIGHTS.get(sign) ?? UNLIKELY), 0);
  return weight + 2 * count(text, ARTICLES) - FAULT * count(text, FAULTS);
}

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
  // The last letter of a file that breaks off may be half.
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2));
  if (first === 0xff && second === 0xfe) return decoded(whole, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decoded(whole, 'utf-16be');
  const start = bytes.subarray(0, JUDGED);
  const pairs = Math.floor(start.length / 2);
  if (bytes.length % 2 === 1 || pairs === 0) return undefined;
  const high = (offset: number): number =>
    start.filter((byte, at) => at % 2 === offset && (byte === 0 || byte === ARABIC_PAGE)).length;
  if (high(1) > pairs * MOSTLY && high(0) < high(1)) return decoded(bytes, 'utf-16le');
  if (high(0) > pairs * MOSTLY && high(1) < high(0)) return decoded(bytes, 'utf-16be');
  return undefined;
}

const byCharacters = (bytes: Uint8Array, characters: string): string =>
  Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (characters[byte - 0x80] ?? '□'),
  ).join('');

/** UTF-8 that a program has read as windows-1252 and written as UTF-8 again: `Ã©`. */
const TWICE = /Ã[\u0080-\u00bf€-™]|[ØÙ][\u0080-\u00bf€-™]/gu;

export interface DecodedText {
  readonly text: string;
  /** Whether another encoding is as likely, or none is likely, so that letters may be wrong. */
  readonly isDoubtful: boolean;
}

/** Shares of what the letters say that the best encoding is ahead by. */
const CLEARLY = 0.1;

/**
 * Decodes a text in UTF-8, UTF-16 (also without a mark), or an encoding of Windows, Macintosh, Unix or DOS for Arabic or
 * French, by what it contains. Bytes that are no text give controls.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const unicode = utf16(bytes) ?? decoded(bytes, 'utf-8');
  if (unicode !== undefined) {
    // Files that were joined have marks within them.
    const text = unicode.replaceAll('\ufeff', '');
    return { text, isDoubtful: count(text, TWICE) > 1 || text.includes('\ufffd') };
  }
  const readings = [
    ...KNOWN.map((encoding) => new TextDecoder(encoding).decode(bytes)),
    ...Object.values(CHARACTERS).map((characters) => byCharacters(bytes, characters)),
  ].map((text) => ({ text, score: likelihood(text) }));
  const best = readings.reduce((one, other) => (other.score > one.score ? other : one));
  const others = readings.filter(({ text }) => text !== best.text).map(({ score }) => score);
  const lead = best.score - Math.max(...others);
  const signs = count(best.text, /\P{ASCII}/gu);
  const isDoubtful = best.score < signs * 0.5 || lead < Math.max(0.5, signs * CLEARLY);
  return { text: best.text, isDoubtful };
}
