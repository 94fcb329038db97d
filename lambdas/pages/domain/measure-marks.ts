import { findDoubts, HEADING_ROW } from '#shared/page/doubts.ts';
import type { Gradebook, GradebookCell } from '#shared/model/gradebook.ts';

const marksOf = ({ columns, rows }: Gradebook): GradebookCell[] =>
  rows.flatMap(({ cells, summary }) =>
    summary ? [] : cells.filter((_, index) => columns[index]?.kind === 'mark'),
  );

const percent = (part: number, whole: number): number => (100 * part) / whole;

/** A page's mean confidence and share of doubtful marks. A 0 without data would falsify the mean of all pages. */
export function readingFigures(gradebook: Gradebook): {
  MarkConfidence?: number;
  DoubtfulMarks?: number;
} {
  const marks = marksOf(gradebook);
  const sure = marks.flatMap(({ confidence }) => confidence ?? []);
  const doubts = findDoubts(gradebook).filter(
    ({ row, column }) =>
      gradebook.columns[column]?.kind === 'mark' &&
      gradebook.rows[row]?.summary === undefined &&
      row !== HEADING_ROW,
  );
  const sum = sure.reduce((total, each) => total + each, 0);
  return {
    ...(sure.length > 0 && { MarkConfidence: sum / sure.length }),
    ...(marks.length > 0 && { DoubtfulMarks: percent(doubts.length, marks.length) }),
  };
}

/** The share of a page's marks that differ from their reading, in per cent; omitted for a page without marks. */
export function correctionFigures(gradebook: Gradebook): { CorrectedMarks?: number } {
  const marks = marksOf(gradebook);
  const changed = marks.filter(({ read }) => read !== undefined);
  return marks.length === 0 ? {} : { CorrectedMarks: percent(changed.length, marks.length) };
}
