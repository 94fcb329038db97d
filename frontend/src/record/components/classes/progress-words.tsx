import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import { FormattedNumber } from 'react-intl';
import { Message } from '#frontend/i18n/message.tsx';
import type { TermProgress } from '../../model/classes/class-progress.ts';

/** How much of a term is filled, in words. */
export const ProgressWords = ({ progress }: { readonly progress: TermProgress }) => {
  const { state, unit, done, all, percent } = progress;
  if (state === 'complete') {
    return (
      <Box component="span" sx={{ color: 'success.main' }}>
        <Box
          component={Check}
          size={14}
          aria-hidden
          sx={{ verticalAlign: '-0.15em', marginInlineEnd: 0.5 }}
        />
        <Message id="classes.complete" />
      </Box>
    );
  }
  if (state === 'not-begun') {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        <Message id="classes.notBegun" />
      </Box>
    );
  }
  return (
    <>
      <Box component="bdi" sx={{ fontWeight: 500 }}>
        <FormattedNumber value={percent / 100} style="percent" />
      </Box>
      {/* On a line of its own where there is no room for both. */}{' '}
      <Box component="span" sx={{ color: 'text.secondary', display: 'inline-block' }}>
        <Message
          id={unit === 'marks' ? 'classes.marksDone' : 'classes.subjectsDone'}
          values={{ done, all }}
        />
      </Box>
    </>
  );
};
