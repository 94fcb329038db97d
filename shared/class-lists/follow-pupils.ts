import { yearOfStudy } from './next-class.ts';
import { classKey } from './class-code.ts';
import { limits } from '../model/limits.ts';
import type { Pupil } from '../model/pupil.ts';
import type { SavedClass, SavedPupil } from '../model/saved-class.ts';
import { foldedWords } from '../text/fold-text.ts';
import { mayBeSame, nameKey, registrationKey } from '../record/names/compare-lists.ts';

type LastClass = Pick<SavedClass, 'id' | 'name' | 'pupils'>;

/** A pupil of last year's classes; one who was in two of them, in two subjects, is one person. */
export interface Person {
  readonly pupil: SavedPupil;
  /** The classes that the pupil was in, and the pupil's id there. */
  readonly classes: readonly (Pick<LastClass, 'id' | 'name'> & { readonly pupilId: string })[];
}

/** A class of the new year with its new list. */
export interface NewList {
  readonly name: string;
  /** The class of last year that it continues. */
  readonly follows?: string | undefined;
  readonly pupils: readonly Pupil[];
}

/** Who a pupil of a new list is: a pupil of last year, a new one, or one of several, which the teacher knows. */
export type Identity =
  | { readonly is: 'stayed' | 'moved' | 'repeated'; readonly person: Person }
  | { readonly is: 'new' }
  | { readonly is: 'asked'; readonly candidates: readonly Person[] };

const sameDay = (one: Pupil, other: Pupil): boolean =>
  one.dateOfBirth !== undefined && one.dateOfBirth === other.dateOfBirth;
const otherDay = (one: Pupil, other: Pupil): boolean =>
  one.dateOfBirth !== undefined &&
  other.dateOfBirth !== undefined &&
  one.dateOfBirth !== other.dateOfBirth;

const groupedBy = <Value>(values: readonly Value[], keyOf: (value: Value) => string) => {
  const groups = Map.groupBy(values, keyOf);
  return (key: string): readonly Value[] => (key === '' ? [] : (groups.get(key) ?? []));
};

/** What two spellings of one word begin with: `Benali`, `Ben Ali`. */
const SPELT = 3;
const isArabic = (name: string): boolean => /\p{Script=Arabic}/u.test(name);
const beginnings = ({ fullName }: Pupil): string[] =>
  foldedWords(fullName)
    .filter(({ length }) => length >= SPELT)
    .map((word) => word.slice(0, SPELT));

/** Whether a number cannot be the row of a list. */
const isLasting = (pupil: Pupil): boolean => {
  const key = registrationKey(pupil);
  return !/^\d*$/.test(key) || Number(key) > limits.classPupils;
};

/**
 * Whether two pupils with one number may be one person: the number may be the row of a list. If it is none, a name that
 * became Latin says nothing against it.
 */
const mayShareNumber = (one: Pupil, other: Pupil): boolean => {
  const known = new Set(beginnings(one));
  return (
    sameDay(one, other) ||
    (isLasting(other) &&
      !otherDay(one, other) &&
      isArabic(one.fullName) !== isArabic(other.fullName)) ||
    beginnings(other).some((beginning) => known.has(beginning))
  );
};

/**
 * Those with a pupil's number and those with the name. `own` are those with the number whom nothing disputes: no other birth
 * date, and no namesake of either, then or now, with another number.
 */
const knownOf = (people: readonly Person[], listed: readonly Pupil[]) => {
  const numbered = groupedBy(people, ({ pupil }) => registrationKey(pupil));
  const named = groupedBy(people, ({ pupil }) => nameKey(pupil.fullName));
  const now = groupedBy(listed, ({ fullName }) => nameKey(fullName));
  return (found: Pupil) => {
    const owners = numbered(registrationKey(found));
    const alike = named(nameKey(found.fullName));
    const isNamed = owners.some((owner) => alike.includes(owner));
    const own = owners.filter(({ pupil }) => {
      const namesakes = [...alike.map((one) => one.pupil), ...now(nameKey(pupil.fullName))];
      return (
        mayShareNumber(pupil, found) &&
        !otherDay(pupil, found) &&
        (isNamed || namesakes.every((one) => mayBeSame(one, found)))
      );
    });
    return { owners, alike, own };
  };
};

