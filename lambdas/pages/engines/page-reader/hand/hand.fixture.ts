import { chanceOf } from '#test/bench/grades/pages/chance.ts';
import { realHand } from '#test/bench/grades/pages/real-hands.ts';
import { bent } from '#test/bench/grades/hands/hand-pages.ts';
import { drawColumn } from '#test/bench/grades/hands/draw-column.ts';
import type { CellImage } from '../digits/cell-image.ts';
import type { Shape } from '../training/pen-hands.ts';

const circle = (x: number, y: number, radius: number, from = 0, to = 2): Shape[number] =>
  Array.from({ length: 24 }, (_, at) => {
    const turn = Math.PI * (from + ((to - from) * at) / 23);
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)] as const;
  });

/** The digits of a person who was invented, in digit heights; y is 0 on the line and -1 at the top. */
const DIGITS: Readonly<Record<string, Shape>> = {
  0: [circle(0.35, -0.5, 0.5, -0.5, 1.5).map(([x, y]) => [0.35 + (x - 0.35) * 0.7, y] as const)],
  2: [[...circle(0.3, -0.7, 0.3, -1, 0.15), [0, 0], [0.65, 0]]],
  5: [[[0.55, -1], [0.1, -1], [0.08, -0.55], ...circle(0.25, -0.3, 0.3, -0.6, 0.8)]],
};

/** A 1 with a long upstroke and a 7 with a short head, which look alike to who does not know the hand. */
const ONE: Shape = [
  [
    [0, -0.62],
    [0.42, -1],
    [0.36, 0],
  ],
];
const SEVEN: Shape = [
  [
    [0, -0.84],
    [0.46, -1],
    [0.28, 0],
  ],
];

/** People who write alike, but for their 1 and 7. */
export type Person = 'plain' | 'swapped';

/** Marks as one of two people writes them, a column of cells. */
export function writtenBy(
  person: Person,
  texts: readonly string[],
  seed: number,
): Promise<CellImage[]> {
  const [one, seven] = person === 'plain' ? [ONE, SEVEN] : [SEVEN, ONE];
  const signs = new Map(
    Object.entries({ ...DIGITS, 1: one, 7: seven }).map(([digit, shape]) => [digit, [shape]]),
  );
  const hand = realHand({ writer: person, signs }, { lacking: () => [], bend: bent });
  return drawColumn(hand, texts, 32, chanceOf(seed));
}
