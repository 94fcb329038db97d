import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { SharedDevice } from '#frontend/components/account/shared-device.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { SessionUser } from '#frontend/lib/auth/session.ts';
import { ChangeEmailForm } from './change-email-form.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { EndSessions } from './end-sessions.tsx';

/** Password and address of a password account; Google or the school manages those of other accounts. */
export const AccountSettings = ({ user }: { readonly user: SessionUser }) => (
  <Card component="section" aria-labelledby="settings" sx={{ p: { xs: 2.5, sm: 3 } }}>
    <Typography variant="h2" id="settings" sx={{ mb: 2.5 }}>
      <Message id="profile.settings" />
    </Typography>
    {user.provider !== 'password' ? (
      <Typography color="textSecondary">
        <Message id={user.provider === 'google' ? 'profile.googleNote' : 'profile.schoolNote'} />
      </Typography>
    ) : (
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 5 }}>
        <ChangePasswordForm email={user.email ?? ''} />
        <ChangeEmailForm />
      </Box>
    )}
    <Box sx={{ mt: 4 }}>
      <SharedDevice label="profile.shared" text="profile.sharedText" always />
    </Box>
    <EndSessions uid={user.uid} />
  </Card>
);
