import type { Scorer } from './scorers.ts';
import { rows, type Given, type Row } from './table.ts';

/** An answer that earns other points than it deserves. */
export interface Difference {
  readonly row: Row;
  readonly given: Given;
  readonly deserved: number;
  /** Not a number if the scorer fails or cannot mark the question. */
  readonly earned: number;
}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;

/** What a scorer gives to an answer; not a number if it fails. */
async function earnedBy(scorer: Scorer, row: Row, given: Given): Promise<number> {
  try {
    return await scorer.points(row, given);
  } catch {
    return Number.NaN;
  }
}

/** The answers of the table that a scorer marks otherwise than they deserve. */
export async function differencesOf(
  scorer: Scorer,
  of: readonly Row[] = rows,
): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const row of of) {
    for (const [given, deserved] of row.answers) {
      const earned = await earnedBy(scorer, row, given);
      if (!isSame(earned, deserved)) found.push({ row, given, deserved, earned });
    }
  }
  return found;
}
