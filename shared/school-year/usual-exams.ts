import type { Language } from '../model/locale.ts';
import type { Holiday } from '../model/school-year.ts';
import ar from '../texts/ar/exams.json' with { type: 'json' };
import en from '../texts/en/exams.json' with { type: 'json' };
import { schoolBreaks } from './default-holidays.ts';
import { daysAfter, weekdayOf } from './iso-date.ts';
import { startYear } from './school-calendar.ts';

const names = { en, ar };

/** From a Sunday to the Thursday after. */
const weekFrom = (sunday: string) => ({ from: sunday, to: daysAfter(sunday, 4) });

/** The second last week before a break that begins on a Friday. */
const weekBefore = (breakBegins: string) => weekFrom(daysAfter(breakBegins, -12));

/**
 * The weeks in which the exams of a season usually are, as in the announcement of 2025/2026: the week before the last one
 * of the first two terms, and the second week of May. None if the season has no year. Schools and levels differ, so they
 * are only proposed.
 */
export function usualExams(season: string, language: Language): readonly Holiday[] {
  const year = startYear(season);
  if (year === undefined) return [];
  const { winter, spring } = schoolBreaks(year);
  const may = `${year + 1}-05-08`;
  const third = weekFrom(daysAfter(may, (7 - weekdayOf(may)) % 7));
  const { first, second, third: last } = names[language];
  return [
    { name: first, ...weekBefore(winter[0]) },
    { name: second, ...weekBefore(spring[0]) },
    { name: last, ...third },
  ];
}
