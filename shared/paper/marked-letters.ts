import { quantile } from './grey-picture.ts';
import { isHabit } from './judge-bubbles.ts';
import { letterOfChoice } from './printed-answers.ts';
import type { Point } from './sheet-frame.ts';
import type { StraightPage } from './straight-page.ts';

/** Millimetres: between the places at which ink is measured, and how far around a letter the paper's light is known. */
const STEP = 0.25;
const REACH = { x: 6, y: 5 } as const;
/** Millimetres around a letter in which a pupil marks it: not as far as the letters of the next lines and bubbles. */
const LETTER = 3.2;
/** In radii: what is nearer to a bubble is measured with it. */
const BUBBLE = 1.35;
/** What is less dark is the paper. */
const PALE = 0.05;
/** Square millimetres: the least ink that some groups have at a letter is its print, which never has more. */
const PRINT = { most: 0.75, groups: 3 } as const;
/**
 * Square millimetres of black that a mark at a letter has at least, also against what usual ones have, and its part of the
 * largest of its group and of the sheet. A mark without a habit has more: a stray dot has less.
 */
const MARK = { ink: 0.3, times: 3, part: 0.6, ofSheet: 0.12, share: 0.4, alone: 0.5 } as const;

interface Measures {
  readonly radius: number;
  /** The light of what is printed black, as a share of the paper's. */
  readonly black: number;
  /** Whether a line that is no print passes within a distance of a place: its ink is then not compared. */
  readonly hasLineNear: (place: Point, reach: number) => boolean;
}

/** How much ink is at a letter and in no bubble, in square millimetres of black. */
function inkAt(
  page: StraightPage,
  letter: Point,
  bubbles: readonly Point[],
  { radius, black }: Measures,
): number {
  const near = bubbles.filter(
    ({ x, y }) => Math.abs(x - letter.x) < 2 * REACH.x && Math.abs(y - letter.y) < 2 * REACH.y,
  );
  const seen: { dx: number; dy: number; light: number }[] = [];
  for (let dy = -REACH.y; dy <= REACH.y; dy += STEP)
    for (let dx = -REACH.x; dx <= REACH.x; dx += STEP) {
      const [x, y] = [letter.x + dx, letter.y + dy];
      if (near.some((one) => (one.x - x) ** 2 + (one.y - y) ** 2 < (BUBBLE * radius) ** 2))
        continue;
      seen.push({ dx, dy, light: page.at(x, y) });
    }
  // The paper of each quarter, so that the edge of a shadow is no ink.
  const paperOf = (right: 1 | -1, down: 1 | -1): number =>
    quantile(
      seen.flatMap(({ dx, dy, light }) => (right * dx >= 0 && down * dy >= 0 ? light : [])),
      0.7,
    ) || 1;
  const above = [paperOf(-1, -1), paperOf(1, -1)] as const;
  const below = [paperOf(-1, 1), paperOf(1, 1)] as const;
  const between = ([first, last]: readonly [number, number], share: number): number =>
    first + (last - first) * share;
  return seen.reduce((sum, { dx, dy, light }) => {
    if (Math.hypot(dx, dy) > LETTER) return sum;
    const [across, down] = [dx / REACH.x + 0.5, dy / REACH.y + 0.5];
    const paper = between([between(above, across), between(below, across)], down);
    const dark = (paper - light) / (paper * (1 - black)) - PALE;
    return sum + Math.max(0, dark) * STEP ** 2;
  }, 0);
}

/** What a pupil may have marked instead of bubbles. */
export interface MarkedLetters {
  /** The bubbles of each group whose letters are marked. */
  readonly marked: readonly (readonly number[])[];
  /** The groups without a mark of a pupil who usually marks letters. */
  readonly asked: ReadonlySet<number>;
}

/**
 * Finds letters that a pupil circled, crossed out, underlined, highlighted or pointed at instead of filling bubbles: they
 * have more ink than the same letters of other groups.
 * @param places of the bubbles on the page, by group; @param printed where they are in its layout
 * @param isBlank whether a group has no ink in its bubbles; others are only compared with
 */
export function markedLetters(
  page: StraightPage,
  places: readonly (readonly Point[])[],
  printed: readonly (readonly Point[])[],
  measures: Measures,
  isBlank: (group: number) => boolean,
): MarkedLetters {
  const bubbles = places.flat();
  const choices = places.flatMap((group, index) => {
    const letters = letterOfChoice(printed[index] ?? []);
    if (!letters) return [];
    const inks = group.map(({ x, y }) => {
      const letter = { x: x + letters, y };
      return measures.hasLineNear(letter, LETTER)
        ? undefined
        : inkAt(page, letter, bubbles, measures);
    });
    return { index, inks };
  });
  const compared = choices.map((choice) => {
    const same = choices.filter(({ inks }) => inks.length === choice.inks.length);
    const others = same.length < PRINT.groups ? choices : same;
    const print = (bubble: number): number =>
      Math.min(PRINT.most, ...others.flatMap(({ inks }) => inks[bubble] ?? []));
    const moreOf = ({ inks }: typeof choice): number[] =>
      inks.map((ink, bubble) => (ink === undefined ? 0 : ink - print(bubble)));
    const usual = quantile(others.flatMap(moreOf), MARK.share);
    return { index: choice.index, more: moreOf(choice), usual };
  });
  const empty = compared.filter(({ index }) => isBlank(index));
  const darkest = Math.max(...empty.flatMap(({ more }) => more));
  const blanks = empty.map(({ index, more, usual }) => {
    const most = Math.max(...more);
    const least = Math.max(MARK.ink, MARK.times * usual, MARK.part * most, MARK.ofSheet * darkest);
    const atLeast = (enough: number): number[] =>
      more.flatMap((ink, bubble) => (ink >= enough ? bubble : []));
    return { index, usually: atLeast(least), alone: atLeast(Math.max(least, MARK.alone)) };
  });
  const isUsual = isHabit(blanks.filter(({ usually }) => usually.length > 0).length, blanks.length);
  const byGroup = new Map(blanks.map((one) => [one.index, isUsual ? one.usually : one.alone]));
  return {
    marked: places.map((_, index) => byGroup.get(index) ?? []),
    asked: new Set(isUsual ? byGroup.keys() : []),
  };
}
