import type { Stroke } from '../page/strokes.ts';

/** A line of writing with its top and bottom, in pixels. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
}

const smooth = (values: Float64Array, radius: number): Float64Array => {
  let sum = 0;
  const out = new Float64Array(values.length);
  for (let at = -radius; at < values.length; at += 1) {
    sum += values[at + radius] ?? 0;
    sum -= values[at - radius - 1] ?? 0;
    if (at >= 0) out[at] = sum / (2 * radius + 1);
  }
  return out;
};

/**
 * The amount of ink at each height; wide strokes are limited to a few letters, so that a name does not outweigh the
 * marks.
 */
const profileOf = (strokes: readonly Stroke[], from: number, to: number, letters: number) => {
  const profile = new Float64Array(Math.max(1, Math.ceil(to - from + 1)));
  for (const { left, right, top, bottom } of strokes) {
    const weight = Math.min(right - left + 1, 3 * letters);
    for (let y = Math.max(from, top); y <= Math.min(to, bottom); y += 1)
      profile[Math.round(y - from)] = (profile[Math.round(y - from)] ?? 0) + weight;
  }
  return profile;
};

/** The quantile of the profile to which higher values are limited. */
const usualShare = 0.8;

/** Limits peaks, because a title and headings with much ink would outweigh the distance between rows. */
const evenedOut = (profile: Float64Array): Float64Array => {
  const written = profile.filter((value) => value > 0).sort();
  const most = written[Math.floor(written.length * usualShare)] ?? 0;
  return profile.map((value) => Math.min(value, most));
};

/** Distance of lines in pixels: the first good peak of the autocorrelation, because the highest may be a multiple. */
const pitchOf = (heavy: Float64Array, letters: number): number => {
  const profile = evenedOut(heavy);
  const mean = profile.reduce((sum, value) => sum + value, 0) / profile.length;
  const centred = profile.map((value) => value - mean);
  const shortest = Math.max(8, Math.round(letters * 1.05));
  const longest = Math.min(Math.round(letters * 7), Math.floor(profile.length / 2));
  const scores: number[] = [];
  for (let lag = shortest; lag <= longest; lag += 1) {
    let sum = 0;
    for (let at = 0; at + lag < centred.length; at += 1)
      sum += (centred[at] ?? 0) * (centred[at + lag] ?? 0);
    scores.push(sum / (centred.length - lag));
  }
  const best = Math.max(...scores);
  const first = scores.findIndex(
    (score, at) =>
      score > best * 0.55 && score >= (scores[at - 1] ?? Infinity) && score > (scores[at + 1] ?? 0),
  );
  return first < 0 ? letters * 2 : shortest + first;
};

/**
 * Finds the lines of writing between two heights.
 * @param letters height of digits, in pixels
 * @returns bands in order, each between the middles of the gaps above and below
 */
export const linesBetween = (
  strokes: readonly Stroke[],
  { top, bottom }: Band,
  letters: number,
): Band[] => {
  const inside = strokes.filter((one) => one.bottom >= top && one.top <= bottom);
  if (inside.length === 0 || bottom - top < letters) return [];
  const profile = profileOf(inside, top, bottom, letters);
  const pitch = pitchOf(profile, letters);
  const radius = Math.max(1, Math.round(Math.min(pitch / 7, letters / 3)));
  const calm = smooth(smooth(profile, radius), radius);
  const usual = [...calm].sort((a, b) => a - b)[Math.floor(calm.length * 0.8)] ?? 0;
  const peaks: number[] = [];
  for (let y = 0; y < calm.length; y += 1) {
    const here = calm[y] ?? 0;
    if (here <= usual * 0.08 || here < (calm[y - 1] ?? 0) || here <= (calm[y + 1] ?? -1)) continue;
    const last = peaks.at(-1);
    if (last === undefined || y - last >= pitch * 0.6) peaks.push(y);
    else if (here > (calm[last] ?? 0)) peaks[peaks.length - 1] = y;
  }
  const cuts = peaks.slice(1).map((next, at) => {
    const last = peaks[at] ?? next;
    let best = { y: last, value: Infinity };
    for (let y = last; y <= next; y += 1) {
      const value = (calm[y] ?? 0) + Math.abs(y - (last + next) / 2) * 1e-3;
      if (value < best.value) best = { y, value };
    }
    return top + best.y;
  });
  const reach = pitch * 0.62;
  return peaks.map((peak, at) => ({
    top: Math.max(top, cuts[at - 1] ?? 0, top + peak - reach),
    bottom: Math.min(bottom, cuts[at] ?? Infinity, top + peak + reach),
  }));
};
