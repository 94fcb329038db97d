import type { Spot } from '#shared/paper/grey-picture.ts';
import type { PrintedAnswers } from '#shared/paper/printed-answers.ts';
import type { Point } from '#shared/paper/sheet-frame.ts';
import type { Chance } from '../grades/pages/chance.ts';
import {
  choosePen,
  curve,
  fillBubbles,
  line,
  marks,
  pencil,
  scribble,
  type FilledBubbles,
  type MeantGroup,
  type Pen,
} from './fill-bubbles.ts';

/** Lines of a pen, and what is over them. */
interface Drawn {
  readonly svg: string;
  readonly over?: string;
}

/** Fills each group by one of several ways; what a way returns is drawn. */
const fillEach =
  (
    way: (
      group: readonly Point[],
      pen: Pen,
      chance: Chance,
    ) => { readonly meant: MeantGroup; readonly drawn: readonly Drawn[] },
    choose: (chance: Chance) => Pen = choosePen,
  ) =>
  (layout: PrintedAnswers, chance: Chance): FilledBubbles => {
    const pen = choose(chance);
    const filled = layout.groups.map((group) => way(group, pen, chance));
    const drawn = filled.flatMap((one) => one.drawn);
    return {
      groups: filled.map(({ meant }) => meant),
      svg: drawn.map(({ svg }) => svg).join(''),
      over: drawn.map(({ over = '' }) => over).join(''),
    };
  };

const RADIUS = 2.3;
const placeOf = ({ x, y }: Point, chance: Chance): Spot => [
  x + chance.spread(0.25),
  y + chance.spread(0.25),
];
const thick = (points: readonly Spot[], pen: Pen, chance: Chance): string =>
  line(points, { ...pen, width: chance.between(0.5, 0.8) });

/** From the first bubble of a group to the second. */
const apart = ([first, second]: readonly Point[]): number => (second?.x ?? 0) - (first?.x ?? 0);
/** Points and digits have their bubbles nearer to each other, and their letters above them. */
const areOptions = (group: readonly Point[]): boolean => Math.abs(apart(group)) > 9;
/** The middle of the letter of an option, which is before its bubble. */
const letterOf = (group: readonly Point[], { x, y }: Point): Spot => [
  x - Math.sign(apart(group)) * 4.3,
  y,
];

const letterWays = {
  crossed: ([x, y], pen, chance) => {
    const a = chance.between(1.1, 1.7);
    return [-1, 1]
      .map((side) =>
        line(
          [
            [x - a, y - side * a],
            [x + a, y + side * a],
          ],
          pen,
        ),
      )
      .join('');
  },
  struck: ([x, y], pen, chance) => {
    const [a, slope] = [chance.between(1.2, 1.8), chance.between(-0.8, 0.8)];
    return line(
      [
        [x - a, y - slope],
        [x + a, y + slope],
      ],
      pen,
    );
  },
  underlined: ([x, y], pen, chance) => {
    const [a, down] = [chance.between(1, 1.6), chance.between(1.6, 2.3)];
    return line(
      [
        [x - a, y + down],
        [x + a, y + down + chance.spread(0.2)],
      ],
      pen,
    );
  },
  blackened: (at, pen, chance) => thick(scribble(at, 1.4, 0.9, chance), pen, chance),
  circled: (at, pen, chance) => line(curve(at, chance.between(1.5, 2.1), chance), pen),
  boxed: (at, pen, chance) => {
    const [a, b] = [chance.between(1.5, 2.1), chance.between(1.6, 2.3)];
    return line(cornersAround(at, a, b, chance), pen);
  },
  // The letter and its bubble.
  framed: ([x, y], pen, chance, to) => {
    const [a, b] = [chance.between(5, 5.6), chance.between(2.8, 3.4)];
    return line(cornersAround([x + to * 2.3, y], a, b, chance), pen);
  },
  ticked: ([x, y], pen, chance, to) => {
    const [u, v] = [x - to * chance.between(0, 1.4), y + chance.spread(0.6)];
    const size = chance.between(1.2, 1.9);
    return line(
      [
        [u - size * 0.6, v],
        [u - size * 0.1, v + size * 0.8],
        [u + size, v - size],
      ],
      pen,
    );
  },
  highlighted: ([x, y], _, chance, to) => {
    const colour = chance.pick(['#fff250', '#fff250', '#b6f36a', '#ff9fd6', '#ffc46b']);
    const from = x - to * chance.between(1, 1.8);
    const end = x + to * chance.pick([chance.between(1, 1.6), 6.5]);
    const marker = { colour, opacity: 0.95, width: chance.between(3.2, 4.4) };
    return line([[from, y + chance.spread(0.4)] as const, [end, y + chance.spread(0.4)]], marker);
  },
  'pointed at': ([x, y], pen, chance, to) => {
    const angle = chance.pick([-1, 1]) * chance.between(0.5, 1.6) + (to > 0 ? Math.PI : 0);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const [near, far] = [chance.between(1.2, 1.6), chance.between(3.4, 4.4)];
    const wing = (turn: number): Spot => [
      x + near * c + 1.1 * Math.cos(angle + turn),
      y + near * s + 1.1 * Math.sin(angle + turn),
    ];
    const tip: Spot = [x + near * c, y + near * s];
    return line([[x + far * c, y + far * s], tip, wing(0.6), tip, wing(-0.6)], pen);
  },
} satisfies Record<string, (at: Spot, pen: Pen, chance: Chance, to: number) => string>;

