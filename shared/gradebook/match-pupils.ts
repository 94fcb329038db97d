import type { ListedPupil } from '../model/gradebook.ts';
import { digitsOf, foldText } from '../spreadsheet/fold-text.ts';
import { alignInOrder } from './align-in-order.ts';
import { editDistance, foldName, nameLikeness, wordLikeness } from './name-likeness.ts';

/** What a row of the page says of whose it is. */
export interface RowIdentity {
  readonly name: string;
  /** The name was read well: a pupil of quite another name is not whose row it is, whatever its place. */
  readonly isNameSure?: boolean;
  /** Nothing of the name could be read, or nothing to be believed: it speaks neither for nor against anyone. */
  readonly isNameLost?: boolean;
  readonly ordinal?: number;
  readonly registrationNumber?: string;
}

/** What the signals weigh beside the likeness of two names, which goes from 0 to 1. */
const WEIGHTS = {
  sameNumber: 2,
  nearNumber: 0.8,
  otherNumber: -0.5,
  ordinal: 0.3,
  otherOrdinal: -0.1,
  /** Between two rows that are certain, as many places apart in the list. */
  between: 0.2,
};
/** The likeness of a name of which only some words were read, each as the pupil's list has it, and each nearly so. */
const PART = { same: 0.6, near: 0.56 } as const;
/** Words this much alike are nearly the same. */
const NEAR = 0.7;
/** What a match must have to be better than none. */
const ENOUGH = 0.62;
/** What a row that is in its place has, though nothing else speaks for its pupil. */
const IN_PLACE = ENOUGH + 0.03;
/** From here on a name alone is certain, if no other pupil's is nearly as like it. */
const CERTAIN = 0.8;
const MARGIN = 0.12;
/** A name that was read well is at least so much like its pupil's. */
const SURE_LIKENESS = 0.55;
/** A name that is so much more like another pupil's is not this one's, whatever their places. */
const FAR = 0.25;

function numberSignal(row: string, pupil: string): number {
  if (row === '' || pupil === '') return 0;
  if (row === pupil) return WEIGHTS.sameNumber;
  if (editDistance(row, pupil) <= 2) return WEIGHTS.nearNumber;
  // Of a number with fewer digits or more than it should have nobody knows which were misread.
  return row.length === pupil.length ? WEIGHTS.otherNumber : 0;
}

const ordinalSignal = (ordinal: number | undefined, pupil: number): number => {
  if (ordinal === undefined) return 0;
  return ordinal === pupil + 1 ? WEIGHTS.ordinal : WEIGHTS.otherOrdinal;
};

const wordsOf = (name: string): readonly string[] =>
  foldText(name)
    .split(' ')
    .filter((word) => word.length > 1);

/** How alike a name is of which fewer words were read than it has: the surname or the given name alone. */
function partLikeness(read: readonly string[], whole: readonly string[]): number {
  if (read.length === 0 || read.length >= whole.length) return 0;
  const least = Math.min(
    ...read.map((word) => Math.max(...whole.map((other) => wordLikeness(word, other)))),
  );
  if (least === 1) return PART.same;
  return least >= NEAR ? PART.near : 0;
}

type Scores = readonly (readonly number[])[];
type Match = readonly (number | undefined)[];

/** Those rows of a match whose pupil no other comes near to. */
const certainOf = (match: Match, likeness: Scores): Match =>
  match.map((pupil, row) => {
    const own = pupil === undefined ? 0 : (likeness[row]?.[pupil] ?? 0);
    const rival = Math.max(0, ...(likeness[row] ?? []).filter((_, other) => other !== pupil));
    return own >= CERTAIN && own - rival >= MARGIN ? pupil : undefined;
  });

/** Whether the certain rows above and below a row are as far from it as from a pupil in the list. */
interface Surroundings {
  readonly above: boolean;
  readonly below: boolean;
}

/** Before the first row stands who is before the first pupil, if any row is certain, and likewise after the last. */
function surroundings(
  certain: Match,
  { row, pupil, count }: { row: number; pupil: number; count: number },
): Surroundings {
  const above = certain.findLastIndex((found, index) => index < row && found !== undefined);
  const below = certain.findIndex((found, index) => index > row && found !== undefined);
  if (above < 0 && below < 0) return { above: false, below: false };
  const fits = (index: number, other: number | undefined): boolean =>
    other !== undefined && pupil - other === row - index;
  return {
    above: above < 0 ? fits(-1, -1) : fits(above, certain[above]),
    below: below < 0 ? fits(certain.length, count) : fits(below, certain[below]),
  };
}

/**
 * Whether a row is rather another pupil's than the one it was aligned with: by its name, if that is much more like
 * another's or certainly that, or if nothing but a name tells two alike apart.
 * @param support what speaks for the pupil besides the name
 */
