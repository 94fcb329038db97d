import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState, type ReactNode } from 'react';
import { show } from '../form/form-error.tsx';
import { RestoredNote } from '../form/restored-note.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { asksForVerification, VerificationNotice } from '../verification/verification-notice.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';
import type { Form } from '../../lib/forms/use-form.ts';
import { useFollowing } from '../../lib/forms/use-typed.ts';
import { closeByKey } from './close-requests.ts';
import { UnsentNote } from './unsent-note.tsx';

const DIALOG_WIDTH = 500;

export interface DialogFrame {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called when the closing animation has ended. */
  readonly onExited: () => void;
}

interface Props extends DialogFrame {
  readonly title: MessageId;
  /** Missing while there is nothing to send. */
  readonly submit?: MessageId | undefined;
  readonly cancel?: MessageId;
  readonly form: Pick<
    Form<Record<string, string>>,
    | 'busy'
    | 'changed'
    | 'restored'
    | 'refusal'
    | 'reset'
    | 'forget'
    | 'onSubmit'
    | 'outdated'
    | 'keepMine'
  >;
  readonly children: ReactNode;
}

/** A form in a persistent dialog: a click outside never closes it, and Escape only while nothing is typed. */
export const FormDialog = (props: Props) => {
  const { open, title, submit, cancel: cancelLabel = 'common.cancel', form } = props;
  const { onClose, onExited, children } = props;
  const { busy, changed, refusal } = form;
  useFollowing(form);
  /** Whether the dialog was asked to close over what was typed. */
  const [wasAsked, setAsked] = useState(false);
  const cancel = () => {
    form.forget();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={closeByKey(onClose, changed || busy, () => setAsked(true))}
      fullWidth
      slotProps={{
        paper: { sx: { maxWidth: DIALOG_WIDTH } },
        transition: {
          onExited: () => {
            setAsked(false);
            onExited();
          },
        },
      }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={form.onSubmit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle>
          <Message id={title} />
        </DialogTitle>
        <DialogContent
          sx={{
            display: 'grid',
            gap: 2.5,
            // A field that gets the focus has room for its label above it and its error below it.
            '& input, & select, & textarea': { scrollMarginBlock: '2rem 4rem' },
          }}
        >
          <RestoredNote restored={form.restored} onAfresh={form.reset} />
          {children}
          {refusal && (
            <Box ref={show}>
              {asksForVerification(refusal) ? (
                <VerificationNotice />
              ) : (
                <Alert severity="error">
                  <Message {...refusal} />
                </Alert>
              )}
            </Box>
          )}
        </DialogContent>
        {wasAsked && changed && !busy && <UnsentNote button={cancelLabel} />}
        <DialogActions sx={{ p: 2 }}>
          <Button color="inherit" aria-disabled={busy} onClick={() => !busy && cancel()}>
            <Message id={cancelLabel} />
          </Button>
          {submit && (
            <SubmitButton busy={busy}>
              <Message id={submit} />
            </SubmitButton>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
};
