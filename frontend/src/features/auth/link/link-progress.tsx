import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { Say } from '../../../i18n/say.tsx';

/** The link is being opened. */
export const LinkProgress = ({ email }: { readonly email: string }) => (
  <Box
    role="status"
    sx={{ display: 'flex', alignItems: 'center', gap: 2, overflowWrap: 'anywhere' }}
  >
    <CircularProgress size={24} aria-hidden />
    <Box component="span" sx={{ minWidth: 0 }}>
      <Say id="auth.link.working" values={{ email: <bdi key="email">{email}</bdi> }} />
    </Box>
  </Box>
);