function isAnothers(likeness: readonly number[], pupil: number, support: number): boolean {
  if (support >= WEIGHTS.nearNumber) return false;
  const rival = Math.max(0, ...likeness.filter((_, other) => other !== pupil));
  const ahead = (likeness[pupil] ?? 0) - rival;
  if (-ahead > FAR || (rival >= CERTAIN && -ahead > MARGIN)) return true;
  return support <= 0 && ahead < MARGIN;
}

/** Whether a name that was read well is not the pupil's: only the pupil's own number says more. */
function isRuledOut(
  { isNameSure = false, registrationNumber }: RowIdentity,
  likeness: number,
  pupil: ListedPupil | undefined,
): boolean {
  const number = digitsOf(registrationNumber);
  const isOwnNumber = number !== '' && number === digitsOf(pupil?.registrationNumber);
  return isNameSure && likeness < SURE_LIKENESS && !isOwnNumber;
}

/** Gives rows that are left over to pupils that are, where the name alone is certain: lists in another order. */
function matchByName(match: Match, likeness: Scores): Match {
  const taken = new Set(match.filter((pupil) => pupil !== undefined));
  return match.map((pupil, row) => {
    if (pupil !== undefined) return pupil;
    const free = (likeness[row] ?? [])
      .map((value, index) => ({ value, index }))
      .filter(({ index }) => !taken.has(index))
      .toSorted((a, b) => b.value - a.value);
    const [best, second] = free;
    if (!best || best.value < CERTAIN || best.value - (second?.value ?? 0) < MARGIN)
      return undefined;
    taken.add(best.index);
    return best.index;
  });
}

/**
 * Whose each row of a page is: for each row an index into the pupils, or undefined where it is not certain. Rows and
 * list mostly have one order, so numbers, places and names that read nearly alike are weighed together; a row out of
 * order needs a name that is certain by itself. No pupil is given two rows.
 */
export function matchPupils(rows: readonly RowIdentity[], pupils: readonly ListedPupil[]): Match {
  const names = pupils.map(({ name }) => foldName(name));
  const numbers = pupils.map(({ registrationNumber }) => digitsOf(registrationNumber));
  const words = pupils.map(({ name }) => wordsOf(name));
  const likeness = rows.map(({ name }) => {
    const folded = foldName(name);
    const read = wordsOf(name);
    return names.map((other, pupil) => {
      const alike = nameLikeness(folded, other);
      return Math.max(alike, partLikeness(read, words[pupil] ?? []));
    });
  });
  const signals = rows.map(({ ordinal, registrationNumber }, row) => {
    const number = digitsOf(registrationNumber);
    return pupils.map(
      (_, pupil) =>
        (likeness[row]?.[pupil] ?? 0) +
        numberSignal(number, numbers[pupil] ?? '') +
        ordinalSignal(ordinal, pupil),
    );
  });
  const gains = (scores: Scores): Scores => scores.map((row) => row.map((score) => score - ENOUGH));
  const certain = certainOf(alignInOrder(gains(signals)), likeness);
  const around = signals.map((scores, row) =>
    scores.map((_, pupil) => surroundings(certain, { row, pupil, count: pupils.length })),
  );
  /** A name that is lost between rows that are certain can be nobody else's, unless its number is another's. */
  const isInPlace = (row: number, pupil: number): boolean => {
    const { isNameLost = false, ordinal = pupil + 1, registrationNumber } = rows[row] ?? {};
    const number = digitsOf(registrationNumber);
    const owner = number === '' ? -1 : numbers.indexOf(number);
    const isNumberAnothers = ordinal !== pupil + 1 || (owner >= 0 && owner !== pupil);
    const { above = false, below = false } = around[row]?.[pupil] ?? {};
    return isNameLost && !isNumberAnothers && above && below;
  };
  const surrounded = signals.map((scores, row) =>
    scores.map((score, pupil) => {
      const { above = false, below = false } = around[row]?.[pupil] ?? {};
      const between = ((Number(above) + Number(below)) * WEIGHTS.between) / 2;
      return isInPlace(row, pupil) ? Math.max(score + between, IN_PLACE) : score + between;
    }),
  );
  const aligned = alignInOrder(gains(surrounded)).map((pupil, index) => {
    const row = rows[index];
    if (pupil === undefined || !row) return undefined;
    if (isInPlace(index, pupil)) return pupil;
    const alike = likeness[index] ?? [];
    const own = alike[pupil] ?? 0;
    const support = (surrounded[index]?.[pupil] ?? 0) - own;
    return isAnothers(alike, pupil, support) || isRuledOut(row, own, pupils[pupil])
      ? undefined
      : pupil;
  });
  return matchByName(aligned, likeness);
}
