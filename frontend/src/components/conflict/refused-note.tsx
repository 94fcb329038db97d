import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
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
        <Alert
          severity="warning"
          sx={{
            borderRadius: 0,
            px: { xs: 2, sm: 3 },
            '& .MuiAlert-action': { marginInlineEnd: 0 },
          }}
          action={
            <Button color="inherit" variant="outlined" size="small" onClick={() => setOpen(true)}>
              <Message id="conflict.showRefused" />
            </Button>
          }
        >
          <Message id="conflict.refused" values={{ count: refused.size }} />
        </Alert>
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
