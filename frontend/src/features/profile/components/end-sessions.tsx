import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { endSessions } from '#shared/contracts/account.ts';
import { ConfirmDialog } from '#frontend/components/dialog/confirm-dialog.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { call } from '#frontend/lib/api/client.ts';
import { logOut } from '#frontend/lib/auth/log-out.ts';
import { logOutWarning } from '#frontend/lib/auth/log-out-warning.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';

const endAll = async (): Promise<void> => {
  try {
    await call(endSessions);
  } catch (error) {
    notifyError(error, 'profile.endSessionsFailed');
    return;
  }
  await logOut();
};

/** Signs the user out on all devices: for a lost phone, or a computer of somebody else. */
export const EndSessions = ({ uid }: { readonly uid: string }) => {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <Box sx={{ mt: 4 }}>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        <Message id="profile.endSessionsText" />
      </Typography>
      <Button variant="outlined" startIcon={<LogOut size={18} />} onClick={() => setIsAsking(true)}>
        <Message id="profile.endSessions" />
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="profile.endSessionsTitle"
        text={(isAsking && logOutWarning(uid)) || 'profile.endSessionsConfirm'}
        confirm="layout.logout"
        tone="primary"
        onClose={close}
        onConfirm={() => {
          close();
          void endAll();
        }}
      />
    </Box>
  );
};
