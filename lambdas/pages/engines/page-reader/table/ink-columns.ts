import { letterHeight, type Stroke } from '../page/strokes.ts';
import { straightCurve, type Curve } from '../rulings/curve.ts';
import { countBare, fitColumnsToHeadings } from './heading-columns.ts';
import type { Run } from './run.ts';

/** Letter heights; words of a cell are closer than this, and columns are further apart. */
export const wordGap = 0.75;
/** Minimum gap between two columns, in letter heights, in all rows. */
const columnGap = 0.45;
/** Maximum slope of leaning columns, and of its change from one side to the other. */
const steepest = 0.04;

/** The writing of a row, with the words of a cell as one run. */
export const runsOf = (strokes: readonly Stroke[], letters: number): Run[] => {
  const runs: { from: number; to: number }[] = [];
  for (const { left, right } of [...strokes].sort((a, b) => a.left - b.left)) {
    const last = runs.at(-1);
    if (last && left - last.to <= wordGap * letters) last.to = Math.max(last.to, right);
    else runs.push({ from: left, to: right });
  }
  return runs;
};

/** Letter height of a line of headings, which may be printed smaller than the marks are written. */
export const printOf = (strokes: readonly Stroke[], letters: number): number =>
  Math.min(letters, letterHeight(strokes));

/** From this number of rows on, a column needs writing in at least two. */
const manyRows = 8;

interface Row {
  /** Height of its middle on the page. */
  readonly y: number;
  readonly runs: readonly Run[];
}

interface Lean {
  /** Slope in the middle of the page, and its increase towards the right end. */
  readonly slope: number;
  readonly fan: number;
}

const leaning =
  ({ slope, fan }: Lean, width: number, middle: number) =>
  (x: number, y: number) =>
    x - (slope + fan * (x / width - 0.5)) * (y - middle);

/** The number of rows with writing at each distance from the left, for a given lean. */
const coverage = (rows: readonly Row[], lean: Lean, width: number, middle: number) => {
  const upright = leaning(lean, width, middle);
  const steps = new Int32Array(width + 2);
  for (const { y, runs } of rows)
    for (const { from, to } of runs) {
      const start = Math.min(width, Math.max(0, Math.round(upright(from, y))));
      const end = Math.min(width, Math.max(0, Math.round(upright(to, y))));
      steps[start] = (steps[start] ?? 0) + 1;
      steps[end + 1] = (steps[end + 1] ?? 0) - 1;
    }
  let sum = 0;
  return Float64Array.from({ length: width }, (_, x) => (sum += steps[x] ?? 0));
};

const leanOf = (rows: readonly Row[], width: number, middle: number): Lean => {
  let best = { lean: { slope: 0, fan: 0 }, score: -1 };
  const look = (slopes: readonly number[], fans: readonly number[]) => {
    for (const slope of slopes)
      for (const fan of fans) {
        const cover = coverage(rows, { slope, fan }, width, middle);
        // Prefers concentrated ink, and a small lean.
        const score =
          cover.reduce((sum, value) => sum + value * value, 0) *
          (1 - 0.2 * Math.abs(slope) - 0.1 * Math.abs(fan));
        if (score > best.score) best = { lean: { slope, fan }, score };
      }
  };
  const around = (centre: number, step: number, count: number) =>
    Array.from({ length: 2 * count + 1 }, (_, at) => centre + (at - count) * step);
  look(around(0, steepest / 6, 6), around(0, 0.02, 3));
  const { slope, fan } = best.lean;
  look(around(slope, steepest / 24, 4), around(fan, 0.005, 3));
  return best.lean;
};

/** Splits a column where hardly any row has writing, but many have on both sides. */
const split = (cover: Float64Array, { from, to }: Run, rows: number, letters: number): Run[] => {
  const few = Math.max(rows >= 6 ? 1 : 0, Math.floor(rows * 0.06));
  const peak = (a: number, b: number) => Math.max(0, ...cover.subarray(a, b + 1));
  let widest: Run | undefined;
  for (let x = from; x <= to; x += 1) {
    if ((cover[x] ?? 0) > few) continue;
    let end = x;
    while (end + 1 <= to && (cover[end + 1] ?? 0) <= few) end += 1;
    const isBetween =
      x > from &&
      end < to &&
      Math.min(peak(from, x - 1), peak(end + 1, to)) >= Math.max(few * 3, rows * 0.3);
    if (isBetween && end - x >= letters * 0.4 && end - x > (widest ? widest.to - widest.from : 0))
      widest = { from: x, to: end };
    x = end;
  }
  if (!widest) return [{ from, to }];
  return [
    ...split(cover, { from, to: widest.from - 1 }, rows, letters),
    ...split(cover, { from: widest.to + 1, to }, rows, letters),
  ];
};

