/** A stretch of equal values: `from` to before `to`. */
interface Run {
  readonly isSeen: boolean;
  readonly from: number;
  readonly to: number;
}

/** The fewest dashes that make a line: letters in a row are no more alike than by chance. */
const fewest = 10;
/** Dashes and gaps, in pixels: no longer ones are drawn, and shorter ones are specks. */
const longest = { dash: 60, gap: 24 };
const shortest = 3;
/** Dots are shorter, with longer gaps between them; strokes of letters are not alike in so many. */
const dotted = { fewest: 24, gap: 12 };
/** How far a dash may be from the usual length, in shares of it and in pixels, and how many may be farther. */
const tolerance = { share: 0.3, pixels: 2.5 };
const regular = 0.75;

const runsOf = (seen: readonly boolean[]): Run[] => {
  const runs: Run[] = [];
  let from = 0;
  for (let at = 1; at <= seen.length; at += 1) {
    if (at < seen.length && seen[at] === seen[from]) continue;
    runs.push({ isSeen: seen[from] ?? false, from, to: at });
    from = at;
  }
  return runs;
};

const lengthOf = ({ from, to }: Run): number => to - from;

/** The length most runs have about, if they have one. */
const usualLength = (runs: readonly Run[], most: number): number | undefined => {
  const lengths = runs.map(lengthOf).toSorted((a, b) => a - b);
  const usual = lengths[Math.floor(lengths.length / 2)] ?? 0;
  if (lengths.length < fewest || usual > most) return undefined;
  const off = Math.max(tolerance.pixels, usual * tolerance.share);
  const alike = lengths.filter((length) => Math.abs(length - usual) <= off);
  return alike.length >= lengths.length * regular ? usual : undefined;
};

/**
 * What is seen along a line, position by position, with the gaps of a dashed line closed. Dashes and gaps must each be of
 * about one length, as no letters in a row are; anything else stays as it is.
 */
export const withoutDashes = (seen: readonly boolean[]): readonly boolean[] => {
  const runs = runsOf(seen);
  const gaps = runs.slice(1, -1).filter(({ isSeen }) => !isSeen);
  const dash = usualLength(
    runs.filter(({ isSeen }) => isSeen),
    longest.dash,
  );
  const gap = usualLength(gaps, longest.gap);
  if (dash === undefined || gap === undefined) return seen;
  const isDotted = gaps.length >= dotted.fewest && gap <= dotted.gap;
  if ((dash < shortest || gap > dash) && !isDotted) return seen;
  const closed = [...seen];
  for (const { from, to } of gaps) if (to - from <= gap * 2) closed.fill(true, from, to);
  return closed;
};
