/**
 * A line across the page that may bend: one value for each position along it, e.g. the height of a ruling at each
 * distance from the left.
 */
export interface Curve {
  readonly at: (position: number) => number;
}

/** A knot of a curve. */
export interface Knot {
  readonly position: number;
  readonly value: number;
}

/** Interpolates linearly between ordered knots, and is constant beyond the first and last. */
export const curveThrough = (knots: readonly Knot[]): Curve => ({
  at: (position) => {
    const next = knots.findIndex((knot) => knot.position >= position);
    const after = knots[next < 0 ? knots.length - 1 : next];
    const before = knots[next - 1];
    if (after === undefined) return 0;
    if (before === undefined || next < 0) return after.value;
    const share = (position - before.position) / Math.max(1e-9, after.position - before.position);
    return before.value + share * (after.value - before.value);
  },
});

export const straightCurve = (value: number): Curve => ({ at: () => value });
