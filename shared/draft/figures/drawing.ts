/*
 * Figures as drawing operations that every medium has: SVG, PDF and Word draw straight lines, Bézier curves and text.
 */

/** A place in points, from the upper left corner. */
export type Point = readonly [x: number, y: number];

/** What a line, an area or a text is for; each medium has its colours for these. */
export type Ink = 'ink' | 'muted' | 'guide' | 'accent' | 'shade';

export type Segment =
  readonly ['move' | 'line', Point] | readonly ['curve', Point, Point, Point] | readonly ['close'];

interface Look {
  readonly fill?: Ink;
  readonly stroke?: Ink;
  /** Of the stroke. */
  readonly width?: number;
}
export interface Path extends Look {
  readonly kind: 'path';
  readonly segments: readonly Segment[];
}

export interface Words {
  readonly kind: 'words';
  readonly text: string;
  /** On its baseline: its start, middle or end, whatever its direction. */
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size: number;
  readonly ink: Ink;
  readonly isBold: boolean;
}
export type Shape = Path | Words;

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

export const path = (segments: readonly Segment[], look: Look): Path => ({
  kind: 'path',
  segments,
  ...look,
});

const through = (points: readonly Point[]): Segment[] =>
  points.map((point, index) => [index === 0 ? 'move' : 'line', point]);
export const line = (points: readonly Point[], stroke: Ink, width = 1): Path =>
  path(through(points), { stroke, width });
export const polygon = (points: readonly Point[], look: Look): Path =>
  path([...through(points), ['close']], look);
export const rectangle = (x: number, y: number, width: number, height: number, look: Look): Path =>
  polygon(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    look,
  );

const RADIANS = Math.PI / 180;
/** The place at a distance and direction from another; degrees count counter-clockwise from the right. */
export const from = ([x, y]: Point, distance: number, degrees: number): Point => [
  x + distance * Math.cos(degrees * RADIANS),
  y - distance * Math.sin(degrees * RADIANS),
];

/** A part of a circle as curves, without a move to its start. A curve draws a quarter of a circle at most. */
export function arc(centre: Point, radius: number, start: number, end: number): Segment[] {
  const count = Math.max(1, Math.ceil(Math.abs(end - start) / 90));
  const step = (end - start) / count;
  const reach = (4 / 3) * Math.tan((step * RADIANS) / 4) * radius;
  return Array.from({ length: count }, (_, index): Segment => {
    const [begin, finish] = [start + index * step, start + (index + 1) * step];
    const last = from(centre, radius, finish);
    return [
      'curve',
      from(from(centre, radius, begin), reach, begin + 90),
      from(last, reach, finish - 90),
      last,
    ];
  });
}

export const arcLine = (
  centre: Point,
  radius: number,
  [start, end]: readonly [number, number],
  stroke: Ink,
  width = 1,
): Path =>
  path([['move', from(centre, radius, start)], ...arc(centre, radius, start, end)], {
    stroke,
    width,
  });

export const circle = (centre: Point, radius: number, look: Look): Path =>
  path([['move', from(centre, radius, 0)], ...arc(centre, radius, 0, 360), ['close']], look);

export const words = (
  text: string,
  at: Point,
  { anchor = 'middle', size = 10, ink = 'ink', isBold = false }: Partial<Omit<Words, 'kind'>> = {},
): Words[] => (text === '' ? [] : [{ kind: 'words', text, at, anchor, size, ink, isBold }]);

/** About the width of a text, which only the medium knows; wide enough for every typeface. */
export const roughWidth = (text: string, size: number): number => [...text].length * size * 0.58;

/** How far capital letters and digits rise above their baseline, in font sizes. */
export const CAPITAL = 0.7;

function boundsOf(shape: Shape): readonly Point[] {
  if (shape.kind === 'words') {
    const { text, at, anchor, size } = shape;
    const width = roughWidth(text, size);
    const left = at[0] - { start: 0, middle: width / 2, end: width }[anchor];
    return [
      [left, at[1] - size],
      [left + width, at[1] + 0.3 * size],
    ];
  }
  const half = (shape.stroke ? (shape.width ?? 1) : 0) / 2;
  return shape.segments.flatMap((segment) =>
    segment
      .slice(1)
      .filter((part): part is Point => typeof part !== 'string')
      .flatMap(([x, y]): Point[] => [
        [x - half, y - half],
        [x + half, y + half],
      ]),
  );
}

/** The same segment with its places changed. */
export function mapSegment(segment: Segment, change: (point: Point) => Point): Segment {
  switch (segment[0]) {
    case 'close':
      return segment;
    case 'curve':
      return ['curve', change(segment[1]), change(segment[2]), change(segment[3])];
    default:
      return [segment[0], change(segment[1])];
  }
}

/** Moves shapes so that all of them are in the drawing, with a little room around. */
export function drawing(shapes: readonly Shape[], margin = 3): Drawing {
  const points = shapes.flatMap(boundsOf);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const moved = ([x, y]: Point): Point => [x - left, y - top];
  return {
    width: Math.max(...xs) + margin - left,
    height: Math.max(...ys) + margin - top,
    shapes: shapes.map((shape) =>
      shape.kind === 'words'
        ? { ...shape, at: moved(shape.at) }
        : { ...shape, segments: shape.segments.map((each) => mapSegment(each, moved)) },
    ),
  };
}
