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
/**
 * A number with more than this probability of a sign is asked about: where signs are common, and where one is alone among
 * marks. There an 11 or an 8 is nearly always a mark, and a circle more often a digit than not.
 */
const POSSIBLE = {
  common: { circle: 0.02, single: 0.1, other: 0.1 },
  alone: { circle: 0.3, single: 0.1, other: 0.97 },
} as const;
/** Signs are common in a column with more than this share of them. */
const COMMON = 0.3;
const CIRCLES: Readonly<Record<Script, string>> = { western: '0', 'arabic-indic': '5' };
/** What single signs are read as, if the reading looks sure. */
const SINGLE: Readonly<Record<Script, RegExp>> = {
  western: /^[1-4]$/,
  'arabic-indic': /^(?:[0147]|77)$/,
};
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
  const probabilitiesOf = (share: number): number[] => {
    const prior = logit(share);
    return cells.map(({ likelihood }) =>
      likelihood === undefined ? 0 : sigmoid(likelihood + prior),
    );
  };
  const share = shareOf(known, USUAL.column);
  const ofColumn = probabilitiesOf(share);
  const ofCell = probabilitiesOf(shareOf(known, USUAL.cell));
  const possible = share > COMMON ? POSSIBLE.common : POSSIBLE.alone;
  const leastOf = (signs: string): number => {
    if (signs === CIRCLES[script]) return possible.circle;
    return SINGLE[script].test(signs) ? possible.single : possible.other;
  };
  const count = ofColumn.filter((one) => one > MOSTLY).length;
  const isOfTicks = count >= FEWEST && count > cells.length * MOSTLY;
  const isOfBars = areBars(cells.map(({ signs }) => signs));
  return {
    mayBe: cells.map(({ signs }, at) => {
      const maySign = /\d/.test(signs) && (ofCell[at] ?? 0) > leastOf(signs);
      return isOfTicks || isOfBars || maySign;
    }),
    are: cells.map(({ signs, likelihood = 0 }, at): Tick | undefined => {
      if (!isOfTicks || (ofColumn[at] ?? 0) <= MOSTLY) return undefined;
      return likelihood > (BAR.test(signs) ? CLEAR.bar : CLEAR.other) ? 'clear' : 'like a number';
    }),
  };
}
