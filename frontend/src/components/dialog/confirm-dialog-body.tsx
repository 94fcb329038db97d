import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Message } from '../../i18n/message.tsx';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

const ConfirmDialogBody = (props: ConfirmDialogProps) => {
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
      aria-describedby={`${id}-text`}
    >
      <DialogTitle>
        <Message id={title} />
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          <Message id={text} {...(textValues && { values: textValues })} />
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose} color="inherit" autoFocus>
          <Message id="common.cancel" />
        </Button>
        {/* A second tap while the dialog closes is no second answer. */}
        <Button onClick={() => open && onConfirm()} variant="contained" color={tone}>
          <Message id={confirm} />
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default ConfirmDialogBody;
