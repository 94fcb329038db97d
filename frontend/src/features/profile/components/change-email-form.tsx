import { PasswordField } from '#frontend/components/form/password-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { emailRefusal, validateEmailChange } from '../model/setting-rules.ts';
import { useAccountForm } from '../hooks/use-account-form.ts';
import { SettingsForm } from './settings-form.tsx';

/** Sends a link to the new address, which completes the change. */
export const ChangeEmailForm = () => {
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
