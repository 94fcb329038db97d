import type { Curve } from '../rulings/curve.ts';
import type { Ruling } from '../rulings/find-rulings.ts';

/** A line between two rows or two columns of a table. */
export interface Boundary extends Curve {
  /** Where a line is drawn along it; nothing where the boundary is only seen from how the writing stands. */
  readonly ruled: readonly Ruling[];
}

/** Pieces of one ruling may be so many pixels apart across it, and more the further along they are. */
const across = 6;
const drift = 0.012;

const gapBetween = (one: Ruling, other: Ruling): number => {
  const [first, second] = one.from <= other.from ? [one, other] : [other, one];
  const [from, to] = [Math.min(first.to, second.from), second.from];
  const off = Math.abs(first.at(from) - second.at(to));
  return off - drift * Math.max(0, second.from - first.to);
};

/** Gathers pieces of the same line. */
const pieces = (rulings: readonly Ruling[]): Ruling[][] => {
  const groups: Ruling[][] = [];
  for (const ruling of rulings) {
    const group = groups.find((one) => one.some((other) => gapBetween(other, ruling) <= across));
    if (group) group.push(ruling);
    else groups.push([ruling]);
  }
  return groups;
};

/** A curve through pieces, and on beyond them beside a longer one. */
const joined = (group: readonly Ruling[], guides: readonly Ruling[]): Boundary => {
  const sorted = [...group].sort((a, b) => a.from - b.from);
  const beyond = (piece: Ruling, position: number): number => {
    const end = position < piece.from ? piece.from : piece.to;
    const value = piece.at(end);
    const guide = guides
      .filter(({ from, to }) => from <= Math.min(end, position) && to >= Math.max(end, position))
      .sort((a, b) => Math.abs(a.at(end) - value) - Math.abs(b.at(end) - value))[0];
    return value + (guide ? guide.at(position) - guide.at(end) : 0);
  };
  return {
    ruled: sorted,
    at: (position) => {
      const piece = sorted.reduce((best, one) => {
        const away = (ruling: Ruling) => Math.max(0, ruling.from - position, position - ruling.to);
        return away(one) < away(best) ? one : best;
      });
      return position >= piece.from && position <= piece.to
        ? piece.at(position)
        : beyond(piece, position);
    },
  };
};

/** The boundaries that rulings of one direction make, in order. */
export const boundariesOf = (rulings: readonly Ruling[]): Boundary[] => {
  const [from, to] = [
    Math.min(...rulings.map((one) => one.from)),
    Math.max(...rulings.map((one) => one.to)),
  ];
  const middle = (from + to) / 2;
  return pieces(rulings)
    .map((group) => joined(group, rulings))
    .sort((a, b) => a.at(middle) - b.at(middle));
};

/** Where rulings across begin or end together, beyond the outermost boundary: a table open at that side. */
export const edgeOf = (rulings: readonly Ruling[], side: 'from' | 'to'): Boundary => {
  const ends = rulings.map((one) => ({ position: one.at(one[side]), value: one[side] }));
  const values = ends.map(({ value }) => value).sort((a, b) => a - b);
  const usual = values[Math.floor(values.length / 2)] ?? 0;
  return { ruled: [], at: () => usual };
};
