import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import {
  authCode,
  authText,
  isToldAlready,
  wrongCredentials,
} from '#frontend/lib/auth/auth-error.ts';
import { fieldIn } from '#frontend/lib/parse-stored.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { signInOrChallenge, type Challenge } from '../model/sign-in.ts';

/** The name of the school's own sign-on, if any; the file that reads all settings is too large for visitors. */
const schoolName = async (): Promise<string | undefined> => {
  const response = await fetch('/config.json');
  if (!response.ok) return undefined;
  const name = fieldIn(fieldIn(await response.json(), 'schoolSignOn'), 'name');
  return typeof name === 'string' ? name : undefined;
};

/** What the school's window may end with; any other refusal is that it did not work. */
const endings: Readonly<Record<string, Text>> = {
  'auth/popup-closed-by-user': { id: 'auth.schoolClosed' },
  'auth/user-cancelled': { id: 'auth.schoolClosed' },
  'auth/account-exists-with-different-credential': { id: 'auth.schoolExists' },
};

/** The message after a failure; undefined if the user has seen it, or has opened the window again. */
const textOf = (error: unknown, name: string): Text | undefined => {
  const code = authCode(error) ?? '';
  if (isToldAlready(error) || code === 'auth/cancelled-popup-request') return undefined;
  const failed: Text = { id: 'auth.schoolFailed', values: { name } };
  if (wrongCredentials.includes(code)) return failed;
  const text = endings[code] ?? authText(error, failed.id);
  return text.id === failed.id ? failed : text;
};

interface Props {
  /** Called when the account requires a second step. */
  readonly onChallenge: (challenge: Challenge) => void;
  /** Loads the client early. */
  readonly prepare: () => void;
}

/** Signs in with the school's own sign-on, where the host has one. */
const SchoolButton = ({ onChallenge, prepare }: Props) => {
  const [name, setName] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // After a failure the other ways to sign in are left.
    schoolName().then(setName, () => undefined);
  }, []);
  if (name === undefined) return null;

  const open = async () => {
    setBusy(true);
    try {
      const challenge = await signInOrChallenge(
        (identity) => identity.signInInWindow('school'),
        'auth.loginSuccess',
      );
      if (challenge) onChallenge(challenge);
    } catch (error) {
      const text = textOf(error, name);
      if (text) notify('error', text.id, text.values);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      fullWidth
      sx={{ mt: 1.5 }}
      aria-disabled={busy}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => !busy && void open()}
    >
      <Message id={busy ? 'auth.signingIn' : 'auth.school'} values={{ name }} />
    </Button>
  );
};

export default SchoolButton;
