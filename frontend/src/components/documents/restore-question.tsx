import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Message } from '../../i18n/message.tsx';
import { useMessage } from '../../i18n/use-message.ts';

interface Props {
  readonly version: number;
  readonly busy: boolean;
  readonly changes: ReactNode;
  readonly onRestore: () => void;
  readonly onCancel: () => void;
}

/** Asks whether to restore a version. The safe answer has the focus. */
export const RestoreQuestion = ({ version, busy, changes, onRestore, onCancel }: Props) => {
  const text = useMessage();
  return (
    <Box
      role="group"
      aria-label={text('documents.restoreTitle', { version })}
      sx={{ mt: 1.5, p: 2, borderRadius: '8px', bgcolor: 'background.default' }}
    >
      <Box sx={{ fontWeight: 500 }}>
        <Message id="documents.restoreTitle" values={{ version }} />
      </Box>
      <Message id="documents.restoreText" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          size="small"
          variant="contained"
          aria-disabled={busy}
          onClick={() => busy || onRestore()}
        >
          <Message id="documents.restore" />
        </Button>
        <Button size="small" color="inherit" autoFocus disabled={busy} onClick={onCancel}>
          <Message id="common.cancel" />
        </Button>
      </Box>
      {/* Below the buttons, so that they stay in their place when it comes. */}
      {changes}
    </Box>
  );
};
