import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { isText } from '#shared/record/merge/incoming-table.ts';
import type { Merge } from '../../hooks/merge/use-merge.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';

interface Props {
  readonly merge: Merge;
  /** What writing does to the sheet. */
  readonly note: MessageId;
  readonly cancel: MessageId;
  readonly busy?: boolean;
  readonly onCancel: () => void;
  readonly onWrite: () => void;
}

/** Leaves a merge, or writes its marks, and says how many. */
export const MergeActions = ({ merge, note, cancel, busy = false, onCancel, onWrite }: Props) => {
  const { writes, destinations } = merge;
  const write = destinations.some(isText) ? 'merge.writeWithRemarks' : 'merge.write';
  return (
    <DialogActions disableSpacing sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
      <Box sx={{ flex: { xs: '1 0 100%', sm: 1 }, color: 'text.secondary', fontSize: '0.875rem' }}>
        <Message id={note} />
      </Box>
      <TextButton label={cancel} color="inherit" onClick={onCancel} />
      <TextButton
        label={writes === 0 ? 'merge.nothing' : write}
        values={{ count: writes }}
        variant="contained"
        autoFocus
        aria-disabled={busy || writes === 0}
        onClick={() => !busy && writes > 0 && onWrite()}
      />
    </DialogActions>
  );
};
