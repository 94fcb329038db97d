import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Mail } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { authText } from '#frontend/lib/auth/auth-error.ts';
import { loadEmailLink } from '#frontend/lib/auth/load-identity.ts';
import { isEmail } from '#frontend/lib/forms/validators.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';

interface Props {
  readonly email: string;
  readonly label: MessageId;
  readonly variant?: 'text' | 'contained';
  /** Called instead of sending if the address is missing or invalid. */
  readonly onInvalid?: (button: HTMLButtonElement) => void;
}

/** Sends a sign-in link. The answer never reveals whether the address has an account. */
export const RequestLink = ({ email, label, variant = 'text', onInvalid }: Props) => {
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string>();

  const send = async (address: string) => {
    setBusy(true);
    setSentTo(undefined);
    try {
      await (await loadEmailLink()).sendSignInLink(address);
      setSentTo(address);
    } catch (error) {
      const { id, values } = authText(error, 'error.unexpected');
      notify('error', id, values);
    } finally {
      setBusy(false);
    }
  };
  const onClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!isEmail(email)) onInvalid?.(currentTarget);
    else if (!busy) void send(email.trim());
  };

  return (
    <div>
      <Button
        variant={variant}
        fullWidth
        aria-disabled={busy}
        startIcon={<Mail size={18} />}
        onClick={onClick}
      >
        <Message id={busy ? 'auth.sending' : label} />
      </Button>
      <Box role="status">
        {sentTo && (
          <Alert severity="info" role="presentation" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
            <Message id="auth.link.requested" values={{ email: sentTo }} />
          </Alert>
        )}
      </Box>
    </div>
  );
};
