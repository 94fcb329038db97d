import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useUser } from '#frontend/lib/auth/session.ts';
import { isEmail } from '#frontend/lib/forms/validators.ts';
import { paths } from '#frontend/lib/paths.ts';
import type { LinkRefusal } from '../../model/link-refusal.ts';
import { RequestLink } from './request-link.tsx';

interface Props {
  readonly email: string;
  readonly refusal: LinkRefusal;
  readonly onRetry: () => void;
}

/** Explains why a link did not sign in, and offers a solution. */
export const RefusedLink = ({ email, refusal, onRetry }: Props) => {
  const { reason } = refusal;
  const signedIn = useUser() !== undefined;
  const text: Text =
    reason === 'used' && signedIn ? { id: 'auth.link.usedSignedIn' } : refusal.text;
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity={reason === 'failed' ? 'error' : 'warning'} sx={{ overflowWrap: 'anywhere' }}>
        <Message id={text.id} values={{ ...text.values, email }} />
      </Alert>
      {reason === 'used' && isEmail(email) && !signedIn && (
        <RequestLink email={email} label="auth.link.requestNew" variant="contained" />
      )}
      {reason === 'failed' && (
        <Button variant="contained" onClick={onRetry}>
          <Message id="common.retry" />
        </Button>
      )}
      {reason === 'no-account' && !signedIn && (
        <Button component={Link} to={paths.register} variant="contained">
          <Message id="auth.registerLink" />
        </Button>
      )}
      <Button component={Link} to={signedIn ? paths.dashboard : paths.login} color="inherit">
        <Message id={signedIn ? 'common.goHome' : 'auth.backToLogin'} />
      </Button>
    </Stack>
  );
};
