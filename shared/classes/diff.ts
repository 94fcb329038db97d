import type { Pupil } from '../model/pupil.ts';
import { asciiDigits, foldText } from '../spreadsheet/fold-text.ts';

/** What is known of a pupil. */
export const pupilFields = ['fullName', 'registrationNumber', 'dateOfBirth', 'gender'] as const;
export type PupilField = (typeof pupilFields)[number];

/** A pupil of whom a newer list says something else, or more. */
export interface ChangedPupil {
  readonly before: Pupil;
  readonly after: Pupil;
  readonly fields: readonly PupilField[];
}

/** What a newer list of a class says other than the one that is kept. */
export interface ClassDiff {
  readonly came: readonly Pupil[];
  readonly left: readonly Pupil[];
  readonly changed: readonly ChangedPupil[];
  /** The class as it is now, in the newer list's order. What that list does not say of a pupil stays as it was. */
  readonly pupils: readonly Pupil[];
}

const numberOf = ({ registrationNumber }: Pupil): string =>
  foldText(asciiDigits(registrationNumber ?? '')).replaceAll(' ', '');
/** Surname and given name may have changed places. */
const nameOf = ({ fullName }: Pupil): string => foldText(fullName).split(' ').sort().join(' ');

/** Who may be the same: of two with registration numbers, only those with the same one. */
const mayBeSame = (before: Pupil, after: Pupil): boolean => {
  const [known, found] = [numberOf(before), numberOf(after)];
  return known === '' || found === '' || known === found;
};

/** For each pupil of the newer list their place in the earlier one, if any: by registration number, then by name. */
function matched(before: readonly Pupil[], after: readonly Pupil[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const take = (fits: (known: Pupil) => boolean): number | undefined => {
    const found = [...free].find((place) => before.slice(place, place + 1).some(fits));
    if (found !== undefined) free.delete(found);
    return found;
  };
  const byNumber = after.map((pupil) => {
    const number = numberOf(pupil);
    return number === '' ? undefined : take((known) => numberOf(known) === number);
  });
  return after.map(
    (pupil, place) =>
      byNumber[place] ??
      take((known) => nameOf(known) === nameOf(pupil) && mayBeSame(known, pupil)),
  );
}

/** In a name the order of the words, spaces and the ways of writing a letter say nothing new. */
const says = (field: PupilField, pupil: Pupil): string =>
  field === 'fullName'
    ? nameOf(pupil)
    : field === 'registrationNumber'
      ? numberOf(pupil)
      : (pupil[field] ?? '');

/**
 * Compares a class with a newer list of it: who came, who left, and of whom something else or more is said. Pupils are
 * told by their registration numbers, or by their names where one of the lists has none. Of two of one name, the first
 * is the first.
 */
export function diffClass(before: readonly Pupil[], after: readonly Pupil[]): ClassDiff {
  const places = matched(before, after);
  const known = places.map((place) => (place === undefined ? undefined : before[place]));
  const pupils = after.map((pupil, place): Pupil => ({ ...known[place], ...pupil }));
  const changed = pupils.flatMap((pupil, place): ChangedPupil[] => {
    const was = known[place];
    if (!was) return [];
    const fields = pupilFields.filter((field) => says(field, was) !== says(field, pupil));
    return fields.length > 0 ? [{ before: was, after: pupil, fields }] : [];
  });
  const stayed = new Set(places);
  return {
    came: after.filter((_, place) => !known[place]),
    left: before.filter((_, place) => !stayed.has(place)),
    changed,
    pupils,
  };
}
