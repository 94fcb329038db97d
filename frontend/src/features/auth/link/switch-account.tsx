import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { Say } from '../../../i18n/say.tsx';
import { paths } from '../../../lib/paths.ts';

interface Props {
  /** Whose link it is. */
  readonly email: string;
  /** Who is signed in. */
  readonly current: string;
  readonly onSwitch: () => void;
}

/** Asks before a link takes the place of the account that is signed in. */
export const SwitchAccount = ({ email, current, onSwitch }: Props) => {
  const values = { email: <bdi key="email">{email}</bdi>, current: <bdi key="now">{current}</bdi> };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        <Say id="auth.link.switchText" values={values} />
      </Typography>
      <Button variant="contained" onClick={onSwitch}>
        <Say id="auth.link.switch" />
      </Button>
      <Button component={Link} to={paths.dashboard} color="inherit">
        <Say id="auth.link.stay" />
      </Button>
    </Stack>
  );
};
