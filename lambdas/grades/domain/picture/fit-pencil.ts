/**
 * Lines that are parallel on a page meet in one point in its photograph: `across = start + (slope + spread · start) ·
 * along`, from the picture's centre; and the paper may bend: `bend` is how far the middle of a line is pushed aside.
 * Pixels but for `slope`; `spread` is one by pixels.
 */
export interface Pencil {
  readonly slope: number;
  readonly spread: number;
  readonly bend: number;
}

/** Points from the picture's centre: along the lines, and across them. */
export interface InkPoints {
  readonly along: Float32Array;
  readonly across: Float32Array;
  /** The picture's half side along the lines, and its side across them. */
  readonly reach: number;
  readonly side: number;
}

interface Trial extends Pencil {
  readonly sharpness: number;
}

const straight: Pencil = { slope: 0, spread: 0, bend: 0 };

/** What is tried around the best there is; spreads are of half the picture's side. */
interface SearchReach {
  readonly slopes: readonly number[];
  readonly spreads: readonly number[];
  readonly bends: readonly number[];
}

const steps = (most: number, step: number): number[] =>
  Array.from({ length: 2 * Math.round(most / step) + 1 }, (_, index) => index * step - most);

/** All there may be, in steps fine enough that the best of them leads to the right one. */
const everything: SearchReach = {
  slopes: steps(0.4, 0.01),
  spreads: steps(0.15, 0.025),
  bends: steps(10, 5),
};
/** Once it is known how much the lines bend. */
const again: SearchReach = {
  slopes: steps(0.02, 0.01),
  spreads: everything.spreads,
  bends: steps(4, 1),
};
const near: SearchReach = {
  slopes: steps(0.006, 0.003),
  spreads: steps(0.014, 0.007),
  bends: steps(4, 1),
};
/** Points enough to search everything. */
const COARSE_POINTS = 3_000;
/** By how many points, and by how much of `near`, the best is searched again. */
const refinements = [
  [12_000, 1],
  [12_000, 0.5],
  [24_000, 0.25],
  [24_000, 0.12],
] as const;

/** Lines that are likely. A trial that strays from them must gather the points the better, by the square, the more weight. */
export interface Likely {
  readonly slope: number;
  readonly spread: number;
  readonly weight: number;
}

/** How sharply the points gather into lines: they are counted by where their line starts, in bins of a pixel. */
function sharpnessOf(points: InkPoints, { slope, spread, bend }: Pencil, every: number): number {
  const { along, across, reach, side } = points;
  const bins = new Float64Array(Math.ceil(side * 2) + 2);
  for (let at = 0; at < along.length; at += every) {
    const x = along[at] ?? 0;
    const y = (across[at] ?? 0) - bend * (1 - (x / reach) ** 2);
    const start = (y - slope * x) / (1 + spread * x) + side;
    const bin = Math.floor(start);
    if (bin < 0 || bin >= bins.length - 1) continue;
    const rest = start - bin;
    bins[bin] = (bins[bin] ?? 0) + 1 - rest;
    bins[bin + 1] = (bins[bin + 1] ?? 0) + rest;
  }
  let sum = 0;
  for (const count of bins) sum += count * count;
  return sum;
}

/**
 * The pencil of lines in which the points gather most sharply; where they nowhere gather, lines along the picture's side.
 * @param likely what the lines are like where the points say little
 */
export function fitPencil(points: InkPoints, canBend: boolean, likely?: Likely): Pencil {
  const unit = 2 / points.side;
  let best: Trial = { ...straight, sharpness: -1 };
  let every = 1;
  const attempt = (pencil: Pencil): void => {
    const { slope, spread } = pencil;
    const stray = likely
      ? ((slope - likely.slope) ** 2 + ((spread - likely.spread) / unit) ** 2) * likely.weight
      : 0;
    const sharpness = sharpnessOf(points, pencil, every) / (1 + stray);
    if (sharpness > best.sharpness) best = { ...pencil, sharpness };
  };
  /** From here on by so many of the points. */
  const take = (count: number): void => {
    every = Math.max(1, Math.round(points.along.length / count));
    const { slope, spread, bend } = best;
    best = { ...best, sharpness: -1 };
    attempt({ slope, spread, bend });
  };
  const search = (reach: SearchReach, size: number): void => {
    const { slope, spread } = best;
    for (const more of reach.slopes) {
      for (const wider of reach.spreads) {
        attempt({
          slope: slope + more * size,
          spread: spread + wider * size * unit,
          bend: best.bend,
        });
      }
    }
    if (!canBend) return;
    const flat = best;
    for (const push of reach.bends) attempt({ ...flat, bend: flat.bend + push * size });
  };
  take(COARSE_POINTS);
  for (const bend of canBend ? everything.bends : [0]) {
    for (const slope of everything.slopes) {
      for (const spread of everything.spreads) attempt({ slope, spread: spread * unit, bend });
    }
  }
  search(again, 1);
  for (const [count, size] of refinements) {
    take(count);
    search(near, size);
    search(near, size);
  }
  const { slope, spread, bend } = best;
  return { slope, spread, bend };
}
