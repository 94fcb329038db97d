import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { TextField } from '#frontend/components/form/text-field.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { DeletionForm } from './deletion-form.tsx';

interface Props {
  /** Prefix of the ids of the dialog's title and description. */
  readonly id: string;
  /** The user's address, which they type to confirm. */
  readonly email: string;
  readonly isTeacher: boolean;
  readonly busy: boolean;
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
  return (
    <DeletionForm
      {...{ id, busy, problem, onCancel }}
      title="profile.deleteTitle"
      submit="profile.deleteAccount"
      ready={right}
      onSubmit={() => right && onConfirm()}
    >
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
    </DeletionForm>
  );
};
