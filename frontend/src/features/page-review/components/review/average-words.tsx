import Box from '@mui/material/Box';
import { Message } from '#frontend/i18n/message.tsx';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { averageOf, explainAverage } from '#frontend/record/model/table/explain-average.ts';
import type { CellPosition } from '#frontend/record/model/grid/mark-table.ts';
import { pageTable } from '../../model/gradebook/page-table.ts';
import { averageColumn } from '#frontend/record/model/grid/grid-cells.ts';
import { useWriteNumber } from '#frontend/record/hooks/grid/use-write-number.ts';

interface Props {
  readonly book: Gradebook;
  readonly cell: CellPosition;
}

/** How the average in a cell is calculated, or why there is none. */
export const AverageWords = ({ book, cell: { row, column } }: Props) => {
  const table = pageTable(book);
  const write = useWriteNumber(table);
  const line = table.rows[row];
  if (!table.averages || !line || column !== averageColumn(table)) return null;
  const worked = averageOf(table, table.averages, line);
  if (!worked) return null;
  if ('missing' in worked) return <Message id={`review.noAverage.${worked.missing}`} />;
  return (
    <Box component="span" dir="ltr" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {explainAverage(worked, write)}
    </Box>
  );
};
