import type { Gradebook } from '../model/gradebook.ts';
import { scaleOf } from '../record/averages/averages.ts';
import type { IncomingTable, TableColumn } from '../record/merge/incoming-table.ts';
import { identityOf } from './row-identity.ts';

/**
 * The marks of the page that was read. Rows with figures of the class are left out.
 * @param isPrintedFor whether they go into the sheet that the page was printed for
 */
export function tableOfPage(book: Gradebook, isPrintedFor: boolean): IncomingTable {
  const rows = book.rows.filter(({ summary }) => !summary);
  const numbers = book.classList?.pupils;
  return {
    rows: rows.map((row) => {
      const { registrationNumber, id } = numbers?.[row.pupil ?? -1] ?? {};
      return {
        fullName: identityOf(book, row).name,
        ...(id !== undefined && { id }),
        ...(registrationNumber !== undefined && { registrationNumber }),
      };
    }),
    columns: book.columns.flatMap((column, index): TableColumn[] => {
      const { heading, role } = column;
      const id = isPrintedFor ? column.recordColumn : undefined;
      if (column.kind !== 'mark' && column.kind !== 'remark') return [];
      const kind = role === 'term' ? 'other' : column.kind;
      const texts = rows.map(({ cells }) => cells[index]?.text ?? '');
      const scale = kind === 'mark' ? scaleOf(column) : undefined;
      return [{ id, kind, heading, role, scale, texts }];
    }),
    averages: book.averages,
  };
}