/** A box that somebody draws, whose corners are not quite where they should be. */
function cornersAround([x, y]: Spot, a: number, b: number, chance: Chance): Spot[] {
  const corner = (right: number, down: number): Spot => [
    x + right * a + chance.spread(0.2),
    y + down * b + chance.spread(0.2),
  ];
  const first = corner(-1, -1);
  return [first, corner(1, -1), corner(1, 1), corner(-1, 1), first];
}

/** A pupil who marks the letters of options, and leaves their bubbles empty. */
export function fillLetters(layout: PrintedAnswers, chance: Chance): FilledBubbles {
  const how = chance.pick(Object.keys(letterWays) as (keyof typeof letterWays)[]);
  // Some fill the bubbles of a few questions or of most.
  const often = chance.pick([100, 100, 100, 60, 15]);
  return fillEach((group, pen) => {
    if (chance.percent(8)) return { meant: { how: 'blank', look: 'may' }, drawn: [] };
    const meant = chance.whole(0, group.length - 1);
    const bubble = group[meant] ?? { x: 0, y: 0 };
    if (!areOptions(group) || !chance.percent(often)) {
      const svg = marks.filled(placeOf(bubble, chance), RADIUS, pen, chance);
      return { meant: { how: 'filled', meant, look: 'no' }, drawn: [{ svg }] };
    }
    const to = Math.sign(apart(group));
    const drawn = letterWays[how](letterOf(group, bubble), pen, chance, to);
    return { meant: { how: `letter ${how}`, meant, look: 'may' }, drawn: [{ svg: drawn }] };
  })(layout, chance);
}

