import Box from '@mui/material/Box';
import { Message } from '#frontend/i18n/message.tsx';
import { explainAverage } from '../../model/gradebook/explain-average.ts';
import { averagePlace } from '../../model/grid/grid-cells.ts';
import { useWriteNumber } from './doubt-words.ts';
import type { Review } from '../../hooks/review/use-review.ts';

/** How the average in the current row is calculated, or why there is none. */
export const AverageWords = ({ review }: { readonly review: Review }) => {
  const { book, place, averages } = review;
  const write = useWriteNumber(book);
  const worked = averages?.[place.row];
  if (!worked || place.column !== averagePlace(book)) return null;
  if ('missing' in worked) return <Message id={`review.noAverage.${worked.missing}`} />;
  return (
    <Box component="span" dir="ltr" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {explainAverage(worked, write)}
    </Box>
  );
};
