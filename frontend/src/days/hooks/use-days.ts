import { useMemo } from 'react';
import { standingOf } from '#shared/course/standing.ts';
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
  const { logOf, logNow } = logs;
  const level = schoolLevels.find((one) => one === own?.level);
  const inputs = useMemo(() => {
    // Tests and a distribution that are not loaded would move every lesson, so all are waited for.
    if (!year || own === undefined || !kept || !allSheets || !planned) return undefined;
    const holidays = holidaysOf(year, season, languageOf(locale));
    const found = courseInputs({
      ...{ schoolYear: year, holidays, season, logOf },
      ...{ ownSubject: own?.subject ?? '', classes: kept, sheets: allSheets },
      ...{ level, distributions: planned },
    });
    return found && { schoolYear: inSeason(year, season), holidays, ...found };
  }, [year, own, kept, allSheets, planned, logOf, level, season, locale]);

  const dated = useDated(inputs?.courses);
  const days = useMemo((): Days | undefined => {
    if (!inputs || !dated) return undefined;
    return {
      ...{ schoolYear: inputs.schoolYear, holidays: inputs.holidays, span: inputs.span },
      ...{ season, today, record: logs.record, logNow, areLogsKnown: logs.isKnown, level },
      courses: dated.map((course) => ({
        ...course,
        standing: standingOf(course.real, course.planned, today),
      })),
    };
  }, [inputs, dated, today, season, level, logs.record, logNow, logs.isKnown]);
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
