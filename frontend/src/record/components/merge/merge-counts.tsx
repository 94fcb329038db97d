import Box from '@mui/material/Box';
import { FormattedNumber } from 'react-intl';
import { Message } from '#frontend/i18n/message.tsx';
import { countMarks, type ComparedMark } from '#shared/record/merge/compare-marks.ts';

const states = ['new', 'same', 'different', 'wrong'] as const;

/** How many marks are new, the same, different, and unusable. */
export const MergeCounts = ({ compared }: { readonly compared: readonly ComparedMark[] }) => {
  const counts = countMarks(compared);
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
        gap: '1px',
        bgcolor: 'divider',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
        overflow: 'hidden',
      }}
    >
      {states.map((state) => (
        <Box
          key={state}
          sx={{
            px: 1.5,
            py: 1,
            bgcolor: 'background.paper',
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            <Message id={`merge.${state}`} />
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 600 }}>
            <FormattedNumber value={counts[state]} />
          </Box>
        </Box>
      ))}
    </Box>
  );
};
