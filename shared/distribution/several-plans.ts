import { schoolYears } from '../model/profile.ts';
import { limits } from '../model/limits.ts';
import { foldText } from '../text/fold-text.ts';
import type { Scope } from './change-distributions.ts';
import type { ColumnKind } from './column-kinds.ts';
import { levelIn, subjectIn, yearOfStudy } from './plan-axes.ts';
import type { DistributionTable } from './plan-tables.ts';
import { readLessons, type ReadLessons } from './read-lessons.ts';
import { listedTwice } from './listed-twice.ts';

/** One of several distributions in a file. */
export interface FoundPlan {
  /** The subject is empty if the file does not say it. */
  readonly scope: Scope;
  readonly lessons: ReadLessons['lessons'];
  /** Texts that are in no lesson. */
  readonly leftOut: number;
}

const clearKinds = ({ columns }: DistributionTable): ReadonlyMap<number, ColumnKind> =>
  new Map(columns.flatMap(({ column, kind }) => (kind ? [[column, kind] as const] : [])));

/**
 * The distributions of a file for several years of study or subjects, as far as nothing of them is to be asked; those of
 * one subject and year, such as one for each term, are one. None unless there are at least two.
 */
export function severalPlans(tables: readonly DistributionTable[]): FoundPlan[] {
  const found = new Map<string, FoundPlan>();
  let isAsked = false;
  const add = (name: string, subject: string, read: ReadLessons): void => {
    const study = yearOfStudy(name);
    if (!study || study.year > schoolYears[study.level] || read.lessons.length === 0) return;
    if (read.mixed > 0) isAsked = true;
    const key = JSON.stringify([study.level, study.year, foldText(subject)]);
    const before = found.get(key);
    const lessons = [...(before?.lessons ?? []), ...read.lessons];
    const leftOut = (before?.leftOut ?? 0) + read.leftOut.length;
    found.set(key, { scope: before?.scope ?? { subject, ...study }, lessons, leftOut });
  };
  // What may be read in two ways is asked.
  for (const table of tables) {
    const { title = '', sheet, form, isWhole } = table;
    const kinds = clearKinds(table);
    if (isWhole || form === 'matrix' || ![...kinds.values()].includes('lesson')) continue;
    const { levels } = readLessons(table, kinds);
    const named = levelIn(title) === undefined ? sheet : title;
    const subject = subjectIn(title) || subjectIn(sheet);
    if (levels.length === 0) add(named, subject, readLessons(table, kinds));
    for (const level of levels) add(level, subject, readLessons(table, kinds, { level }));
  }
  const plans = [...found.values()].filter(
    ({ lessons }) => lessons.length <= limits.plannedLessons,
  );
  // Such as the lessons of a year in a summary and again in detail.
  isAsked ||= plans.some(({ lessons }) => listedTwice(lessons.map((one) => one.lesson)).length > 0);
  return plans.length > 1 && !isAsked ? plans : [];
}
