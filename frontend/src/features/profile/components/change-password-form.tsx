import Box from '@mui/material/Box';
import { PasswordField } from '#frontend/components/form/password-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { passwordRefusal, validatePasswords } from '../model/setting-rules.ts';
import { LinkByMail } from './link-by-mail.tsx';
import { useAccountForm } from '../hooks/use-account-form.ts';
import { SettingsForm } from './settings-form.tsx';

/** Changes the password, then clears the fields. */
export const ChangePasswordForm = ({ email }: { readonly email: string }) => {
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
