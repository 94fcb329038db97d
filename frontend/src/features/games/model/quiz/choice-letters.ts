/** Letters that number choices, in order; in Arabic the first may lack its hamza. */
const LETTERS = [/^a$/i, /^b$/i, /^c$/i, /^d$/i, /^e$/i, /^f$/i, /^g$/i, /^h$/i];
const ARABIC = [/^[أا]$/, /^ب$/, /^ج$/, /^د$/, /^هـ?$/, /^و$/, /^ز$/, /^ح$/];

/** A choice with a letter: `A) Paris`, `b. Oran`, `أ) الجزائر`, `ب- وهران`; a star marks the correct one. */
export const LETTERED = /^(\*?)\s*\(?([A-Ha-h]|[أابجدوزح]|هـ?)\s?[).\-–]\s*(\S.*)$/u;

/** The zero-based index of a choice letter; undefined for other texts. */
export const letterIndex = (letter: string): number | undefined => {
  const indexes = [LETTERS, ARABIC].map((list) => list.findIndex((one) => one.test(letter.trim())));
  return indexes.find((index) => index >= 0);
};
