import type { FoundMark } from './find-marks.ts';
import { distance, mean, type Spot } from './grey-picture.ts';
import { project, projectionOf, type Projection } from './projection.ts';
import { numberOfMarks, turnMark } from './sheet-code.ts';
import { markOrigins, type SheetFrame } from './sheet-frame.ts';

/** A mark as a corner of a sheet: clockwise from the page's top left, 0 to 3. */
export interface CornerMark {
  readonly corner: number;
  readonly mark: FoundMark;
  /** Which corner of its quadrangle is the top left one of the page. */
  readonly first: number;
}

/** Marks in a picture that together say a number. */
export interface NumberInPicture {
  readonly number: number;
  /** Bytes of the marks that were corrected. */
  readonly wrong: number;
  readonly marks: readonly CornerMark[];
}

export interface FoundSheet extends NumberInPicture {
  /** From millimetres of the page to pixels. Exact at the marks only: paper bends. */
  readonly projection: Projection;
  /** How far a corner of a mark is from where the projection takes it, at most; in millimetres. */
  readonly off: number;
}

/** Sizes of one sheet's marks differ by perspective. */
const SIZES = 2.6;
/** How far apart marks may be, in sizes of a mark: a sheet of few rows, and the longest page with small marks. */
const APART = { least: 4, most: 90 } as const;
/** How much the distance of two marks may differ from that on the page, by perspective. */
const STRETCH = 1.55;
/** The most that a corner of a mark may be off, in millimetres. */
const MOST_OFF = 1;

const choose = <Item>(items: readonly Item[], count: number): Item[][] =>
  count === 0
    ? [[]]
    : items.flatMap((item, i) =>
        choose(items.slice(i + 1), count - 1).map((rest) => [item, ...rest]),
      );

const corners = [0, 1, 2, 3];
const rotations = (list: readonly number[]): number[][] =>
  list.map((_, by) => [...list.slice(by), ...list.slice(0, by)]);
/** The corners that marks in clockwise order may be, by how many marks there are. */
const cornersOfMarks = new Map([
  [4, rotations(corners)],
  [3, corners.flatMap((missing) => rotations(corners.filter((corner) => corner !== missing)))],
  [2, corners.flatMap((a) => corners.filter((b) => b !== a).map((b) => [a, b]))],
]);

function clockwise(marks: readonly FoundMark[]): FoundMark[] {
  const x = mean(marks.map(({ centre }) => centre[0]));
  const y = mean(marks.map(({ centre }) => centre[1]));
  const angle = ({ centre }: FoundMark): number => Math.atan2(centre[1] - y, centre[0] - x);
  return marks.toSorted((a, b) => angle(a) - angle(b));
}

const isTogether = (marks: readonly FoundMark[]): boolean => {
  const sizes = marks.map(({ size }) => size);
  if (Math.max(...sizes) > SIZES * Math.min(...sizes)) return false;
  return choose(marks, 2).every(([a, b]) => {
    if (!a || !b) return false;
    const apart = distance(a.centre, b.centre) / ((a.size + b.size) / 2);
    return apart >= APART.least && apart <= APART.most;
  });
};

/** From one corner of a rectangle to another, by steps to the right and down. */
const step = (from: number, to: number): Spot => {
  const across = (corner: number): number => Number(corner === 1 || corner === 2);
  const down = (corner: number): number => Number(corner >= 2);
  return [across(to) - across(from), down(to) - down(from)];
};

const cosine = ([a, b]: Spot, [c, d]: Spot): number =>
  (a * c + b * d) / (Math.hypot(a, b) * Math.hypot(c, d));

/** The least cosine between where another mark is, by this one's own sides, and where it should be. */
const LEAST_ALIKE = 0.6;

/**
 * Which corner of a mark's quadrangle is the page's top left one, if marks are at these corners: so that by the mark's own
 * sides the others are to the right, below, or both. Undefined if no way round fits. Holds for pages of any shape.
 */
function firstCorner(
  { quad, centre }: FoundMark,
  corner: number,
  others: readonly (readonly [corner: number, mark: FoundMark])[],
): number | undefined {
  const [a, b, c, d] = quad;
  const right: Spot = [(b[0] - a[0] + c[0] - d[0]) / 2, (b[1] - a[1] + c[1] - d[1]) / 2];
  const down: Spot = [(d[0] - a[0] + c[0] - b[0]) / 2, (d[1] - a[1] + c[1] - b[1]) / 2];
  const area = right[0] * down[1] - right[1] * down[0];
  let best: { first: number; alike: number } | undefined;
  for (const first of corners) {
    const alike = others.map(([other, { centre: there }]) => {
      const [x, y] = [there[0] - centre[0], there[1] - centre[1]];
      let seen: Spot = [(x * down[1] - y * down[0]) / area, (y * right[0] - x * right[1]) / area];
      // A quarter turn for each corner that the quadrangle begins later.
      for (let turn = 0; turn < first; turn += 1) seen = [seen[1], -seen[0]];
      return cosine(seen, step(corner, other));
    });
    const least = Math.min(...alike);
    if (least >= LEAST_ALIKE && (!best || least > best.alike)) best = { first, alike: least };
  }
  return best?.first;
}