/** A blot of correction fluid, and what is written on it. */
const fluid = ([x, y]: Spot, chance: Chance): string => {
  const reach = RADIUS * chance.between(0.9, 1.5);
  const points = Array.from({ length: 14 }, (_, i) => {
    const far = reach * chance.between(0.85, 1.15);
    const angle = (i * Math.PI) / 7;
    return `${(x + far * 1.15 * Math.cos(angle)).toFixed(2)},${(y + far * Math.sin(angle)).toFixed(2)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${chance.pick(['#fdfdfb', '#ffffff', '#f6f5ef'])}"/>`;
};

/** Every third answer is corrected with fluid: another one is filled, the same one again, or none. */
export const fillWithFluid = fillEach((group, pen, chance) => {
  const [one = 0, other = one] = chance.shuffled([...group.keys()]);
  const at = placeOf(group[one] ?? { x: 0, y: 0 }, chance);
  const first = marks.filled(at, RADIUS, pen, chance);
  if (!chance.percent(33))
    return { meant: { how: 'filled', meant: one, look: 'no' }, drawn: [{ svg: first }] };
  const covered = { svg: first, over: fluid(at, chance) };
  const again = chance.percent(20) ? one : other;
  if (chance.percent(10)) return { meant: { how: 'fluid alone', look: 'may' }, drawn: [covered] };
  const ink = marks.filled(placeOf(group[again] ?? { x: 0, y: 0 }, chance), RADIUS, pen, chance);
  const meant = { meant: again, look: 'may' } as const;
  return again === one
    ? {
        meant: { how: 'filled on fluid', ...meant },
        drawn: [covered, { svg: '', over: ink }],
      }
    : { meant: { how: 'fluid beside', ...meant }, drawn: [covered, { svg: ink }] };
});

/** How an answer is crossed out. */
function crossOut([x, y]: Spot, pen: Pen, chance: Chance): string {
  const far = RADIUS * chance.between(1.35, 2);
  const way = chance.pick(['cross', 'cross', 'line', 'lines', 'wave']);
  if (way === 'wave')
    return line(scribble([x, y], RADIUS * chance.between(1.3, 1.6), 0.9, chance), pen);
  const slopes =
    way === 'cross'
      ? [1, -1]
      : way === 'line'
        ? [chance.between(-0.6, 0.6)]
        : [0.5, 0.6, 0.4].map((slope) => slope + chance.spread(0.1));
  return slopes
    .map((slope, index) => {
      const down = way === 'lines' ? (index - 1) * 1.1 : 0;
      return line(
        [
          [x - far, y - slope * far + down],
          [x + far, y + slope * far + down],
        ],
        pen,
      );
    })
    .join('');
}

/** Every third answer is corrected as the sheet says: crossed out, and another one filled. */
export const fillCorrected = fillEach((group, pen, chance) => {
  const [one = 0, other = one] = chance.shuffled([...group.keys()]);
  const at = placeOf(group[one] ?? { x: 0, y: 0 }, chance);
  const first = marks.filled(at, RADIUS, pen, chance);
  if (!chance.percent(33))
    return { meant: { how: 'filled', meant: one, look: 'no' }, drawn: [{ svg: first }] };
  const drawn = [{ svg: first + crossOut(at, { ...pen, width: 0.6 }, chance) }];
  if (group.length < 2) return { meant: { how: 'struck', look: 'must' }, drawn };
  const answer = marks.filled(placeOf(group[other] ?? { x: 0, y: 0 }, chance), RADIUS, pen, chance);
  return {
    meant: { how: 'corrected', meant: other, look: 'must' },
    drawn: [...drawn, { svg: answer }],
  };
});

/** A pupil with a pencil, from faint to dark. */
export const fillWithPencil = fillEach(
  (group, pen, chance) => {
    if (chance.percent(6)) return { meant: { how: 'blank', look: 'may' }, drawn: [] };
    const meant = chance.whole(0, group.length - 1);
    const at = placeOf(group[meant] ?? { x: 0, y: 0 }, chance);
    const opacity = Math.min(1, pen.opacity * chance.between(0.8, 1.2));
    const svg = marks.filled(at, RADIUS, { ...pen, opacity }, chance);
    return { meant: { how: 'pencil', meant, look: 'may' }, drawn: [{ svg }] };
  },
  (chance) => pencil(chance.between(0.2, 0.9)),
);

/** A pupil who ticks or crosses with a thin pen. */
export const fillThinly = (layout: PrintedAnswers, chance: Chance): FilledBubbles =>
  fillBubbles(layout, chance, {
    pen: { ...choosePen(chance), width: chance.between(0.25, 0.45) },
    usual: chance.pick(['tick', 'tick', 'cross', 'filled']),
  });
