import { useMemo } from 'react';
import { courseDays } from '#shared/course/course-days.ts';
import { languageOf } from '#shared/model/locale.ts';
import { schoolLevels } from '#shared/model/profile.ts';
import { holidaysOf } from '#shared/school-year/default-holidays.ts';
import { inSeason } from '#shared/school-year/in-season.ts';
import { startYear } from '#shared/school-year/school-calendar.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { isoDateOf } from '#frontend/lib/local-date.ts';
import { useDistributions } from '#frontend/lib/resources/annual-distributions.ts';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';
import { useSchoolYear } from '#frontend/lib/resources/use-school-year.ts';
import { seasonOn } from '#frontend/lib/school-season.ts';
import { useClasses } from '#frontend/record/api/classes.ts';
import { useAllMarkSheets } from '#frontend/record/api/mark-sheets.ts';
import { useCourseLogs } from '../api/course-logs.ts';
import { courseInputs } from '../model/course-inputs.ts';
import { dayCourses } from '../model/day-courses.ts';
import type { Days } from '../model/day-course.ts';
import { useDated } from './use-dated.ts';
import { useNow } from './use-now.ts';

export type { Days, DayCourse } from '../model/day-course.ts';

/** The sessions of all courses of the user, as far as they are known. */
export interface DaysState {
  /** Undefined until everything is loaded and dated. */
  readonly days: Days | undefined;
  /** The same also while the logs cannot be fetched, for a page that says so: something can be recorded then too. */
  readonly toRecord: Days | undefined;
  /** What was loaded for it; some may have failed. */
  readonly resources: readonly {
    readonly data: unknown;
    readonly error: unknown;
    readonly mutate: () => Promise<unknown>;
  }[];
}

/** Dates the year of each course of the user, from answers that are also kept for when there is no network. */
export const useDays = (): DaysState => {
  const now = useNow();
  const today = isoDateOf(now);
  const season = seasonOn(now);
  const { locale } = useLocale();
  const schoolYear = useSchoolYear();
  const profile = useProfile();
  const classes = useClasses();
  const sheets = useAllMarkSheets();
  const distributions = useDistributions();
  const logs = useCourseLogs(startYear(season));

  const [year, own, kept, allSheets, planned] = [
    schoolYear.data,
    profile.data,
    classes.data,
    sheets.data,
    distributions.data?.distributions,
  ];
  const { logOf, logNow, record, isKnown: areLogsKnown } = logs;
  const level = schoolLevels.find((one) => one === own?.level);
  const ofSeason = useMemo(() => {
    const inYear = year && inSeason(year, season);
    const span = courseDays(season, inYear);
    if (!inYear || !span) return undefined;
    return {
      ...{ schoolYear: inYear, span, season },
      holidays: holidaysOf(year, season, languageOf(locale)),
    };
  }, [year, season, locale]);
  const inputs = useMemo(() => {
    // Tests and a distribution that are not loaded would move every lesson, so all are waited for.
    if (!ofSeason || own === undefined || !kept || !allSheets || !planned) return undefined;
    return courseInputs({
      ...{ ...ofSeason, logOf },
      ...{ ownSubject: own?.subject ?? '', classes: kept, sheets: allSheets },
      ...{ level, distributions: planned },
    });
  }, [ofSeason, own, kept, allSheets, planned, logOf, level]);

  const dated = useDated(inputs);
  const courses = dated && dayCourses(dated, today);
  const isKnown = inputs !== undefined;
  const days = useMemo((): Days | undefined => {
    if (!ofSeason || !courses || !isKnown) return undefined;
    return { ...ofSeason, today, level, areLogsKnown, record, logNow, courses };
  }, [ofSeason, courses, isKnown, today, level, areLogsKnown, record, logNow]);
  const ofLogs = {
    data: logs.isKnown ? logs : undefined,
    error: logs.error,
    mutate: () => {
      logs.reload();
      return Promise.resolve();
    },
  };
  return {
    days: logs.isKnown ? days : undefined,
    toRecord: days,
    resources: [schoolYear, profile, classes, sheets, distributions, ofLogs],
  };
};
