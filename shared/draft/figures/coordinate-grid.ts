import type { FigureOf } from '../../model/figure.ts';
import type { DraftLanguage } from '../../model/locale.ts';
import { semicolons } from '../../model/punctuation.ts';
import {
  circle,
  drawing,
  line,
  polygon,
  words,
  type Drawing,
  type Point,
  type Shape,
} from './drawing.ts';
import type { FigureTraits } from './traits.ts';
import { writtenNumber } from './written.ts';

type Grid = FigureOf<'coordinateGrid'>;
type GridLine = Grid['lines'][number];

const LONGEST = 220;
const LARGEST = 22;
const SIZE = 9;
const ARROW = 12;

/** The nearest value between two others; an axis outside the grid is drawn at its edge. */
const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The ends of an endless line at the edges of the grid. */
function throughEdges(
  { x1, y1, x2, y2 }: GridLine,
  { xFrom, xTo, yFrom, yTo }: Grid,
): [number, number][] {
  const [dx, dy] = [x2 - x1, y2 - y1];
  // How far along the line each pair of edges is, in lengths from the first point to the second.
  const spans = [
    [dx, x1, xFrom, xTo],
    [dy, y1, yFrom, yTo],
  ].flatMap(([d = 0, at = 0, low = 0, high = 0]) =>
    d === 0 ? [] : [[(low - at) / d, (high - at) / d].toSorted((a, b) => a - b)],
  );
  const start = Math.max(...spans.map(([first = 0]) => first));
  const end = Math.min(...spans.map(([, last = 1]) => last));
  return [start, end].map((t) => [x1 + t * dx, y1 + t * dy]);
}

function draw(figure: Grid, language: DraftLanguage): Drawing {
  const { xFrom, xTo, yFrom, yTo, points, lines } = figure;
  const cell = Math.min(LARGEST, LONGEST / Math.max(xTo - xFrom, yTo - yFrom));
  const place = (x: number, y: number): Point => [(x - xFrom) * cell, (yTo - y) * cell];
  const [axisX, axisY] = [clamp(0, xFrom, xTo), clamp(0, yFrom, yTo)];
  const whole = (low: number, high: number): number[] =>
    Array.from({ length: high - low + 1 }, (_, index) => low + index);
  const [xs, ys] = [whole(xFrom, xTo), whole(yFrom, yTo)];
  const every = cell < 17 ? 2 : 1;
  const isNumbered = (value: number, axis: number): boolean =>
    value % every === 0 && value !== axis;
  const guides = [
    ...xs.map((x) => line([place(x, yFrom), place(x, yTo)], 'guide', 0.7)),
    ...ys.map((y) => line([place(xFrom, y), place(xTo, y)], 'guide', 0.7)),
  ];
  const [right, level] = place(xTo, axisY);
  const [middle, top] = place(axisX, yTo);
  const axes: Shape[] = [
    line([place(xFrom, axisY), [right + ARROW, level]], 'ink', 1.2),
    line([place(axisX, yFrom), [middle, top - ARROW]], 'ink', 1.2),
    polygon(
      [
        [right + ARROW + 4, level],
        [right + ARROW - 3, level - 3.2],
        [right + ARROW - 3, level + 3.2],
      ],
      { fill: 'ink' },
    ),
    polygon(
      [
        [middle, top - ARROW - 4],
        [middle - 3.2, top - ARROW + 3],
        [middle + 3.2, top - ARROW + 3],
      ],
      { fill: 'ink' },
    ),
    ...words('x', [right + ARROW + 2, level - 7], { size: SIZE + 1 }),
    ...words('y', [middle - 9, top - ARROW + 2], { size: SIZE + 1 }),
  ];
  const numbers = [
    ...xs
      .filter((x) => isNumbered(x, axisX))
      .flatMap((x) => {
        const [left, down] = place(x, axisY);
        return words(writtenNumber(x, language), [left, down + 11], { size: SIZE });
      }),
    ...ys
      .filter((y) => isNumbered(y, axisY))
      .flatMap((y) => {
        const [left, down] = place(axisX, y);
        const at: Point = [left - 4, down + 3.2];
        return words(writtenNumber(y, language), at, { size: SIZE, anchor: 'end' });
      }),
    // Both axes begin at the same number only if they cross at the origin.
    ...(axisX === 0 && axisY === 0
      ? words('0', [middle - 4, level + 11], { size: SIZE, anchor: 'end' })
      : [
          ...words(writtenNumber(axisX, language), [middle, level + 11], { size: SIZE }),
          ...words(writtenNumber(axisY, language), [middle - 4, level + 3.2], {
            size: SIZE,
            anchor: 'end',
          }),
        ]),
  ];
  return drawing([
    ...guides,
    ...axes,
    ...numbers,
    ...lines.map((one) => {
      const ends = one.endless
        ? throughEdges(one, figure)
        : [
            [one.x1, one.y1],
            [one.x2, one.y2],
          ];
      return line(
        ends.map(([x = 0, y = 0]) => place(x, y)),
        'accent',
        1.6,
      );
    }),
    ...points.flatMap(({ x, y, label }): Shape[] => {
      const [left, down] = place(x, y);
      return [
        circle([left, down], 3.2, { fill: 'accent' }),
        ...words(label, [left + 5, down - 5], {
          size: SIZE + 1.5,
          anchor: 'start',
          ink: 'accent',
          isBold: true,
        }),
      ];
    }),
  ]);
}

