import type { Curve } from '../rulings/curve.ts';
import type { Ruling } from '../rulings/find-rulings.ts';
import { piecesOfLines } from '../rulings/pieces.ts';

/** A line between two rows or two columns of a table. */
export interface Boundary extends Curve {
  /** Where a line is drawn along it; nothing where the boundary is only seen from how the writing stands. */
  readonly ruled: readonly Ruling[];
}

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
  return piecesOfLines(rulings)
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
