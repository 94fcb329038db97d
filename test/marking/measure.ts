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

/** Some players round points to three decimals. */
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.001;

/** The answers of the table that a scorer marks otherwise than they deserve. */
export async function differencesOf(
  scorer: Scorer,
  of: readonly Row[] = rows,
): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const row of of) {
    const mark = await scorer.open(row);
    for (const [given, deserved] of row.answers) {
      // One that fails gives nothing.
      const earned = await (async () => mark(given))().catch(() => Number.NaN);
      if (!isSame(earned, deserved)) found.push({ row, given, deserved, earned });
    }
  }
  return found;
}
