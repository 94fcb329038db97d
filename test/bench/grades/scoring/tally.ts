import type { PageScore, ScoredMark } from './score-page.ts';

/** Counts over several pages. Shares are per cent; NaN where there is nothing to count. */
export interface Tally {
  readonly pages: number;
  readonly marks: number;
  readonly exact: number;
  readonly wrong: number;
  readonly missing: number;
  readonly flagged: number;
  readonly wrongUnflagged: number;
  readonly namesNear: number;
  readonly namesChosen: number;
  readonly lostRows: number;
  readonly inventedRows: number;
  readonly mistypedColumns: number;
}

const share = <Value>(values: readonly Value[], holds: (value: Value) => boolean): number =>
  (100 * values.filter(holds).length) / values.length;
const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Shares of some marks. */
export const tallyOf = (marks: readonly ScoredMark[]) => ({
  marks: marks.length,
  exact: share(marks, ({ outcome }) => outcome === 'exact'),
  wrong: share(marks, ({ outcome }) => outcome === 'wrong'),
  missing: share(marks, ({ outcome }) => outcome === 'missing'),
  flagged: share(marks, ({ isFlagged }) => isFlagged),
  wrongUnflagged: share(marks, ({ outcome, isFlagged }) => outcome === 'wrong' && !isFlagged),
});

export function tally(pages: readonly PageScore[]): Tally {
  const names = pages.flatMap((page) => page.names);
  return {
    pages: pages.length,
    ...tallyOf(pages.flatMap((page) => page.marks)),
    namesNear: share(names, ({ isNear }) => isNear),
    namesChosen: share(names, ({ isChosen }) => isChosen),
    lostRows: sum(pages.map(({ lostRows }) => lostRows)),
    inventedRows: sum(pages.map(({ inventedRows }) => inventedRows)),
    mistypedColumns: sum(pages.map(({ mistypedColumns }) => mistypedColumns)),
  };
}

/** Lower limits of the confidence bins, in per cent. */
const BINS = [0, 50, 80, 90, 95, 97, 99, 99.9];

/** How many marks of a confidence are right: the promised and the actual accuracy. */
export function calibration(pages: readonly PageScore[]) {
  const marks = pages.flatMap((page) => page.marks).filter(({ outcome }) => outcome !== 'missing');
  return BINS.flatMap((from, index) => {
    const to = BINS[index + 1] ?? Infinity;
    const inside = marks.filter(({ confidence = -1 }) => confidence >= from && confidence < to);
    if (inside.length === 0) return [];
    return [
      {
        from,
        count: inside.length,
        promised: sum(inside.map(({ confidence = 0 }) => confidence)) / inside.length,
        kept: share(inside, ({ outcome }) => outcome === 'exact'),
      },
    ];
  });
}
