import type { AttendanceContent, Roll, RollSign } from '../model/attendance.ts';
import { dateOfRoll, isTaken, signIn } from './roll.ts';

/** The rolls of a class by key, of any number of months. */
export type Rolls = AttendanceContent['rolls'];

/** A roll that was taken; the others say nothing of who was present, so no total counts them. */
export interface TakenRoll {
  readonly key: string;
  readonly roll: Roll;
}

/** How often a pupil, or the pupils of a class together, were called, and what the rolls said. */
export interface Totals {
  /** Calls of rolls that were taken: what the others are counted of. */
  readonly called: number;
  /** Without an excuse. */
  readonly absent: number;
  /** Absent with an excuse. */
  readonly excused: number;
  /** Late ones are present. */
  readonly late: number;
}

export const noTotals: Totals = { called: 0, absent: 0, excused: 0, late: 0 };

/** Absences with and without an excuse. */
export const missedOf = ({ absent, excused }: Totals): number => absent + excused;

/** The absences of the calls, from 0 to 1; undefined: nothing was called, so it is not known. */
export const absenceRate = (totals: Totals): number | undefined =>
  totals.called === 0 ? undefined : missedOf(totals) / totals.called;

const byKey = (one: TakenRoll, other: TakenRoll): number => (one.key < other.key ? -1 : 1);

/** The rolls that were taken, in order; of a span of dates, both included, if there is one. */
export const takenRolls = (
  rolls: Rolls,
  span?: { readonly from: string; readonly to: string },
): TakenRoll[] =>
  Object.entries(rolls)
    .flatMap(([key, roll]) => {
      const date = dateOfRoll(key);
      const isWithin = !span || (span.from <= date && date <= span.to);
      return isWithin && isTaken(roll) ? [{ key, roll }] : [];
    })
    .toSorted(byKey);

const add = (totals: Totals, sign: RollSign): Totals => ({
  ...totals,
  called: totals.called + 1,
  ...(sign !== 'present' && { [sign]: totals[sign] + 1 }),
});

/**
 * The totals of each pupil. A pupil counts only in the rolls that called them, so one who joined or left has fewer calls;
 * one whom no roll called is missing.
 */
export function pupilTotals(taken: readonly TakenRoll[]): Map<string, Totals> {
  const totals = new Map<string, Totals>();
  for (const { roll } of taken)
    for (const pupil of roll.taken?.pupils ?? []) {
      const sign = signIn(roll, pupil);
      if (sign) totals.set(pupil, add(totals.get(pupil) ?? noTotals, sign));
    }
  return totals;
}

/** The sum of several totals: those of the pupils of a class are the class's. */
export function sumOfTotals(all: Iterable<Totals>): Totals {
  let { called, absent, excused, late } = noTotals;
  for (const totals of all) {
    called += totals.called;
    absent += totals.absent;
    excused += totals.excused;
    late += totals.late;
  }
  return { called, absent, excused, late };
}

/** The totals of a class, and how many of its pupils were absent at least once. */
export interface ClassFigures extends Totals {
  readonly pupils: number;
  readonly absentees: number;
}

/** The figures of a class: of a roll, a date, or any others together. */
export function classFigures(taken: readonly TakenRoll[]): ClassFigures {
  const totals = [...pupilTotals(taken).values()];
  const absentees = totals.filter((one) => missedOf(one) > 0).length;
  return { ...sumOfTotals(totals), pupils: totals.length, absentees };
}

/**
 * Rolls in groups, in order: by session, date, week, month or term.
 * @param groupOf the group of a roll by its key; undefined: it is in none
 */
export function groupRolls<Group>(
  taken: readonly TakenRoll[],
  groupOf: (key: string) => Group | undefined,
): Map<Group, TakenRoll[]> {
  const groups = new Map<Group, TakenRoll[]>();
  for (const one of taken) {
    const group = groupOf(one.key);
    if (group === undefined) continue;
    const found = groups.get(group);
    if (found) found.push(one);
    else groups.set(group, [one]);
  }
  return groups;
}

/** The figures per date: the foot of a register. Halves that are called apart on a date are added up. */
export const figuresByDate = (taken: readonly TakenRoll[]): Map<string, ClassFigures> =>
  new Map([...groupRolls(taken, dateOfRoll)].map(([date, rolls]) => [date, classFigures(rolls)]));

/**
 * The rolls that a pupil was absent in, without a break up to the last roll that called the pupil; with or without an excuse.
 * Empty if the pupil was there, or late, in that one.
 */
export function absencesInARow(taken: readonly TakenRoll[], pupil: string): string[] {
  const row: string[] = [];
  for (const { key, roll } of taken.toReversed()) {
    if (!roll.taken?.pupils.includes(pupil)) continue;
    const sign = signIn(roll, pupil);
    if (sign !== 'absent' && sign !== 'excused') break;
    row.unshift(key);
  }
  return row;
}
