import Box from '@mui/material/Box';
import { PasswordField } from '#frontend/components/form/password-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { loadIdentity } from '#frontend/lib/auth/load-identity.ts';
import { useForm } from '#frontend/lib/forms/use-form.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { passwordRefusal, validatePasswords } from '../model/setting-rules.ts';
import { LinkByMail } from './link-by-mail.tsx';
import { SettingsForm } from './settings-form.tsx';

/** Changes the password, then clears the fields. */
export const ChangePasswordForm = ({ email }: { readonly email: string }) => {
  const form = useForm({
    initial: { current: '', next: '', confirmation: '' },
    validate: validatePasswords,
    showWhenLeft: true,
    onSubmit: async ({ current, next }) => {
      await (await loadIdentity()).changePassword(current, next);
      form.reset();
      notify('success', 'profile.passwordUpdated');
    },
    onFailure: (error) => {
      const refusal = passwordRefusal(error);
      notify('error', refusal.text.id);
      return refusal;
    },
  });
  return (
    <SettingsForm
      title="profile.changePassword"
      submit="profile.updatePassword"
      busy={form.busy}
      valid={form.valid}
      failure={form.failure}
      onSubmit={form.onSubmit}
    >
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
