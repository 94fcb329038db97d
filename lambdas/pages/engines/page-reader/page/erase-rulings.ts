import type { PageRulings } from '../rulings/lattice.ts';
import type { Ruling } from '../rulings/find-rulings.ts';
import type { Grey } from './grey.ts';

/** Values below this are darker than paper; faint rulings differ from white only this much. */
const faint = 232;
/** Pixels around a ruling's curve in which it is searched. */
const reach = 3;
/** A stroke this many pixels thick is writing that crosses the ruling. */
const thickest = 9;

/** The dark run across a ruling at one position, if it is thin enough to be only the ruling. */
const runAcross = (
  darkAt: (value: number) => boolean,
  centre: number,
): { from: number; to: number } | undefined => {
  const seed = [0, -1, 1, -2, 2, -reach, reach].find((off) => darkAt(centre + off));
  if (seed === undefined) return undefined;
  let from = centre + seed;
  let to = from;
  while (darkAt(from - 1) && to - from <= thickest) from -= 1;
  while (darkAt(to + 1) && to - from <= thickest) to += 1;
  return { from, to };
};

/** A run across a ruling, with its darkest pixel. */
interface Run {
  readonly along: number;
  readonly from: number;
  readonly to: number;
  readonly darkest: number;
}

const medianOf = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** How much darker than the ruling writing on it is, and how much darker than the ruling its edges still are. */
const darker = { writing: 60, edges: 25 } as const;

/** Whether a run is much darker than its ruling, and its neighbours are too: the bar of a 7 that lies on the ruling. */
const liesUnder = (runs: readonly Run[], index: number, usual: number): boolean =>
  [-1, 0, 1].every((step) => {
    const run = runs[index + step];
    return run !== undefined && run.darkest < usual - darker.writing;
  });

const eraseOne = (ruling: Ruling, pixel: (along: number, across: number) => number, page: Grey) => {
  const { data } = page;
  const greyAt = (along: number, across: number) => data[pixel(along, across)] ?? 255;
  const runs: Run[] = [];
  for (let along = Math.max(0, Math.floor(ruling.from) - 4); along <= ruling.to + 4; along += 1) {
    const darkAt = (across: number) => greyAt(along, across) < faint;
    const run = runAcross(darkAt, Math.round(ruling.at(along)));
    if (!run) continue;
    let darkest = 255;
    for (let across = run.from; across <= run.to; across += 1)
      darkest = Math.min(darkest, greyAt(along, across));
    runs.push({ along, ...run, darkest });
  }
  const usual = medianOf(runs.map(({ from, to }) => to - from + 1)) ?? 1;
  const grey = medianOf(runs.map(({ darkest }) => darkest)) ?? 255;
  for (const [index, { along, from, to }] of runs.entries()) {
    if (to - from + 1 > Math.min(thickest, usual + 3)) continue;
    const kept = liesUnder(runs, index, grey) ? grey - darker.edges : 0;
    for (let across = from - 1; across <= to + 1; across += 1) {
      const at = pixel(along, across);
      if (at >= 0 && at < data.length && (data[at] ?? 255) >= kept) data[at] = 255;
    }
  }
};

/** Erases a line of the paper but keeps darker pixels, which are writing. */
const fade = (ruling: Ruling, pixel: (along: number, across: number) => number, { data }: Grey) => {
  const lightest = 255 - Math.max(20, ruling.darkness * 1.8);
  for (let along = Math.max(0, Math.floor(ruling.from) - 4); along <= ruling.to + 4; along += 1) {
    const centre = Math.round(ruling.at(along));
    for (let across = centre - reach; across <= centre + reach; across += 1) {
      const at = pixel(along, across);
      if (at >= 0 && (data[at] ?? 255) >= lightest) data[at] = 255;
    }
  }
};

/** Removes rulings and lines of the paper from a page, so that only writing remains. */
export const eraseRulings = (page: Grey, { lattices, paper }: PageRulings): Grey => {
  // A copy, because `slice` of a Buffer shares its memory.
  const clean = { ...page, data: Uint8Array.from(page.data) };
  const { width, height } = page;
  const inside = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height ? y * width + x : -1;
  for (const ruling of paper.level) fade(ruling, (x, y) => inside(x, y), clean);
  for (const ruling of paper.upright) fade(ruling, (y, x) => inside(x, y), clean);
  for (const { level, upright } of lattices) {
    for (const ruling of level) eraseOne(ruling, (x, y) => inside(x, y), clean);
    for (const ruling of upright) eraseOne(ruling, (y, x) => inside(x, y), clean);
  }
  return clean;
};
