import type { ClassSummary } from '../../api/classes.ts';
import type { MarkSheetOfClass } from '../../api/mark-sheets.ts';
import { lastChanges, withSeasons } from './in-years.ts';
import { ofThisYear } from './of-this-year.ts';

export interface ClassYears<C> {
  readonly current: readonly C[];
  /** The newest year first; `season` is `2025/2026`. */
  readonly earlier: readonly { readonly season: string; readonly classes: readonly C[] }[];
}

/** Splits classes by school year. */
export function classYears<C extends Pick<ClassSummary, 'id' | 'follows' | 'keptAt' | 'changedAt'>>(
  classes: readonly C[],
  sheets: readonly Pick<MarkSheetOfClass, 'classId' | 'changedAt'>[],
): ClassYears<C> {
  const all = withSeasons(classes, lastChanges(sheets));
  const years = Map.groupBy(all, ({ season = '' }) => season);
  years.delete('');
  return {
    current: ofThisYear(all),
    earlier: [...years]
      .map(([season, ofYear]) => ({ season, classes: ofYear }))
      .toSorted((one, other) => other.season.localeCompare(one.season)),
  };
}
