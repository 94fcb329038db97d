/** Distributes whole units by weights, at least one each; the rest goes to the largest rounding losses. */
export function shareOut(weights: readonly number[], total: number): number[] {
  if (total < weights.length)
    return weights.map((_, index) => (index < weights.length - total ? 0 : 1));
  const usable = weights.map((weight) => (Number.isFinite(weight) && weight > 0 ? weight : 0));
  const sum = usable.reduce((all, weight) => all + weight, 0);
  const fair = usable.map((weight) =>
    sum === 0 ? total / weights.length : (weight / sum) * total,
  );
  const shares = fair.map((share) => Math.max(1, Math.floor(share)));
  const owed = (index: number): number => (fair[index] ?? 0) - (shares[index] ?? 0);
  let rest = total - shares.reduce((all, share) => all + share, 0);
  while (rest !== 0) {
    const step = Math.sign(rest);
    const ranked = shares
      .map((share, index) => ({ share, index }))
      .filter(({ share }) => share + step >= 1)
      .toSorted(
        (one, other) => step * (owed(other.index) - owed(one.index) || other.index - one.index),
      );
    const next = ranked[0];
    if (!next) break;
    shares[next.index] = next.share + step;
    rest -= step;
  }
  return shares;
}

const HALF = 0.5;
const QUARTER = 0.25;

/** Distributes points by weights: in halves if each part gets one, else in quarters; the first may get none. */
export function sharePoints(weights: readonly number[], points: number): number[] {
  const isHalves = Number.isInteger(points / HALF) && points / HALF >= weights.length;
  const unit = isHalves ? HALF : QUARTER;
  return shareOut(weights, Math.round(points / unit)).map((units) => units * unit);
}
