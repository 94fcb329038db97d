import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import type { SessionUser } from '#frontend/lib/auth/session.ts';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import { DeletionProgress } from './deletion-progress.tsx';
import { Reauthenticate } from './reauthenticate.tsx';
import { useAccountDeletion } from '../hooks/use-account-deletion.ts';

interface Props {
  readonly open: boolean;
  readonly user: SessionUser;
  readonly isTeacher: boolean;
  readonly onClose: () => void;
}

/** Deletes the account after the user types their address and, if they signed in long ago, confirms their identity. */
const DeleteAccountDialog = ({ open, user, isTeacher, onClose }: Props) => {
  const deletion = useAccountDeletion(user.uid);
  const id = useId();
  const close = () => {
    if (!deletion.busy) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      maxWidth="xs"
      fullWidth
      slotProps={{ transition: { onExited: deletion.reset } }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      {deletion.step === 'confirm' ? (
        <ConfirmDeletion
          id={id}
          email={user.email ?? ''}
          isTeacher={isTeacher}
          busy={deletion.busy}
          problem={deletion.problem}
          onConfirm={deletion.confirm}
          onCancel={close}
        />
      ) : (
        <Reauthenticate id={id} user={user} deletion={deletion} onCancel={close} />
      )}
      {deletion.progress && <DeletionProgress {...deletion.progress} />}
    </Dialog>
  );
};

export default DeleteAccountDialog;
