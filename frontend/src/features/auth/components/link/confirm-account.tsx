import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { SharedDevice } from '#frontend/components/account/shared-device.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useUser } from '#frontend/lib/auth/session.ts';
import { paths } from '#frontend/lib/paths.ts';

interface Props {
  readonly email: string;
  /** The address of another signed-in user. */
  readonly current: string | undefined;
  readonly onProceed: () => void;
}

/** Asks for confirmation before a link signs in, and names the user who would be signed out. */
export const ConfirmAccount = ({ email, current, onProceed }: Props) => {
  const signedIn = useUser() !== undefined;
  const switches = current !== undefined;
  const values = { email, current };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        <Message id={switches ? 'auth.link.switchText' : 'auth.link.confirmText'} values={values} />
      </Typography>
      {!signedIn && <SharedDevice label="auth.shared" text="auth.sharedText" />}
      <Button variant="contained" onClick={onProceed}>
        <Message id={switches ? 'auth.link.switch' : 'auth.link.continue'} />
      </Button>
      <Button component={Link} to={signedIn ? paths.dashboard : paths.login} color="inherit">
        <Message id={signedIn ? 'auth.link.stay' : 'auth.link.notMine'} />
      </Button>
    </Stack>
  );
};
