import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState, type FormEvent } from 'react';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { FormError } from '#frontend/components/form/form-error.tsx';
import { SubmitButton } from '#frontend/components/form/submit-button.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  /** Prefix of the ids of the dialog's title and description. */
  readonly id: string;
  /** The user's address, which they type to confirm. */
  readonly email: string;
  readonly isTeacher: boolean;
  readonly busy: boolean;
  /** Why the deletion failed. */
  readonly problem: Text | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const isSame = (typed: string, email: string): boolean =>
  typed.trim().toLowerCase() === email.toLowerCase();

/** Explains what is deleted, and asks the user to type their address. */
export const ConfirmDeletion = (props: Props) => {
  const { id, email, isTeacher, busy, problem, onConfirm, onCancel } = props;
  const [typed, setTyped] = useState('');
  const right = isSame(typed, email);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (right) onConfirm();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <DialogTitle id={`${id}-title`}>
        <Message id="profile.deleteTitle" />
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 1 }}>
          <Message id={isTeacher ? 'profile.deleteText' : 'profile.deleteStudentText'} />
        </DialogContentText>
        <DialogContentText sx={{ mb: 2.5 }}>
          <Message id="profile.deleteBackups" values={{ days: lifetimes.backup.days }} />
        </DialogContentText>
        <TextField
          name="confirmation"
          type="email"
          value={typed}
          onChange={setTyped}
          label={<Message id="profile.deleteType" />}
          help={<bdi>{email}</bdi>}
        />
        {problem && (
          <Box sx={{ mt: 2 }}>
            <FormError error={problem} />
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onCancel} color="inherit">
          <Message id="common.cancel" />
        </Button>
        <SubmitButton busy={busy} disabled={!right} color="error">
          <Message id="profile.deleteAccount" />
        </SubmitButton>
      </DialogActions>
    </Box>
  );
};
