import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import type { MessageId } from '../../i18n/message-id.ts';
import { Say } from '../../i18n/say.tsx';

interface Props {
  readonly open: boolean;
  readonly title: MessageId;
  readonly text: MessageId;
  readonly textValues?: Record<string, ReactNode>;
  readonly confirm: MessageId;
  /** `primary` for what harms nothing. */
  readonly tone?: 'error' | 'primary';
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Called when the dialog has left the screen, and the focus has returned. */
  readonly onExited?: () => void;
}

/** Asks before something that cannot be undone. The safe answer has the focus. */
export const ConfirmDialog = (props: Props) => {
  const {
    open,
    title,
    text,
    textValues,
    confirm,
    tone = 'error',
    onConfirm,
    onClose,
    onExited,
  } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      slotProps={{ transition: { onExited } }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>
        <Say id={title} />
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          <Say id={text} {...(textValues && { values: textValues })} />
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose} color="inherit" autoFocus>
          <Say id="common.cancel" />
        </Button>
        <Button onClick={onConfirm} variant="contained" color={tone}>
          <Say id={confirm} />
        </Button>
      </DialogActions>
    </Dialog>
  );
};
