import type { PdfRule } from '#frontend/lib/pdf/page-rules.ts';
import { withMarks } from './accents.ts';
import type { Box, WriteLine } from './boxes.ts';
import { withRules } from './fractions.ts';
import { withLargeSigns, withLowBrackets, withNames, withOperators } from './large-signs.ts';
import { withStacks } from './stacks.ts';

/** Charts are drawn with thousands of lines. */
const MOST_RULES = 500;

/** Writes formulas on one line: `3/4`, `√(x+1)`, `∑_(i=1)^n`. A PDF stores only where signs and lines are. */
export function withFormulas(
  pieces: readonly Box[],
  rules: readonly PdfRule[],
  write: WriteLine,
): Box[] {
  const signs = withLargeSigns(pieces);
  const named = withNames(withMarks(signs), write);
  // A numerator may have sums of its own.
  const whole: WriteLine = (boxes) => write(withOperators(boxes, write));
  const ruled = withRules(named, rules.slice(0, MOST_RULES), whole);
  return withOperators(withLowBrackets(withStacks(ruled, whole)), write);
}
