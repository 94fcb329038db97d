import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { SharedDevice } from '#frontend/components/account/shared-device.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { SessionUser } from '#frontend/lib/auth/session.ts';
import { PasswordField } from '#frontend/components/form/password-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { EndSessions } from './end-sessions.tsx';
import {
  emailRefusal,
  validateEmailChange,
  passwordRefusal,
  validatePasswords,
} from '../model/setting-rules.ts';
import { useAccountForm } from '../hooks/use-account-form.ts';
import { SettingsForm } from './settings-form.tsx';
import { LinkByMail } from './link-by-mail.tsx';

/** Changes the password, then clears the fields. */
const ChangePasswordForm = ({ email }: { readonly email: string }) => {
  const form = useAccountForm({
    initial: { current: '', next: '', confirmation: '' },
    validate: validatePasswords,
    send: ({ changePassword }, { current, next }) => changePassword(current, next),
    success: () => ({ id: 'profile.passwordUpdated' }),
    refusalOf: passwordRefusal,
  });
  return (
    <SettingsForm title="profile.changePassword" submit="profile.updatePassword" form={form}>
      <Box sx={{ width: '100%' }}>
        <PasswordField
          {...form.field('current')}
          label={<Message id="profile.currentPassword" />}
          autoComplete="current-password"
        />
        <LinkByMail email={email} purpose="password" />
      </Box>
      <PasswordField
        {...form.field('next')}
        label={<Message id="profile.newPassword" />}
        help={<Message id="auth.passwordHelp" />}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('confirmation')}
        label={<Message id="profile.confirmPassword" />}
        autoComplete="new-password"
      />
    </SettingsForm>
  );
};

/** Sends a link to the new address, which completes the change. */
const ChangeEmailForm = () => {
  const form = useAccountForm({
    initial: { email: '', password: '' },
    validate: validateEmailChange,
    send: ({ changeEmail }, { email, password }) => changeEmail(password, email.trim()),
    success: ({ email }) => ({ id: 'profile.emailSent', values: { email: email.trim() } }),
    refusalOf: emailRefusal,
  });
  return (
    <SettingsForm title="profile.changeEmail" submit="profile.updateEmail" form={form}>
      <TextField
        {...form.field('email')}
        type="email"
        label={<Message id="profile.newEmail" />}
        autoComplete="email"
      />
      <PasswordField
        {...form.field('password')}
        label={<Message id="profile.currentPassword" />}
        autoComplete="current-password"
      />
    </SettingsForm>
  );
};

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
