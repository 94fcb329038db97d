import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import { Message } from '../../i18n/message.tsx';
import type { TermProgress } from '../../lib/classes/class-progress.ts';

/** How much of a term is filled, in words. */
export const ProgressWords = ({ progress }: { readonly progress: TermProgress }) => {
  const { state, unit, done, all } = progress;
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
    <Message
      id={unit === 'marks' ? 'classes.marksDone' : 'classes.subjectsDone'}
      values={{ done, all }}
    />
  );
};
