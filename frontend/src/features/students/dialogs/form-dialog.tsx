import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type FormEvent, type ReactNode } from 'react';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import {
  asksForVerification,
  VerificationNotice,
} from '../../../components/verification/verification-notice.tsx';
import type { MessageId, Text } from '../../../i18n/message-id.ts';
import { Say } from '../../../i18n/say.tsx';

/** The widest a student's dialog gets, in pixels (specification, section 9). */
const DIALOG_WIDTH = 500;

/** What opens and closes a dialog. */
export interface DialogFrame {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called when it has left the screen. */
  readonly onExited: () => void;
}

interface Props extends DialogFrame {
  readonly title: MessageId;
  readonly submit: MessageId;
  readonly busy: boolean;
  /** Whether something is typed that would be lost. */
  readonly changed: boolean;
  /** Why the last attempt failed. */
  readonly failure: Text | undefined;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

/** A form in a persistent dialog: a stray click never closes it, and Escape only while nothing is typed. */
export const FormDialog = (props: Props) => {
  const { open, title, submit, busy, changed, failure, onSubmit } = props;
  const { onClose, onExited, children } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={(_, reason) => reason === 'escapeKeyDown' && !changed && !busy && onClose()}
      fullWidth
      aria-labelledby={id}
      slotProps={{ paper: { sx: { maxWidth: DIALOG_WIDTH } }, transition: { onExited } }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={onSubmit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={id}>
          <Say id={title} />
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          {children}
          {failure &&
            (asksForVerification(failure) ? (
              <VerificationNotice />
            ) : (
              <Alert severity="error">
                <Say {...failure} />
              </Alert>
            ))}
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button color="inherit" aria-disabled={busy} onClick={() => !busy && onClose()}>
            <Say id="common.cancel" />
          </Button>
          <SubmitButton busy={busy}>
            <Say id={submit} />
          </SubmitButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
};
