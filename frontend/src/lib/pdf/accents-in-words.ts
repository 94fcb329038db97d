/** Accents with a place of their own, which LaTeX sets over the letter after them. */
const ACCENTS = /[´`ˆ¨˜¸˚]/gu;
/** Thousandths of the size of letters that are between words, leftwards as PDF counts. */
const BETWEEN_WORDS = -200;

const letterOf = (glyph: unknown): string =>
  typeof glyph === 'object' && glyph !== null && 'unicode' in glyph ? String(glyph.unicode) : '';
const isLetter = (glyph: unknown): boolean => /\p{L}/u.test(letterOf(glyph));

/** Whether each accent of what a page shows continues the word before it. */
function continueWord(shown: readonly (readonly unknown[])[]): boolean[] {
  return shown.flatMap((glyphs) =>
    glyphs.flatMap((glyph, at) => {
      if (letterOf(glyph).search(ACCENTS) < 0) return [];
      const before = glyphs[at - 1];
      if (typeof before !== 'number') return [isLetter(before)];
      return [before > BETWEEN_WORDS && isLetter(glyphs[at - 2])];
    }),
  );
}

/** Whether a space before an accent may be one that the page does not have: a small gap looks like one. */
export const mayHaveGaps = (texts: readonly string[]): boolean =>
  texts.some((text) => /\p{L} [´`ˆ¨˜¸˚]/u.test(text));

/**
 * The texts of a page without the spaces before accents within words: `suppl ´ementaires`.
 * @param shown the characters that the page shows and the numbers that move them, in its order
 */
export function withoutGaps(
  texts: readonly string[],
  shown: readonly (readonly unknown[])[],
): string[] {
  const within = continueWord(shown);
  if (texts.join('').match(ACCENTS)?.length !== within.length) return [...texts];
  let accent = 0;
  return texts.map((text) =>
    text.replaceAll(/ ?([´`ˆ¨˜¸˚])/gu, (whole, sign: string) => {
      accent += 1;
      return within[accent - 1] ? sign : whole;
    }),
  );
}
