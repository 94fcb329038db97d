/** A stretch of equal values, from `from` up to, but not including, `to`. */
interface Run {
  readonly isSeen: boolean;
  readonly from: number;
  readonly to: number;
}

/** The fewest dashes that form a line; letters in a row are this regular only by chance. */
const fewest = 10;
/** Maximum lengths of dashes and gaps in pixels, and the minimum; shorter ones are specks. */
const longest = { dash: 60, gap: 24 };
const shortest = 3;
/** Dotted lines have shorter dashes and longer gaps. Strokes of letters are never regular over 24 dashes. */
const dotted = { fewest: 24, gap: 12 };
/** Maximum deviation of a dash from the usual length, as a share and in pixels, and the share that must comply. */
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

/** The length that most runs have approximately, if any. */
const usualLength = (runs: readonly Run[], most: number): number | undefined => {
  const lengths = runs.map(lengthOf).toSorted((a, b) => a - b);
  const usual = lengths[Math.floor(lengths.length / 2)] ?? 0;
  if (lengths.length < fewest || usual > most) return undefined;
  const off = Math.max(tolerance.pixels, usual * tolerance.share);
  const alike = lengths.filter((length) => Math.abs(length - usual) <= off);
  return alike.length >= lengths.length * regular ? usual : undefined;
};

/**
 * Closes the gaps of a dashed line in what is seen along it. Dashes and gaps must each have about the same length,
 * unlike letters in a row; otherwise nothing changes.
 */
export const closeDashes = (seen: readonly boolean[]): readonly boolean[] => {
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
