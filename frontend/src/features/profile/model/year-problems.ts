import * as z from 'zod/mini';
import { courseDays, isWithin } from '#shared/course/course-days.ts';
import { lessonHours } from '#shared/model/school-year.ts';
import { startYear } from '#shared/school-year/school-calendar.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import type { TypedDays, TypedHours, TypedYear } from './typed-year.ts';

/** What is wrong in a field of the form, by its name. */
export type Problems = ReadonlyMap<string, Text>;

type Found = (readonly [name: string, problem: Text | undefined])[];

const dateInvalid: Text = { id: 'form.dateInvalid' };

const ofName = (name: string): Text | undefined =>
  name.trim() === '' ? { id: 'form.required' } : undefined;

const ofEnd = (from: string, to: string): Text | undefined => {
  if (to === '') return dateInvalid;
  return to < from ? { id: 'schoolYear.endsBefore' } : undefined;
};

/** Why a school's hours do not fit: in which field, and what. */
export const problemOfHours = (
  hours: TypedHours,
): { readonly field: 'morning' | 'afternoon'; readonly text: Text } | undefined => {
  if (z.safeParse(lessonHours, hours).success) return undefined;
  const field = (['morning', 'afternoon'] as const).find((half) => hours[half] === '');
  return field
    ? { field, text: { id: 'form.required' } }
    : { field: 'afternoon', text: { id: 'schoolYear.hoursOverlap' } };
};

/** Names of the fields of a row. */
export const rowFields = (list: 'holiday' | 'exam' | 'change', index: number) => ({
  name: `${list}-${index}`,
  from: `${list}-from-${index}`,
  to: `${list}-to-${index}`,
});

/** What must be mended before a school year can be saved, apart from the hours. */
export function problemsOf(year: TypedYear, season: string): Problems {
  const first = startYear(season);
  const ofSeason = (date: string): Text | undefined =>
    first === undefined || isWithin(date, [{ from: `${first}-08-01`, to: `${first + 1}-07-31` }])
      ? undefined
      : { id: 'schoolYear.otherSeason', values: { season } };
  const begin = (date: string) => (date === '' ? dateInvalid : ofSeason(date));
  const ofDays = (list: 'holiday' | 'exam', days: readonly TypedDays[]): Found =>
    days.flatMap(({ name, from, to }, index): Found => {
      const fields = rowFields(list, index);
      const isDated = list === 'exam' ? begin(from) : from === '' ? dateInvalid : undefined;
      return [
        [fields.name, ofName(name)],
        [fields.from, isDated],
        [fields.to, ofEnd(from, to)],
      ];
    });
  const ofChanges = year.changes.flatMap(({ from, to, ...change }, index): Found => {
    const fields = rowFields('change', index);
    const isRepeated = year.changes.some(
      (other, before) =>
        before < index && other.from === from && Boolean(other.hours) === Boolean(change.hours),
    );
    return [
      [fields.from, begin(from) ?? (isRepeated ? { id: 'schoolYear.sameDay' } : undefined)],
      [fields.to, to === '' ? undefined : ofEnd(from, to)],
    ];
  });
  const days = courseDays(season, {
    begins: year.begins || undefined,
    ends: year.ends || undefined,
  });
  const isReversed = days !== undefined && days.to < days.from;
  const found: Found = [
    ...ofChanges,
    ...ofDays('holiday', year.holidays ?? []),
    ['begins', year.begins === '' ? undefined : ofSeason(year.begins)],
    [
      'ends',
      (year.ends === '' ? undefined : ofSeason(year.ends)) ??
        (isReversed ? { id: 'schoolYear.endsBefore' } : undefined),
    ],
    ...ofDays('exam', year.exams),
  ];
  return new Map(found.flatMap(([name, problem]) => (problem ? [[name, problem]] : [])));
}