const ranges = ({ xFrom, xTo, yFrom, yTo }: Grid, language: DraftLanguage): string[] =>
  [xFrom, xTo, yFrom, yTo].map((each) => writtenNumber(each, language));
const pair = (x: number, y: number, language: DraftLanguage): [string, string] => [
  writtenNumber(x, language),
  writtenNumber(y, language),
];

export const coordinateGridTraits: FigureTraits<'coordinateGrid'> = {
  draw,
  describe: {
    en: (figure) => {
      const [left, right, low, high] = ranges(figure, 'en');
      return [
        `A coordinate grid, x from ${left} to ${right}, y from ${low} to ${high}`,
        ...figure.points.map(({ x, y, label }) => {
          const [across, up] = pair(x, y, 'en');
          return `point ${label}: ${across} across, ${up} up`.replace('  ', ' ');
        }),
        ...figure.lines.map(({ x1, y1, x2, y2 }) => {
          const [start, end] = [pair(x1, y1, 'en'), pair(x2, y2, 'en')];
          return `a line through ${start[0]} across, ${start[1]} up and ${end[0]} across, ${end[1]} up`;
        }),
      ].join(semicolons.en);
    },
    ar: (figure) => {
      const [left, right, low, high] = ranges(figure, 'ar');
      return [
        `معلم على مرصوفة، x من ${left} إلى ${right}، وy من ${low} إلى ${high}`,
        ...figure.points.map(({ x, y, label }) => {
          const [across, up] = pair(x, y, 'ar');
          return `النقطة ${label}: أفقيا ${across} وعموديا ${up}`.replace('  ', ' ');
        }),
        ...figure.lines.map(({ x1, y1, x2, y2 }) => {
          const [start, end] = [pair(x1, y1, 'ar'), pair(x2, y2, 'ar')];
          return `مستقيم يمر من أفقيا ${start[0]} وعموديا ${start[1]}، ومن أفقيا ${end[0]} وعموديا ${end[1]}`;
        }),
      ].join(semicolons.ar);
    },
    fr: (figure) => {
      const [left, right, low, high] = ranges(figure, 'fr');
      return [
        `Un quadrillage repéré, x de ${left} à ${right}, y de ${low} à ${high}`,
        ...figure.points.map(({ x, y, label }) => {
          const [across, up] = pair(x, y, 'fr');
          return `le point${label ? ` ${label}` : ''}\u00a0: abscisse ${across}, ordonnée ${up}`;
        }),
        ...figure.lines.map(({ x1, y1, x2, y2 }) => {
          const [start, end] = [pair(x1, y1, 'fr'), pair(x2, y2, 'fr')];
          return `une droite qui passe par l’abscisse ${start[0]}, ordonnée ${start[1]}, et par l’abscisse ${end[0]}, ordonnée ${end[1]}`;
        }),
      ].join(semicolons.fr);
    },
  },
};
