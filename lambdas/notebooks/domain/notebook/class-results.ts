import { toHundredths } from '#shared/record/averages/averages.ts';
import type { MarkScheme } from '#shared/record/marks/mark-schemes.ts';
import { rankIn } from '#shared/record/figures/rank.ts';
import { terms } from '#shared/model/term.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import { carryTerm, termsOf } from './carried-term.ts';

/** A pupil's average and rank among those who have one; equal averages share a rank. */
export interface Ranked {
  readonly average: number;
  readonly rank: number;
}

/** The results of a term or the year, by pupil; empty if the workbook has no marks of it. */
export type PeriodResults = readonly (Ranked | undefined)[];

function rankAll(averages: readonly (number | undefined)[]): PeriodResults {
  const known = averages.filter((average) => average !== undefined);
  return averages.map((average) =>
    average === undefined ? undefined : { average, rank: rankIn(known, average) },
  );
}

/** The results of each term and of the year, which needs averages of all three terms. */
export function resultsOf(listedClass: ListedClass, scheme: MarkScheme): PeriodResults[] {
  const carried = termsOf(listedClass);
  const ofTerms = terms.map((term) => {
    const marks = carried.get(term);
    if (!marks) return [];
    return carryTerm(scheme, marks).rows.map(({ average }) => average?.value);
  });
  const ofYear = listedClass.pupils.map((_, pupil) => {
    const known = ofTerms.map((averages) => averages[pupil]).filter((each) => each !== undefined);
    if (known.length < terms.length) return undefined;
    return toHundredths(known.reduce((sum, each) => sum + each, 0) / known.length);
  });
  return [...ofTerms, ofYear].map(rankAll);
}

export const countRanked = (results: PeriodResults): number =>
  results.filter((each) => each !== undefined).length;
