/** A subject's average as printed, in hundredths of the class's scale, or why a pupil has none. */
export type SubjectMark =
  | number
  | 'absent'
  | 'excused'
  | 'exempt'
  /** Not entered, or not readable. */
  | 'missing'
  /** The subject has words, or is not taught, in this term. */
  | 'none';

/** How a subject counts. */
export interface Weight {
  /** In quarters; undefined: not known. */
  readonly coefficient: number | undefined;
  /** Only its points above half of the scale count, and it is not part of the divisor. */
  readonly isBonus?: boolean;
  readonly mayBeExempt: boolean;
}

/** Why a pupil has no general average: what must be entered or decided. */
type GapReason = 'coefficient' | 'missing' | 'absent' | 'excused' | 'exempt';
export interface Gap {
  /** The index of the subject. */
  readonly subject: number;
  readonly why: GapReason;
}

export interface GeneralAverage {
  /** Averages times coefficients, and the coefficients that count for this pupil; without the subjects of `gaps`. */
  readonly points: number;
  readonly divisor: number;
  /** In two decimals, halves up. Undefined with a gap, or if nothing counts. */
  readonly average: number | undefined;
  readonly gaps: readonly Gap[];
}

/** What the absences of a class without a mark are: left out of points and divisor, or a gap. */
export interface LeftOut {
  readonly absent: boolean;
  readonly excused: boolean;
}

const QUARTERS = 4;
const HUNDREDTHS = 100;

/** A quotient of whole numbers as a whole number, halves up. Both stay far below 2 to the power of 53. */
const divide = (sum: number, by: number): number => {
  const rest = sum % by;
  return (sum - rest) / by + (2 * rest >= by ? 1 : 0);
};

/** What of a mark counts, in hundredths: of a bonus, what is above half of the scale. */
export const countedOf = (mark: number, isBonus: boolean | undefined, scale: number): number =>
  isBonus ? Math.max(0, mark - (scale * HUNDREDTHS) / 2) : mark;

/** Why a subject cannot be counted for a pupil; undefined if it can be, or is rightly left out. */
function gapOf(
  mark: SubjectMark,
  { coefficient, mayBeExempt }: Weight,
  leftOut: LeftOut,
): GapReason | undefined {
  if (mark === 'none') return undefined;
  if (mark === 'exempt') return mayBeExempt ? undefined : 'exempt';
  if (mark === 'absent' || mark === 'excused') return leftOut[mark] ? undefined : mark;
  if (mark === 'missing') return 'missing';
  return coefficient === undefined ? 'coefficient' : undefined;
}

/**
 * The general average of a pupil in a term: (average × coefficient + …) ÷ sum of coefficients. Whole numbers throughout
 * (hundredths and quarters), rounded once.
 * @param marks by subject, like `weights`
 * @param scale the full mark of the averages; the general average never exceeds it
 */
export function generalAverage(
  marks: readonly SubjectMark[],
  weights: readonly Weight[],
  { leftOut, scale }: { readonly leftOut: LeftOut; readonly scale: number },
): GeneralAverage {
  let [points, divisor] = [0, 0];
  const gaps: Gap[] = [];
  for (const [subject, weight] of weights.entries()) {
    const mark = marks[subject] ?? 'missing';
    const why = gapOf(mark, weight, leftOut);
    if (why) gaps.push({ subject, why });
    else if (typeof mark === 'number') {
      const quarters = Math.round((weight.coefficient ?? 0) * QUARTERS);
      points += countedOf(mark, weight.isBonus, scale) * quarters;
      if (!weight.isBonus) divisor += quarters;
    }
  }
  const isWhole = gaps.length === 0 && divisor > 0;
  const average = isWhole ? Math.min(divide(points, divisor), scale * HUNDREDTHS) : undefined;
  return {
    points: points / (HUNDREDTHS * QUARTERS),
    divisor: divisor / QUARTERS,
    average: average === undefined ? undefined : average / HUNDREDTHS,
    gaps,
  };
}

/** The average of the year: the mean of those of three terms as printed; undefined unless there are three. */
export function annualAverage(terms: readonly (number | undefined)[]): number | undefined {
  const known = terms.filter((average) => average !== undefined);
  if (known.length !== 3 || terms.length !== 3) return undefined;
  const sum = known.reduce((all, average) => all + Math.round(average * HUNDREDTHS), 0);
  return divide(sum, known.length) / HUNDREDTHS;
}

/** What the rule says about a pupil at the end of the year; the council decides about the others. */
export type Decision = 'moves-up' | 'council';

/** @param pass the average from which pupils move up; undefined: nothing is proposed */
export const decisionOf = (
  average: number | undefined,
  pass: number | undefined,
): Decision | undefined => {
  if (average === undefined || pass === undefined) return undefined;
  return Math.round(average * HUNDREDTHS) >= pass * HUNDREDTHS ? 'moves-up' : 'council';
};
