import * as z from 'zod/mini';
import { asciiDigits } from '../text/fold-text.ts';
import { typedNumber } from '../text/typed-number.ts';
import { CONTROL } from './text.ts';

/*
 * Figures that are drawn by rule from their measures, so that a picture never differs from what was asked. All fields are
 * required, because models answer schemas without optional fields; an empty text or list means that there is none.
 */

/** The largest number and the most of each thing; more would not be readable on paper. */
export const figureLimits = {
  number: 1_000_000,
  label: 20,
  cell: 60,
  ticks: 40,
  marks: 8,
  parts: 24,
  squares: 24,
  points: 10,
  lines: 4,
  bars: 10,
  rows: 10,
  columns: 8,
} as const;

/** What makes a figure impossible; the first that is found is reported, at the field to change. */
export const figureProblems = [
  'order',
  'step-uneven',
  'outside',
  'shaded-more',
  'same-points',
  'measures-missing',
  'angle-sum',
  'sides-impossible',
  'angles-differ',
  'label-differs',
  'rows-uneven',
] as const;
export type FigureProblem = (typeof figureProblems)[number];

const number = z.number().check(z.gte(-figureLimits.number), z.lte(figureLimits.number));
const positive = z.number().check(z.positive(), z.lte(figureLimits.number));
/** One line of plain words without formulas, which may be empty. */
const words = (most: number) =>
  z.string().check(
    z.maxLength(most),
    z.refine((text) => ![...text].some((one) => CONTROL.test(one)), { error: 'control_character' }),
  );
const label = words(figureLimits.label);
const place = z.strictObject({ x: number, y: number, label });

/** Reports a problem at a field. */
const problem = <Value>(
  name: FigureProblem,
  path: readonly (string | number)[],
  isGood: (value: Value) => boolean,
) => z.refine<Value>(isGood, { error: name, path: [...path], abort: true });

/** Decimal steps add up with rounding errors. */
const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6;
const isWithin = (value: number, from: number, to: number): boolean => value >= from && value <= to;

export const numberLine = z
  .strictObject({
    kind: z.literal('numberLine'),
    from: number,
    to: number,
    step: positive,
    /** Which ticks have their number: all, or only the first and the last, so that pupils find the others. */
    numbers: z.enum(['all', 'ends']),
    marks: z.array(z.strictObject({ at: number, label })).check(z.maxLength(figureLimits.marks)),
  })
  .check(
    problem('order', ['to'], ({ from, to }) => from < to),
    problem('step-uneven', ['step'], ({ from, to, step }) => {
      const ticks = (to - from) / step;
      return isWhole(ticks) && ticks >= 1 && ticks <= figureLimits.ticks;
    }),
    problem('outside', ['marks'], ({ from, to, marks }) =>
      marks.every(({ at }) => isWithin(at, from, to)),
    ),
  );

export const fraction = z
  .strictObject({
    kind: z.literal('fraction'),
    shape: z.enum(['bar', 'disc']),
    parts: z.int().check(z.gte(1), z.lte(figureLimits.parts)),
    shaded: z.int().check(z.gte(0), z.lte(figureLimits.parts)),
  })
  .check(problem('shaded-more', ['shaded'], ({ parts, shaded }) => shaded <= parts));

const edge = z.int().check(z.gte(-100), z.lte(100));
const isSpan = (from: number, to: number): boolean =>
  from < to && to - from <= figureLimits.squares;

export const coordinateGrid = z
  .strictObject({
    kind: z.literal('coordinateGrid'),
    xFrom: edge,
    xTo: edge,
    yFrom: edge,
    yTo: edge,
    points: z.array(place).check(z.maxLength(figureLimits.points)),
    /** From one point to another; endless ones go on to the edges. */
    lines: z
      .array(
        z.strictObject({ x1: number, y1: number, x2: number, y2: number, endless: z.boolean() }),
      )
      .check(z.maxLength(figureLimits.lines)),
  })
  .check(
    problem('order', ['xTo'], ({ xFrom, xTo }) => isSpan(xFrom, xTo)),
    problem('order', ['yTo'], ({ yFrom, yTo }) => isSpan(yFrom, yTo)),
    problem('outside', ['points'], ({ points, xFrom, xTo, yFrom, yTo }) =>
      points.every(({ x, y }) => isWithin(x, xFrom, xTo) && isWithin(y, yFrom, yTo)),
    ),
    problem('same-points', ['lines'], ({ lines }) =>
      lines.every(({ x1, y1, x2, y2 }) => x1 !== x2 || y1 !== y2),
    ),
    problem('outside', ['lines'], ({ lines, xFrom, xTo, yFrom, yTo }) =>
      lines.every(
        ({ x1, y1, x2, y2 }) =>
          [x1, x2].every((x) => isWithin(x, xFrom, xTo)) &&
          [y1, y2].every((y) => isWithin(y, yFrom, yTo)),
      ),
    ),
  );

const DEGREES = 180 / Math.PI;
/** Degrees by which measures that were rounded may differ. */
const ROUNDED = 1.5;
/** A flatter triangle is a line on paper. */
const FLATTEST = 3;

/** The angles of a triangle with these sides, each opposite its side. */
const anglesOf = (sides: readonly number[]): number[] =>
  sides.map((opposite, index) => {
    const [one = 0, other = 0] = [sides[(index + 1) % 3], sides[(index + 2) % 3]];
    return Math.acos((one ** 2 + other ** 2 - opposite ** 2) / (2 * one * other)) * DEGREES;
  });

