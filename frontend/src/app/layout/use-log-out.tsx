import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import { logOut } from '../../lib/auth/log-out.ts';
import { notify } from '../../lib/notifications/notifications.ts';

/**
 * Logs out; asks first if that deletes data that is stored nowhere else (decision records 16 and 18).
 * @param uid the signed-in user, if known
 */
export const useLogOut = (
  uid?: string,
): { readonly begin: () => void; readonly dialog: ReactNode } => {
  const [asking, setAsking] = useState(false);
  const [loss, setLoss] = useState<MessageId>('layout.logoutKept');
  const close = () => setAsking(false);
  const askOrLogOut = async () => {
    const { logOutWarning } = await import('../../lib/auth/log-out-warning.ts');
    const found = logOutWarning(uid);
    if (!found) return logOut();
    setLoss(found);
    setAsking(true);
  };
  return {
    begin: () => void askOrLogOut().catch(() => notify('error', 'logoutError')),
    dialog: (
      <ConfirmDialog
        open={asking}
        title="layout.logoutTitle"
        text={loss}
        confirm="layout.logout"
        onConfirm={() => {
          close();
          void logOut();
        }}
        onClose={close}
      />
    ),
  };
};
