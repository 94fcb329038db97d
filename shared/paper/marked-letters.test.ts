import { describe, expect, it } from 'vitest';
import { findMarks } from './find-marks.ts';
import { numbersInPicture, placeSheets } from './find-sheets.ts';
import { photographSheets, type PenStroke } from './photographed-sheet.fixture.ts';
import { layOutAnswers, type PrintedAnswers } from './printed-answers.ts';
import { locateAnswers, readAnswers } from './read-answers.ts';
import type { Point } from './sheet-frame.ts';

const NUMBER = 4_242_424;
const PEN = { width: 0.45, light: 60 } as const;
type Direction = 'ltr' | 'rtl';

/** Choices with these numbers of options, and two questions of which the teacher has filled in no points. */
const layOut = (counts: readonly number[], direction: Direction): PrintedAnswers =>
  layOutAnswers(
    [
      ...counts.map((count) => ({ kind: 'options', count }) as const),
      { kind: 'points', points: 3 },
      { kind: 'points', points: 5 },
    ],
    'whole',
    direction,
  )!;

const path = (spots: readonly Point[], pen: Pick<PenStroke, 'width' | 'light'> = PEN) =>
  spots.slice(1).map((to, index): PenStroke => ({ from: spots[index]!, to, ...pen }));
const from =
  ({ x, y }: Point) =>
  (right: number, down: number): Point => ({ x: x + right, y: y + down });
const box = (middle: Point, wide: number, high: number): Point[] => {
  const at = from(middle);
  return [at(-wide, -high), at(wide, -high), at(wide, high), at(-wide, high), at(-wide, -high)];
};
const ring = (middle: Point, radius: number): Point[] =>
  Array.from({ length: 25 }, (_, i) => {
    const angle = (i * Math.PI) / 12;
    return from(middle)(radius * Math.cos(angle), radius * Math.sin(angle));
  });

/** A printed letter, grey as on paper; the second one of Arabic is much broader than the first. */
const print = (letter: Point, bubble: number): PenStroke[] => {
  const at = from(letter);
  const grey = { width: 0.4, light: 170 };
  return bubble % 2 === 0
    ? path([at(0.4, -0.9), at(0.4, 0.9)], grey)
    : path([at(-0.9, -0.2), at(-0.7, 0.5), at(0.7, 0.5), at(0.9, -0.2)], grey);
};

/** What a pupil does at a letter; `side` is where its bubble is. */
const marks: Record<string, (letter: Point, side: number) => PenStroke[]> = {
  'crossed out': (letter) => {
    const at = from(letter);
    return [...path([at(-1.2, -1.2), at(1.2, 1.2)]), ...path([at(-1.2, 1.2), at(1.2, -1.2)])];
  },
  'struck out': (letter) => path([from(letter)(-1.3, 0.4), from(letter)(1.3, -0.4)]),
  underlined: (letter) => path([from(letter)(-1.2, 1.9), from(letter)(1.2, 1.9)]),
  blackened: (letter) =>
    [-1, -0.5, 0, 0.5, 1].flatMap((down) =>
      path([from(letter)(-1.3, down), from(letter)(1.3, down)]),
    ),
  circled: (letter) => path(ring(letter, 1.6)),
  'circled widely': (letter) => path(ring(letter, 2.1)),
  boxed: (letter) => path(box(letter, 1.7, 1.9)),
  ticked: (letter) => {
    const at = from(letter);
    return path([at(-0.9, 0), at(-0.2, 1.2), at(1.4, -1.4)]);
  },
  highlighted: (letter) =>
    path([from(letter)(-1.2, 0), from(letter)(1.2, 0)], { width: 3.6, light: 200 }),
  'pointed at with an arrow': (letter, side) => {
    const at = from(letter);
    return [
      ...path([at(-side * 2.4, -3.2), at(-side * 0.8, -1.2)]),
      ...path([at(-side * 1.7, -1.3), at(-side * 0.8, -1.2), at(-side * 0.8, -2.1)]),
    ];
  },
};

/** Fills a bubble. */
const fill = (bubble: Point): PenStroke[] =>
  [-1.2, -0.6, 0, 0.6, 1.2].flatMap((down) =>
    path([from(bubble)(-1.4, down), from(bubble)(1.4, down)], { width: 0.7, light: 60 }),
  );