/** The pupils of last year's classes. Pupils of the same class are never one person. */
export function peopleOf(classes: readonly LastClass[]): readonly Person[] {
  return classes.reduce<readonly Person[]>((people, { id, name, pupils }) => {
    const lookUp = knownOf(people, pupils);
    const here = groupedBy(pupils, ({ fullName }) => nameKey(fullName));
    const isHere = (person: Person) =>
      person.classes.some((one) => classKey(one.name) === classKey(name));
    const known = new Map(
      pupils.map((pupil) => {
        const { alike: named, own: numbered } = lookUp(pupil);
        const alike = named.filter((person) => mayBeSame(person.pupil, pupil));
        const inSameClass = alike.filter(
          (person) => isHere(person) && !otherDay(person.pupil, pupil),
        );
        const found = [
          // Two classes have the same rows.
          numbered.filter((one) => isLasting(pupil) || isHere(one) || alike.includes(one)),
          alike.filter((person) => sameDay(person.pupil, pupil)),
          here(nameKey(pupil.fullName)).length === 1 ? inSameClass : [],
        ].find(({ length }) => length > 0);
        return [pupil, found?.length === 1 ? found[0] : undefined];
      }),
    );
    // Two rows of one list are two pupils, even with the same number.
    const claimed = Map.groupBy(known.values(), (person) => person);
    const own = (pupil: SavedPupil): Person | undefined => {
      const person = known.get(pupil);
      return person && claimed.get(person)?.length === 1 ? person : undefined;
    };
    const continued = new Map(pupils.map((pupil) => [own(pupil), pupil]));
    return [
      ...people.map((person): Person => {
        const pupil = continued.get(person);
        if (!pupil) return person;
        return {
          pupil: { ...pupil, ...person.pupil },
          classes: [...person.classes, { id, name, pupilId: pupil.id }],
        };
      }),
      ...pupils
        .filter((pupil) => !own(pupil))
        .map((pupil): Person => ({ pupil, classes: [{ id, name, pupilId: pupil.id }] })),
    ];
  }, []);
}

type Claim =
  | { readonly is: 'sure'; readonly person: Person }
  /** The name alone says it. */
  | { readonly is: 'named' | 'asked'; readonly candidates: readonly Person[] };

/** Who a pupil may be, as far as number, birth date and name say without looking at the other pupils. */
const claimant = (people: readonly Person[], listed: readonly Pupil[]) => {
  const lookUp = knownOf(people, listed);
  return (found: Pupil): Claim => {
    const { owners, alike, own } = lookUp(found);
    const born = alike.filter(({ pupil }) => sameDay(pupil, found));
    const numberless = born.filter(({ pupil }) => mayBeSame(pupil, found));
    const [surest = []] = [own, numberless].filter(({ length }) => length > 0);
    const [person] = surest;
    if (person) {
      return surest.length === 1 ? { is: 'sure', person } : { is: 'asked', candidates: surest };
    }
    const candidates = [...new Set([...alike, ...owners])];
    // A birth date or a number that differs may have been corrected, or there are two pupils of this name.
    const isOdd = alike.some(
      ({ pupil }) => otherDay(pupil, found) || (!mayBeSame(pupil, found) && !sameDay(pupil, found)),
    );
    return { is: candidates.length === 1 && !isOdd && alike[0] ? 'named' : 'asked', candidates };
  };
};

/**
 * The new lists without their numbers if these are other ones than last year's: rows of a list, or numbers of another
 * system. That is so if more of them speak against a pupil's name than for it.
 */
