import type { Shape } from '#lambdas/pages/engines/page-reader/training/pen-hands.ts';
import { bent } from '../bench/grades/hands/hand-pages.ts';
import { makePage, type MadePage } from '../bench/grades/pages/make-page.ts';
import { realHand } from '../bench/grades/pages/real-hands.ts';

const arc = (x: number, y: number, radius: number, from: number, to: number): Shape[number] =>
  Array.from({ length: 24 }, (_, at) => {
    const turn = Math.PI * (from + ((to - from) * at) / 23);
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)] as const;
  });

/** The digits of an invented person, in digit heights; y is 0 on the line and -1 at the top. Their 1 is like many a 7. */
const digits: Readonly<Record<string, Shape>> = {
  0: [arc(0.35, -0.5, 0.5, -0.5, 1.5).map(([x, y]) => [0.35 + (x - 0.35) * 0.7, y] as const)],
  1: [
    [
      [0, -0.78],
      [0.42, -1],
      [0.33, 0],
    ],
  ],
  2: [[...arc(0.3, -0.7, 0.3, -1, 0.15), [0, 0], [0.65, 0]]],
  3: [[...arc(0.25, -0.75, 0.25, -0.8, 0.5), ...arc(0.25, -0.27, 0.28, -0.5, 0.8)]],
  4: [
    [
      [0.4, -1],
      [0, -0.35],
      [0.65, -0.35],
    ],
    [
      [0.45, -0.65],
      [0.4, 0],
    ],
  ],
  5: [[[0.55, -1], [0.1, -1], [0.08, -0.55], ...arc(0.25, -0.3, 0.3, -0.6, 0.8)]],
  6: [[[0.5, -1], [0.15, -0.6], ...arc(0.3, -0.27, 0.27, -0.9, 1.1)]],
  7: [
    [
      [0, -1],
      [0.55, -1],
      [0.25, 0],
    ],
    [
      [0.1, -0.5],
      [0.5, -0.5],
    ],
  ],
  8: [[...arc(0.3, -0.76, 0.24, 0.5, 2.5), ...arc(0.3, -0.26, 0.28, -0.5, 1.5)]],
  9: [[...arc(0.3, -0.7, 0.28, 0, 2), [0.58, -0.7], [0.45, 0]]],
};

const hand = realHand(
  {
    writer: 'invented',
    signs: new Map(Object.entries(digits).map(([digit, shape]) => [digit, [shape]])),
  },
  { lacking: () => [], bend: bent },
);

/** A scanned page whose marks an invented person wrote; each seed gives another one. */
export const writtenPage = (seed: number): Promise<MadePage> =>
  makePage(seed, {
    ...{ set: 'development', capture: 'scan', ruling: 'full', textHeight: 28, pupilCount: 12 },
    ...{ language: 'en', digits: 'western', style: 'hand', names: 'print', hands: [hand] },
  });
