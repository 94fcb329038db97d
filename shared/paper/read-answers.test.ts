import { describe, expect, it } from 'vitest';
import { findMarks } from './find-marks.ts';
import { numbersInPicture, placeSheets } from './find-sheets.ts';
import type { Spot } from './grey-picture.ts';
import { photographSheets, type PenStroke } from './photographed-sheet.fixture.ts';
import { layOutAnswers, type AnswerLine } from './printed-answers.ts';
import { locateAnswers, readAnswers } from './read-answers.ts';
import type { Point } from './sheet-frame.ts';

const NUMBER = 4_242_424;
const lines: AnswerLine[] = [
  ...Array.from({ length: 10 }, () => ({ kind: 'options', count: 4 }) as const),
  { kind: 'points', points: 3 },
];
const layout = layOutAnswers(lines, 'half', 'ltr')!;
const size = { width: 1000, height: 760 };
const straight: Spot[] = [
  [52, 49],
  [951, 63],
  [960, 708],
  [48, 696],
];
/** Seen from below, so that the upper edge is smaller; bent by half a line. */
const bent = {
  corners: [
    [120, 70],
    [873, 52],
    [958, 712],
    [40, 700],
  ] as const,
  bend: 3,
};

const across = (x: number, y: number, slope: number, reach: number): PenStroke => ({
  from: { x: x - reach, y: y - slope * reach },
  to: { x: x + reach, y: y + slope * reach },
  width: 0.5,
  light: 60,
});
const pens = {
  filled: ({ x, y }: Point, light = 60): PenStroke[] =>
    [-1.5, -1, -0.5, 0, 0.5, 1, 1.5].map((down) => ({
      ...across(x, y + down, 0, Math.sqrt(4 - down * down)),
      light,
    })),
  faint: (bubble: Point): PenStroke[] => pens.filled(bubble, 180),
  cross: ({ x, y }: Point): PenStroke[] => [across(x, y, 1, 1.5), across(x, y, -1, 1.5)],
  struck: (bubble: Point): PenStroke[] => [
    ...pens.filled(bubble),
    across(bubble.x, bubble.y, 1, 3),
    across(bubble.x, bubble.y, -1, 3),
  ],
  ringed: ({ x, y }: Point): PenStroke[] =>
    Array.from({ length: 24 }, (_, i) => {
      const [from, to] = [i, i + 1].map((at) => (at * Math.PI) / 12);
      const on = (angle = 0): Point => ({
        x: x + 3.4 * Math.cos(angle),
        y: y + 3.4 * Math.sin(angle),
      });
      return { from: on(from), to: on(to), width: 0.5, light: 60 };
    }),
  speck: ({ x, y }: Point): PenStroke[] => [{ ...across(x, y, 0, 0.2), width: 0.4 }],
};
type How = keyof typeof pens;
const at = (group: number, bubble: number): Point =>
  layout.groups[group]?.[bubble] ?? { x: 0, y: 0 };
const pen = (how: How, group: number, bubble: number): PenStroke[] => pens[how](at(group, bubble));

type Pose = Parameters<typeof photographSheets>[2];

/** @param change what happens to the light of each pixel */
function readSheet(
  strokes: readonly PenStroke[],
  pose: Pose,
  change: (light: number, x: number) => number = (light) => light,
  { width, height } = size,
) {
  const drawn = [{ layout, number: NUMBER, strokes }];
  const { photo } = photographSheets(drawn, { width, height }, pose);
  const data = photo.data.map((light, pixel) => change(light, pixel % width));
  const changed = { ...photo, data };
  const [placed] = placeSheets(numbersInPicture(findMarks(changed)), new Map([[NUMBER, layout]]));
  const located = placed && locateAnswers(changed, 1, placed, layout);
  return located?.isSure ? readAnswers(located, layout) : undefined;
}

const read = (strokes: readonly PenStroke[], pose: Pose) => readSheet(strokes, pose)?.groups;

/** A key of the ten choices, and 2.5 points. */
const key = [0, 1, 2, 3, 2, 1, 0, 3, 3, 0, 2, 1];

/** A copy at 70 % on the same paper. */
const copied = straight.map(([x, y]): Spot => [500 + 0.7 * (x - 500), 380 + 0.7 * (y - 380)]);

it.each([
  ['red', 92],
  ['green', 84],
  ['light blue', 150],
])('a photocopy at 70 % of a sheet that is filled in %s is read', (_, light) => {
  const strokes = key.flatMap((bubble, group) => pens.filled(at(group, bubble), light));
  expect(read(strokes, { corners: copied })).toEqual(key.map((bubble) => ({ filled: [bubble] })));
});

