const LRI = '\u2066';
const PDI = '\u2069';

const NUMBER = String.raw`[-+−]?\d+(?:[.,]\d+)*\s?%?`;
const SIGN = String.raw`\s*[-–+−×÷=/:<>≤≥^ ]\s*`;
/** In whole pairs of brackets: half a pair would turn the other half round. */
const TERM = String.raw`(?:\(${NUMBER}(?:${SIGN}${NUMBER})*\)|${NUMBER})`;
const SUM = String.raw`${TERM}(?:${SIGN}${TERM})*`;
/** A unit in Latin letters stands behind its number, whichever way the words around it run. */
const UNIT = String.raw`(?:\s?[°µ]?[A-Za-z]+[²³]?(?:[/.·][A-Za-z]+[²³]?)*)`;
const EXPRESSION = new RegExp(
  String.raw`${LRI}[^${PDI}]*${PDI}|(?<![\p{L}\d.,])${SUM}${UNIT}?(?![\p{L}\d])`,
  'gu',
);
/** Digits alone keep their order in any direction. */
const PLAIN_NUMBER = /^\d+(?:[.,]\d+)*$/;

/** A stretch of a text; one that is isolated keeps its order from left to right among Arabic words. */
export interface Stretch {
  readonly text: string;
  readonly isIsolated: boolean;
}

/**
 * Takes apart what must keep its order from left to right inside Arabic (`10/5`, `3/4 + 1/4 = 1`, `1 250,00`, `-5`,
 * `12 km`, what is isolated already) and the words between.
 */
export function stretches(text: string): Stretch[] {
  const found: Stretch[] = [];
  const add = (part: string, isIsolated: boolean): void => {
    if (part !== '') found.push({ text: part, isIsolated });
  };
  let end = 0;
  for (const { 0: match, index } of text.matchAll(EXPRESSION)) {
    // Spaces at the end belong to the words that follow.
    const expression = match.trimEnd();
    if (PLAIN_NUMBER.test(expression)) continue;
    add(text.slice(end, index), false);
    add(expression.replaceAll(/[\u2066\u2069]/g, ''), true);
    end = index + expression.length;
  }
  add(text.slice(end), false);
  return found;
}

/** The text with its expressions between isolates, for those who know the bidirectional algorithm. */
export const isolated = (text: string): string =>
  stretches(text)
    .map((stretch) => (stretch.isIsolated ? `${LRI}${stretch.text}${PDI}` : stretch.text))
    .join('');
