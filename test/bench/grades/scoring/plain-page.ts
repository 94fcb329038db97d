import { cornersInPicture, type PageTruth } from '../pages/make-page.ts';
import type { PaperBox } from '../pages/layout.ts';
import type { PlainWord } from '../page-files.ts';
import type { TableMatch } from './match-tables.ts';
import type { ReadPage } from './read-page.ts';

/** Whether a point is inside a convex shape with clockwise corners. */
function isInside({ x, y }: PlainWord, corners: ReturnType<typeof cornersInPicture>): boolean {
  return corners.every(([fromX, fromY], index) => {
    const [toX, toY] = corners[(index + 1) % corners.length] ?? [0, 0];
    return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX) >= 0;
  });
}

/**
 * Puts words of plain OCR into their cells. Plain OCR finds no table, so it gets the position of each cell, which the
 * product does not.
 */
export function toPlainPage(truth: PageTruth, words: readonly PlainWord[]): ReadPage {
  const isArabic = truth.options.language === 'ar';
  const textOf = (box: PaperBox): string => {
    const corners = cornersInPicture(truth, box);
    return words
      .filter((word) => isInside(word, corners))
      .toSorted((a, b) => (isArabic ? b.x - a.x : a.x - b.x))
      .map(({ text }) => text)
      .join(' ');
  };
  return {
    columns: truth.columns.map(({ kind }) => kind),
    rows: truth.rows.map(({ summary }, row) => ({
      isSummary: summary ?? false,
      cells: (truth.cellBoxes[row] ?? []).map((box) => ({ text: textOf(box), isFlagged: false })),
    })),
  };
}

/** Every row and column is taken from the truth. */
export const sameTable = ({ rows, columns }: PageTruth): TableMatch => ({
  rows: rows.map((_, row) => row),
  columns: columns.map((_, column) => column),
});
