import { hasLetters } from '#shared/paper/letters.ts';
import type { TextRun, Typeface } from './typeface.ts';

/** Whether a typeface has a glyph for each character of a text. */
export const covers = ({ face }: Typeface, text: string): boolean => hasLetters(face, text);

/** Whether a sign is drawn in the letters of formulas if texts lack it; words have other typefaces. */
const isOfFormulas = (sign: string): boolean => /\p{Script=Greek}|[^\p{L}\p{M}]/u.test(sign);

/** Whether a sign, which texts lack, has a letter of formulas. */
export const isFormulaLetter = (text: Typeface, formula: Typeface, sign: string): boolean =>
  !covers(text, sign) && isOfFormulas(sign) && covers(formula, sign);

/** A part of a run for one of two typefaces. */
export interface CoveredRun extends TextRun {
  readonly isOther: boolean;
}

/** The parts of a run in visual order: `other` has what `own` lacks, such as the α of «زاوية α». */
export function coveredRuns(
  text: string,
  run: TextRun,
  own: Typeface,
  other: Typeface | undefined,
): CoveredRun[] {
  const parts: CoveredRun[] = [];
  let { start } = run;
  for (const sign of text.slice(run.start, run.end)) {
    const end = start + sign.length;
    const isOther = other !== undefined && isFormulaLetter(own, other, sign);
    const last = parts.at(-1);
    if (last?.isOther === isOther) parts[parts.length - 1] = { ...last, end };
    else parts.push({ ...run, start, end, isOther });
    start = end;
  }
  return run.direction === 'rtl' ? parts.toReversed() : parts;
}
