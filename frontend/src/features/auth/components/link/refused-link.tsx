import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useUser } from '#frontend/lib/auth/session.ts';
import { isEmail } from '#frontend/lib/forms/validators.ts';
import { paths } from '#frontend/lib/paths.ts';
import type { LinkRefusal } from '../../model/link-refusal.ts';
import { RequestLink } from './request-link.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';

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
        <TextButton label="common.retry" variant="contained" onClick={onRetry} />
      )}
      {reason === 'no-account' && !signedIn && (
        <TextButton label="auth.registerLink" to={paths.register} variant="contained" />
      )}
      <TextButton
        label={signedIn ? 'common.goHome' : 'auth.backToLogin'}
        to={signedIn ? paths.dashboard : paths.login}
        color="inherit"
      />
    </Stack>
  );
};
