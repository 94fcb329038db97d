import type { Pupil } from '../../model/pupil.ts';
import { asciiDigits, foldText } from '../../text/fold-text.ts';

/** A pupil of a list, with the id if it is known. */
export type KnownPupil = Pupil & { readonly id?: string | undefined };

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
  readonly left: readonly KnownPupil[];
  readonly changed: readonly ChangedPupil[];
  /** The class as it is now, in the newer list's order. Values missing there are kept. */
  readonly pupils: readonly KnownPupil[];
}

/** A registration number for comparisons; empty if there is none. */
export const registrationKey = ({ registrationNumber }: Pupil): string =>
  foldText(asciiDigits(registrationNumber ?? '')).replaceAll(' ', '');
/** A name for comparisons. Sorts the words, because surname and given name may be swapped. */
export const nameKey = (name: string): string => foldText(name).split(' ').sort().join(' ');
const nameOf = ({ fullName }: Pupil): string => nameKey(fullName);

/** Two pupils with different registration numbers are never the same. */
const mayBeSame = (before: Pupil, after: Pupil): boolean => {
  const [known, found] = [registrationKey(before), registrationKey(after)];
  return known === '' || found === '' || known === found;
};

/** What identifies a pupil, the surest first. Namesakes are matched by birth date before they are matched in order. */
const signs: readonly ((known: KnownPupil, found: KnownPupil) => boolean)[] = [
  (known, { id }) => id !== undefined && known.id === id,
  (known, found) =>
    registrationKey(found) !== '' && registrationKey(known) === registrationKey(found),
  (known, found) =>
    found.dateOfBirth !== undefined &&
    known.dateOfBirth === found.dateOfBirth &&
    nameOf(known) === nameOf(found) &&
    mayBeSame(known, found),
  (known, found) => nameOf(known) === nameOf(found) && mayBeSame(known, found),
];

/** The index of each newer pupil in the earlier list, if any: by id, registration number, or name. */
export function matchPupils(
  before: readonly KnownPupil[],
  after: readonly KnownPupil[],
): (number | undefined)[] {
  const matches = after.map((): number | undefined => undefined);
  const free = new Set(before.keys());
  for (const isSign of signs) {
    for (const [index, found] of after.entries()) {
      if (matches[index] !== undefined) continue;
      const match = [...free].find((known) =>
        before.slice(known, known + 1).some((pupil) => isSign(pupil, found)),
      );
      if (match === undefined) continue;
      free.delete(match);
      matches[index] = match;
    }
  }
  return matches;
}

/** The comparable form of a field: a name's word order, spaces and spelling variants do not count. */
const says = (field: PupilField, pupil: Pupil): string =>
  field === 'fullName'
    ? nameOf(pupil)
    : field === 'registrationNumber'
      ? registrationKey(pupil)
      : (pupil[field] ?? '');

/**
 * Compares a class with a newer list: who came, who left, and whose values changed.
 */
export function diffClass(before: readonly KnownPupil[], after: readonly KnownPupil[]): ClassDiff {
  const matches = matchPupils(before, after);
  const known = matches.map((index) => (index === undefined ? undefined : before[index]));
  const pupils = after.map((pupil, index): KnownPupil => ({ ...known[index], ...pupil }));
  const changed = pupils.flatMap((pupil, index): ChangedPupil[] => {
    const was = known[index];
    if (!was) return [];
    const fields = pupilFields.filter((field) => says(field, was) !== says(field, pupil));
    return fields.length > 0 ? [{ before: was, after: pupil, fields }] : [];
  });
  const stayed = new Set(matches);
  return {
    came: after.filter((_, index) => !known[index]),
    left: before.filter((_, index) => !stayed.has(index)),
    changed,
    pupils,
  };
}
