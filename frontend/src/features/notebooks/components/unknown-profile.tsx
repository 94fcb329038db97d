import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Say } from '../../../i18n/say.tsx';
import { textOfError } from '../../../lib/api/api-error.ts';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Why nobody knows for whom to make the notebook; the form below keeps what was chosen. */
export const UnknownProfile = ({ error, onRetry }: Props) => (
  <Alert
    severity="error"
    sx={{ mb: 3 }}
    action={
      <Button color="inherit" size="small" onClick={onRetry}>
        <Say id="common.retry" />
      </Button>
    }
  >
    <AlertTitle>
      <Say id="profile.loadError" />
    </AlertTitle>
    <Say {...textOfError(error)} />
  </Alert>
);
