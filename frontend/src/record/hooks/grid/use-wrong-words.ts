import { isOutlier } from '#shared/page/outliers.ts';
import { scaleOf } from '#shared/record/averages/averages.ts';
import { wrongMark, wrongTyped } from '#shared/record/marks/parse-mark.ts';
import { isolate } from '#frontend/i18n/isolate.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { isMarkColumn } from '../../model/table/typed-text.ts';
import { cellAt, type CellPosition, type MarkTable } from '../../model/grid/mark-table.ts';

/**
 * Returns a function that says why the mark in a cell, or what is being typed into it, cannot be right; nothing if it can.
 */
export const useWrongWords = (): ((
  table: MarkTable,
  at: CellPosition,
  typed?: string,
) => string) => {
  const text = useMessage();
  return (table, at, typed) => {
    const { columns, rows } = table;
    const column = columns[at.column];
    const row = rows[at.row];
    const { text: saved = '' } = cellAt(table, at) ?? {};
    const mark = typed ?? saved;
    const judge = typed === undefined ? wrongMark : wrongTyped;
    const wrong = column && isMarkColumn(column) && judge(mark, scaleOf(column));
    if (!wrong || !row) return '';
    if (wrong === 'decimals') return text('record.decimals');
    if (wrong === 'unreadable') return text('review.doubt.unreadable', { value: isolate(mark) });
    const cells = columns.map(({ id }) => ({ text: row.cell(id)?.text ?? '' }));
    const isFar = isOutlier(table, { id: row.id, cells }, at.column, true);
    const words = text('review.doubt.off-scale', { scale: scaleOf(column) });
    return isFar ? `${words} ${text('review.doubt.outlier')}` : words;
  };
};
