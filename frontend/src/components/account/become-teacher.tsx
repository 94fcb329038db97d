import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { assignRole } from '#shared/contracts/role.ts';
import { Message } from '../../i18n/message.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { loadIdentity } from '../../lib/auth/load-identity.ts';
import { notify } from '../../lib/notifications/notifications.ts';
import { notifyError } from '../../lib/notifications/notify-error.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';

/**
 * Gives a student the teacher role at their request, and renews token and role.
 *
 * @throws ApiError when refused: the address is not verified, or not of an allowed domain
 */
const becomeTeacher = async (): Promise<void> => {
  const { role } = await call(assignRole, { query: { role: 'teacher' } });
  if (role !== 'teacher') throw new ApiError(403, 'account-not-eligible');
  await (await loadIdentity()).refreshUser();
};

/** Lets a student become a teacher. Asks for confirmation, because pupils press it too. */
export const BecomeTeacher = () => {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setAsking(false);
    setBusy(true);
    try {
      await becomeTeacher();
      notify('success', 'becomeTeacher.done');
    } catch (error) {
      notifyError(error, 'error.action');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box
      sx={{
        mt: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        color: 'text.secondary',
      }}
    >
      <span>
        <Message id="becomeTeacher.text" />
      </span>
      <Button
        variant="outlined"
        size="small"
        aria-disabled={busy}
        onClick={() => !busy && setAsking(true)}
      >
        <Message id="becomeTeacher.action" />
      </Button>
      <ConfirmDialog
        open={asking}
        tone="primary"
        title="becomeTeacher.title"
        text="becomeTeacher.confirmText"
        confirm="becomeTeacher.action"
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
      />
    </Box>
  );
};