/** A line through a filled bubble at an angle, beside its middle, that reaches so far on both sides. */
const strikes = ({ x, y }: Point, angle: number, reach: readonly [number, number]): PenStroke[] => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const on = (far: number): Point => ({ x: x + far * c - 0.35 * s, y: y + far * s + 0.35 * c });
  return [
    ...pens.filled({ x, y }),
    { from: on(-reach[0]), to: on(reach[1]), width: 0.4, light: 60 },
  ];
};

it.each([
  ['at any angle', [4.2, 4.2]],
  ['that ends near the ring on a side', [3.3, 4.2]],
] as const)('a thin line %s strikes an answer out', (_, reach) => {
  const large = straight.map(([x, y]): Spot => [2 * x, 2 * y]);
  const strokes = key.flatMap((bubble, group) =>
    strikes(at(group, bubble), (group * Math.PI) / key.length, reach),
  );
  const sheet = readSheet(strokes, { corners: large }, undefined, { width: 2000, height: 1520 });
  expect(sheet?.groups).toEqual(key.map(() => ({ filled: [], doubt: 'struck' })));
});

describe.each([
  ['lies straight', { corners: straight }],
  ['is held at an angle and bent', bent],
] as const)('an answer sheet that %s', (__, pose) => {
  it.each([
    ['is filled with a pen', 'filled'],
    ['has a cross', 'cross'],
    ['is filled with a faint pencil', 'faint'],
  ] as const)('is read when each answer %s', (_, how) => {
    const strokes = key.flatMap((bubble, group) => pen(how, group, bubble));
    expect(read(strokes, pose)).toEqual(key.map((bubble) => ({ filled: [bubble] })));
  });

  it('is empty without a doubt when nothing is filled', () => {
    expect(read([], pose)).toEqual(key.map(() => ({ filled: [] })));
  });

  it('is doubtful in every group when everything is filled', () => {
    const all = layout.groups.flatMap((group) => group.flatMap((bubble) => pens.filled(bubble)));
    expect(read(all, pose)?.map(({ doubt }) => doubt)).toEqual(key.map(() => 'double'));
  });

  it('asks about two answers, a struck one, a trace alone, and a circle around a bubble', () => {
    const strokes = [
      ...pen('filled', 0, 1),
      ...pen('filled', 0, 3),
      ...pen('filled', 1, 0),
      ...pen('struck', 1, 2),
      ...pen('speck', 2, 1),
      ...pen('struck', 3, 3),
      ...pen('filled', 4, 0),
      ...pen('speck', 4, 2),
      ...pen('ringed', 6, 1),
    ];
    expect(read(strokes, pose)?.slice(0, 7)).toEqual([
      { filled: [1, 3], doubt: 'double' },
      { filled: [0], doubt: 'struck' },
      { filled: [1], doubt: 'faint' },
      { filled: [], doubt: 'struck' },
      { filled: [0] },
      { filled: [] },
      { filled: [1], doubt: 'beside' },
    ]);
  });
});

describe('an answer sheet that does not show everything', () => {
  const strokes = key.flatMap((bubble, group) => pen('filled', group, bubble));
  const known = key.map((bubble) => ({ filled: [bubble] }));

  it('asks about bubbles under a finger, and reads the others', () => {
    const { placeOf } = photographSheets([{ layout, number: NUMBER }], size, { corners: straight });
    const { x, y } = at(3, 1);
    const readings = read(strokes, { corners: straight, fingers: [[...placeOf(x, y), 14]] });
    expect(readings?.[3]?.doubt).toBe('covered');
    expect(readings?.filter((_, group) => group !== 3)).toEqual(
      known.filter((_, group) => group !== 3),
    );
  });

  it('is not read if most of it is covered, or if its bubbles are elsewhere', () => {
    const pose = { corners: straight, fingers: [[500, 400, 260]] as const };
    expect(read(strokes, pose)).toBeUndefined();
    const down = layout.groups.map((group) => group.map(({ x, y }) => ({ x: x + 5, y: y + 4 })));
    const { photo } = photographSheets([{ layout, number: NUMBER, strokes }], size, {
      corners: straight,
    });
    const [placed] = placeSheets(numbersInPicture(findMarks(photo)), new Map([[NUMBER, layout]]));
    expect(placed && locateAnswers(photo, 1, placed, { ...layout, groups: down }).isSure).toBe(
      false,
    );
  });
});

/** The key, but each third question is left out. */
const someOut = key.map((bubble, group) => (group % 3 === 0 ? [] : [bubble]));
const filledSome = someOut.flatMap((bubbles, group) =>
  bubbles.flatMap((bubble) => pen('filled', group, bubble)),
);
const said = someOut.map((filled) => ({ filled }));
const { page } = layout;
const long = (from: Point, to: Point, width = 0.5, light = 70): PenStroke => ({
  ...{ from, to, width, light },
});
const [left, right, top] = [at(0, 0), at(0, 3), at(3, 1)];

