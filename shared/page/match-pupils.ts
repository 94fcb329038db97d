import type { ListedPupil } from '../model/gradebook.ts';
import { digitsOf, foldText } from '../text/fold-text.ts';
import { alignInOrder } from './align-in-order.ts';
import {
  editDistance,
  foldName,
  nameLikeness,
  wordLikeness,
} from '../record/names/name-likeness.ts';

/** What a row of the page says about its pupil. */
export interface RowIdentity {
  readonly name: string;
  /** The name was read well, so a pupil with a very different name is ruled out. */
  readonly isNameSure?: boolean;
  /** The name is unreadable or unreliable, so it counts neither for nor against a pupil. */
  readonly isNameLost?: boolean;
  readonly ordinal?: number;
  readonly registrationNumber?: string;
}

/** Weights of the signals, relative to the likeness of two names (0 to 1). */
const WEIGHTS = {
  sameNumber: 2,
  nearNumber: 0.8,
  otherNumber: -0.5,
  ordinal: 0.3,
  otherOrdinal: -0.1,
  /** The neighbouring certain rows are equally far away in the list. */
  between: 0.2,
};
/** Likeness of a partly read name: all its words match exactly, or nearly. */
const PART = { same: 0.6, near: 0.56 } as const;
/** Words with at least this likeness nearly match. */
const NEAR = 0.7;
/** The least score of a match. */
const ENOUGH = 0.62;
/** The score of a row that is in its place when nothing else supports the pupil. */
const IN_PLACE = ENOUGH + 0.03;
/** A name alone is certain from this likeness on, with this margin to any other pupil's name. */
const CERTAIN = 0.8;
const MARGIN = 0.12;
/** The least likeness of a well-read name to its pupil's. */
const SURE_LIKENESS = 0.55;
/** If another pupil's name is more like it by this much, the row is not this pupil's. */
const FAR = 0.25;

function numberSignal(row: string, pupil: string): number {
  if (row === '' || pupil === '') return 0;
  if (row === pupil) return WEIGHTS.sameNumber;
  if (editDistance(row, pupil) <= 2) return WEIGHTS.nearNumber;
  // If the number of digits is wrong, the misread digits are unknown, so it proves nothing.
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

/** The likeness of a partly read name: the surname or the given name alone. */
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

/** Rows of a match whose pupil has no close rival. */
const certainOf = (match: Match, likeness: Scores): Match =>
  match.map((pupil, row) => {
    const own = pupil === undefined ? 0 : (likeness[row]?.[pupil] ?? 0);
    const rival = Math.max(0, ...(likeness[row] ?? []).filter((_, other) => other !== pupil));
    return own >= CERTAIN && own - rival >= MARGIN ? pupil : undefined;
  });

/** Whether the nearest certain rows are as far away as their pupils are in the list. */
interface Surroundings {
  readonly above: boolean;
  readonly below: boolean;
}

/** If any row is certain, the start and the end of list and page count as certain rows too. */
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
 * Whether a row rather belongs to another pupil than the aligned one: another name is much more like it or certain, or
 * only the name distinguishes two similar pupils.
 * @param support the score of the other signals for the pupil
 */
function isAnothers(likeness: readonly number[], pupil: number, support: number): boolean {
  if (support >= WEIGHTS.nearNumber) return false;
  const rival = Math.max(0, ...likeness.filter((_, other) => other !== pupil));
  const ahead = (likeness[pupil] ?? 0) - rival;
  if (-ahead > FAR || (rival >= CERTAIN && -ahead > MARGIN)) return true;
  return support <= 0 && ahead < MARGIN;
}

/** Whether a well-read name rules the pupil out; the pupil's own registration number overrides it. */
function isRuledOut(
  { isNameSure = false, registrationNumber }: RowIdentity,
  likeness: number,
  pupil: ListedPupil | undefined,
): boolean {
  const number = digitsOf(registrationNumber);
  const isOwnNumber = number !== '' && number === digitsOf(pupil?.registrationNumber);
  return isNameSure && likeness < SURE_LIKENESS && !isOwnNumber;
}

/** Matches remaining rows to remaining pupils if the name alone is certain; for lists in another order. */
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
 * Matches rows of a page to pupils: for each row an index into the pupils, or undefined if uncertain. Rows and list
 * usually have the same order, so numbers, positions and similar names are weighed together; a row out of order needs a
 * certain name. No pupil gets two rows.
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
  /** An unreadable name between certain rows can be only this pupil's, unless its number is another's. */
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
