/** A stretch of a text: words, or numbers with the signs between them. */
export interface TextRun {
  readonly text: string;
  readonly isNumber: boolean;
}

const NUMBER = String.raw`[-−+]?\d+(?:[.,٫]\d+)*`;
const UNIT = String.raw`(?:\s?(?:%|°[CF]?|[A-Za-zµΩ]{1,3}(?:[²³]|/[A-Za-z]{1,3})?(?![A-Za-z])))?`;
const SIGN = String.raw`\s?[-−–+×÷*/:=<>≤≥≈^]\s?`;
/** Numbers, their units and the signs between them: `2 + 3 = 5`, `−4`, `12 cm²`, `3/4`. */
const CALCULATION = new RegExp(
  `${NUMBER}${UNIT}(?:${SIGN}${NUMBER}${UNIT})*(?:\\s?=(?!\\S))?`,
  'gu',
);

/**
 * Takes a text apart so that what is reckoned can be written from left to right, as in Algerian schools, within words
 * that run from right to left.
 */
export const textRuns = (text: string): TextRun[] => {
  const runs: TextRun[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(CALCULATION)) {
    if (index > end) runs.push({ text: text.slice(end, index), isNumber: false });
    runs.push({ text: found, isNumber: true });
    end = index + found.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), isNumber: false });
  return runs;
};
