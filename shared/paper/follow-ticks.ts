import type { FoundSheet } from './find-sheets.ts';
import { mean, quantile, type Spot } from './grey-picture.ts';
import { inverseOf, project } from './projection.ts';
import { markOrigins, tickSize, type Point, type SheetFrame } from './sheet-frame.ts';
import type { Offset } from './smooth-shift.ts';
import type { StraightPage } from './straight-page.ts';

/** Millimetres around where a tick is expected: more the farther it is from what is known. */
const REACH = { near: 1.4, per: 0.03, most: 3.2 } as const;
/** How much darker than the paper beside it a tick is, as a share of that. */
const CONTRAST = 0.3;
/** Paper counts as at least this light, or noise in the dark would be a contrast. */
const DARKEST = 30;
/** Nothing this light is a tick. */
const LIGHT = 200;

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step + 1e-6) + 1 }, (_, i) => from + i * step);

const inside = range(-0.6, 0.6, 0.3).flatMap((x) => range(-0.6, 0.6, 0.3).map((y): Spot => [x, y]));
/** In the quiet zone around a tick. */
const beside = range(-1.5, 1.5, 0.6).flatMap((along): Spot[] => [
  [along, -1.5],
  [along, 1.5],
  [-1.5, along],
  [1.5, along],
]);

/** The middle of what is dark around a place, between the pixels. */
function darkMiddle(page: StraightPage, [x, y]: Spot): Spot {
  const reach = tickSize / 2 + 0.4;
  const steps = range(-reach, reach, 0.1);
  const seen = steps.flatMap((dy) =>
    steps.map((dx) => ({ dx, dy, light: page.at(x + dx, y + dy) })),
  );
  const lights = seen.map(({ light }) => light);
  const cut = (quantile(lights, 0.1) + quantile(lights, 0.95)) / 2;
  const dark = seen.filter(({ light }) => light < cut);
  return [x + mean(dark.map(({ dx }) => dx)), y + mean(dark.map(({ dy }) => dy))];
}

/** The tick within reach of where it is expected; undefined if nothing there looks like one. */
function findTick(page: StraightPage, x: number, y: number, reach: number): Spot | undefined {
  const steps = range(-reach, reach, Math.max(0.15, 1 / page.perMillimetre));
  let best: { contrast: number; spot: Spot } | undefined;
  for (const oy of steps)
    for (const ox of steps) {
      const [u, v] = [x + ox, y + oy];
      if (page.at(u, v) > LIGHT) continue;
      const dark = mean(inside.map(([dx, dy]) => page.at(u + dx, v + dy)));
      const lights = beside.map(([dx, dy]) => page.at(u + dx, v + dy));
      const least = best?.contrast ?? CONTRAST;
      // Most places need no sorting: even the lightest place beside them is not light enough.
      const lightest = Math.max(...lights);
      if (lightest - dark < least * Math.max(DARKEST, lightest)) continue;
      const contrast = (quantile(lights, 0.3) - dark) / Math.max(DARKEST, quantile(lights, 0.7));
      if (contrast >= least) best = { contrast, spot: [u, v] };
    }
  return best && darkMiddle(page, best.spot);
}

/** How far the corner marks themselves are off on the straightened page. */
function marksOff(sheet: FoundSheet, frame: SheetFrame): Offset[] {
  const back = inverseOf(sheet.projection);
  const origins = markOrigins(frame);
  return sheet.marks.map(({ corner, mark }) => {
    const origin = origins[corner] ?? { x: 0, y: 0 };
    const [x, y] = [origin.x + frame.markSize / 2, origin.y + frame.markSize / 2];
    const [seenX, seenY] = project(back, mark.centre);
    return { x, y, dx: seenX - x, dy: seenY - y };
  });
}

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** What the two nearest offsets say of a place. Their plane would run away with it, their mean does not. */
function expectedOffset(place: Point, known: readonly Offset[]): { dx: number; dy: number } {
  const near = known.toSorted((a, b) => apart(a, place) - apart(b, place)).slice(0, 2);
  const weights = near.map((offset) => 1 / apart(offset, place));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mixed = (of: (offset: Offset) => number): number =>
    near.reduce((sum, offset, i) => sum + of(offset) * (weights[i] ?? 0), 0) / total;
  return { dx: mixed(({ dx }) => dx), dy: mixed(({ dy }) => dy) };
}

/**
 * Finds the ticks one after another, from the marks inwards, each from where its neighbours are: paper that bends moves
 * them by more than one could search for at once.
 * @returns how far the marks and the ticks that were found are off
 */
export function followTicks(page: StraightPage, sheet: FoundSheet, frame: SheetFrame): Offset[] {
  const known = marksOff(sheet, frame);
  const open = new Set(frame.ticks);
  while (open.size > 0) {
    const [next] = [...open]
      .map((tick) => ({ tick, far: Math.min(...known.map((offset) => apart(offset, tick))) }))
      .toSorted((a, b) => a.far - b.far);
    if (!next) break;
    open.delete(next.tick);
    const { x, y } = next.tick;
    const { dx, dy } = expectedOffset(next.tick, known);
    const reach = Math.min(REACH.most, REACH.near + next.far * REACH.per);
    const found = findTick(page, x + dx, y + dy, reach);
    if (found) known.push({ x, y, dx: found[0] - x, dy: found[1] - y });
  }
  return known;
}
