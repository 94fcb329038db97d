import { findDoubts } from '../../../shared/gradebook/doubts.ts';
import type { Gradebook, GradebookCell } from '../../../shared/model/gradebook.ts';

const marksOf = ({ columns, rows }: Gradebook): GradebookCell[] =>
  rows.flatMap(({ cells, summary }) =>
    summary ? [] : cells.filter((_, place) => columns[place]?.kind === 'mark'),
  );

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);

/** How a page was read: the mean confidence of its marks, and the share of them that are doubtful, in per cent. */
export function readingFigures(gradebook: Gradebook): {
  MarkConfidence: number;
  DoubtfulMarks: number;
} {
  const marks = marksOf(gradebook);
  const sure = marks.flatMap(({ confidence }) => confidence ?? []);
  const doubts = findDoubts(gradebook).filter(
    ({ row, column }) =>
      gradebook.columns[column]?.kind === 'mark' && !gradebook.rows[row]?.summary,
  );
  return {
    MarkConfidence: percent(sure.reduce((sum, each) => sum + each, 0) / 100, sure.length),
    DoubtfulMarks: percent(doubts.length, marks.length),
  };
}

/** The share of a page's marks that are no longer as they were read, in per cent. */
export function correctedShare(gradebook: Gradebook): number {
  const marks = marksOf(gradebook);
  return percent(marks.filter(({ read }) => read !== undefined).length, marks.length);
}
