import { toBeCalled, type Half } from '#shared/attendance/halves.ts';
import { emptyRoll } from '#shared/attendance/roll.ts';
import { absencesInARow, takenRolls, type Rolls } from '#shared/attendance/totals.ts';
import type { Roll, RollSign } from '#shared/model/attendance.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { asciiDigits, foldText } from '#shared/text/fold-text.ts';

/** A pupil whom a roll can call. */
export interface RollPupil {
  readonly id: string;
  /** The place in the class's list, from 1; undefined: the pupil has left. */
  readonly number: number | undefined;
  readonly name: string;
  /** `YYYY-MM-DD`, if the pupil has left. */
  readonly leftOn?: string;
}

export type WithPupils = Pick<SavedClass, 'pupils' | 'left'>;

/** All pupils of a class in the order of its list, and then those who have left. */
export const pupilsOf = ({ pupils, left = [] }: WithPupils): RollPupil[] => [
  ...pupils.map(({ id, fullName }, index) => ({ id, number: index + 1, name: fullName })),
  ...left.map(({ id, fullName, leftOn }) => ({ id, number: undefined, name: fullName, leftOn })),
];

/** Whom a roll calls, as far as the class still knows them, and the other pupils of the list. */
export function splitPupils(
  kept: WithPupils,
  called: readonly string[],
): { readonly shown: readonly RollPupil[]; readonly others: readonly RollPupil[] } {
  const ids = new Set(called);
  const all = pupilsOf(kept);
  return {
    shown: all.filter(({ id }) => ids.has(id)),
    others: all.filter(({ id, number }) => !ids.has(id) && number !== undefined),
  };
}

/** Whom a roll of a class calls before anything is chosen on this page. */
export const calledOf = (
  { pupils }: WithPupils,
  of: { readonly rolls: Rolls; readonly key: string; readonly half: Half | undefined },
): readonly string[] =>
  toBeCalled(
    pupils.map(({ id }) => id),
    of,
  );

export const signOf = ({ marks }: Roll, pupil: string): RollSign => marks[pupil]?.sign ?? 'present';

const order = ['present', 'absent', 'late', 'excused'] as const;

/** What the next tap says. */
export const nextSign = (sign: RollSign): RollSign =>
  order[(order.indexOf(sign) + 1) % order.length] ?? 'present';

export type Counts = Readonly<Record<RollSign, number>>;

/** How many of the pupils are present, or would be if the roll were taken now, absent, late and excused. */
export function countsOf(pupils: readonly Pick<RollPupil, 'id'>[], roll: Roll = emptyRoll): Counts {
  const counts = { present: 0, absent: 0, late: 0, excused: 0 };
  for (const { id } of pupils) counts[signOf(roll, id)] += 1;
  return counts;
}

/** The pupils whom a text finds: the one with this number, or those with a name that has a word which begins so. */
export function findPupils(pupils: readonly RollPupil[], sought: string): readonly RollPupil[] {
  const folded = foldText(sought);
  if (folded === '') return pupils;
  const number = asciiDigits(sought).trim();
  return pupils.filter(
    (pupil) => String(pupil.number) === number || ` ${foldText(pupil.name)}`.includes(` ${folded}`),
  );
}

/** How many absences in a row before a roll are worth saying. */
const WORTH_SAYING = 2;

/** The pupils who were absent, with or without an excuse, in both rolls before this one that called them. */
export function absentBefore(rolls: Rolls, key: string): ReadonlySet<string> {
  const before = takenRolls(rolls).filter((one) => one.key < key);
  const called = new Set(before.flatMap(({ roll }) => roll.taken?.pupils ?? []));
  return new Set(
    [...called].filter((pupil) => absencesInARow(before, pupil).length >= WORTH_SAYING),
  );
}
