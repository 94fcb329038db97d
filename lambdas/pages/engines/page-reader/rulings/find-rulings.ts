import type { Grey } from '../page/grey.ts';
import { curveThrough, type Curve, type Knot } from './curve.ts';
import { closeDashes } from './dashes.ts';
import { findRidges, onRidge, stripsOf, type Ridges, type Strip } from './ridges.ts';

/** A ruled line, from one position along the page to another. */
export interface Ruling extends Curve {
  readonly from: number;
  readonly to: number;
  /** The share of its length on which it is visible. */
  readonly seen: number;
  /** Its darkness (of 255) where it is visible. */
  readonly darkness: number;
  /** Whether it is visible at a position. */
  readonly seenAt: (position: number) => boolean;
}

/** The most strips in which a line may be invisible, because of a blot or a fold. */
const bridged = 2;
/** Pixels by which a line may move from one strip to the next. */
const turn = 3.5;
/** A larger gap, in pixels, separates two lines. */
const hole = 30;
/** Pixels on each side that distinguish a line from letters. */
const around = 24;
/** Shorter lines are strokes of letters. */
const shortest = 40;

interface Track {
  readonly knots: Knot[];
  lastStrip: number;
}

const expected = ({ knots }: Track, position: number): number => {
  const last = knots.at(-1);
  const before = knots.at(-4) ?? knots[0];
  if (last === undefined || before === undefined || last === before) return last?.value ?? 0;
  const slope = (last.value - before.value) / (last.position - before.position);
  return last.value + slope * 0.7 * (position - last.position);
};

/** Follows lines from strip to strip. */
const follow = (strips: readonly Strip[]): Track[] => {
  const tracks: Track[] = [];
  for (const [at, { from, to, peaks }] of strips.entries()) {
    const position = (from + to) / 2;
    const open = tracks.filter(({ lastStrip }) => at - lastStrip <= bridged + 1);
    const pairs = open
      .flatMap((track) =>
        peaks.map((peak) => ({
          track,
          peak,
          off: Math.abs(peak.y - expected(track, position)),
        })),
      )
      .filter(({ track, off }) => off <= turn * (at - track.lastStrip))
      .sort((a, b) => a.off - b.off);
    const taken = new Set<unknown>();
    for (const { track, peak } of pairs) {
      if (taken.has(track) || taken.has(peak)) continue;
      taken.add(track).add(peak);
      track.knots.push({ position, value: peak.y });
      track.lastStrip = at;
    }
    for (const peak of peaks)
      if (!taken.has(peak)) tracks.push({ knots: [{ position, value: peak.y }], lastStrip: at });
  }
  return tracks;
};

/** Darkness (of 255) of a curve at a position. */
const darknessAt = ({ data, width, height }: Grey, curve: Curve, x: number, off = 0): number => {
  const y = Math.round(curve.at(x)) + off;
  let darkest = 0;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
    darkest = Math.max(darkest, 255 - (data[row * width + x] ?? 255));
  return darkest;
};

/**
 * At these distances in pixels from a dash there is paper on at least one side, but near a letter's stroke there is
 * more ink.
 */
const beside = [5, 9, 13];
const mostlyPaper = 0.8;

/**
 * Checks where a curve is about as dark as its darker part, which is true along a whole line but only in places along
 * letters.
 */
const seenAlong = (page: Grey, curve: Curve, from: number, to: number) => {
  const values: number[] = [];
  for (let x = from; x <= to; x += 1) values.push(darknessAt(page, curve, x));
  const usual = values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.8)] ?? 0;
  const least = Math.max(6, usual * 0.4);
  const isSeen = values.map((value) => value >= least);
  const places = isSeen.flatMap((is, at) => (is ? [from + at] : []));
  const isPaper = (x: number, off: number) => darknessAt(page, curve, x, off) < least;
  const alone = places.filter(
    (x) => beside.every((off) => isPaper(x, -off)) || beside.every((off) => isPaper(x, off)),
  );
  const seen = alone.length >= places.length * mostlyPaper ? closeDashes(isSeen) : isSeen;
  return (position: number) =>
    seen[Math.round(position) - from] ?? darknessAt(page, curve, Math.round(position)) >= least;
};

