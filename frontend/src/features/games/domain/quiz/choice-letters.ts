/** Letters that number choices, in order; an Arabic list may write the first without its hamza. */
const LETTERS = [/^a$/i, /^b$/i, /^c$/i, /^d$/i, /^e$/i, /^f$/i, /^g$/i, /^h$/i];
const ARABIC = [/^[أا]$/, /^ب$/, /^ج$/, /^د$/, /^هـ?$/, /^و$/, /^ز$/, /^ح$/];

/** A choice that a letter numbers: `A) Paris`, `b. Oran`, `أ) الجزائر`, `ب- وهران`; a star before it marks it right. */
export const LETTERED = /^(\*?)\s*\(?([A-Ha-h]|[أابجدوزح]|هـ?)\s?[).\-–]\s*(\S.*)$/u;

/** The place of a letter among the choices, from 0; undefined when it is none. */
export const letterPlace = (letter: string): number | undefined => {
  const places = [LETTERS, ARABIC].map((list) => list.findIndex((one) => one.test(letter.trim())));
  return places.find((place) => place >= 0);
};
