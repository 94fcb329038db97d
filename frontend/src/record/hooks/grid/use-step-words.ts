import { isolate } from '#frontend/i18n/isolate.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Step } from '../../model/grid/grid-reducer.ts';
import type { CellPosition, MarkTable } from '../../model/grid/mark-table.ts';

/** Returns a function that says whose mark undo or redo has changed, and how. */
export const useStepWords = (): ((table: MarkTable, at: CellPosition, step: Step) => string) => {
  const text = useMessage();
  return ({ columns, rows }, at, { before, after }) => {
    const column = columns[at.column];
    return text('record.stepped', {
      name: rows[at.row]?.name ?? '',
      column: column?.heading || text(`review.kind.${column?.kind ?? 'other'}`),
      before: before ? isolate(before) : text('review.blank'),
      after: after ? isolate(after) : text('review.blank'),
    });
  };
};
