import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useState } from 'react';
import { Say } from '../../../i18n/say.tsx';
import { authCode, authText, isToldAlready } from '../../../lib/auth/auth-error.ts';
import { loadIdentity } from '../../../lib/auth/load-identity.ts';
import { notify } from '../../../lib/notifications/notifications.ts';
import { signInOrChallenge, type Challenge } from '../second-step/sign-in.ts';
import { GoogleMark } from './google-mark.tsx';

/** Closing the pop-up, or opening a second one, is a change of mind and no error. */
const changesOfMind: readonly (string | undefined)[] = [
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
];

/** A pop-up must open soon after the click, or the browser blocks it: the client is fetched ahead. */
const prepare = (): void => {
  // A failure shows at the click.
  loadIdentity().catch(() => undefined);
};

interface Props {
  /** Called where the account asks for a second step. */
  readonly onChallenge: (challenge: Challenge) => void;
}

/** Google sign-in, and the divider that separates it from the form under it. */
export const GoogleButton = ({ onChallenge }: Props) => {
  const [busy, setBusy] = useState(false);

  const signIn = async () => {
    setBusy(true);
    try {
      const challenge = await signInOrChallenge(
        (identity) => identity.signInWithGoogle(),
        'auth.googleSuccess',
      );
      if (challenge) onChallenge(challenge);
    } catch (error) {
      if (!isToldAlready(error) && !changesOfMind.includes(authCode(error))) {
        const { id, values } = authText(error, 'auth.loginError');
        notify('error', id, values);
      }
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        fullWidth
        startIcon={<GoogleMark />}
        aria-disabled={busy}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => !busy && void signIn()}
      >
        <Say id={busy ? 'auth.signingIn' : 'auth.google'} />
      </Button>
      <Divider sx={{ my: 2.5, color: 'text.secondary', fontSize: '0.8125rem' }}>
        <Box component="span">
          <Say id="auth.or" />
        </Box>
      </Divider>
    </>
  );
};
