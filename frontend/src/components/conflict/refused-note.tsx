import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { StatusLine } from '../page/status-line.tsx';
import { lazyOverlay } from '../dialog/lazy-overlay.tsx';
import { Message } from '../../i18n/message.tsx';
import { refusedDocuments } from '../../lib/documents/unsaved-conflicts.ts';
import { focusIfLost } from '../../lib/focus-if-lost.ts';
import { useStore } from '../../lib/store.ts';
import type { RefusedDialogProps, RefusedEditsOf } from './refused-dialog.tsx';

const RefusedDialog = lazyOverlay<RefusedDialogProps>(() => import('./refused-dialog.tsx'));

/** Says on every page that edits cannot be saved any more, and leads to them. */
export const RefusedNote = (edits: RefusedEditsOf) => {
  const refused = useStore(refusedDocuments);
  const [open, setOpen] = useState(false);
  return (
    <>
      {refused.size > 0 && (
        <div role="alert">
          <StatusLine tone="pending">
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              <Message id="conflict.refused" values={{ count: refused.size }} />
            </Box>
            <Button color="inherit" variant="outlined" size="small" onClick={() => setOpen(true)}>
              <Message id="conflict.showRefused" />
            </Button>
          </StatusLine>
        </div>
      )}
      <RefusedDialog
        {...edits}
        open={open && refused.size > 0}
        onClose={() => setOpen(false)}
        onExited={() => {
          setOpen(false);
          // The button that opened it may be gone.
          focusIfLost(document.querySelector('main'));
        }}
      />
    </>
  );
};
