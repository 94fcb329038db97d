/**
 * Parallel lines of a page, which meet in one point in its photograph: `across = start + (slope + spread · start) ·
 * along`, from the picture's centre. `bend` is how far curved paper shifts the middle of a line. In pixels, but
 * `slope` is a ratio and `spread` is per pixel.
 */
export interface Pencil {
  readonly slope: number;
  readonly spread: number;
  readonly bend: number;
}

/** Points from the picture's centre, along and across the lines. */
export interface InkPoints {
  readonly along: Float32Array;
  readonly across: Float32Array;
  /** Half the picture's side along the lines, and its whole side across them. */
  readonly reach: number;
  readonly side: number;
}

interface Trial extends Pencil {
  readonly sharpness: number;
}

const straight: Pencil = { slope: 0, spread: 0, bend: 0 };

/** The offsets to try around the best pencil so far; spreads refer to half the picture's side. */
interface SearchReach {
  readonly slopes: readonly number[];
  readonly spreads: readonly number[];
  readonly bends: readonly number[];
}

const steps = (most: number, step: number): number[] =>
  Array.from({ length: 2 * Math.round(most / step) + 1 }, (_, index) => index * step - most);

/** The whole range, in steps fine enough to find the right maximum. */
const everything: SearchReach = {
  slopes: steps(0.4, 0.01),
  spreads: steps(0.15, 0.025),
  bends: steps(10, 5),
};
/** The second search, when the bend is roughly known. */
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
/** The number of points for the search of the whole range. */
const COARSE_POINTS = 3_000;
/** Number of points, and scale of `near`, for each refinement. */
const refinements = [
  [12_000, 1],
  [12_000, 0.5],
  [24_000, 0.25],
  [24_000, 0.12],
] as const;

/** A likely pencil. A trial that differs from it needs sharper lines, by the squared difference and the weight. */
export interface Likely {
  readonly slope: number;
  readonly spread: number;
  readonly weight: number;
}

/** One of `every` points, so that many trials stay fast. */
function sampled({ along, across, reach, side }: InkPoints, every: number) {
  const count = Math.ceil(along.length / every);
  const xs = Float64Array.from({ length: count }, (_, at) => along[at * every] ?? 0);
  const ys = Float64Array.from({ length: count }, (_, at) => across[at * every] ?? 0);
  /** How far a bend of one pixel shifts each point. */
  const shifts = xs.map((x) => 1 - (x / reach) ** 2);
  /** The counts of a trial, which the next one overwrites. */
  const bins = new Float64Array(Math.ceil(side * 2) + 2);
  return { xs, ys, shifts, bins, side };
}

/** How sharply the points form lines: they are counted by the start of their line, in bins of one pixel. */
function sharpnessOf(points: ReturnType<typeof sampled>, { slope, spread, bend }: Pencil): number {
  const { xs, ys, shifts, bins, side } = points;
  bins.fill(0);
  for (let at = 0; at < xs.length; at += 1) {
    const x = xs[at] ?? 0;
    const y = (ys[at] ?? 0) - bend * (shifts[at] ?? 0);
    const start = (y - slope * x) / (1 + spread * x) + side;
    if (!(start >= 0 && start < bins.length - 1)) continue;
    const bin = start | 0;
    const rest = start - bin;
    bins[bin] = (bins[bin] ?? 0) + 1 - rest;
    bins[bin + 1] = (bins[bin + 1] ?? 0) + rest;
  }
  let sum = 0;
  for (let bin = 0; bin < bins.length; bin += 1) sum += (bins[bin] ?? 0) ** 2;
  return sum;
}

/**
 * Finds the pencil whose lines the points form most sharply; if they form none, lines parallel to the picture's side.
 * @param likely the expected pencil, for points that give little evidence
 */
export function fitPencil(points: InkPoints, canBend: boolean, likely?: Likely): Pencil {
  if (points.along.length === 0) return straight;
  const unit = 2 / points.side;
  let best: Trial = { ...straight, sharpness: -1 };
  let sample = sampled(points, 1);
  const attempt = (pencil: Pencil): void => {
    const { slope, spread } = pencil;
    const stray = likely
      ? ((slope - likely.slope) ** 2 + ((spread - likely.spread) / unit) ** 2) * likely.weight
      : 0;
    const sharpness = sharpnessOf(sample, pencil) / (1 + stray);
    if (sharpness > best.sharpness) best = { ...pencil, sharpness };
  };
  /** Continues with this number of the points. */
  const take = (count: number): void => {
    sample = sampled(points, Math.max(1, Math.round(points.along.length / count)));
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
