import type { Pupil } from '../model/pupil.ts';
import { asciiDigits, foldText } from '../text/fold-text.ts';

export const pupilFields = ['fullName', 'registrationNumber', 'dateOfBirth', 'gender'] as const;
export type PupilField = (typeof pupilFields)[number];

/** A pupil for whom a newer list has different or additional values. */
export interface ChangedPupil {
  readonly before: Pupil;
  readonly after: Pupil;
  readonly fields: readonly PupilField[];
}

/** How a newer list of a class differs from the saved one. */
export interface ClassDiff {
  readonly came: readonly Pupil[];
  readonly left: readonly Pupil[];
  readonly changed: readonly ChangedPupil[];
  /** The class as it is now, in the newer list's order. Values missing there are kept. */
  readonly pupils: readonly Pupil[];
}

const numberOf = ({ registrationNumber }: Pupil): string =>
  foldText(asciiDigits(registrationNumber ?? '')).replaceAll(' ', '');
/** Sorts the words, because surname and given name may be swapped. */
const nameOf = ({ fullName }: Pupil): string => foldText(fullName).split(' ').sort().join(' ');

/** Two pupils with different registration numbers are never the same. */
const mayBeSame = (before: Pupil, after: Pupil): boolean => {
  const [known, found] = [numberOf(before), numberOf(after)];
  return known === '' || found === '' || known === found;
};

/** The index of each newer pupil in the earlier list, if any: by registration number, then by name. */
function matched(before: readonly Pupil[], after: readonly Pupil[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const take = (fits: (known: Pupil) => boolean): number | undefined => {
    const found = [...free].find((index) => before.slice(index, index + 1).some(fits));
    if (found !== undefined) free.delete(found);
    return found;
  };
  const byNumber = after.map((pupil) => {
    const number = numberOf(pupil);
    return number === '' ? undefined : take((known) => numberOf(known) === number);
  });
  return after.map(
    (pupil, index) =>
      byNumber[index] ??
      take((known) => nameOf(known) === nameOf(pupil) && mayBeSame(known, pupil)),
  );
}

/** The comparable form of a field: a name's word order, spaces and spelling variants do not count. */
const says = (field: PupilField, pupil: Pupil): string =>
  field === 'fullName'
    ? nameOf(pupil)
    : field === 'registrationNumber'
      ? numberOf(pupil)
      : (pupil[field] ?? '');

/**
 * Compares a class with a newer list: who came, who left, and whose values changed. Pupils are matched by registration
 * number, or by name if a list has no numbers. Namesakes are matched in order.
 */
export function diffClass(before: readonly Pupil[], after: readonly Pupil[]): ClassDiff {
  const places = matched(before, after);
  const known = places.map((index) => (index === undefined ? undefined : before[index]));
  const pupils = after.map((pupil, index): Pupil => ({ ...known[index], ...pupil }));
  const changed = pupils.flatMap((pupil, index): ChangedPupil[] => {
    const was = known[index];
    if (!was) return [];
    const fields = pupilFields.filter((field) => says(field, was) !== says(field, pupil));
    return fields.length > 0 ? [{ before: was, after: pupil, fields }] : [];
  });
  const stayed = new Set(places);
  return {
    came: after.filter((_, index) => !known[index]),
    left: before.filter((_, index) => !stayed.has(index)),
    changed,
    pupils,
  };
}
