import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { PasswordField } from '#frontend/components/form/password-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { SessionUser } from '#frontend/lib/auth/session.ts';
import { LinkByMail } from './link-by-mail.tsx';
import type { AccountDeletion } from '../hooks/use-account-deletion.ts';
import { DeletionForm } from './deletion-form.tsx';

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
  return (
    <DeletionForm
      {...{ id, busy, problem, onCancel }}
      title="profile.reauthTitle"
      submit={actions[provider]}
      ready={inWindow || password !== ''}
      onSubmit={() => identify(inWindow ? { provider } : { password })}
    >
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
    </DeletionForm>
  );
};
