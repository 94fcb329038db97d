const LAM_ALEF = /^ل[اأإآ]$/u;
const tidy = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '');

/** A character that a page shows, and the letters that it means. */
export const unicodeOf = (glyph: unknown): string =>
  typeof glyph === 'object' && glyph !== null && 'unicode' in glyph ? String(glyph.unicode) : '';

/** The signs that show each text of a page; of fewer texts, if one is not of the signs that come next. */
export function signsOfTexts<T>(
  texts: readonly string[],
  signs: readonly T[],
  letterOf: (sign: T) => string,
): T[][] {
  const left = signs.filter((sign) => tidy(letterOf(sign)) !== '');
  const found: T[][] = [];
  let at = 0;
  for (const text of texts) {
    const wanted = tidy(text);
    const own: T[] = [];
    for (let length = 0; length < wanted.length && at < left.length; at += 1) {
      const sign = left[at];
      if (sign === undefined) break;
      own.push(sign);
      length += tidy(letterOf(sign)).length;
    }
    const letters = tidy(own.map(letterOf).join(''));
    if ([...letters].sort().join('') !== [...wanted].sort().join('')) break;
    found.push(own);
  }
  return found;
}

/**
 * The texts of a page with both letters of each لا in their order. One sign shows both, pdf.js reads them as if they were
 * two from left to right, so that `السلام` becomes `السالم`. Texts that are not those of the signs are left as they are.
 * @param shown the characters that the page shows, in its order
 */
export function withLamAlef(
  texts: readonly string[],
  shown: readonly (readonly unknown[])[],
): string[] {
  const signs = signsOfTexts(texts, shown.flat().map(unicodeOf), (text) => text);
  return texts.map((text, index) => {
    const own = signs[index] ?? [];
    return own.some((glyph) => LAM_ALEF.test(glyph)) ? mend(text, own) : text;
  });
}

/** Pairs of the two letters in what the page shows, from left to right: whether one sign shows both. */
const pairsOf = (glyphs: readonly string[]): boolean[] =>
  glyphs.flatMap((glyph, at) => {
    if (LAM_ALEF.test(glyph)) return [true];
    const next = tidy(glyphs[at + 1] ?? '');
    return tidy(glyph).endsWith('ل') && /^[اأإآ]/u.test(next) ? [false] : [];
  });

function mend(text: string, glyphs: readonly string[]): string {
  const pairs = pairsOf(glyphs).toReversed();
  const found = text.match(/[اأإآ]\s*ل/gu) ?? [];
  if (found.length !== pairs.length) return text;
  let pair = 0;
  return text.replaceAll(/([اأإآ])(\s*)ل/gu, (whole, alef: string, space: string) => {
    pair += 1;
    return pairs[pair - 1] ? `${space}ل${alef}` : whole;
  });
}
