import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type FormEvent } from 'react';
import { TextField } from '../../../components/form/text-field.tsx';
import { Say } from '../../../i18n/say.tsx';
import { loadIdentity } from '../../../lib/auth/load-identity.ts';
import { notify } from '../../../lib/notifications/notifications.ts';
import { notifyError } from '../../../lib/notifications/notify-error.ts';
import { eraseAccount } from '../api/account-data.ts';

interface Props {
  readonly open: boolean;
  /** The user's address, which they type to confirm. */
  readonly email: string;
  readonly onClose: () => void;
}

const isSame = (typed: string, email: string): boolean =>
  typed.trim().toLowerCase() === email.toLowerCase();

/** Deletes the account, once its owner has typed their address. */
export const DeleteAccountDialog = ({ open, email, onClose }: Props) => {
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const id = useId();
  const close = () => {
    setTyped('');
    onClose();
  };

  const erase = async (): Promise<void> => {
    setBusy(true);
    try {
      await eraseAccount();
      notify('success', 'profile.deleted');
      await (await loadIdentity()).logOut();
    } catch (error) {
      notifyError(error, 'profile.deleteFailed');
      setBusy(false);
    }
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && isSame(typed, email)) void erase();
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle id={`${id}-title`}>
          <Say id="profile.deleteTitle" />
        </DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`} sx={{ mb: 2.5 }}>
            <Say id="profile.deleteText" />
          </DialogContentText>
          <TextField
            name="confirmation"
            type="email"
            value={typed}
            onChange={setTyped}
            label={<Say id="profile.deleteType" />}
            help={<bdi>{email}</bdi>}
          />
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button onClick={close} color="inherit">
            <Say id="common.cancel" />
          </Button>
          <Button
            type="submit"
            variant="contained"
            color="error"
            disabled={!isSame(typed, email)}
            aria-disabled={busy || !isSame(typed, email)}
          >
            <Say id="profile.deleteAccount" />
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
