import Box from '@mui/material/Box';
import { Message } from '#frontend/i18n/message.tsx';
import { workOutAverage } from '#shared/record/averages/averages.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { explainAverage } from '../../model/gradebook/explain-average.ts';
import type { CellPosition } from '../../model/gradebook/edit-gradebook.ts';
import { averageColumn } from '../../model/grid/grid-cells.ts';
import { useWriteNumber } from '../../hooks/use-write-number.ts';

interface Props {
  readonly book: Gradebook;
  readonly cell: CellPosition;
}

/** How the average in a cell is calculated, or why there is none. */
export const AverageWords = ({ book, cell: { row, column } }: Props) => {
  const write = useWriteNumber(book);
  const line = book.rows[row];
  if (!book.averages || !line || line.summary || column !== averageColumn(book)) return null;
  const worked = workOutAverage(book.averages, book.columns, line);
  if ('missing' in worked) return <Message id={`review.noAverage.${worked.missing}`} />;
  return (
    <Box component="span" dir="ltr" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {explainAverage(worked, write)}
    </Box>
  );
};
