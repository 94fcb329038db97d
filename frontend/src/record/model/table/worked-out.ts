import { scaleOf } from '#shared/record/averages/averages.ts';
import { markValue } from '#shared/record/marks/parse-mark.ts';
import { rankIn } from '#shared/record/figures/rank.ts';
import type { MarkTable } from '../grid/mark-table.ts';
import { averagesOf } from './explain-average.ts';

/** A calculated average as the table shows it. */
export interface WorkedOut {
  readonly text: string;
  /** Whether the page shows a different average. */
  readonly differs: boolean;
  /** The place in the class, 1 for the highest; missing without an average. Equal averages share a place. */
  readonly rank?: number;
}

/** The largest difference between two averages that were rounded to hundredths. */
const ROUNDING = 0.011;

/**
 * The displayed averages, by row; none if the gradebook has no rule for them.
 * @param write formats a number
 */
export const workedOutAverages = (
  table: MarkTable,
  write: (value: number) => string,
): readonly WorkedOut[] => {
  if (!table.averages) return [];
  const written = table.columns.findIndex(({ kind }) => kind === 'average');
  const column = table.columns[written];
  const averages = averagesOf(table, table.averages);
  const isRanked = (row: number): boolean => table.rows[row]?.leftOn === undefined;
  const values = averages.flatMap((worked, row) =>
    worked && 'value' in worked && isRanked(row) ? [worked.value] : [],
  );
  return averages.map((worked, row) => {
    if (!worked || 'missing' in worked) return { text: '—', differs: false };
    const scale = scaleOf(column ?? {});
    const shown = column && markValue(table.rows[row]?.cell(column.id)?.text ?? '', scale);
    return {
      text: write(worked.value),
      ...(isRanked(row) && { rank: rankIn(values, worked.value) }),
      differs:
        shown !== undefined && Math.abs(shown * (worked.scale / scale) - worked.value) > ROUNDING,
    };
  });
};
