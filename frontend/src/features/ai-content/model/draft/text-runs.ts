/** A part of a text: either words or a calculation. */
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
 * Splits a text, so that calculations within right-to-left text can be written left to right, as in Algerian schools.
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
