import Alert from '@mui/material/Alert';
import { useLocation } from 'react-router';
import { Say } from '../../../i18n/say.tsx';

const addressIn = (state: unknown): string | undefined => {
  const address =
    typeof state === 'object' && state && 'registered' in state ? state.registered : undefined;
  return typeof address === 'string' ? address : undefined;
};

/** Tells someone who has just registered to look for the verification mail. */
export const RegisteredNotice = () => {
  const address = addressIn(useLocation().state);
  if (!address) return null;
  return (
    <Alert severity="info" role="presentation" sx={{ mb: 3 }}>
      <Say id="auth.verifyNotice" values={{ email: <bdi key="email">{address}</bdi> }} />
    </Alert>
  );
};
