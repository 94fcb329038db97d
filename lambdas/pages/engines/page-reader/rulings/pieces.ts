import type { Ruling } from './find-rulings.ts';

/** Pixels that pieces of one ruling may be apart across it; `drift` adds to this with their distance along it. */
const across = 6;
const drift = 0.012;
/** Share of the page's side that a letter may hide; pieces further apart belong to two tables. */
const mostHidden = 0.025;

const gapBetween = (one: Ruling, other: Ruling): number => {
  const [first, second] = one.from <= other.from ? [one, other] : [other, one];
  const [from, to] = [Math.min(first.to, second.from), second.from];
  const off = Math.abs(first.at(from) - second.at(to));
  return off - drift * Math.max(0, second.from - first.to);
};

/** Groups pieces of the same line. */
export const piecesOfLines = (rulings: readonly Ruling[]): Ruling[][] => {
  const groups: Ruling[][] = [];
  for (const ruling of rulings) {
    const group = groups.find((one) => one.some((other) => gapBetween(other, ruling) <= across));
    if (group) group.push(ruling);
    else groups.push([ruling]);
  }
  return groups;
};

/** Joins two rulings; the first must begin first. */
const joined = (first: Ruling, second: Ruling): Ruling => {
  const to = Math.max(first.to, second.to);
  const lengths = [first.to - first.from, second.to - second.from] as const;
  const isLonger = lengths[0] >= lengths[1];
  return {
    from: first.from,
    to,
    seen: (first.seen * lengths[0] + second.seen * lengths[1]) / (lengths[0] + lengths[1]),
    darkness: isLonger ? first.darkness : second.darkness,
    seenAt: (position) =>
      (position <= first.to && first.seenAt(position)) ||
      (position >= second.from && position <= second.to && second.seenAt(position)),
    at: (position) => {
      if (position <= first.to) return first.at(position);
      if (position >= second.from) return second.at(position);
      const share = (position - first.to) / (second.from - first.to);
      return first.at(first.to) * (1 - share) + second.at(second.from) * share;
    },
  };
};

/** A ruling with the pieces it was joined from, in order. */
export interface WholeRuling extends Ruling {
  readonly pieces: readonly Ruling[];
}

export const wholeOf = (pieces: readonly Ruling[]): WholeRuling[] => {
  const [first, ...others] = pieces;
  return first ? [{ ...others.reduce(joined, first), pieces }] : [];
};

/**
 * Joins pieces of rulings that a letter or a blot separates.
 * @param side of the page along them, in pixels
 */
export const joinPieces = (rulings: readonly Ruling[], side: number): WholeRuling[] =>
  piecesOfLines(rulings).flatMap((pieces) => {
    const lines: Ruling[][] = [];
    for (const piece of pieces.toSorted((a, b) => a.from - b.from)) {
      const last = lines.at(-1)?.at(-1);
      if (last && piece.from - last.to <= side * mostHidden && gapBetween(last, piece) <= across)
        lines.at(-1)?.push(piece);
      else lines.push([piece]);
    }
    return lines.flatMap(wholeOf);
  });
