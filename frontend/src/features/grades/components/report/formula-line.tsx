import Box from '@mui/material/Box';
import { averagePresets } from '#shared/gradebook/average-presets.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { formulaOf } from '../../model/gradebook/average-formula.ts';
import { useWriteNumber } from '../../hooks/use-write-number.ts';

/** Returns a function that names a preset for averages, and when its use began. */
export const usePresetName = (): ((preset: string) => string) => {
  const text = useMessage();
  return (preset) => {
    const known = averagePresets.find((one) => one.preset === preset);
    if (!known) return text('review.preset.custom');
    const name = text(`review.preset.${known.preset}`);
    return 'since' in known
      ? text('review.presetSince', { name, year: `${known.since}/${known.since + 1}` })
      : name;
  };
};

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
