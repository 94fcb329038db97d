import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useLayoutEffect, useRef } from 'react';
import { Message } from '../../i18n/message.tsx';
import { focusIfLost } from '../../lib/focus-if-lost.ts';
import type { OlderJobs as Older } from '../../lib/resources/use-job-history.ts';

/** The foot of a history: loads older jobs, and announces how many were added. */
export const OlderJobs = ({ older }: { readonly older: Older }) => {
  const { exist, state, added, show } = older;
  const status = useRef<HTMLElement>(null);
  const wasOffered = useRef(exist);
  useLayoutEffect(() => {
    // The button disappears after the oldest job, so the message gets the focus.
    if (wasOffered.current && !exist) focusIfLost(status.current);
    wasOffered.current = exist;
  }, [exist]);

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, mt: 2, '&:empty': { mt: 0 } }}>
      {state === 'failed' && (
        <Alert severity="error">
          <Message id="job.olderFailed" />
        </Alert>
      )}
      {exist && (
        <Button
          variant="outlined"
          aria-disabled={state === 'loading'}
          startIcon={
            state === 'loading' ? (
              <CircularProgress size={18} color="inherit" aria-hidden />
            ) : undefined
          }
          onClick={() => void show()}
        >
          <Message id={state === 'failed' ? 'common.retry' : 'job.showOlder'} />
        </Button>
      )}
      <Box
        role="status"
        ref={status}
        tabIndex={-1}
        sx={{ color: 'text.secondary', fontSize: '0.875rem', outline: 'none' }}
      >
        {added !== undefined && state === 'idle' && (
          <>
            {added > 0 && <Message id="job.olderAdded" values={{ added }} />}{' '}
            {!exist && <Message id="job.olderEnd" />}
          </>
        )}
      </Box>
    </Box>
  );
};
