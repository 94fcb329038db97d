import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { authCode, authText, isToldAlready } from '#frontend/lib/auth/auth-error.ts';
import { loadIdentity } from '#frontend/lib/auth/load-identity.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { signInOrChallenge, type Challenge, type SignIn } from '../model/sign-in.ts';

/** Google's logo in its four colours, as its brand rules require. */
const GoogleMark = () => (
  <svg width="18" height="18" viewBox="0 0 48 48" aria-hidden="true">
    <path
      fill="#4285F4"
      d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10 10 0 0 1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1z"
    />
    <path
      fill="#34A853"
      d="M24 46c6 0 11-2 14.6-5.4l-7.1-5.5c-2 1.3-4.5 2.1-7.5 2.1-5.7 0-10.600-3.900-12.300-9.100H4.300v5.700A22 22 0 0 0 24 46z"
    />
    <path
      fill="#FBBC05"
      d="M11.700 28.100a13.200 13.200 0 0 1 0-8.400V14H4.300a22 22 0 0 0 0 19.800z"
    />
    <path
      fill="#EA4335"
      d="M24 10.700c3.200 0 6.100 1.100 8.400 3.300l6.300-6.300A22 22 0 0 0 4.300 14l7.400 5.700c1.700-5.200 6.600-9 12.300-9z"
    />
  </svg>
);

// After the rest of the page, which most sites need alone.
const SchoolButton = lazyComponent(() => import('./school-button.tsx'));

/** Closing the pop-up, or opening a second one, is no error. */
const changesOfMind: readonly (string | undefined)[] = [
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/redirect-cancelled-by-user',
];

/** Loads the client early: the browser blocks a pop-up that opens too long after the click. */
const prepare = (): void => {
  // The click reports a failure.
  loadIdentity().catch(() => undefined);
};

/** The prefix of the key that marks a redirect to Google in the identity client's storage. */
const PENDING_REDIRECT = 'firebase:pendingRedirect:';

/** Whether Google may have returned to this page. */
const isRedirectPending = (): boolean => {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(PENDING_REDIRECT));
  } catch {
    return false;
  }
};

interface Props {
  /** Called when the account requires a second step. */
  readonly onChallenge: (challenge: Challenge) => void;
}

/** The Google sign-in button and the school's, with the divider above the form. */
export const GoogleButton = ({ onChallenge }: Props) => {
  // Google may have returned to this page.
  const [busy, setBusy] = useState(isRedirectPending);
  const [canRedirect, setCanRedirect] = useState(false);

  const tell = useCallback(async (error: unknown): Promise<void> => {
    const code = authCode(error);
    if (isToldAlready(error) || changesOfMind.includes(code)) return;
    const offered =
      code === 'auth/popup-blocked' && (await (await loadIdentity()).canRedirectToGoogle());
    setCanRedirect(offered);
    const { id, values } = offered
      ? ({ id: 'auth.popupBlockedHere' } as const)
      : authText(error, 'auth.loginError');
    notify('error', id, values);
  }, []);

  const signIn = useCallback(
    (by: SignIn): Promise<void> =>
      signInOrChallenge(by, 'auth.googleSuccess')
        .then((challenge) => challenge && onChallenge(challenge))
        .catch(tell)
        .finally(() => setBusy(false)),
    [onChallenge, tell],
  );

  const openWindow = () => {
    setBusy(true);
    void signIn((identity) => identity.signInInWindow('google'));
  };

  useEffect(() => {
    if (isRedirectPending()) void signIn((identity) => identity.finishRedirect());
  }, [signIn]);

  // Not busy during the redirect, so that the page works if the user returns with the back button.
  const leave = async () => {
    try {
      await (await loadIdentity()).redirectToGoogle();
    } catch (error) {
      await tell(error);
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
        onClick={() => !busy && openWindow()}
      >
        <Message id={busy ? 'auth.signingIn' : 'auth.google'} />
      </Button>
      {canRedirect && (
        <Button fullWidth sx={{ mt: 1 }} onClick={() => void leave()}>
          <Message id="auth.googleHere" />
        </Button>
      )}
      <SchoolButton onChallenge={onChallenge} prepare={prepare} />
      <Box
        sx={{
          ...{ display: 'flex', alignItems: 'center', gap: 1.5, my: 2.5 },
          ...{ color: 'text.secondary', fontSize: '0.8125rem' },
          '&::before, &::after': {
            ...{ content: '""', flex: 1, borderTop: '1px solid', borderColor: 'divider' },
          },
        }}
      >
        <Message id="auth.or" />
      </Box>
    </>
  );
};
