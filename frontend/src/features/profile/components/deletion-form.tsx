import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { FormError } from '#frontend/components/form/form-error.tsx';
import { SubmitButton } from '#frontend/components/form/submit-button.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { MessageId, Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  /** Prefix of the ids of the dialog's title and description. */
  readonly id: string;
  readonly title: MessageId;
  readonly submit: MessageId;
  readonly busy: boolean;
  /** Whether what is typed lets it be sent. */
  readonly ready: boolean;
  readonly problem: Text | undefined;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A step of the dialog that deletes an account. */
export const DeletionForm = (props: Props) => {
  const { id, title, submit, busy, ready, problem, onSubmit, onCancel, children } = props;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <DialogTitle id={`${id}-title`}>
        <Message id={title} />
      </DialogTitle>
      <DialogContent>
        {children}
        {problem && (
          <Box sx={{ mt: 2 }}>
            <FormError error={problem} />
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <TextButton label="common.cancel" onClick={onCancel} color="inherit" />
        <SubmitButton busy={busy} disabled={!ready} color="error">
          <Message id={submit} />
        </SubmitButton>
      </DialogActions>
    </Box>
  );
};