describe.each([
  ['down a column', long({ x: left.x + 0.4, y: 1 }, { x: left.x + 0.4, y: page.height - 1 })],
  [
    'down a column, pale and broad',
    long({ x: left.x, y: 1 }, { x: left.x, y: page.height - 1 }, 0.8, 150),
  ],
  ['along a row', long({ x: 1, y: top.y - 0.7 }, { x: page.width - 1, y: top.y - 0.7 })],
  ['across the sheet', long({ x: left.x - 17, y: 1 }, { x: right.x + 10, y: page.height - 1 })],
])('a dark line that goes %s', (_, line) => {
  it.each([
    ['lies straight', { corners: straight }],
    ['is bent', bent],
  ] as const)('answers no question of a sheet that %s, and is said once', (__, pose) => {
    const reading = readSheet([...filledSome, line], pose);
    expect(reading?.groups).toEqual(said);
    expect(reading?.warnings).toEqual(['line']);
  });
});

it('a line that ends among the bubbles may be a pen, and is asked about', () => {
  const groups = [0, 1, 2, 3].filter((group) => at(group, 0).x === left.x);
  const last = at(groups.at(-1) ?? 0, 0);
  const line = long({ x: left.x, y: left.y - 3 }, { x: last.x, y: last.y + 3 });
  const reading = readSheet([line], { corners: straight });
  expect(groups.map((group) => reading?.groups[group]?.doubt)).toEqual(groups.map(() => 'line'));
  expect(reading?.warnings).toEqual([]);
});

it('a thin tick in a reflection is read or asked about', () => {
  const tick = ({ x, y }: Point): PenStroke[] => [
    { from: { x: x - 1.8, y }, to: { x: x - 0.2, y: y + 1.8 }, width: 0.25, light: 60 },
    { from: { x: x - 0.2, y: y + 1.8 }, to: { x: x + 2.4, y: y - 2.2 }, width: 0.25, light: 60 },
  ];
  const strokes = key.flatMap((bubble, group) => tick(at(group, bubble)));
  const reading = readSheet(strokes, { corners: straight }, (light, x) =>
    x > 300 && x < 700 ? 190 + (light * 60) / 255 : light,
  );
  expect(reading?.groups.map(({ filled }) => filled)).toEqual(key.map((bubble) => [bubble]));
});

it('a sheet whose print a reflection nearly hides is asked about where nothing is seen', () => {
  const reading = readSheet(filledSome, { corners: straight }, (light, x) =>
    x > 300 && x < 700 ? 215 + (light * 20) / 255 : 190 + (light * 60) / 255,
  );
  const empty = reading?.groups.filter(({ filled }) => filled.length === 0);
  expect(empty?.map(({ doubt }) => doubt)).toEqual(empty?.map(() => 'covered'));
});

it('an empty group is asked about where most others have a circle beside their bubbles', () => {
  const strokes = [0, 1, 2, 3].flatMap((group) => pen('ringed', group, 2));
  const few = [4, 5, 6, 7, 8, 10, 11].flatMap((group) => pen('filled', group, 1));
  const habit = read([...strokes, ...few], { corners: straight });
  expect(habit?.[9]).toEqual({ filled: [], doubt: 'beside' });
  expect(habit?.[4]).toEqual({ filled: [1] });
  const stray = read([...pen('ringed', 0, 2), ...few], { corners: straight });
  expect(stray?.[9]).toEqual({ filled: [] });
});

it('a scan in black and white says so, and asks about each empty answer', () => {
  const faint = pens.filled(at(0, 2), 220);
  const scan = (light: number): number => (light < 200 ? 0 : 255);
  const corners = straight.map(([x, y]): Spot => [2 * x, 2 * y]);
  const large = { width: 2 * size.width, height: 2 * size.height };
  const reading = readSheet([...filledSome, ...faint], { corners }, scan, large);
  expect(reading?.warnings).toEqual(['black-and-white']);
  expect(reading?.groups).toEqual(
    said.map(({ filled }) =>
      filled.length === 0 ? { filled, doubt: 'black-and-white' } : { filled },
    ),
  );
  expect(readSheet(filledSome, { corners }, undefined, large)?.warnings).toEqual([]);
});

it('correction fluid is said to cover a bubble, and the answer beside it is chosen beforehand', () => {
  const { x, y } = at(2, 0);
  const fluid = [-2, 0, 2].map((down) => ({ ...across(x, y + down, 0, 2), width: 2, light: 240 }));
  const strokes = [...pen('filled', 2, 0), ...fluid, ...pen('filled', 2, 3)];
  expect(read(strokes, { corners: straight })?.[2]).toEqual({ filled: [3], doubt: 'covered' });
});