function placed(marks: readonly FoundMark[], order: readonly number[]): CornerMark[] | undefined {
  const pairs = marks.map((mark, i) => [order[i] ?? 0, mark] as const);
  const all: CornerMark[] = [];
  for (const [corner, mark] of pairs) {
    const others = pairs.filter(([, other]) => other !== mark);
    const first = firstCorner(mark, corner, others);
    if (first === undefined) return undefined;
    all.push({ corner, mark, first });
  }
  return all;
}

const bitsOf = ({ mark, first }: CornerMark): number => {
  let { bits } = mark;
  // A quadrangle that begins at a later corner is seen turned counterclockwise.
  for (let turn = first; turn % 4 !== 0; turn += 1) bits = turnMark(bits);
  return bits;
};

/**
 * All numbers that marks of a picture may say: of four marks, of three, or of two. Noise says one now and then, of two
 * marks in every few photos; so look the numbers up among the teacher's sheets, and let {@link placeSheets} judge.
 */
export function numbersInPicture(found: readonly FoundMark[]): NumberInPicture[] {
  return [4, 3, 2].flatMap((count) =>
    choose(found, count)
      .filter(isTogether)
      .flatMap((some) => {
        const marks = clockwise(some);
        return (cornersOfMarks.get(count) ?? []).flatMap((order): NumberInPicture[] => {
          const assigned = placed(marks, order);
          if (!assigned) return [];
          const said = numberOfMarks(
            corners.map((corner) => {
              const one = assigned.find((each) => each.corner === corner);
              return one && bitsOf(one);
            }),
          );
          return said ? [{ ...said, marks: assigned }] : [];
        });
      }),
  );
}

/** Whether marks are about as far apart, for their size, as they are on the page. */
const hasDistances = (marks: readonly CornerMark[], frame: SheetFrame): boolean => {
  const origins = markOrigins(frame);
  return choose(marks, 2).every(([a, b]) => {
    const [from, to] = [origins[a?.corner ?? 0], origins[b?.corner ?? 0]];
    if (!a || !b || !from || !to) return false;
    const printed = Math.hypot(from.x - to.x, from.y - to.y) / frame.markSize;
    const seen = distance(a.mark.centre, b.mark.centre) / ((a.mark.size + b.mark.size) / 2);
    return seen < printed * STRETCH && seen > printed / STRETCH;
  });
};

function placeSheet(said: NumberInPicture, frame: SheetFrame): FoundSheet | undefined {
  if (!hasDistances(said.marks, frame)) return undefined;
  const { markSize } = frame;
  const origins = markOrigins(frame);
  const pairs = said.marks.flatMap(({ corner, mark, first }) => {
    const { x, y } = origins[corner] ?? { x: 0, y: 0 };
    const square: Spot[] = [
      [x, y],
      [x + markSize, y],
      [x + markSize, y + markSize],
      [x, y + markSize],
    ];
    return square.map((from, k) => ({ from, to: mark.quad[(k + first) % 4] ?? mark.centre }));
  });
  const projection = projectionOf(
    pairs.map(({ from }) => from),
    pairs.map(({ to }) => to),
  );
  if (!projection) return undefined;
  const perMillimetre = mean(said.marks.map(({ mark }) => mark.size)) / markSize;
  const off = Math.max(...pairs.map(({ from, to }) => distance(project(projection, from), to)));
  return off > MOST_OFF * perMillimetre
    ? undefined
    : { ...said, projection, off: off / perMillimetre };
}

/** Smaller is better: bytes that are wrong, corners that are off, marks that are missing. */
const penalty = ({ wrong, off, marks }: FoundSheet): number =>
  wrong * 0.4 + off + (4 - marks.length) * 0.5;

/**
 * The sheets of a picture, each mark in one of them: two facing pages of a notebook are two.
 * @param frames of the numbers that are known; others are no sheets
 */
export function placeSheets(
  said: readonly NumberInPicture[],
  frames: ReadonlyMap<number, SheetFrame>,
): FoundSheet[] {
  // If three marks say a number clearly and do not fit its frame, two that do prove nothing.
  const clear = new Set(
    said.flatMap(({ number, wrong, marks }) => (marks.length > 2 && wrong === 0 ? number : [])),
  );
  const all = said.flatMap((one) => {
    const frame = frames.get(one.number);
    if (!frame || (one.marks.length === 2 && clear.has(one.number))) return [];
    return placeSheet(one, frame) ?? [];
  });
  const sheets: FoundSheet[] = [];
  for (const sheet of all.toSorted((a, b) => penalty(a) - penalty(b))) {
    const taken = sheets.flatMap(({ marks }) => marks.map(({ mark }) => mark));
    const isNew = sheets.every(({ number }) => number !== sheet.number);
    if (isNew && sheet.marks.every(({ mark }) => !taken.includes(mark))) sheets.push(sheet);
  }
  return sheets;
}