/** The median darkness of a line, which gaps and crossing writing do not change. */
const darknessAlong = (page: Grey, curve: Curve, { from, to }: { from: number; to: number }) => {
  const values: number[] = [];
  for (let x = from; x <= to; x += 2) values.push(darknessAt(page, curve, x));
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
};

/** The parts of a stretch that are almost completely visible, because a line may run into letters. */
const solidParts = (seenAt: (position: number) => boolean, from: number, to: number) => {
  const sums = [0];
  for (let x = from; x <= to; x += 1) sums.push((sums.at(-1) ?? 0) + (seenAt(x) ? 1 : 0));
  const share = (a: number, b: number) => {
    const [start, end] = [Math.max(from, a), Math.min(to, b)];
    return ((sums[end - from + 1] ?? 0) - (sums[start - from] ?? 0)) / Math.max(1, end - start + 1);
  };
  const parts: { from: number; to: number }[] = [];
  for (let x = from; x <= to; x += 1) {
    // It must be visible around and on at least one side; otherwise the line has ended here.
    const isSolid =
      seenAt(x) &&
      share(x - around, x + around) >= 0.6 &&
      Math.max(share(x - around, x), share(x, x + around)) >= 0.9;
    if (!isSolid) continue;
    const last = parts.at(-1);
    if (last && x - last.to <= hole) last.to = x;
    else parts.push({ from: x, to: x });
  }
  return parts
    .filter((part) => part.to - part.from >= shortest)
    .map((part) => ({ ...part, seen: share(part.from, part.to) }));
};

/** The stretches of a curve with ridges. */
const stretchesOf = (ridges: Ridges, curve: Curve, from: number, to: number) => {
  const stretches: { from: number; to: number; count: number }[] = [];
  for (let x = Math.max(0, from); x <= Math.min(ridges.width - 1, to); x += 1) {
    if (!onRidge(ridges, x, curve.at(x), 2)) continue;
    const last = stretches.at(-1);
    if (last && x - last.to <= hole) {
      last.to = x;
      last.count += 1;
    } else stretches.push({ from: x, to: x, count: 1 });
  }
  return stretches.filter((one) => {
    const length = one.to - one.from + 1;
    return length >= shortest && one.count >= 0.6 * length;
  });
};

/** The level rulings of a page, top to bottom. */
export const findRulings = (page: Grey): Ruling[] => {
  const ridges = findRidges(page);
  const strips = stripsOf(ridges);
  const strip = page.width / strips.length;
  const rulings = follow(strips).flatMap(({ knots }) => {
    const [first, last] = [knots[0], knots.at(-1)];
    if (first === undefined || last === undefined || knots.length < 2) return [];
    const curve = curveThrough(knots);
    const ends = [first.position - strip * 1.6, last.position + strip * 1.6] as const;
    return stretchesOf(ridges, curve, Math.floor(ends[0]), Math.ceil(ends[1])).flatMap(
      (stretch) => {
        const own = knots.filter(
          ({ position }) => position >= stretch.from - strip && position <= stretch.to + strip,
        );
        const rough = curveThrough(own);
        return solidParts(
          seenAlong(page, rough, stretch.from, stretch.to),
          stretch.from,
          stretch.to,
        ).map((part) => {
          const inner = own.filter(({ position }) => position >= part.from && position <= part.to);
          const path = inner.length > 1 ? curveThrough(inner) : rough;
          const darkness = darknessAlong(page, path, part);
          return { ...path, ...part, darkness, seenAt: seenAlong(page, path, part.from, part.to) };
        });
      },
    );
  });
  const middle = ({ at, from, to }: Ruling) => at((from + to) / 2);
  return rulings.sort((a, b) => middle(a) - middle(b));
};
