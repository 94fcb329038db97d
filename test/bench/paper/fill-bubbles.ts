import { distance, type Spot } from '#shared/paper/grey-picture.ts';
import type { PrintedAnswers } from '#shared/paper/printed-answers.ts';
import type { Point } from '#shared/paper/sheet-frame.ts';
import type { Chance } from '../grades/pages/chance.ts';

/** A pen; the width of its line in millimetres. */
export interface Pen {
  readonly colour: string;
  readonly opacity: number;
  readonly width: number;
}

/** What somebody meant by a group of bubbles, and how he marked it. */
export interface MeantGroup {
  readonly how: string;
  /** The bubble's index; missing if the group was left empty. */
  readonly meant?: number;
  /** Whether a person must look at it, may be asked to, or should not be. */
  readonly look: 'must' | 'may' | 'no';
}

/** A sheet as somebody filled it in. */
export interface FilledBubbles {
  readonly groups: readonly MeantGroup[];
  /** The pen's lines, as SVG in millimetres. */
  readonly svg: string;
  /** What covers these lines, as correction fluid does, and what was written on it. */
  readonly over?: string;
}

export const line = (points: readonly Spot[], { colour, opacity, width }: Pen): string =>
  `<polyline points="${points.map((spot) => spot.map((mm) => mm.toFixed(2)).join()).join(' ')}" fill="none" stroke="${colour}" stroke-opacity="${opacity.toFixed(2)}" stroke-width="${width.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const curve = (
  [x, y]: Spot,
  radius: number,
  chance: Chance,
  turn = 2.1 * Math.PI,
): Spot[] => {
  const [start, wide, high] = [
    chance.between(0, 6.28),
    chance.between(0.9, 1.1),
    chance.between(0.9, 1.1),
  ];
  return Array.from({ length: 25 }, (_, i) => {
    const angle = start + (turn * i) / 24;
    return [x + Math.cos(angle) * radius * wide, y + Math.sin(angle) * radius * high];
  });
};

/** To and fro across a bubble, within a share of its radius. */
export function scribble([x, y]: Spot, radius: number, share: number, chance: Chance): Spot[] {
  const turn = chance.between(0, Math.PI);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const lines = chance.whole(7, 11);
  return Array.from({ length: lines + 1 }, (_, i) => {
    const across = ((i / lines) * 2 - 1) * radius * share;
    const reach = Math.sqrt(Math.max(0.02, 1 - (across / (radius * 1.1)) ** 2)) * radius;
    const along = reach * chance.between(0.75, 1.05) * (share / 0.85) * (i % 2 ? 1 : -1);
    return [x + across * c - along * s, y + across * s + along * c];
  });
}

export const pencil = (opacity: number): Pen => ({ colour: '#5c5c60', opacity, width: 0.6 });

/** What a pen does at a bubble with this middle and radius. */
type Mark = (at: Spot, radius: number, pen: Pen, chance: Chance) => string;

const fill: Mark = (at, radius, pen, chance) =>
  [0.85, 0.8]
    .map((share) =>
      line(scribble(at, radius, share, chance), { ...pen, width: chance.between(0.5, 0.8) }),
    )
    .join('');

export const marks = {
  filled: fill,
  partial: (at, radius, pen, chance) =>
    line(scribble(at, radius, 0.6, chance), { ...pen, width: chance.between(0.4, 0.55) }),
  tick: ([x, y], radius, pen, chance) =>
    line(
      [
        [x - radius * 0.8, y - radius * 0.1],
        [x - radius * 0.1, y + radius * 0.8],
        [x + radius * chance.between(1, 1.6), y - radius * chance.between(0.9, 1.5)],
      ],
      pen,
    ),
  cross: ([x, y], radius, pen, chance) => {
    const [a, b] = [radius * chance.between(0.75, 1.15), radius * chance.between(0.75, 1.15)];
    return [-1, 1]
      .map((side) =>
        line(
          [
            [x - a, y - side * b],
            [x + a, y + side * b],
          ],
          pen,
        ),
      )
      .join('');
  },
  faint: (at, radius, _, chance) =>
    line(scribble(at, radius, 0.85, chance), pencil(chance.between(0.3, 0.5))),
  'rubbed out': (at, radius, _, chance) =>
    line(scribble(at, radius, 0.85, chance), pencil(chance.between(0.06, 0.16))),
  ringed: (at, radius, pen, chance) =>
    line(curve(at, radius * chance.between(1.25, 1.75), chance), pen),
  struck: (at, radius, pen, chance) => {
    const cross = { ...pen, width: 0.6 };
    const far = radius * chance.between(1.5, 1.9);
    const sides = chance.percent(60) ? [1, -1] : [chance.between(-0.4, 0.4)];
    const lines = sides.map((side) =>
      line(
        [
          [at[0] - far, at[1] - side * far],
          [at[0] + far, at[1] + side * far],
        ],
        cross,
      ),
    );
    return fill(at, radius, pen, chance) + lines.join('');
  },
  dot: ([x, y], radius, pen, chance) => {
    const place: Spot = [x + chance.spread(radius * 0.4), y + chance.spread(radius * 0.4)];
    return line([place, place], { ...pen, width: chance.between(0.4, 0.8) });
  },
} satisfies Record<string, Mark>;
type How = keyof typeof marks;

/** A way to answer: what is done to one bubble of a group and to another, and what is meant by it. */
interface Way {
  readonly how: string;
  /** In percent of all groups; the rest is answered as the pupil usually does. */
  readonly percent: number;
  readonly first?: How | 'usual';
  readonly second?: How | 'usual';
  /** The first bubble is the answer. */
  readonly isMeant?: boolean;
  readonly look: MeantGroup['look'];
}

const blank: Way = { how: 'blank', percent: 6, look: 'no' };
const ways: readonly Way[] = [
  blank,
  { how: 'double', percent: 3, first: 'usual', second: 'usual', look: 'must' },
  {
    ...{ how: 'rubbed out beside', percent: 2.5, first: 'usual', second: 'rubbed out' },
    ...{ isMeant: true, look: 'no' },
  },
  { how: 'rubbed out', percent: 1, first: 'rubbed out', look: 'may' },
  { how: 'struck beside', percent: 2, first: 'usual', second: 'struck', look: 'must' },
  { how: 'struck', percent: 1, first: 'struck', look: 'must' },
  { how: 'faint', percent: 4, first: 'faint', isMeant: true, look: 'no' },
  { how: 'ringed', percent: 1.5, first: 'ringed', isMeant: true, look: 'may' },
  {
    ...{ how: 'dot beside', percent: 1.5, first: 'usual', second: 'dot' },
    ...{ isMeant: true, look: 'no' },
  },
  { how: 'dot', percent: 1, first: 'dot', look: 'may' },
];
const sure: readonly Habit['usual'][] = ['filled', 'partial', 'cross', 'tick'];

export function choosePen(chance: Chance): Pen {
  const width = chance.between(0.42, 0.6);
  const colour = chance.pick([
    ...['#1b2f86', '#1b2f86', '#2344b8', '#191920', '#191920', '#a51923', '#cf3030', '#1d7a3c'],
    ...['pencil', 'pencil'],
  ]);
  return colour === 'pencil'
    ? { ...pencil(chance.between(0.55, 0.85)), width }
    : { colour, opacity: 0.92, width };
}

function chooseWay(usual: How, chance: Chance): Way {
  let die = chance.between(0, 100);
  for (const way of ways) {
    if (die < way.percent) return way;
    die -= way.percent;
  }
  const how = chance.percent(8) ? chance.pick(sure) : usual;
  return { how, percent: 0, first: how, isMeant: true, look: 'no' };
}

/** Dots that a resting pen leaves anywhere. */
function strayDots({ page }: PrintedAnswers, pen: Pen, chance: Chance): string {
  return Array.from({ length: chance.whole(0, 6) }, () => {
    const at: Spot = [chance.between(20, page.width - 20), chance.between(20, page.height - 20)];
    return line([at, at], { ...pen, width: chance.between(0.3, 0.8) });
  }).join('');
}

/** Whether a teacher's row of points: far more of its quarters stay empty. */
const isQuarters = (group: readonly Point[], before: readonly Point[] | undefined): boolean =>
  group.length === 3 &&
  before?.[0] !== undefined &&
  before[0].y === group[0]?.y &&
  distance([before.at(-1)?.x ?? 0, 0], [group[0].x, 0]) < 20;

/** How a pupil usually marks a bubble, and with what. */
export interface Habit {
  readonly pen: Pen;
  readonly usual: 'filled' | 'partial' | 'cross' | 'tick';
}

const chooseHabit = (chance: Chance): Habit => ({
  pen: choosePen(chance),
  usual: chance.pick<Habit['usual']>(['filled', 'filled', 'filled', 'filled', ...sure]),
});

/** Fills in a sheet as a pupil does who has his own pen and habit. */
export function fillBubbles(
  layout: PrintedAnswers,
  chance: Chance,
  { pen, usual } = chooseHabit(chance),
): FilledBubbles {
  const radius = layout.bubbleSize / 2;
  const isEmpty = chance.percent(2);
  const isFull = chance.percent(2);
  const parts: string[] = [strayDots(layout, pen, chance)];
  const mark = (bubble: Point | undefined, how: How | 'usual'): void => {
    if (!bubble) return;
    const at: Spot = [bubble.x + chance.spread(0.25), bubble.y + chance.spread(0.25)];
    parts.push(marks[how === 'usual' ? usual : how](at, radius, pen, chance));
  };
  const groups = layout.groups.map((group, index): MeantGroup => {
    if (isFull) {
      for (const bubble of group) mark(bubble, usual);
      return { how: 'everything filled', look: 'must' };
    }
    const isFree = isQuarters(group, layout.groups[index - 1]) && chance.percent(60);
    const { how, look, ...way } = isEmpty || isFree ? blank : chooseWay(usual, chance);
    const [one = 0, other = one] = chance.shuffled([...group.keys()]);
    if (way.first) mark(group[one], way.first);
    if (way.second) mark(group[other], way.second);
    return { how, look, ...(way.isMeant && { meant: one }) };
  });
  return { groups, svg: parts.join('') };
}