/** The angles at the three corners: as given, or of its sides; NaN for sides that make no triangle. */
export const cornerAngles = ({ sides, angles }: Pick<Triangle, 'sides' | 'angles'>): number[] => {
  if (sides.length !== 3) return [...angles];
  const [first, second, third] = anglesOf(sides);
  // The first side is between the first two corners, so it is opposite the third.
  return [second ?? 0, third ?? 0, first ?? 0];
};

const MEASURE = /^(-?\d+(?:[.,٫]\d+)?)\s?(?:°|mm|cm|dm|m|dam|hm|km|مم|سم|دسم|م|كم)?$/u;
/** The number of a label that is one, with a unit or without: `5 cm`, `2,5`, `٤٠°`; not `2x`. */
const numberIn = (text: string): number | undefined => {
  const [, digits] = MEASURE.exec(asciiDigits(text).trim()) ?? [];
  return digits === undefined ? undefined : typedNumber(digits);
};
/** A number that contradicts the measure beside it; letters and question marks contradict nothing. */
const agrees = (text: string, measure: number | undefined, tolerance: number): boolean => {
  const written = numberIn(text);
  return (
    written === undefined || (measure !== undefined && Math.abs(written - measure) <= tolerance)
  );
};

const three = <Item extends z.core.$ZodType>(item: Item) =>
  z.array(item).check(z.minLength(3), z.maxLength(3));
const atMostThree = z.array(positive).check(z.refine((all) => [0, 3].includes(all.length)));

export const triangle = z
  .strictObject({
    kind: z.literal('triangle'),
    corners: three(label),
    /** From the first corner to the second, to the third, and back; or none. They decide the shape. */
    sides: atMostThree,
    /** At the corners, in degrees; or none if there are sides. */
    angles: atMostThree,
    /** What is written at each side and in each corner, such as `5 cm`, `x` or `?`. */
    sideLabels: three(label),
    angleLabels: three(label),
  })
  .check(
    problem('measures-missing', ['sides'], ({ sides, angles }) => sides.length + angles.length > 0),
    problem('sides-impossible', ['sides'], ({ sides }) => {
      const [least = 1, middle = 1, most = 1] = sides.toSorted((a, b) => a - b);
      return least + middle > most;
    }),
    problem(
      'angle-sum',
      ['angles'],
      ({ angles }) =>
        angles.length === 0 || Math.abs(angles.reduce((sum, each) => sum + each, 0) - 180) < 0.01,
    ),
    problem('sides-impossible', ['sides'], (value) =>
      cornerAngles(value).every((each) => each >= FLATTEST),
    ),
    problem('angles-differ', ['angles'], (value) => {
      const drawn = cornerAngles(value);
      return value.angles.every((each, index) => Math.abs(each - (drawn[index] ?? 0)) <= ROUNDED);
    }),
    problem('label-differs', ['sideLabels'], ({ sides, sideLabels }) =>
      sides.length === 0
        ? true
        : sideLabels.every((text, index) => agrees(text, sides[index], 1e-6)),
    ),
    problem('label-differs', ['angleLabels'], (value) => {
      const drawn = cornerAngles(value);
      return value.angleLabels.every((text, index) => agrees(text, drawn[index], ROUNDED));
    }),
  );
type Triangle = z.infer<typeof triangle>;

export const barChart = z.strictObject({
  kind: z.literal('barChart'),
  bars: z
    .array(
      z.strictObject({
        label,
        value: z.number().check(z.gte(0), z.lte(figureLimits.number)),
      }),
    )
    .check(z.minLength(2), z.maxLength(figureLimits.bars)),
  /** What the scale counts. */
  unit: label,
});

export const clock = z.strictObject({
  kind: z.literal('clock'),
  hours: z.int().check(z.gte(0), z.lte(23)),
  minutes: z.int().check(z.gte(0), z.lte(59)),
});

export const table = z
  .strictObject({
    kind: z.literal('table'),
    /** Where its headings are. */
    heads: z.enum(['row', 'column', 'none']),
    rows: z
      .array(
        z.array(words(figureLimits.cell)).check(z.minLength(1), z.maxLength(figureLimits.columns)),
      )
      .check(z.minLength(1), z.maxLength(figureLimits.rows)),
  })
  .check(
    problem('rows-uneven', ['rows'], ({ rows }) =>
      rows.every(({ length }) => length === rows[0]?.length),
    ),
  );

export const angle = z
  .strictObject({
    kind: z.literal('angle'),
    degrees: z.number().check(z.gte(1), z.lte(359)),
    /** What is written in it, such as `40°`, `?` or `x`. */
    label,
    /** The names of a point on the first ray, of the vertex, and of a point on the second ray. */
    points: three(label),
  })
  .check(problem('label-differs', ['label'], (value) => agrees(value.label, value.degrees, 0.01)));

export const figureSchemas = [
  numberLine,
  fraction,
  coordinateGrid,
  triangle,
  barChart,
  clock,
  table,
  angle,
] as const;
export const figure = z.discriminatedUnion('kind', figureSchemas);
export type Figure = z.infer<typeof figure>;
export type FigureKind = Figure['kind'];
export type FigureOf<Kind extends FigureKind> = Extract<Figure, { kind: Kind }>;
/** A figure that is drawn; a table is set as a table. */
export type DrawnFigure = Exclude<Figure, { kind: 'table' }>;
