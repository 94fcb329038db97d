import Box from '@mui/material/Box';
import { memo } from 'react';
import { Message } from '#frontend/i18n/message.tsx';
import { usePresetName } from '../marks/use-preset-name.ts';
import type { MarkTable } from '../../model/grid/mark-table.ts';
import { formulaOf } from '../../model/classes/mark-formula.ts';

/** The rule that calculated the averages, below the table. */
export const FormulaLine = memo(
  ({ columns, averages }: Pick<MarkTable, 'columns' | 'averages'>) => {
    const nameOf = usePresetName();
    if (!averages) return null;
    // A rule has only whole numbers, which are written alike on every page.
    const formula = formulaOf(averages, columns, String);
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
        <Message id="review.averagesBy" values={{ name: nameOf(averages.preset) }} />
        {formula ? (
          <Box component="span" dir="auto" sx={{ display: 'inline-block' }}>
            {formula}
          </Box>
        ) : (
          <Message id="review.noAverage.no-columns" />
        )}
      </Box>
    );
  },
);
