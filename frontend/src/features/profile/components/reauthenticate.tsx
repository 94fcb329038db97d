import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState, type FormEvent } from 'react';
import { FormError } from '#frontend/components/form/form-error.tsx';
import { PasswordField } from '#frontend/components/form/password-field.tsx';
import { SubmitButton } from '#frontend/components/form/submit-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { SessionUser } from '#frontend/lib/auth/session.ts';
import { LinkByMail } from './link-by-mail.tsx';
import type { AccountDeletion } from '../hooks/use-account-deletion.ts';

interface Props {
  /** Prefix of the ids of the dialog's title and description. */
  readonly id: string;
  readonly user: SessionUser;
  readonly deletion: AccountDeletion;
  readonly onCancel: () => void;
}

const actions = {
  password: 'profile.deleteAccount',
  google: 'auth.google',
  school: 'profile.reauthSchool',
} as const;

/** Asks a user who signed in long ago to confirm their identity, by their sign-in method. */
export const Reauthenticate = ({ id, user, deletion, onCancel }: Props) => {
  const [password, setPassword] = useState('');
  const { busy, refusal, problem, identify } = deletion;
  const { provider } = user;
  const inWindow = provider !== 'password';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    identify(inWindow ? { provider } : { password });
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <DialogTitle id={`${id}-title`}>
        <Message id="profile.reauthTitle" />
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2.5 }}>
          <Message id="profile.reauthText" />
        </DialogContentText>
        {inWindow ? (
          refusal && (
            <DialogContentText role="alert" color="error">
              <Message {...refusal} />
            </DialogContentText>
          )
        ) : (
          <>
            <PasswordField
              name="password"
              value={password}
              onChange={setPassword}
              error={refusal}
              label={<Message id="profile.currentPassword" />}
              autoComplete="current-password"
            />
            <LinkByMail email={user.email ?? ''} purpose="sign-in" />
          </>
        )}
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
        <SubmitButton busy={busy} disabled={!inWindow && !password} color="error">
          <Message id={actions[provider]} />
        </SubmitButton>
      </DialogActions>
    </Box>
  );
};
