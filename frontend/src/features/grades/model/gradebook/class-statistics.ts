import {
  columnStatistics,
  statisticsOf,
  type Statistics,
} from '#shared/record/figures/statistics.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { averagesOf } from './explain-average.ts';
import { isMarkColumn } from './typed-text.ts';

/** The id of the calculated averages among the columns that have statistics. */
export const WORKED_OUT = 'worked-out';

export const columnsWithStatistics = ({ columns, averages }: Gradebook): string[] => [
  ...(averages ? [WORKED_OUT] : []),
  ...columns.toReversed().flatMap((column) => (isMarkColumn(column) ? [column.id] : [])),
];

export const statisticsFor = (book: Gradebook, id: string): Statistics | undefined => {
  const { averages: rule, columns } = book;
  if (id !== WORKED_OUT || !rule)
    return columnStatistics(
      book,
      columns.findIndex((column) => column.id === id),
    );
  return statisticsOf(
    averagesOf(book, rule).map((worked) => {
      if (!worked) return undefined;
      if ('missing' in worked) return worked.missing === 'absent' ? 'absent' : undefined;
      return worked.value;
    }),
    rule.scale,
  );
};
