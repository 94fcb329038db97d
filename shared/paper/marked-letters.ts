import { quantile } from './grey-picture.ts';
import { isHabit } from './judge-bubbles.ts';
import type { Point } from './sheet-frame.ts';
import type { StraightPage } from './straight-page.ts';

/** Millimetres: between the places at which ink is measured, and how far around bubbles they reach. */
const STEP = 0.25;
const REACH = { x: 8, y: 6 } as const;
/** In radii: what is nearer to a bubble is measured with it. */
const BUBBLE = 1.35;
/** Groups of one shape, at least: the least ink that some of them have at a bubble is that of the print. */
const LEAST_GROUPS = 4;
const PRINTED = 0.15;
/** What is less dark is the paper. */
const PALE = 0.1;
/**
 * Square millimetres of black that a mark at a letter has at least, also against what usual ones have, and its part of the
 * largest of its group. Where usual ones have too much, the print itself differs, and says nothing.
 */
const MARK = { ink: 0.16, times: 3, part: 0.6, usual: 0.2, share: 0.4 } as const;

/** Groups with their bubbles at the same distances have their letters at the same places. */
const shapeOf = (group: readonly Point[]): string =>
  group
    .map(({ x, y }) => [x - (group[0]?.x ?? 0), y - (group[0]?.y ?? 0)].map(Math.round).join())
    .join(' ');

interface Measures {
  readonly radius: number;
  /** The light of what is printed black, as a share of the paper's. */
  readonly black: number;
  /** Whether a line that is no print passes within a distance of a place: its ink is then not compared. */
  readonly hasLineNear: (place: Point, reach: number) => boolean;
}

/**
 * How much ink is around each bubble of a group, in square millimetres of black; what is nearer to another bubble is left
 * out.
 */
function inkAround(
  page: StraightPage,
  group: readonly Point[],
  all: readonly Point[],
  { radius, black, hasLineNear }: Measures,
): (number | undefined)[] {
  return group.map((bubble) => {
    if (hasLineNear(bubble, REACH.x + 2)) return undefined;
    const near = all.filter(
      ({ x, y }) => Math.abs(x - bubble.x) < 2 * REACH.x && Math.abs(y - bubble.y) < 2 * REACH.y,
    );
    const lights: number[] = [];
    for (let dy = -REACH.y; dy <= REACH.y; dy += STEP)
      for (let dx = -REACH.x; dx <= REACH.x; dx += STEP) {
        const far = dx ** 2 + dy ** 2;
        if (far < (BUBBLE * radius) ** 2) continue;
        const [x, y] = [bubble.x + dx, bubble.y + dy];
        if (near.every((one) => (one.x - x) ** 2 + (one.y - y) ** 2 >= far - 0.01))
          lights.push(page.at(x, y));
      }
    const paper = quantile(lights, 0.7) || 1;
    return lights.reduce((sum, light) => {
      const dark = (paper - light) / (paper * (1 - black)) - PALE;
      return sum + Math.max(0, dark) * STEP ** 2;
    }, 0);
  });
}

/**
 * Finds letters that a pupil crossed out, underlined or blackened instead of the bubbles: they have more ink than the same
 * letters of other groups.
 * @param places of the bubbles on the page, by group; @param printed where they are in its layout
 * @param isBlank whether a group has no ink in its bubbles; others are only compared with
 * @returns the bubbles of each group whose letters are marked, and whether that is how this pupil answers
 */
export function markedLetters(
  page: StraightPage,
  places: readonly (readonly Point[])[],
  printed: readonly (readonly Point[])[],
  measures: Measures,
  isBlank: (group: number) => boolean,
): { marked: number[][]; isHabit: boolean } {
  const marked = places.map((): number[] => []);
  const all = places.flat();
  const shapes = Map.groupBy([...places.keys()], (index) => shapeOf(printed[index] ?? []));
  for (const same of shapes.values()) {
    if (same.length < LEAST_GROUPS || !same.some(isBlank)) continue;
    const inks = same.map((index) => inkAround(page, places[index] ?? [], all, measures));
    const printedInk = (bubble: number): number =>
      quantile(
        inks.flatMap((other) => other[bubble] ?? []),
        PRINTED,
      );
    const more = inks.map((group) => group.map((ink, bubble) => (ink ?? 0) - printedInk(bubble)));
    const usual = quantile(more.flat(), MARK.share);
    if (usual > MARK.usual) continue;
    for (const [at, index] of same.entries()) {
      const group = more[at] ?? [];
      const least = Math.max(MARK.ink, MARK.times * usual, MARK.part * Math.max(...group));
      if (!isBlank(index)) continue;
      marked[index] = group.flatMap((ink, bubble) => (ink >= least ? bubble : []));
    }
  }
  const blanks = [...marked.keys()].filter(isBlank);
  const count = blanks.filter((index) => marked[index]?.length === 1).length;
  // Without a habit it is a stray dot, or a tick of the next line that reaches the letter.
  const isUsual = isHabit(count, blanks.length);
  return { marked: isUsual ? marked : marked.map(() => []), isHabit: isUsual };
}
