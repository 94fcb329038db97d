import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { logOut } from '../../lib/auth/log-out.ts';
import { isAnythingKept } from '../../lib/settings/kept-on-device.ts';

/**
 * Logs out; asks first when that removes something which is on this device only (decision record 16).
 * @param uid who is signed in, if that is known
 */
export const useLogOut = (
  uid?: string,
): { readonly begin: () => void; readonly dialog: ReactNode } => {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return {
    begin: () => {
      if (isAnythingKept(uid)) setAsking(true);
      else void logOut();
    },
    dialog: (
      <ConfirmDialog
        open={asking}
        title="layout.logoutTitle"
        text="layout.logoutKept"
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