/** Runs with writing in any row; those closer than `gap` are joined. */
const stretchesOf = (cover: Float64Array, gap: number): Run[] => {
  const stretches: Run[] = [];
  for (let x = 0; x < cover.length; x += 1) {
    if (!cover[x]) continue;
    const last = stretches.at(-1);
    if (last && x - last.to <= gap) stretches[stretches.length - 1] = { ...last, to: x };
    else stretches.push({ from: x, to: x });
  }
  return stretches;
};

interface InkRow {
  /** Height of its middle on the page. */
  readonly y: number;
  readonly strokes: readonly Stroke[];
}

/** A line of headings, and what is below a heading that several of them have in common. */
const withLowerPart = (line: InkRow): InkRow[] => {
  const middles = line.strokes.map(({ top, bottom }) => (top + bottom) / 2);
  const middle = (Math.min(...middles) + Math.max(...middles)) / 2;
  return [line, { ...line, strokes: line.strokes.filter((_, at) => (middles[at] ?? 0) >= middle) }];
};

/** The middle of the emptiest stretch between two columns. */
const between = (cover: Float64Array, left: Run, right: Run): number => {
  const least = Math.min(...cover.subarray(left.to, right.from + 1));
  let best = { from: left.to, to: left.to };
  for (let x = left.to; x <= right.from; x += 1) {
    if ((cover[x] ?? 0) > least) continue;
    let end = x;
    while (end + 1 <= right.from && (cover[end + 1] ?? 0) <= least) end += 1;
    if (end - x > best.to - best.from) best = { from: x, to: end };
    x = end;
  }
  return (best.from + best.to) / 2;
};

/**
 * Finds columns from gaps in the rows. The rows should not include headings, which may span columns; given
 * separately, they show columns with little or no writing.
 * @param letters height of digits, in pixels
 * @returns the boundaries between columns, one fewer than columns
 */
export const columnsBetween = (
  rows: readonly InkRow[],
  letters: number,
  page: { readonly width: number; readonly height: number },
  headings: readonly InkRow[] = [],
): Curve[] => {
  const runsIn = ({ y, strokes }: InkRow): Row => ({ y, runs: runsOf(strokes, letters) });
  const inkIn = ({ y, strokes }: InkRow): Row => ({ y, runs: runsOf(strokes, 0) });
  const written = rows.map(runsIn);
  if (written.length === 0) return [];
  const middle = written.reduce((sum, { y }) => sum + y, 0) / written.length;
  const lean = leanOf(written, page.width, middle);
  const cover = coverage(written, lean, page.width, middle);
  const ink = coverage(rows.map(inkIn), lean, page.width, middle);
  // Writing in only one row is a speck, or belongs to the next column.
  const isColumn = ({ from, to }: Run): boolean =>
    written.length < manyRows || Math.max(...cover.subarray(from, to + 1)) >= 2;
  const inked = stretchesOf(cover, letters * columnGap)
    .flatMap((column) => split(cover, column, written.length, letters))
    .filter(isColumn);
  const below = { cover, ink, rows: written.length, letters };
  // A title or the first pupil's line may be among them, and together with it headings would run into each other.
  const fitted = headings.flatMap(withLowerPart).map(({ y, strokes }) => {
    const print = printOf(strokes, letters);
    const above = coverage([{ y, runs: runsOf(strokes, print) }], lean, page.width, middle);
    const words = stretchesOf(above, print * wordGap);
    const fit = fitColumnsToHeadings(inked, words, below);
    return { fit, bare: countBare(fit, words), misfit: Math.abs(fit.length - words.length) };
  });
  const [best] = fitted.toSorted((a, b) => a.bare - b.bare || a.misfit - b.misfit);
  const all = best?.fit ?? inked;
  return all.slice(1).map((right, at) => {
    const left = all[at] ?? right;
    const x = between(ink, left, right);
    const slope = lean.slope + lean.fan * (x / page.width - 0.5);
    return slope === 0 ? straightCurve(x) : { at: (y: number) => x + slope * (y - middle) };
  });
};
