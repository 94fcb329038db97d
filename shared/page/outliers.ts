import type { GradebookColumn, GradebookRow } from '../model/gradebook.ts';
import { scaleOf } from '../record/averages/averages.ts';
import { markValue } from '../record/marks/parse-mark.ts';

/** Distance from the pupil's other marks, as a share of the full mark, that few pupils have. */
const FAR = 0.5;
/** The fewest other marks that show what is usual for a pupil. */
const FEWEST = 2;
/** Below this confidence, a mark far from the others is doubtful. */
const QUITE_SURE = 99;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** Whether a mark is far from the pupil's others and uncertain too; the distance alone may be a bad day. */
export function isOutlier(
  { columns }: { readonly columns: readonly GradebookColumn[] },
  { cells, summary }: GradebookRow,
  markIndex: number,
  isDoubtful: boolean,
): boolean {
  if (summary || (!isDoubtful && (cells[markIndex]?.confidence ?? 100) >= QUITE_SURE)) return false;
  const shares = columns.map((column, index) => {
    if (column.kind !== 'mark') return undefined;
    const value = markValue(cells[index]?.text ?? '', scaleOf(column));
    return value === undefined ? undefined : value / scaleOf(column);
  });
  const own = shares[markIndex];
  const others = shares.filter((share, index) => share !== undefined && index !== markIndex);
  const known = others.filter((share) => share !== undefined);
  return own !== undefined && known.length >= FEWEST && Math.abs(own - median(known)) > FAR;
}
