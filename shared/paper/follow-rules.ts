import { quantile } from './grey-picture.ts';
import type { FollowedPrint } from './locate-sheet.ts';
import type { PrintedGrid } from './printed-grid.ts';
import {
  settle,
  shiftThrough,
  type Offset,
  type SettledShift,
  type Shift,
} from './smooth-shift.ts';
import type { StraightPage } from './straight-page.ts';

/** Millimetres: how far a rule is searched, and the stretch of it that is looked at on both sides of a crossing. */
const REACH = 1.1;
const STRETCH = { from: 0.8, to: 7, step: 0.25 } as const;
/** A rule is at least this much darker than the paper beside it. */
const CONTRAST = 0.012;
/** Rules are printed exactly, but a crossing may be hidden by writing. */
const STIFFNESS = { ticks: 0.0005, rules: 0.02 } as const;

/** Writing hides many crossings. */
const LEAST = { all: 0.4, band: 0.3 } as const;

/** Edges of neighbours are one: those less than half a millimetre apart. In order. */
export const distinctEdges = (values: readonly number[]): number[] =>
  values
    .toSorted((a, b) => a - b)
    .filter((value, i, sorted) => i === 0 || value - (sorted[i - 1] ?? 0) > 0.5);

/**
 * The offset of a rule from where it is expected, in millimetres: of the darkest among parallel lines, if it is clear.
 * @param lightAt the light along the line at an offset
 */
function ruleOffset(page: StraightPage, lightAt: (offset: number) => number): number | undefined {
  const step = 1 / page.perMillimetre;
  const lines: { offset: number; light: number }[] = [];
  for (let offset = -REACH; offset <= REACH; offset += step)
    lines.push({ offset, light: lightAt(offset) });
  const usual = quantile(
    lines.map(({ light }) => light),
    0.6,
  );
  const darkest = lines.reduce((best, line) => (line.light < best.light ? line : best));
  if (usual - darkest.light < usual * CONTRAST) return undefined;
  const rule = lines.filter(
    ({ offset, light }) =>
      Math.abs(offset - darkest.offset) < 0.5 && light < (usual + darkest.light) / 2,
  );
  const weight = rule.reduce((sum, { light }) => sum + usual - light, 0);
  return rule.reduce((sum, { offset, light }) => sum + offset * (usual - light), 0) / weight;
}

/** Places along a rule around a crossing at 0, within bounds. */
function stretchWithin(least: number, most: number): number[] {
  const places: number[] = [];
  for (let far = STRETCH.from; far <= STRETCH.to; far += STRETCH.step)
    for (const place of [-far, far])
      if (place > least + 0.5 && place < most - 0.5) places.push(place);
  return places;
}

/** Crossings that are enough for any bend of a page. The time for a shift through them grows with their cube. */
const MOST_CROSSINGS = 200;

/** The first edge, every `step`th after it, and the last. */
const eachOf = (edges: readonly number[], step: number): number[] =>
  edges.filter((_, i) => i % step === 0 || i === edges.length - 1);

/** Where the rules of the table cross: at each second row, at fewer of a large table, and at the last. */
function crossingsOf({ rows, columns }: PrintedGrid): { xs: number[]; ys: number[] } {
  const across = distinctEdges(columns.flatMap(({ left, right }) => [left, right]));
  const down = distinctEdges(rows.flatMap(({ top, bottom }) => [top, bottom]));
  let [xs, ys] = [across, eachOf(down, 2)];
  for (let step = 2; xs.length * ys.length > MOST_CROSSINGS; step += 1)
    [xs, ys] = [eachOf(across, step), eachOf(down, step + 1)];
  return { xs, ys };
}

/** The crossings that are found near where a shift says they are. */
function findCrossings(page: StraightPage, grid: PrintedGrid, shift: Shift): Offset[] {
  const { xs, ys } = crossingsOf(grid);
  const [left = 0, right = 0] = [xs[0], xs.at(-1)];
  const [top = 0, bottom = 0] = [ys[0], ys.at(-1)];
  // Writing that crosses a rule is darker than it, gaps are lighter.
  const along = (lights: readonly number[]): number => quantile(lights, 0.75);
  return ys.flatMap((y) =>
    xs.flatMap((x): Offset[] => {
      const [sx, sy] = shift(x, y);
      const across = stretchWithin(left - x, right - x);
      const down = stretchWithin(top - y, bottom - y);
      const dy = ruleOffset(page, (offset) =>
        along(across.map((far) => page.at(x + sx + far, y + sy + offset))),
      );
      const dx = ruleOffset(page, (offset) =>
        along(down.map((far) => page.at(x + sx + offset, y + sy + far))),
      );
      return dx === undefined || dy === undefined ? [] : [{ x, y, dx: sx + dx, dy: sy + dy }];
    }),
  );
}

/** Follows the rules of a grid from where the ticks say they are: what is found are their crossings. */
export function followRules(
  page: StraightPage,
  grid: PrintedGrid,
  ticks: readonly Offset[],
): FollowedPrint {
  const { xs, ys } = crossingsOf(grid);
  const follow = (shift: Shift): SettledShift =>
    settle(ticks, findCrossings(page, grid, shift), STIFFNESS.rules);
  // Some are farther from where the ticks say than is searched: from there to the next, not to writing.
  const first = follow(shiftThrough(ticks, STIFFNESS.ticks));
  return {
    least: LEAST,
    ...follow(first.shift),
    expected: ys.flatMap((y) => xs.map((x) => ({ x, y }))),
  };
}
