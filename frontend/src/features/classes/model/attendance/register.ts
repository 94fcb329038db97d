import { dateOfRoll, isTaken, signIn } from '#shared/attendance/roll.ts';
import {
  absenceRate,
  groupRolls,
  missedOf,
  noTotals,
  pupilTotals,
  takenRolls,
  type Rolls,
  type Totals,
} from '#shared/attendance/totals.ts';
import type { RollSign } from '#shared/model/attendance.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { Span } from './attendance-span.ts';

/** A roll of the register; one that was not taken says nothing of those without a sign. */
export interface RollColumn {
  readonly key: string;
  readonly isTaken: boolean;
}

export interface RegisterPupil {
  readonly id: string;
  readonly fullName: string;
  /** In the class's list; undefined: the pupil has left. */
  readonly number: number | undefined;
  /** `YYYY-MM-DD`, if the pupil has left. */
  readonly leftOn?: string;
}

export interface RegisterRow extends RegisterPupil {
  readonly totals: Totals;
  /** Of each roll; undefined: not known. */
  readonly signs: readonly (RollSign | undefined)[];
  /** Absences of each month; undefined: no roll called the pupil. */
  readonly months: readonly (number | undefined)[];
}

export interface Register {
  readonly rolls: readonly RollColumn[];
  /** `YYYY-MM` of the rolls that were taken. */
  readonly months: readonly string[];
  readonly rows: readonly RegisterRow[];
}

/** The pupils of a class in the order of its list, and those who have left and are in a roll. */
export function registerPupils(
  { pupils, left = [] }: Pick<SavedClass, 'pupils' | 'left'>,
  isInRoll: (pupil: string) => boolean,
): RegisterPupil[] {
  return [
    ...pupils.map(({ id, fullName }, index) => ({ id, fullName, number: index + 1 })),
    ...left
      .filter(({ id }) => isInRoll(id))
      .map(({ id, fullName, leftOn }) => ({ id, fullName, number: undefined, leftOn })),
  ];
}

/**
 * The rolls of a class in a span of dates.
 * @param sessions the keys of sessions that have a roll, taken or not
 */
export function registerOf(
  kept: Pick<SavedClass, 'pupils' | 'left'>,
  rolls: Rolls,
  sessions: readonly string[],
  span: Span,
): Register {
  const isWithin = (key: string): boolean =>
    span.from <= dateOfRoll(key) && dateOfRoll(key) <= span.to;
  const said = Object.entries(rolls).flatMap(([key, roll]) =>
    isTaken(roll) || Object.keys(roll.marks).length > 0 ? [key] : [],
  );
  const keys = [...new Set([...said, ...sessions])].filter(isWithin).toSorted();
  const taken = takenRolls(rolls, span);
  const totals = pupilTotals(taken);
  const byMonth = groupRolls(taken, (key) => key.slice(0, 7));
  const monthly = [...byMonth.values()].map((some) => pupilTotals(some));
  return {
    rolls: keys.map((key) => ({ key, isTaken: rolls[key] !== undefined && isTaken(rolls[key]) })),
    months: [...byMonth.keys()],
    rows: registerPupils(kept, (pupil) => totals.has(pupil)).map((pupil) => ({
      ...pupil,
      totals: totals.get(pupil.id) ?? noTotals,
      signs: keys.map((key) => rolls[key] && signIn(rolls[key], pupil.id)),
      months: monthly.map((month) => {
        const ofMonth = month.get(pupil.id);
        return ofMonth && missedOf(ofMonth);
      }),
    })),
  };
}

export const rowOrders = ['list', 'absent', 'excused', 'late', 'rate'] as const;
export type RowOrder = (typeof rowOrders)[number];

/** The rows by a figure, the highest first; rows with equal ones stay in the order of the list. */
export function sortedRows(rows: readonly RegisterRow[], order: RowOrder): readonly RegisterRow[] {
  if (order === 'list') return rows;
  const figure = ({ totals }: RegisterRow): number =>
    order === 'rate' ? (absenceRate(totals) ?? -1) : totals[order];
  return rows.toSorted((one, other) => figure(other) - figure(one));
}
