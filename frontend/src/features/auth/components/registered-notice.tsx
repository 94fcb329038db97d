import Alert from '@mui/material/Alert';
import { Say } from '../../../i18n/say.tsx';

/** Tells someone who has just registered to look for the verification mail. */
export const RegisteredNotice = ({ address }: { readonly address: string }) => (
  <Alert severity="info" role="presentation" sx={{ mb: 3 }}>
    <Say id="auth.verifyNotice" values={{ email: <bdi key="email">{address}</bdi> }} />
  </Alert>
);
