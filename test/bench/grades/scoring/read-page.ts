import { findEachDoubt } from '#shared/page/doubts.ts';
import type { ColumnKind, Gradebook } from '#shared/model/gradebook.ts';

export interface ReadCell {
  readonly text: string;
  /** Whether the teacher is asked to check it. */
  readonly isFlagged: boolean;
  /** In per cent. */
  readonly confidence?: number;
}

/** The result of a reader, reduced to what is compared. */
export interface ReadPage {
  readonly columns: readonly ColumnKind[];
  readonly rows: readonly {
    readonly isSummary: boolean;
    /** The name of the pupil who was chosen from the class list. */
    readonly pupil?: string;
    readonly cells: readonly ReadCell[];
  }[];
}

/** A gradebook in the form that is compared; the product's own rules say what must be checked. */
export function toReadPage(gradebook: Gradebook): ReadPage {
  const flagged = new Set(findEachDoubt(gradebook).map(({ row, column }) => `${row} ${column}`));
  return {
    columns: gradebook.columns.map(({ kind }) => kind),
    rows: gradebook.rows.map(({ summary, pupil, cells }, row) => ({
      isSummary: summary ?? false,
      pupil: pupil === undefined ? undefined : gradebook.classList?.pupils[pupil]?.name,
      cells: cells.map(({ text, confidence }, column) => ({
        text,
        confidence,
        isFlagged: flagged.has(`${row} ${column}`),
      })),
    })),
  };
}
