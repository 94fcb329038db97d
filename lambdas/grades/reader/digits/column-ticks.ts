import type { Script } from './cell-image.ts';

/** A sign in a column of signs: one that is no number, or one that may be a 1 all the same. */
export type Tick = 'clear' | 'like a number';

/** What the shapes and readings of a column's cells say about ticks among them. */
export interface ColumnTicks {
  /** For each cell, whether it may be no mark, so that a person must check it. */
  readonly mayBe: readonly boolean[];
  /** For each cell of a column of signs, how it is one. */
  readonly are: readonly (Tick | undefined)[];
}

/** A written cell: what it was read as, and how much likelier its shape is a sign than a mark, as a logarithm. */
export interface TickEvidence {
  readonly signs: string;
  /** `undefined` if no network of pens looked. */
  readonly likelihood: number | undefined;
}

/** The fewest signs that make a column of them, and their least share. */
const FEWEST = 3;
const MOSTLY = 0.5;
/** The share of signs that is assumed in any column, as if among this number of cells more: for a column, and for a cell. */
const USUAL = { share: 0.005, column: 2, cell: 20 } as const;
/** A number with more than this probability of a sign is asked about; a circle looks like its digit more than others do. */
const POSSIBLE = { circle: 0.02, other: 0.1 } as const;
const CIRCLES: Readonly<Record<Script, string>> = { western: '0', 'arabic-indic': '5' };
/** How clear a shape must be that is no number, in a column of signs; a bar stays a 1, in case it is one. */
const CLEAR = { bar: 5, other: 1.5 } as const;
const BAR = /^1+$/;

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));
const logit = (share: number): number => Math.log(share / (1 - share));

/** The likeliest share of signs in a column. */
function shareOf(likelihoods: readonly number[], more: number): number {
  let share: number = MOSTLY;
  for (let step = 0; step < 25; step += 1) {
    const prior = logit(share);
    const sum = likelihoods.reduce((total, one) => total + sigmoid(one + prior), 0);
    share = (sum + USUAL.share * more) / (likelihoods.length + more);
  }
  return share;
}

/** Readings of bars and ticks. */
const BARS = /^[17]{1,3}$/;

/** Whether the readings of a column are those of bars and ticks; no column of marks holds nothing else. */
export const areBars = (column: readonly string[]): boolean =>
  column.length >= FEWEST &&
  column.some((signs) => BARS.test(signs)) &&
  column.every((signs) => BARS.test(signs) || !/\d/.test(signs));

/**
 * Finds the cells of a column that may hold ticks, crosses, bars, circles or dots instead of marks. What is usual in the
 * column decides where a shape alone does not: a bar is a 1 among marks, and no mark among ticks.
 */
export function findTicks(cells: readonly TickEvidence[], script: Script): ColumnTicks {
  const known = cells.flatMap(({ likelihood }) => likelihood ?? []);
  const probabilitiesBy = (more: number): number[] => {
    const prior = logit(shareOf(known, more));
    return cells.map(({ likelihood }) =>
      likelihood === undefined ? 0 : sigmoid(likelihood + prior),
    );
  };
  const [ofColumn, ofCell] = [probabilitiesBy(USUAL.column), probabilitiesBy(USUAL.cell)];
  const count = ofColumn.filter((one) => one > MOSTLY).length;
  const isOfTicks = count >= FEWEST && count > cells.length * MOSTLY;
  const isOfBars = areBars(cells.map(({ signs }) => signs));
  return {
    mayBe: cells.map(({ signs }, at) => {
      const least = signs === CIRCLES[script] ? POSSIBLE.circle : POSSIBLE.other;
      return isOfTicks || isOfBars || (/\d/.test(signs) && (ofCell[at] ?? 0) > least);
    }),
    are: cells.map(({ signs, likelihood = 0 }, at): Tick | undefined => {
      if (!isOfTicks || (ofColumn[at] ?? 0) <= MOSTLY) return undefined;
      return likelihood > (BAR.test(signs) ? CLEAR.bar : CLEAR.other) ? 'clear' : 'like a number';
    }),
  };
}
