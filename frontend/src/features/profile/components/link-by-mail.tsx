import { useState } from 'react';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { authText } from '#frontend/lib/auth/auth-error.ts';
import { loadEmailLink, loadIdentity } from '#frontend/lib/auth/load-identity.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';

interface Purpose {
  readonly label: MessageId;
  readonly sent: MessageId;
  readonly send: (email: string) => Promise<void>;
}

/** The purposes of a mailed link for users who have no password or forgot it. */
const purposes = {
  password: {
    label: 'profile.passwordLink',
    sent: 'auth.resetSent',
    send: async (email) => (await loadIdentity()).sendReset(email),
  },
  'sign-in': {
    label: 'profile.reauthLink',
    sent: 'profile.reauthLinkSent',
    send: async (email) => (await loadEmailLink()).sendSignInLink(email),
  },
} as const satisfies Record<string, Purpose>;

interface Props {
  readonly email: string;
  readonly purpose: keyof typeof purposes;
}

/** Sends a mailed link, because invited students have no password until they choose one. */
export const LinkByMail = ({ email, purpose }: Props) => {
  const [busy, setBusy] = useState(false);
  const { label, sent, send } = purposes[purpose];
  const onClick = () => {
    if (busy) return;
    setBusy(true);
    send(email)
      .then(
        () => notify('success', sent, { email }),
        (error: unknown) => {
          const { id, values } = authText(error, 'error.unexpected');
          notify('error', id, values);
        },
      )
      .finally(() => setBusy(false));
  };
  return (
    <TextButton
      label={label}
      size="small"
      aria-disabled={busy}
      onClick={onClick}
      sx={{ whiteSpace: 'normal', textAlign: 'start', mt: 0.5, mx: -1.5 }}
    />
  );
};
