import Box from '@mui/material/Box';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { usePresetName } from '#frontend/components/marks/use-preset-name.ts';
import { formulaOf } from '#frontend/lib/classes/mark-formula.ts';
import { useWriteNumber } from '../../hooks/use-write-number.ts';

/** The rule that calculated the averages, below the table. */
export const FormulaLine = ({ book }: { readonly book: Gradebook }) => {
  const write = useWriteNumber(book);
  const nameOf = usePresetName();
  if (!book.averages) return null;
  const formula = formulaOf(book.averages, book.columns, write);
  return (
    <Box
      component="p"
      sx={{
        m: 0,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 0.75,
        color: 'text.secondary',
        fontSize: '0.875rem',
      }}
    >
      <Message id="review.averagesBy" values={{ name: nameOf(book.averages.preset) }} />
      {formula ? (
        <Box component="span" dir="auto" sx={{ display: 'inline-block' }}>
          {formula}
        </Box>
      ) : (
        <Message id="review.noAverage.no-columns" />
      )}
    </Box>
  );
};
