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
  /** Those about whom the teacher is asked, because their marks could go to one another. */
  readonly unclear: readonly Namesakes[];
}

/** A registration number for comparisons; empty if there is none. */
export const registrationKey = ({ registrationNumber }: Pupil): string =>
  foldText(asciiDigits(registrationNumber ?? '')).replaceAll(' ', '');
/** A name for comparisons. Sorts the words, because surname and given name may be swapped. */
export const nameKey = (name: string): string => foldText(name).split(' ').sort().join(' ');
const nameOf = ({ fullName }: Pupil): string => nameKey(fullName);

/** Two pupils with different registration numbers are never the same. */
export const mayBeSame = (before: Pupil, after: Pupil): boolean => {
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

/** Whether rows come in the order of their pupils, as far as these are known: then namesakes do too. */
export const isInOrder = (places: readonly (number | undefined)[]): boolean => {
  const known = places.filter((place) => place !== undefined);
  return known.every((place, index) => place >= (known[index - 1] ?? place));
};

/** Who a pupil of a newer list is: an index in the earlier list, or a new pupil. */
export type Choice = number | 'new';

/** Pupils of one name of whom nothing says who is who: their indices in the newer list and in the earlier one. */
export interface Namesakes {
  readonly found: readonly number[];
  readonly known: readonly number[];
}

/** The rows of a newer list whose matches more than a name shows. */
const certainRows = (
  before: readonly KnownPupil[],
  after: readonly KnownPupil[],
  matches: readonly (number | undefined)[],
): ReadonlySet<number> =>
  new Set(
    after.flatMap((found, row) => {
      const known = before[matches[row] ?? -1];
      return known && signs.slice(0, -1).some((isSign) => isSign(known, found)) ? [row] : [];
    }),
  );

/**
 * The namesakes among whom a number or a birth date decides nothing. If the newer list has all of them, and the other
 * pupils in the order of the earlier one, its order decides.
 * @param listed how many of `before` are in the earlier list; the others had left it already
 */
function unclearNamesakes(
  before: readonly KnownPupil[],
  after: readonly KnownPupil[],
  matches: readonly (number | undefined)[],
  listed = before.length,
): Namesakes[] {
  const certain = certainRows(before, after, matches);
  const taken = new Set([...certain].map((row) => matches[row]));
  const openRows = [...after.entries()].filter(([row]) => !certain.has(row));
  const openKnown = [...before.entries()].filter(([at]) => at < listed && !taken.has(at));
  const knownByName = Map.groupBy(openKnown, ([, pupil]) => nameOf(pupil));
  const rowsByName = Map.groupBy(openRows, ([, pupil]) => nameOf(pupil));
  return [...rowsByName].flatMap(([name, rows]): Namesakes[] => {
    const among = knownByName.get(name) ?? [];
    const found = rows.flatMap(([row, one]) =>
      among.some(([, other]) => mayBeSame(other, one)) ? [row] : [],
    );
    const known = among.flatMap(([at, one]) =>
      rows.some(([, other]) => mayBeSame(one, other)) ? [at] : [],
    );
    if (Math.max(found.length, known.length) < 2) return [];
    const others = matches.filter((at = listed) => at < listed && !known.includes(at));
    return found.length === known.length && isInOrder(others) ? [] : [{ found, known }];
  });
}

/**
 * Who each pupil of a newer list is without a teacher who could be asked: namesakes among whom nothing decides are new, so
 * that no marks go to another pupil. One who had left is recognised by a name that no other pupil has.
 */
export function identify(
  listed: readonly KnownPupil[],
  former: readonly KnownPupil[],
  after: readonly KnownPupil[],
): (number | undefined)[] {
  const before = [...listed, ...former];
  const matches = matchPupils(before, after);
  const certain = certainRows(before, after, matches);
  const groups = unclearNamesakes(before, after, matches, listed.length);
  const unclear = new Set(groups.flatMap(({ found }) => found));
  return after.map((found, row) => {
    const match = matches[row];
    if (match === undefined || certain.has(row)) return match;
    const isNamesake = (other: Pupil): boolean => nameOf(other) === nameOf(found);
    const alike = [...after.entries()].filter(([, one]) => isNamesake(one));
    if (alike.length === 1 && before.filter(isNamesake).length === 1) return match;
    // A client that names one of them by id would have named this one, too.
    const isNamed = alike.some(([at, { id = '' }]) => before[matches[at] ?? -1]?.id === id);
    return match < listed.length && !isNamed && !unclear.has(row) ? match : undefined;
  });
}

/** Whether it is said of all namesakes who they are, and of no two that they are the same known pupil. */
export const isClear = (
  unclear: readonly Namesakes[],
  chosen: ReadonlyMap<number, Choice>,
): boolean =>
  unclear.every(({ found }) => {
    const choices = found.flatMap((index) => chosen.get(index) ?? []);
    const known = choices.filter((one) => one !== 'new');
    return choices.length === found.length && new Set(known).size === known.length;
  });

/** The comparable form of a field: a name's word order, spaces and spelling variants do not count. */
const says = (field: PupilField, pupil: Pupil): string =>
  field === 'fullName'
    ? nameOf(pupil)
    : field === 'registrationNumber'
      ? registrationKey(pupil)
      : (pupil[field] ?? '');

/**
 * Compares a class with a newer list: who came, who left, and whose values changed.
 * @param chosen who namesakes of the newer list are, by their indices
 */
export function diffClass(
  before: readonly KnownPupil[],
  after: readonly KnownPupil[],
  chosen: ReadonlyMap<number, Choice> = new Map(),
): ClassDiff {
  const found = matchPupils(before, after);
  const unclear = unclearNamesakes(before, after, found);
  const asked = new Set(unclear.flatMap((group) => group.found));
  const matches = found.map((match, index) => {
    const choice = asked.has(index) ? chosen.get(index) : undefined;
    return choice === 'new' ? undefined : (choice ?? match);
  });
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
    unclear,
  };
}
