import Box from '@mui/material/Box';
import { PasswordField } from '../../../components/form/password-field.tsx';
import { Say } from '../../../i18n/say.tsx';
import { authCode, wrongCredentials } from '../../../lib/auth/auth-error.ts';
import { loadIdentity } from '../../../lib/auth/load-identity.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notify } from '../../../lib/notifications/notifications.ts';
import { validatePasswords } from '../setting-rules.ts';
import { LinkByMail } from './link-by-mail.tsx';
import { SettingsForm } from './settings-form.tsx';

/** Changes the password; the fields are emptied afterwards. */
export const ChangePasswordForm = ({ email }: { readonly email: string }) => {
  const form = useForm({
    initial: { current: '', next: '', confirmation: '' },
    validate: validatePasswords,
    showWhenLeft: true,
    onSubmit: async ({ current, next }) => {
      try {
        await (await loadIdentity()).changePassword(current, next);
        form.reset();
        notify('success', 'profile.passwordUpdated');
      } catch (error) {
        const wrong = wrongCredentials.includes(authCode(error) ?? '');
        notify('error', wrong ? 'profile.passwordWrong' : 'profile.passwordFailed');
      }
    },
  });
  return (
    <SettingsForm
      title="profile.changePassword"
      submit="profile.updatePassword"
      busy={form.busy}
      valid={form.valid}
      onSubmit={form.onSubmit}
    >
      <Box sx={{ width: '100%' }}>
        <PasswordField
          {...form.field('current')}
          label={<Say id="profile.currentPassword" />}
          autoComplete="current-password"
        />
        <LinkByMail email={email} purpose="password" />
      </Box>
      <PasswordField
        {...form.field('next')}
        label={<Say id="profile.newPassword" />}
        help={<Say id="auth.passwordHelp" />}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('confirmation')}
        label={<Say id="profile.confirmPassword" />}
        autoComplete="new-password"
      />
    </SettingsForm>
  );
};
