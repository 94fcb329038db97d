import { seasonBefore, seasonOn } from '#frontend/lib/school-season.ts';
import type { MarkSheetOfClass } from '../../api/mark-sheets.ts';
import { ofThisYear } from './of-this-year.ts';

interface Dated {
  readonly id: string;
  readonly follows?: string | undefined;
  readonly keptAt: string;
  readonly changedAt: string;
}
type OfYear<C> = C & { readonly season?: string };

const seasonAt = (time: string): string => seasonOn(new Date(time));

/**
 * Gives the classes of earlier school years their season. The newest year is the one of the last change, so that nothing
 * depends on the device's clock, and none are old before the new lists are there. A class that another one continues is
 * of the year before that, also when it is corrected later.
 * @param changedAt when a class was last changed
 */
export function withSeasons<C extends Dated>(
  classes: readonly C[],
  changedAt: (one: C) => string,
): OfYear<C>[] {
  const movedAt = new Map(classes.map(({ follows, keptAt }) => [follows, keptAt]));
  const seasons = classes.map((one) => seasonAt(changedAt(one)));
  return classes.map((one, index) => {
    const moved = movedAt.get(one.id);
    const season = moved ? seasonBefore(seasonAt(moved)) : (seasons[index] ?? '');
    return moved || seasons.some((other) => other > season) ? { ...one, season } : one;
  });
}

type Sheet = Pick<MarkSheetOfClass, 'classId' | 'changedAt'>;

/** When the list or the marks of a class were last changed. */
export function lastChanges(sheets: readonly Sheet[]) {
  const sheetsOf = Map.groupBy(sheets, ({ classId }) => classId);
  return ({ id, changedAt }: Dated): string =>
    [changedAt, ...(sheetsOf.get(id) ?? []).map((sheet) => sheet.changedAt)]
      .toSorted()
      .slice(-1)[0] ?? changedAt;
}

/** The classes as lists offer them: once some were moved on to a new school year, those of earlier years come last. */
export function inYears<C extends Dated>(
  classes: readonly C[],
  sheets: readonly Sheet[],
): OfYear<C>[] {
  const all = withSeasons(classes, lastChanges(sheets));
  return [...ofThisYear(all), ...all.filter(({ season }) => season)];
}
