import { absencesInARow, takenRolls, type Rolls } from '#shared/attendance/totals.ts';

/** From how many sessions in a row a pupil's absence is worth a look, and of how many pupils this is said. */
const WORTH_A_LOOK = 3;
const MOST = 2;

/** A pupil who was absent in the last sessions of a class. */
export interface LongAbsence {
  readonly classId: string;
  readonly pupilId: string;
  readonly count: number;
  /** The key of the last of these rolls. */
  readonly last: string;
}

/**
 * The pupils who were absent in the last three sessions that called them, with or without an excuse. It is over with the
 * first roll in which they are there.
 */
export const longAbsences = (
  classIds: readonly string[],
  rollsOf: (classId: string) => Rolls | undefined,
): LongAbsence[] =>
  classIds.flatMap((classId) => {
    const taken = takenRolls(rollsOf(classId) ?? {});
    const called = new Set(taken.flatMap(({ roll }) => roll.taken?.pupils ?? []));
    return [...called].flatMap((pupilId): LongAbsence[] => {
      const row = absencesInARow(taken, pupilId);
      const last = row.at(-1);
      if (last === undefined || row.length < WORTH_A_LOOK) return [];
      return [{ classId, pupilId, count: row.length, last }];
    });
  });

/** An absence of a pupil whom the class's list still has. */
export interface NamedAbsence extends LongAbsence {
  readonly fullName: string;
  readonly className: string;
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly pupils: readonly { readonly id: string; readonly fullName: string }[];
}

/** Those to show, the latest first; a pupil who has left the list is not among them. */
export const namedAbsences = (
  absences: readonly LongAbsence[],
  classes: readonly Named[],
): NamedAbsence[] =>
  absences
    .flatMap((absence): NamedAbsence[] => {
      const kept = classes.find(({ id }) => id === absence.classId);
      const pupil = kept?.pupils.find(({ id }) => id === absence.pupilId);
      return kept && pupil ? [{ ...absence, fullName: pupil.fullName, className: kept.name }] : [];
    })
    .toSorted((one, other) =>
      one.last === other.last ? other.count - one.count : one.last < other.last ? 1 : -1,
    )
    .slice(0, MOST);
