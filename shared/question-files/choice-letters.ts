/** Letters that number choices, in order; in Arabic the first may lack its hamza. Word's lists have أ ب ت ث as well. */
const LISTS = [
  [/^a$/i, /^b$/i, /^c$/i, /^d$/i, /^e$/i, /^f$/i, /^g$/i, /^h$/i],
  [/^[أا]$/, /^ب$/, /^ج$/, /^د$/, /^هـ?$/, /^و$/, /^ز$/, /^ح$/],
  [/^[أا]$/, /^ب$/, /^ت$/, /^ث$/],
];

/** A choice with a letter: `A) Paris`, `b. Oran`, `أ) الجزائر`, `ب- وهران`; a star marks the correct one. */
export const LETTERED = /^(\*?)\s*\(?([A-Ha-h]|[أابتثجدوزح]|هـ?)\s?(?:[).\-–]|\/(?=\s))\s*(\S.*)$/u;

/** The zero-based index of a choice letter; undefined for other texts. */
export const letterIndex = (letter: string): number | undefined =>
  LISTS.map((list) => list.findIndex((one) => one.test(letter.trim()))).find((at) => at >= 0);
