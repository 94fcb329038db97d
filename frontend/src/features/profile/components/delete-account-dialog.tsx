import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import type { SessionUser } from '#frontend/lib/auth/session.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import { Reauthenticate } from './reauthenticate.tsx';
import { useAccountDeletion } from '../hooks/use-account-deletion.ts';

interface DeletionProgressProps {
  readonly remaining: number;
  /** The first known number of remaining items. */
  readonly total: number;
}

/** The progress of deleting a large account. */
const DeletionProgress = ({ remaining, total }: DeletionProgressProps) => {
  const text = useMessage();
  return (
    <Box sx={{ px: 3, pb: 3 }}>
      <Box role="status" sx={{ mb: 1.5 }}>
        <Message id="profile.deleting" values={{ count: remaining }} />
      </Box>
      <LinearProgress
        variant="determinate"
        value={total > 0 ? (1 - remaining / total) * 100 : 100}
        aria-label={text('profile.deletingProgress')}
        sx={{ height: 8, borderRadius: '4px' }}
      />
      <Box sx={{ mt: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>
        <Message id="profile.deletingKeepOpen" />
      </Box>
    </Box>
  );
};

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
