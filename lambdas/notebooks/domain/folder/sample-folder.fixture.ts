import { noSeating } from '#shared/model/seating.ts';
import { holidaysOf } from '#shared/school-year/default-holidays.ts';
import { sampleNotebook, sampleTerm } from '../notebook/sample-notebook.ts';
import { dateYear, type StoredYear } from '../year/date-year.ts';
import { PLAN, samplePlan, SEASON, storedYear } from '../year/sample-year.ts';
import type { FolderToPrint } from './folder.ts';

const saved = ['1م1', '2م3', '2م4', '4م2', '3م1', '3م2'];

/** The sample year with as many saved classes; the log and the test of the year are those of the second class. */
export const yearWithClasses = (count: number): StoredYear => ({
  ...storedYear,
  classes: saved.slice(0, count).map((name, index) => ({
    id: storedYear.classes.find((one) => one.name === name)?.id ?? `class-${index}`,
    ...{ name, changedAt: '2026-09-20T08:00:00.000Z' },
  })),
});

/** The folder of a teacher of mathematics on a Sunday in November. */
export function sampleFolder(
  language: 'en' | 'ar',
  change: Partial<FolderToPrint> = {},
  { stored = yearWithClasses(6), pupils = 38 } = {},
): FolderToPrint {
  const sample = sampleNotebook(language, stored.classes.length, pupils);
  const { schoolYear, owner } = stored;
  const year = dateYear(stored);
  const choice = change.choice ?? { marks: false, standing: false };
  const terms = choice.marks ? { terms: [sampleTerm(1, pupils)] } : {};
  return {
    ...{ date: '2026-11-22', language, season: SEASON, schoolYear, reader: 'visit', choice },
    profile: { ...sample.profile, subject: owner.subject, fullName: 'سليمة بن عاشور' },
    holidays: holidaysOf(schoolYear, SEASON, language),
    year: year && { ...year, plans: new Map([[PLAN, samplePlan]]) },
    classes: stored.classes.map(({ id, name }, index) => ({
      id,
      pupilIds: (sample.listed.classes[index]?.pupils ?? []).map((_, at) => `p${at + 1}`),
      rolls: {},
      seating: noSeating,
      listed: { pupils: [], ...sample.listed.classes[index], name, ...terms },
    })),
    ...change,
  };
}
