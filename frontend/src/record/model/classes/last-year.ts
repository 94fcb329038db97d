import { seasonBefore, seasonOn } from '#frontend/lib/school-season.ts';
import type { ClassSummary } from '../../api/classes.ts';
import type { MarkSheetOfClass } from '../../api/mark-sheets.ts';

/** What a new school year begins with. */
export interface LastYear {
  /** The season that begins: `2026/2027`. */
  readonly season: string;
  /** The classes of the season before that no class continues yet, also those that were changed since. */
  readonly ended: readonly ClassSummary[];
  /** Those of them that were changed or have got marks in the new season, by id. */
  readonly inUse: ReadonlySet<string>;
  /** All classes of the season before. */
  readonly all: readonly ClassSummary[];
  /** Those that were saved or changed in the new season. */
  readonly thisYear: readonly ClassSummary[];
  /** Nothing was begun yet: no class was saved in the new season, and not all go on as they are. */
  readonly isFirst: boolean;
}

/** Whether a class was saved or changed in a season, or later. */
export const isOfSeason = (
  { changedAt }: Pick<ClassSummary, 'changedAt'>,
  season: string,
): boolean => seasonOn(new Date(changedAt)) >= season;

/** The classes that may be moved on to the season of this day; undefined if there are none. */
export function lastYear(
  classes: readonly ClassSummary[],
  sheets: readonly Pick<MarkSheetOfClass, 'classId' | 'changedAt'>[],
  now: Date,
): LastYear | undefined {
  const season = seasonOn(now);
  const isNow = (time: string): boolean => seasonOn(new Date(time)) >= season;
  const followed = new Map(classes.map(({ follows, keptAt }) => [follows, keptAt]));
  /** A date that was corrected makes last year's class none of this year; a new list put into it does. */
  const isChanged = ({ keptAt, changedAt }: ClassSummary): boolean =>
    isNow(changedAt) && !isNow(keptAt);
  const isLast = ({ changedAt }: ClassSummary): boolean =>
    seasonOn(new Date(changedAt)) === seasonBefore(season);
  const before = classes.filter((one) => {
    const movedAt = followed.get(one.id);
    return movedAt === undefined ? isLast(one) || isChanged(one) : isNow(movedAt);
  });
  const ended = before.filter(({ id }) => !followed.has(id));
  if (!ended.some(isLast)) return undefined;
  const inUse = new Set([
    ...ended.filter(isChanged).map(({ id }) => id),
    ...sheets.flatMap(({ classId, changedAt }) => (isNow(changedAt) ? classId : [])),
  ]);
  return {
    ...{ season, ended, inUse, all: before },
    thisYear: classes.filter((one) => !followed.has(one.id) && isOfSeason(one, season)),
    isFirst: !classes.some(({ keptAt }) => isNow(keptAt)) && ended.some(({ id }) => !inUse.has(id)),
  };
}
