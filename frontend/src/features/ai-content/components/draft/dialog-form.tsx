import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormError } from '#frontend/components/form/form-error.tsx';
import { SubmitButton } from '#frontend/components/form/submit-button.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { MessageId, Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { SessionEndedError, textOfFailure } from '#frontend/lib/api/api-error.ts';
import { notifyOf } from '#frontend/lib/notifications/notifications.ts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: MessageId;
  readonly submit: MessageId;
  /** The label of the button while it submits. */
  readonly submitting: MessageId;
  /** The message for an error without its own text. */
  readonly failed: MessageId;
  /** Does the form's work; the dialog closes afterwards, and stays open if this throws. */
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

/** A form in a dialog whose buttons stay visible while the content scrolls. */
export const DialogForm = (props: Props) => {
  const { open, onClose, title, submit, submitting, failed, onSubmit, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Text>();

  const send = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await onSubmit();
      onClose();
    } catch (error) {
      if (error instanceof SessionEndedError) return;
      const text = textOfFailure(error, failed);
      setProblem(text);
      // The dialog may be closed meanwhile, and then only a notification can say this.
      notifyOf(form.current ? 'quiet' : 'error', text);
    } finally {
      setBusy(false);
    }
  };
  const onFormSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send();
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth>
      <Box
        component="form"
        ref={form}
        noValidate
        onSubmit={onFormSubmit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle sx={{ pb: 1 }}>
          <Message id={title} />
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          {children}
          <FormError error={problem} />
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <TextButton label="common.cancel" onClick={onClose} color="inherit" />
          <SubmitButton busy={busy} busyLabel={<Message id={submitting} />}>
            <Message id={submit} />
          </SubmitButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
};
