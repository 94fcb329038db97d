import { isInOrder, matchPupils, nameKey, registrationKey } from './compare-lists.ts';
import type { Pupil } from '../../model/pupil.ts';
import type { SavedClass, SavedPupil } from '../../model/saved-class.ts';

/** The pupils of a saved class. */
export type KnownPupils = Pick<SavedClass, 'pupils' | 'left'>;

const isSure = (row: Pupil, known: Pupil): boolean =>
  (row.registrationNumber !== undefined &&
    registrationKey(row) !== '' &&
    registrationKey(row) === registrationKey(known)) ||
  (row.dateOfBirth !== undefined && row.dateOfBirth === known.dateOfBirth);

/**
 * The pupil of each row of marks. Pupils who have left are matched too, so that their marks do not go to a namesake.
 * Undefined also where several pupils have the name and nothing says who is meant: some of them lack a row, or the rows
 * come in another order than the pupils.
 */
export function pupilsOfRows(
  { pupils, left = [] }: KnownPupils,
  rows: readonly Pupil[],
): readonly (SavedPupil | undefined)[] {
  const all = [...pupils, ...left];
  const found = matchPupils(all, rows);
  const open = new Map(Map.groupBy(all.keys(), (at) => nameKey(all[at]?.fullName ?? '')));
  const unsure = rows.map((row, index) => {
    const at = found[index] ?? -1;
    const known = all[at];
    if (!known) return false;
    const key = nameKey(known.fullName);
    const namesakes = open.get(key) ?? [];
    if (namesakes.length < 2 || !isSure(row, known)) return true;
    open.set(
      key,
      namesakes.filter((other) => other !== at),
    );
    return false;
  });
  return rows.map((_, index) => {
    const at = found[index] ?? -1;
    const known = pupils[at];
    if (!known || !unsure[index]) return known;
    const namesakes = open.get(nameKey(known.fullName)) ?? [];
    const alike = rows.filter((_row, other) => {
      return unsure[other] && namesakes.includes(found[other] ?? -1);
    });
    const others = found.map((one) =>
      one !== undefined && one < pupils.length && !namesakes.includes(one) ? one : undefined,
    );
    const isClear =
      namesakes.length === 1 ||
      (alike.length === namesakes.length &&
        namesakes.every((one) => one < pupils.length) &&
        isInOrder(others));
    return isClear ? known : undefined;
  });
}
