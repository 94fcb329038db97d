import {
  statisticsOf,
  statisticsOfTexts,
  type Statistics,
} from '#shared/record/figures/statistics.ts';
import { scaleOf } from '#shared/record/averages/averages.ts';
import { presentRows, type MarkTable } from '../grid/mark-table.ts';
import { averagesOf } from './explain-average.ts';
import { isMarkColumn } from './typed-text.ts';

/** The id of the calculated averages among the columns that have statistics. */
export const WORKED_OUT = 'worked-out';

export const columnsWithStatistics = ({ columns, averages }: MarkTable): string[] => [
  ...(averages ? [WORKED_OUT] : []),
  ...columns.toReversed().flatMap((column) => (isMarkColumn(column) ? [column.id] : [])),
];

export const statisticsFor = (shown: MarkTable, id: string): Statistics | undefined => {
  const table = { ...shown, rows: presentRows(shown) };
  const { averages: rule, columns, rows } = table;
  if (id !== WORKED_OUT || !rule) {
    const texts = rows.flatMap(({ isSummary, cell }) => (isSummary ? [] : [cell(id)?.text ?? '']));
    const column = columns.find((one) => one.id === id);
    return column && statisticsOfTexts(texts, scaleOf(column));
  }
  return statisticsOf(
    averagesOf(table, rule).map((worked) => {
      if (!worked) return undefined;
      if ('missing' in worked) return worked.missing === 'absent' ? 'absent' : undefined;
      return worked.value;
    }),
    rule.scale,
  );
};
