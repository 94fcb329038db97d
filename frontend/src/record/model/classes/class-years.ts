import type { ClassSummary } from '../../api/classes.ts';
import type { MarkSheetOfClass } from '../../api/mark-sheets.ts';
import { seasonOn } from '#frontend/lib/school-season.ts';

type Sheet = Pick<MarkSheetOfClass, 'classId' | 'changedAt'>;

/**
 * Splits classes into those of this school year, and those whose list and marks were last changed in an earlier one.
 * @returns all as this year's if there are no others, so that none are hidden before the new lists are there
 */
export function classYears<C extends Pick<ClassSummary, 'id' | 'changedAt'>>(
  classes: readonly C[],
  sheets: readonly Sheet[],
  now: Date,
): { readonly current: readonly C[]; readonly earlier: readonly C[] } {
  const season = seasonOn(now);
  const isCurrent = ({ id, changedAt }: C): boolean =>
    [changedAt, ...sheets.filter(({ classId }) => classId === id).map((sheet) => sheet.changedAt)]
      .map((time) => seasonOn(new Date(time)))
      .includes(season);
  const current = classes.filter(isCurrent);
  return current.length === 0
    ? { current: classes, earlier: [] }
    : { current, earlier: classes.filter((one) => !isCurrent(one)) };
}
