import type { Curve } from '../rulings/curve.ts';
import type { Ruling } from '../rulings/find-rulings.ts';
import { piecesOfLines } from '../rulings/pieces.ts';

/** A boundary between two rows or columns of a table. */
export interface Boundary extends Curve {
  /** Its visible rulings; empty if it was inferred from the position of the writing. */
  readonly ruled: readonly Ruling[];
}

/** A curve through pieces, extended beyond them along a longer guide. */
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

/** The boundaries formed by the rulings of one direction, in order. */
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

/**
 * The boundary at the open side of a table: where crossing rulings begin or end together beyond the outermost ruling.
 */
export const edgeOf = (rulings: readonly Ruling[], side: 'from' | 'to'): Boundary => {
  const ends = rulings.map((one) => ({ position: one.at(one[side]), value: one[side] }));
  const values = ends.map(({ value }) => value).sort((a, b) => a - b);
  const usual = values[Math.floor(values.length / 2)] ?? 0;
  return { ruled: [], at: () => usual };
};