/** Reads a sheet that lies nearly straight; every letter is printed. */
function read(layout: PrintedAnswers, direction: Direction, strokes: readonly PenStroke[]) {
  const side = direction === 'ltr' ? 1 : -1;
  const isChoice = ([first, second]: readonly Point[]): boolean =>
    Math.round(Math.abs((second?.x ?? 0) - (first?.x ?? 0))) > 9;
  const printed = layout.groups
    .filter(isChoice)
    .flatMap((group) => group.flatMap(({ x, y }, at) => print({ x: x - side * 4.2, y }, at)));
  const corners = [
    [52, 49],
    [951, 63],
    [960, 1390],
    [48, 1374],
  ] as const;
  const drawn = [{ layout, number: NUMBER, strokes: [...printed, ...strokes] }];
  const { photo } = photographSheets(drawn, { width: 1000, height: 1440 }, { corners });
  const [placed] = placeSheets(numbersInPicture(findMarks(photo)), new Map([[NUMBER, layout]]));
  const located = locateAnswers(photo, 1, placed!, layout);
  expect(located.isSure).toBe(true);
  return readAnswers(located, layout).groups;
}

/** Twelve questions of four options, and five of two, of which nearly all have the same answer. */
const counts = [...Array.from({ length: 12 }, () => 4), 2, 2, 2, 2, 2];
const key = [0, 1, 2, 3, 2, 1, 0, 3, 3, 0, 2, 1, 1, 1, 1, 0, 1];

describe.each(['ltr', 'rtl'] as const)('on a sheet that is read %s', (direction) => {
  const side = direction === 'ltr' ? 1 : -1;
  const layout = layOut(counts, direction);
  const bubbleOf = (group: number): Point => layout.groups[group]![key[group]!]!;
  const letterOf = (group: number): Point => from(bubbleOf(group))(-side * 4.2, 0);

  it.each(Object.keys(marks))(
    'letters that are %s are chosen beforehand and asked about',
    (how) => {
      const strokes = key.flatMap((_, group) => marks[how]!(letterOf(group), side));
      expect(read(layout, direction, strokes).slice(0, key.length)).toEqual(
        key.map((bubble) => ({ filled: [bubble], doubt: 'beside' })),
      );
    },
  );

  it.each(['circled', 'crossed out', 'underlined', 'ticked'])(
    'two letters that are %s are asked about although the other answers are filled bubbles',
    (how) => {
      const strokes = key.flatMap((_, group) =>
        group === 3 || group === 14
          ? marks[how]!(letterOf(group), side)
          : group === 5
            ? []
            : fill(bubbleOf(group)),
      );
      expect(read(layout, direction, strokes).slice(0, key.length)).toEqual(
        key.map((bubble, group) =>
          group === 5
            ? { filled: [] }
            : { filled: [bubble], ...((group === 3 || group === 14) && { doubt: 'beside' }) },
        ),
      );
    },
  );

  it('an empty answer of a pupil who marks letters is asked about', () => {
    const strokes = key.flatMap((_, group) =>
      group === 4 ? [] : marks['circled']!(letterOf(group), side),
    );
    expect(read(layout, direction, strokes)[4]).toEqual({ filled: [], doubt: 'beside' });
  });

  it('boxes around letters and their bubbles are asked about', () => {
    const strokes = key.flatMap((_, group) =>
      path(box(from(letterOf(group))(side * 2.3, 0), 5.3, 3)),
    );
    const groups = read(layout, direction, strokes).slice(0, key.length);
    expect(groups.filter(({ doubt }) => doubt === undefined)).toEqual([]);
  });
});

it('letters are asked about if the same one is marked everywhere', () => {
  const layout = layOut([2, 2, 2, 2, 2], 'ltr');
  const strokes = layout.groups
    .slice(0, 5)
    .flatMap(([, { x, y } = { x: 0, y: 0 }]) => marks['crossed out']!({ x: x - 4.2, y }, 1));
  expect(
    read(layout, 'ltr', strokes)
      .slice(0, 5)
      .map(({ doubt }) => doubt),
  ).toEqual(Array.from({ length: 5 }, () => 'beside'));
});

it('one letter that is circled on a sheet of one question is asked about', () => {
  const layout = layOut([4], 'ltr');
  const { x, y } = layout.groups[0]![2]!;
  const [first] = read(layout, 'ltr', marks['circled']!({ x: x - 4.2, y }, 1));
  expect(first).toEqual({ filled: [2], doubt: 'beside' });
});

it('an empty sheet, and stray dots at letters, are not asked about', () => {
  const layout = layOut(counts, 'ltr');
  const dots = [0, 3, 7, 13].flatMap((group) => {
    const { x, y } = layout.groups[group]![1]!;
    return path([from({ x, y })(-5.6, 1.2), from({ x, y })(-5.5, 1.2)], { width: 0.5, light: 60 });
  });
  const empty = layout.groups.map(() => ({ filled: [] }));
  expect(read(layout, 'ltr', [])).toEqual(empty);
  expect(read(layout, 'ltr', dots)).toEqual(empty);
});