const withLastingNumbers = (
  people: readonly Person[],
  lists: readonly NewList[],
): readonly NewList[] => {
  const listed = lists.flatMap(({ pupils }) => pupils);
  const lookUp = knownOf(people, listed);
  const said = listed.flatMap((found): boolean[] => {
    const { owners, alike, own } = lookUp(found);
    if (own.length > 0) return [true];
    return owners.length > 0 || alike.some(({ pupil }) => !mayBeSame(pupil, found)) ? [false] : [];
  });
  const against = said.filter((one) => !one).length;
  if (against < FEWEST_AGAINST || against * 2 <= said.length) return lists;
  return lists.map((list) => ({
    ...list,
    pupils: list.pupils.map(({ registrationNumber: _, ...pupil }) => pupil),
  }));
};
const FEWEST_AGAINST = 3;

/** How a pupil of last year comes into a class. */
const relationOf = (person: Person, { name, follows }: Omit<NewList, 'pupils'>): Identity => {
  if (person.classes.some(({ id }) => id === follows)) return { is: 'stayed', person };
  const now = yearOfStudy(name);
  const isRepeated = person.classes.some((one) => {
    const before = yearOfStudy(one.name);
    return now && before?.level === now.level && before.year === now.year;
  });
  return { is: isRepeated ? 'repeated' : 'moved', person };
};

/** What an identity is by the teacher's answer: the place of a candidate, or anything else for a new pupil. */
export const answered = (
  identity: Identity,
  answer: string | undefined,
  list: Omit<NewList, 'pupils'>,
): Identity => {
  if (identity.is !== 'asked' || answer === undefined) return identity;
  const person = identity.candidates[Number(answer)];
  return person ? relationOf(person, list) : { is: 'new' };
};

/**
 * Says of each pupil of the new lists who it is among last year's pupils: by registration number, by name and birth
 * date, or by the name alone if only one pupil of each year has it. Namesakes are asked about, never guessed.
 */
export function followPupils(
  people: readonly Person[],
  given: readonly NewList[],
): readonly (readonly Identity[])[] {
  const lists = withLastingNumbers(people, given);
  const claimOf = claimant(
    people,
    lists.flatMap(({ pupils }) => pupils),
  );
  const claims = lists.map(({ name, pupils }) =>
    pupils.map((pupil) => ({ pupil, place: classKey(name), claim: claimOf(pupil) })),
  );
  const all = claims.flat();
  const takenIn = Map.groupBy(
    all.flatMap(({ claim, place }) => (claim.is === 'sure' ? { ...claim, place } : [])),
    ({ person }) => person,
  );
  const open = groupedBy(
    all.filter(({ claim }) => claim.is !== 'sure'),
    ({ pupil }) => nameKey(pupil.fullName),
  );
  /** Whether several pupils of the name are left; the lists of two subjects of a class have the same pupils. */
  const hasNamesake = (pupil: Pupil): boolean => {
    const places = Map.groupBy(open(nameKey(pupil.fullName)), ({ place }) => place);
    return (
      places.size > 1 ||
      [...places.values()].some((rows) => isTwoInAList(rows.map((row) => row.pupil)))
    );
  };
  const isTwoInAList = (pupils: readonly Pupil[]): boolean =>
    lists.some((list) => list.pupils.filter((pupil) => pupils.includes(pupil)).length > 1);
  return lists.map((list, index) =>
    (claims[index] ?? []).map(({ pupil, place, claim }): Identity => {
      if (claim.is === 'sure') return relationOf(claim.person, list);
      const candidates = claim.candidates.filter((person) =>
        (takenIn.get(person) ?? []).every((one) => one.place === place),
      );
      const [person] = candidates;
      if (!person) return { is: 'new' };
      return claim.is === 'named' && !hasNamesake(pupil)
        ? relationOf(person, list)
        : { is: 'asked', candidates };
    }),
  );
}
