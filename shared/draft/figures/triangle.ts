import { cornerAngles, type FigureOf } from '../../model/figure.ts';
import { semicolons } from '../../model/punctuation.ts';
import {
  arcLine,
  drawing,
  from,
  polygon,
  roughWidth,
  words,
  CAPITAL,
  type Drawing,
  type Point,
  type Shape,
} from './drawing.ts';
import { isRightLabel, middleOf, square } from './angle.ts';
import type { FigureTraits } from './traits.ts';

type TriangleFigure = FigureOf<'triangle'>;

const LARGEST = { width: 200, height: 115 };
const SIZE = 11;
/** Degrees by which a right angle of rounded sides may differ from 90. */
const RIGHT = 0.05;

const isRight = (angle: number): boolean => Math.abs(angle - 90) <= RIGHT;

/** The sides from the first corner on, in any unit: as given, or as the angles demand. */
function sidesOf({ sides }: TriangleFigure, angles: readonly number[]): number[] {
  if (sides.length === 3) return sides;
  const [first = 0, second = 0, third = 0] = angles.map((each) => Math.sin((each * Math.PI) / 180));
  return [third, first, second];
}

/** The corners, with a right angle at the lower left, otherwise on the longest side. */
function cornersOf(figure: TriangleFigure, angles: readonly number[]): Point[] {
  const sides = sidesOf(figure, angles);
  const side = (index: number): number => sides[index % 3] ?? 0;
  const right = angles.findIndex(isRight);
  const longest = sides.indexOf(Math.max(...sides));
  // From the corner at the lower left, one side goes along the bottom.
  const isForward = right < 0 || side(right) >= side(right + 2);
  const left = right < 0 ? longest : right;
  const [end, top] = isForward ? [left + 1, left + 2] : [left + 2, left + 1];
  const [bottom, slope] = isForward ? [side(left), side(left + 2)] : [side(left + 2), side(left)];
  const apex = from([0, 0], slope, angles[left] ?? 0);
  const width = Math.max(bottom, apex[0]) - Math.min(0, apex[0]);
  const scale = Math.min(LARGEST.width / width, LARGEST.height / Math.abs(apex[1]));
  const placed: Point[] = [];
  placed[left % 3] = [0, 0];
  placed[end % 3] = [bottom * scale, 0];
  placed[top % 3] = [apex[0] * scale, apex[1] * scale];
  return placed;
}

const directionOf = ([x, y]: Point, [toX, toY]: Point): number =>
  (Math.atan2(y - toY, toX - x) * 180) / Math.PI;
const distance = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(toX - x, toY - y);
const middle = ([x, y]: Point, [toX, toY]: Point): Point => [(x + toX) / 2, (y + toY) / 2];

/** Room for a text beside a line that it must not touch. */
function beside(text: string, at: Point, degrees: number): Shape[] {
  const [across, down] = from([0, 0], 1, degrees);
  const room =
    7 + (Math.abs(across) * roughWidth(text, SIZE) + Math.abs(down) * CAPITAL * SIZE) / 2;
  return middleOf(text, from(at, room, degrees), SIZE);
}

/** The label of an angle in its corner, with an arc, or a square if it is right. */
function inCorner(
  label: string,
  angle: number,
  { corner, ends }: { readonly corner: Point; readonly ends: readonly [Point, Point] },
): Shape[] {
  if (label === '') return [];
  const [first, second] = ends.map((end) => directionOf(corner, end));
  const start = first ?? 0;
  // The shorter way round from one side to the other.
  const turn = (((second ?? 0) - start + 540) % 360) - 180;
  if (isRight(angle) && isRightLabel(label)) return [square(corner, start, start + turn, 10)];
  const shortest = Math.min(...ends.map((end) => distance(corner, end)));
  const half = roughWidth(label, SIZE) / 2 + 5;
  const reach = Math.min(
    Math.max(27, half / Math.sin((angle * Math.PI) / 360)),
    Math.max(27, shortest * 0.6),
  );
  return [
    arcLine(corner, Math.max(12, reach - 15), [start, start + turn], 'accent', 1.2),
    ...middleOf(label, from(corner, reach, start + turn / 2), SIZE),
  ];
}

function draw(figure: TriangleFigure): Drawing {
  const angles = cornerAngles(figure);
  const corners = cornersOf(figure, angles);
  const at = (index: number): Point => corners[index % 3] ?? [0, 0];
  const centre: Point = [
    corners.reduce((sum, [x]) => sum + x, 0) / 3,
    corners.reduce((sum, [, y]) => sum + y, 0) / 3,
  ];
  return drawing([
    ...angles.flatMap((angle, index) =>
      inCorner(figure.angleLabels[index] ?? '', angle, {
        corner: at(index),
        ends: [at(index + 1), at(index + 2)],
      }),
    ),
    polygon(corners, { stroke: 'ink', width: 1.6 }),
    ...figure.corners.flatMap((name, index) =>
      name === ''
        ? []
        : words(name, moved(from(at(index), 13, directionOf(centre, at(index)))), {
            size: SIZE + 0.5,
            isBold: true,
          }),
    ),
    ...figure.sideLabels.flatMap((label, index) => {
      const along = directionOf(at(index), at(index + 1));
      const between = middle(at(index), at(index + 1));
      // Away from the third corner.
      const opposite = directionOf(between, at(index + 2));
      const isLeft = Math.sin(((opposite - along) * Math.PI) / 180) > 0;
      return label === '' ? [] : beside(label, between, along + (isLeft ? -90 : 90));
    }),
  ]);
}

/** From the middle of a letter down to its baseline. */
const moved = ([x, y]: Point): Point => [x, y + (SIZE * CAPITAL) / 2];

const sideName = ({ corners }: TriangleFigure, index: number): string =>
  `${corners[index % 3] ?? ''}${corners[(index + 1) % 3] ?? ''}`;

/** Each label that is written, with the name of its side or corner. */
const labelled = (
  figure: TriangleFigure,
  side: (name: string, label: string) => string,
  corner: (name: string, label: string) => string,
): string[] => [
  ...figure.sideLabels.flatMap((label, index) =>
    label === '' ? [] : [side(sideName(figure, index), label)],
  ),
  ...figure.angleLabels.flatMap((label, index) =>
    label === '' ? [] : [corner(figure.corners[index] ?? '', label)],
  ),
];

export const triangleTraits: FigureTraits<'triangle'> = {
  draw,
  describe: {
    en: (figure) =>
      [
        `A triangle ${figure.corners.join('')}`.trim(),
        ...labelled(
          figure,
          (name, label) => `beside the side ${name} is written ${label}`.replace('  ', ' '),
          (name, label) => `in the corner ${name} is written ${label}`.replace('  ', ' '),
        ),
      ].join(semicolons.en),
    ar: (figure) =>
      [
        `مثلث ${figure.corners.join('')}`.trim(),
        ...labelled(
          figure,
          (name, label) => `كتب على الضلع ${name}: ${label}`.replace(' :', ':'),
          (name, label) => `كتب في الزاوية ${name}: ${label}`.replace(' :', ':'),
        ),
      ].join(semicolons.ar),
    fr: (figure) =>
      [
        `Un triangle ${figure.corners.join('')}`.trim(),
        ...labelled(
          figure,
          (name, label) => `à côté du côté ${name} on lit ${label}`.replace('  ', ' '),
          (name, label) => `dans l’angle ${name} on lit ${label}`.replace('  ', ' '),
        ),
      ].join(semicolons.fr),
  },
};
